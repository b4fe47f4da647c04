import { randomInt } from 'node:crypto';
import { type BegunTotp, type PasswordAndCode, RECOVERY_CODES } from '#contract/account.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { codeUri, newCodeSecret, stepOfCode } from '#server/crypto/one-time-code.ts';
import type { Tx } from '#server/ports.ts';
import { requirePassword } from './require-password.ts';
import { CODE_WRONG, countCode, recoveryMac, secretPlace, spendCode } from './spend-code.ts';
import { tellOwner } from './tell-owner.ts';
import { confirmTotpRow, deleteTotp, keepSecret, lockTotp, replaceRecoveryCodes } from './totp-store.ts';

const ALREADY_ON = 'Codes at the sign-in are switched on already.';
const NOT_BEGUN = 'Begin again: there is no code to confirm.';
const NOT_ON = 'Codes at the sign-in are not switched on.';
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const wrongCode = (): AppError => new AppError('validation', CODE_WRONG, { fields: { code: CODE_WRONG } });
const subject = (ctx: Ctx<UserActor>) => ({ kind: 'user', id: ctx.actor.userId });

/** A new secret for the app of this user; nothing is asked for at the sign-in before it is confirmed. @throws AppError conflict when codes are on; as requirePassword does */
export async function beginTotp(app: App, ctx: Ctx<UserActor>, { password }: { password: string }): Promise<BegunTotp> {
  const { userId, email } = ctx.actor;
  await requirePassword(app, ctx, password);
  const secret = newCodeSecret();
  await app.db.tx(async (tx) => {
    const row = {
      user_id: userId,
      secret_sealed: app.vault.seal(secretPlace(userId), secret),
      begun_at: ctx.now,
      confirmed_at: null,
      last_step: null,
    };
    if (!(await keepSecret(tx, row))) throw new AppError('conflict', ALREADY_ON);
    await audit(tx, ctx, 'user.totp_begun', subject(ctx));
  });
  return { secret, uri: codeUri(secret, { issuer: app.brand.company, account: email }) };
}

/** Switches codes on, once the app of this user shows the right one. @returns the recovery codes, shown this once @throws AppError conflict, validation, rate_limited */
export async function confirmTotp(app: App, ctx: Ctx<UserActor>, { code }: { code: string }): Promise<string[]> {
  const { userId } = ctx.actor;
  await countCode(app, `session ${ctx.actor.sessionId}`);
  const codes = await app.db.tx(async (tx) => {
    const row = await lockTotp(tx, userId);
    if (!row) throw new AppError('conflict', NOT_BEGUN);
    if (row.confirmed_at) throw new AppError('conflict', ALREADY_ON);
    const step = stepOfCode(app.vault.open(secretPlace(userId), row.secret_sealed).reveal(), code, ctx.now);
    if (step === undefined) throw wrongCode();
    if (!(await confirmTotpRow(tx, userId, step, ctx.now))) throw new AppError('conflict', ALREADY_ON);
    await audit(tx, ctx, 'user.totp_on', subject(ctx));
    await tellOwner(app, ctx, tx, ctx.actor.email, 'codesOn');
    return makeRecoveryCodes(app, tx, userId);
  });
  await app.limits.forget('secondFactor', `session ${ctx.actor.sessionId}`);
  return codes;
}

/** Switches codes off; it takes password and code. @throws AppError conflict when they are not on; validation, rate_limited */
export async function disableTotp(app: App, ctx: Ctx<UserActor>, input: PasswordAndCode): Promise<void> {
  await withCode(app, ctx, input, async (tx) => {
    await deleteTotp(tx, ctx.actor.userId);
    await audit(tx, ctx, 'user.totp_off', subject(ctx));
    await tellOwner(app, ctx, tx, ctx.actor.email, 'codesOff');
  });
}

/** Ten new recovery codes in place of all before. @throws AppError as disableTotp does */
export async function renewRecoveryCodes(app: App, ctx: Ctx<UserActor>, input: PasswordAndCode): Promise<string[]> {
  return withCode(app, ctx, input, async (tx) => {
    await audit(tx, ctx, 'user.recovery_codes_made', subject(ctx));
    return makeRecoveryCodes(app, tx, ctx.actor.userId);
  });
}

async function withCode<T>(
  app: App,
  ctx: Ctx<UserActor>,
  { password, code }: PasswordAndCode,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { userId } = ctx.actor;
  await requirePassword(app, ctx, password);
  await countCode(app, `session ${ctx.actor.sessionId}`);
  const done = await app.db.tx(async (tx) => {
    if (!(await lockTotp(tx, userId))?.confirmed_at) throw new AppError('conflict', NOT_ON);
    if (!(await spendCode(app, ctx, tx, userId, code))) throw wrongCode();
    return work(tx);
  });
  await app.limits.forget('secondFactor', `session ${ctx.actor.sessionId}`);
  return done;
}

/** 51 random bits each. */
async function makeRecoveryCodes(app: App, tx: Tx, userId: string): Promise<string[]> {
  const letter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));
  const part = (): string => Array.from({ length: 5 }, letter).join('');
  const codes = Array.from({ length: RECOVERY_CODES }, () => [part(), part()] as const);
  const macs = codes.map((parts) => recoveryMac(app, userId, parts.join('')));
  await replaceRecoveryCodes(tx, userId, macs);
  return codes.map((parts) => parts.join('-'));
}
