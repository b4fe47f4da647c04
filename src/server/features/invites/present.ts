import type { ApplicationInvite } from '#contract/application-invites.ts';
import type { App } from '#server/app.ts';
import { type EmailState, emailState } from '#server/features/emails/list.ts';
import { type InviteView, openToken } from './store.ts';

export type InviteState = 'pending' | 'completed' | 'revoked' | 'expired';

export function stateOfInvite(row: Pick<InviteView, 'completed_at' | 'revoked_at' | 'is_over'>): InviteState {
  if (row.completed_at !== null) return 'completed';
  if (row.revoked_at !== null) return 'revoked';
  return row.is_over ? 'expired' : 'pending';
}

/** Null after the email was deleted. */
export const emailStateOf = ({ mail_state: state, mail_attempts, mail_error }: InviteView): EmailState | null =>
  state === null ? null : emailState({ state, attempts: mail_attempts ?? 0, last_error: mail_error });

/** In the API, an email to be retried is `waiting`, as before its first attempt. */
const wireState = (state: EmailState | null): ApplicationInvite['emailState'] =>
  state === 'queued' || state === 'failed' ? 'waiting' : state;

export const inviteUrl = (app: App, token: string): string =>
  `${app.config.publicUrl}/credit-application?token=${token}`;

/** An invite as its senders see it. */
export function presentInvite(app: App, row: InviteView): ApplicationInvite {
  const state = stateOfInvite(row);
  return {
    id: row.id,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    recipientPhone: row.recipient_phone,
    status: state === 'revoked' ? 'expired' : state,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    emailState: wireState(emailStateOf(row)),
    emailSent: row.mail_state === 'sent' ? 'true' : 'false',
    inviteUrl: inviteUrl(app, openToken(app.vault, row)),
    sentBy: `${row.sender_first_name} ${row.sender_last_name}`.trim(),
    reference: row.reference,
    dealId: row.deal_id,
  };
}
