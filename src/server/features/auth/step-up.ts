import type { StepUp } from '#contract/account.ts';
import { signInMessages } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import { type Ctx, FORBIDDEN, type UserActor } from '#server/context.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { newId } from '#server/lib/ids.ts';
import type { SensitiveAct } from '#server/features/emails/templates.ts';
import type { Tx } from '#server/ports.ts';
import { selectUser } from '#server/features/users/people-store.ts';
import { requirePassword } from './password.ts';
import { areSameRoles, rolesOf } from '#server/features/users/roles.ts';
import { CODE_WRONG, countCode, hasTotp, spendCode } from './totp.ts';
import { lenderAccountId } from '#server/features/users/store.ts';
import { emailOtherAdministrators } from '#server/features/notifications/notify.ts';

/**
 * Runs a sensitive administrative act in one transaction, after the caller entered the password again and, with
 * two-step verification, a code. The code is used up in the same transaction, so a refused act leaves it unused. Do not
 * call it inside a transaction.
 * @throws AppError validation for a missing or wrong password or code; rate_limited after 10 wrong ones
 */
export async function withStepUp<T>(
  app: App,
  ctx: Ctx<UserActor>,
  { password, code }: StepUp,
  act: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { userId, sessionId } = ctx.actor;
  if (password === '') throw fieldError('password', signInMessages.currentPassword);
  await requirePassword(app, ctx, password);
  const tries = `session ${sessionId}`;
  if (code !== '') await countCode(app, tries);
  const done = await app.db.tx(async (tx) => {
    // Locked before the caller's own row, in the same order as every change of users, so that two administrators cannot
    // deadlock.
    await lenderAccountId(tx, newId(ctx.now), ctx.now);
    await requireSameRoles(tx, ctx);
    if (await hasTotp(tx, userId)) {
      if (code === '') throw fieldError('code', signInMessages.code);
      if (!(await spendCode(app, ctx, tx, userId, code))) throw fieldError('code', CODE_WRONG);
    }
    return act(tx);
  });
  if (code !== '') await app.limits.forget('secondFactor', tries);
  return done;
}

/** Checks the caller's roles again after a wait: they may have changed. @throws AppError forbidden */
export async function requireSameRoles(tx: Tx, { actor }: Ctx<UserActor>): Promise<void> {
  if (actor.kind !== 'staff') return;
  const user = await selectUser(tx, actor.userId);
  const isSame = user?.status === 'active' && areSameRoles(rolesOf(user), actor.roles);
  if (!isSame) throw new AppError('forbidden', FORBIDDEN);
}

/** Emails the other administrators. `about` is a user, a section or a number of values. */
export const reportAct = (
  app: App,
  ctx: Ctx<UserActor>,
  tx: Tx,
  { act, about }: { act: SensitiveAct; about: string },
): Promise<void> =>
  emailOtherAdministrators(app, ctx, tx, {
    template: 'sensitive-act',
    params: { act, about, by: ctx.actor.email, at: ctx.now.toISOString() },
  });
