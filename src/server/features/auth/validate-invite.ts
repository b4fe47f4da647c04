import type { ValidInviteAnswer } from '#contract/sign-in.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { AppError } from '#server/lib/app-error.ts';
import { hashToken } from '#server/crypto/tokens.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';
import type { Query, Tx } from '#server/ports.ts';
import { type FoundInvitation, selectInvitation } from '../users/store.ts';

const UNKNOWN = 'This invite link is not valid. Please contact your representative for a new one.';
export const OVER =
  'This invite link was already used or has expired. Please contact your representative for a new one.';
const tooMany = (seconds: number): string => `Too many unknown links. Please wait ${waitingTime(seconds, 'en')}.`;

/** Whom an invitation is for. Looking never uses it up: mail scanners look too. */
export async function validateInvite(app: App, token: string): Promise<ValidInviteAnswer> {
  const invitation = await requireOpenInvitation(app.db.query, token);
  return { valid: true, dealer: { firstName: invitation.first_name, email: invitation.email } };
}

/** @throws AppError not_found when unknown; gone when used, revoked or expired; rate_limited on guessing */
export async function requireOpenInvitation(query: Query | Tx, token: string): Promise<FoundInvitation> {
  const found = await selectInvitation(query, hashToken(token));
  if (!found) throw new AppError('not_found', UNKNOWN, { valid: false });
  if (found.used_at !== null || found.revoked_at !== null || found.is_over || found.status === 'disabled')
    throw new AppError('gone', OVER, { valid: false });
  return found;
}

/** Counts calls with a token that nobody has, outside any transaction. */
export async function countUnknownToken<T>(
  app: App,
  ctx: Ctx,
  work: () => Promise<T>,
  message: (seconds: number) => string = tooMany,
): Promise<T> {
  const waiting = await app.limits.wait('unknownToken', { ip: ctx.ip });
  if (waiting > 0) throw new AppError('rate_limited', message(waiting), { retryAfterSeconds: waiting });
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      await app.limits.use('unknownToken', { ip: ctx.ip }, message);
    throw error;
  }
}
