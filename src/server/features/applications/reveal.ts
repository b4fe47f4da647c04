import type { EncryptedApplicationField } from '#contract/application-fields.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { limitTable } from '#server/lib/limits.ts';
import type { Secret } from '#server/crypto/secret.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { emailOtherAdministrators } from '#server/features/notifications/notify.ts';
import { requireApplication } from './read.ts';
import { decryptApplicationField } from './store.ts';

const [HOURLY] = limitTable.reveal;
const tooMany = (seconds: number): string =>
  `You can reveal ${String(HOURLY)} values per hour. Please wait ${waitingTime(seconds, 'en')}. The other administrators were notified.`;
const tooManyAtOnce = (values: number): string =>
  `This file would reveal ${String(values)} values, and you can reveal ${String(HOURLY)} per hour. Choose fewer records, or leave the numbers masked. The other administrators were notified.`;

/**
 * Decrypts one field. The audit row with the reason is stored before the value is returned.
 * @throws AppError rate_limited; not_found when the application or the value does not exist
 */
export async function revealApplicationField(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  input: { field: EncryptedApplicationField; reason: string },
): Promise<Secret<string>> {
  requirePermission(ctx, 'files.reveal');
  await countReveals(app, ctx, 1);
  return app.db.tx(async (tx) => {
    const row = await requireApplication(tx, id);
    const value = decryptApplicationField(app.vault, row, input.field);
    if (!value) throw new AppError('not_found', 'The applicant did not give this value.');
    await audit(tx, ctx, 'application.revealed', { kind: 'application', id }, input);
    return value;
  });
}

/**
 * Counts values that this user is about to read in the clear. Refuses a file with more values than the hourly limit
 * without counting it. Beyond the limit it emails the other administrators, at most once an hour per user. Do not call
 * it inside a transaction.
 * @throws AppError rate_limited, with the seconds to wait if waiting helps
 */
export async function countReveals(app: App, ctx: Ctx<StaffActor>, values: number): Promise<void> {
  requirePermission(ctx, 'files.reveal');
  const { userId } = ctx.actor;
  try {
    if (values > HOURLY && app.config.rateLimits) throw new AppError('rate_limited', tooManyAtOnce(values));
    if (values > 0) await app.limits.use('reveal', userId, tooMany, values);
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') await alertOthers(app, ctx);
    throw error;
  }
}

async function alertOthers(app: App, ctx: Ctx<StaffActor>): Promise<void> {
  const isFirst = await app.limits.use('revealAlert', ctx.actor.userId, String).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'rate_limited') return undefined;
    throw error;
  });
  if (isFirst === undefined) return;
  await app.db.tx(async (tx) => {
    await audit(tx, ctx, 'application.reveals_limited', { kind: 'user', id: ctx.actor.userId });
    const params = { user: ctx.actor.email, values: HOURLY, at: ctx.now.toISOString() };
    await emailOtherAdministrators(app, ctx, tx, { template: 'reveals-limited', params });
  });
}
