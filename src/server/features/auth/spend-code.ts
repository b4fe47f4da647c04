import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { stepOfCode } from '#server/crypto/one-time-code.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import type { Query, Tx } from '#server/ports.ts';
import { countRecoveryCodes, lockTotp, selectTotp, takeRecoveryCode, takeStep } from './totp-store.ts';

export const CODE_WRONG = 'This code is not correct, or it was used already.';
const CODE_ASKED = 'Please enter the code that your app shows.';
/** What a right password alone is answered. */
export const codeAsked = (message?: string): AppError =>
  new AppError('totp_required', message ?? CODE_ASKED, message === undefined ? {} : { fields: { code: message } });
const tooMany = (s: number): string => `Too many wrong codes. Please wait ${waitingTime(s, 'en')}.`;

export const secretPlace = (userId: string) => ({ table: 'totp', row: userId, column: 'secret_sealed' });
/** Keyed, so that a stolen database does not tell the codes, and told apart by user. */
export const recoveryMac = (app: App, userId: string, code: string): string =>
  app.vault.mac('recovery-code', `${userId} ${code}`);

/** Whether this user is asked for a code. */
export const hasTotp = async (query: Query | Tx, userId: string): Promise<boolean> =>
  (await selectTotp(query, userId))?.confirmed_at instanceof Date;

/**
 * Counts before a code is checked, so that parallel guesses cannot slip through. `by` separates the tries of a session,
 * a known browser, a link and strangers who have the password.
 * @throws AppError rate_limited
 */
export const countCode = (app: App, by: string): Promise<number> => app.limits.use('secondFactor', by, tooMany);

/** True once for each code of the app, and once for each recovery code, which is recorded. */
export async function spendCode(app: App, ctx: Ctx, tx: Tx, userId: string, code: string): Promise<boolean> {
  const row = await lockTotp(tx, userId);
  if (!row?.confirmed_at) return false;
  if (/^\d{6}$/.test(code)) {
    const secret = app.vault.open(secretPlace(userId), row.secret_sealed).reveal();
    const step = stepOfCode(secret, code, ctx.now);
    return step !== undefined && takeStep(tx, userId, step);
  }
  if (!(await takeRecoveryCode(tx, userId, recoveryMac(app, userId, code), ctx.now))) return false;
  const left = await countRecoveryCodes(tx, userId);
  await audit(tx, ctx, 'user.recovery_code_used', { kind: 'user', id: userId }, { left });
  return true;
}
