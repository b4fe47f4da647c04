import { randomInt } from 'node:crypto';
import { type BegunTotp, type PasswordAndCode, RECOVERY_CODES } from '#contract/account.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { codeUri, newCodeSecret, stepOfCode } from '#server/crypto/one-time-code.ts';
import type { Tx, Query } from '#server/ports.ts';
import { requirePassword } from './password.ts';
import {
  confirmTotpRow,
  deleteTotp,
  keepSecret,
  lockTotp,
  replaceRecoveryCodes,
  countRecoveryCodes,
  selectTotp,
  takeRecoveryCode,
  takeStep,
} from './totp-store.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import { emailAccountOwner } from '#server/features/emails/queue-email.ts';

const ALREADY_ON = 'Two-step verification is already on.';
const NOT_BEGUN = 'Begin again: there is no code to confirm.';
const NOT_ON = 'Two-step verification is not on.';
/** Excludes letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const wrongCode = (): AppError => fieldError('code', CODE_WRONG);
const subject = (ctx: Ctx<UserActor>) => ({ kind: 'user', id: ctx.actor.userId });

/**
 * Creates a secret for the user's authenticator app. Codes are required only after confirmation.
 * @throws AppError conflict when two-step verification is on; the errors of requirePassword
 */
export async function beginTotp(app: App, ctx: Ctx<UserActor>, { password }: { password: string }): Promise<BegunTotp> {
  const { userId, email } = ctx.actor;
  await requirePassword(app, ctx, password);
  const secret = newCodeSecret();
  await app.db.tx(async (tx) => {
    const row = {
      user_id: userId,
      secret_sealed: app.vault.encrypt(secretPlace(userId), secret),
      begun_at: ctx.now,
      confirmed_at: null,
      last_step: null,
    };
    if (!(await keepSecret(tx, row))) throw new AppError('conflict', ALREADY_ON);
    await audit(tx, ctx, 'user.totp_begun', subject(ctx));
  });
  return { secret, uri: codeUri(secret, { issuer: app.brand.company, account: email }) };
}

/**
 * Turns on two-step verification after the app showed a correct code.
 * @returns the recovery codes, which are shown only once
 * @throws AppError conflict, validation, rate_limited
 */
export async function confirmTotp(app: App, ctx: Ctx<UserActor>, { code }: { code: string }): Promise<string[]> {
  const { userId } = ctx.actor;
  await countCode(app, `session ${ctx.actor.sessionId}`);
  const codes = await app.db.tx(async (tx) => {
    const row = await lockTotp(tx, userId);
    if (!row) throw new AppError('conflict', NOT_BEGUN);
    if (row.confirmed_at) throw new AppError('conflict', ALREADY_ON);
    const step = stepOfCode(app.vault.decrypt(secretPlace(userId), row.secret_sealed).reveal(), code, ctx.now);
    if (step === undefined) throw wrongCode();
    if (!(await confirmTotpRow(tx, userId, step, ctx.now))) throw new AppError('conflict', ALREADY_ON);
    await audit(tx, ctx, 'user.totp_on', subject(ctx));
    await emailAccountOwner(app, ctx, tx, ctx.actor.email, 'codesOn');
    return makeRecoveryCodes(app, tx, userId);
  });
  await app.limits.forget('secondFactor', `session ${ctx.actor.sessionId}`);
  return codes;
}

/** Turns off two-step verification. @throws AppError conflict when it is off; validation; rate_limited */
export async function disableTotp(app: App, ctx: Ctx<UserActor>, input: PasswordAndCode): Promise<void> {
  await withCode(app, ctx, input, async (tx) => {
    await deleteTotp(tx, ctx.actor.userId);
    await audit(tx, ctx, 'user.totp_off', subject(ctx));
    await emailAccountOwner(app, ctx, tx, ctx.actor.email, 'codesOff');
  });
}

/** Replaces all recovery codes with 10 new ones. @throws AppError as in disableTotp */
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

/** 51 random bits per code. */
async function makeRecoveryCodes(app: App, tx: Tx, userId: string): Promise<string[]> {
  const letter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));
  const part = (): string => Array.from({ length: 5 }, letter).join('');
  const codes = Array.from({ length: RECOVERY_CODES }, () => [part(), part()] as const);
  const macs = codes.map((parts) => recoveryMac(app, userId, parts.join('')));
  await replaceRecoveryCodes(tx, userId, macs);
  return codes.map((parts) => parts.join('-'));
}

export const CODE_WRONG = 'This code is wrong or was already used.';
const CODE_ASKED = 'Please enter the code that your app shows.';
/** Returns the error for a correct password without a code. */
export const codeAsked = (message?: string): AppError =>
  new AppError('totp_required', message ?? CODE_ASKED, message === undefined ? {} : { fields: { code: message } });
const tooMany = (s: number): string => `Too many wrong codes. Please wait ${waitingTime(s, 'en')}.`;

const secretPlace = (userId: string) => ({ table: 'totp', row: userId, column: 'secret_sealed' });
/** Returns a keyed hash per user, so that a stolen database does not reveal the codes. */
const recoveryMac = (app: App, userId: string, code: string): string =>
  app.vault.mac('recovery-code', `${userId} ${code}`);

/** Returns whether this user must enter a code. */
export const hasTotp = async (query: Query | Tx, userId: string): Promise<boolean> =>
  (await selectTotp(query, userId))?.confirmed_at instanceof Date;

/**
 * Counts before the code is checked, so that parallel guesses cannot exceed the limit. `by` separates the tries of a
 * session, a known browser, a link and strangers with the password.
 * @throws AppError rate_limited
 */
export const countCode = (app: App, by: string): Promise<number> => app.limits.use('secondFactor', by, tooMany);

/** Returns true once per app code and once per recovery code. Recovery codes are recorded. */
export async function spendCode(app: App, ctx: Ctx, tx: Tx, userId: string, code: string): Promise<boolean> {
  const row = await lockTotp(tx, userId);
  if (!row?.confirmed_at) return false;
  if (/^\d{6}$/.test(code)) {
    const secret = app.vault.decrypt(secretPlace(userId), row.secret_sealed).reveal();
    const step = stepOfCode(secret, code, ctx.now);
    return step !== undefined && takeStep(tx, userId, step);
  }
  if (!(await takeRecoveryCode(tx, userId, recoveryMac(app, userId, code), ctx.now))) return false;
  const left = await countRecoveryCodes(tx, userId);
  await audit(tx, ctx, 'user.recovery_code_used', { kind: 'user', id: userId }, { left });
  return true;
}
