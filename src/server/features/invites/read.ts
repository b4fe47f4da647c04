import type { ReadInviteAnswer } from '#contract/application-invites.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/lib/app-error.ts';
import { stateOf } from './present.ts';
import { selectInviteByToken, tokenMac } from './store.ts';

const UNKNOWN = 'This invitation link is not valid. You can still apply, or ask your representative for a new link.';
const OVER = 'This invitation link has expired. You can still apply, or ask your representative for a new link.';

/**
 * What a personal link knows. Looking never uses it up: mail scanners look too.
 * @throws AppError not_found when unknown or revoked; gone when expired
 */
export async function readInvite(app: App, token: string): Promise<ReadInviteAnswer> {
  const row = token === '' ? undefined : await selectInviteByToken(app.db.query, tokenMac(app.vault, token));
  const state = row && stateOf(row);
  if (!row || state === undefined || state === 'revoked') throw new AppError('not_found', UNKNOWN);
  if (state === 'expired') throw new AppError('gone', OVER);
  if (state === 'completed') return { status: state, recipientName: row.recipient_name };
  return { status: state, recipientName: row.recipient_name, prefillData: JSON.stringify(row.prefill) };
}
