import type { ApplicationFile } from '#contract/admin.ts';
import type { Query, Tx } from '#server/ports.ts';
import { selectEmailsAbout, wasEmailed } from './store.ts';
import { queueState } from '#server/jobs/queue.ts';
import type { StoredEmail } from '#server/db/tables.ts';

/** The emails about an application, its deal, or both, with their state. */
export async function listEmailsAbout(
  query: Query | Tx,
  about: { reference: string | null; dealId: string | null },
): Promise<ApplicationFile['mails']> {
  const rows = await selectEmailsAbout(query, about);
  return rows.map((row) => ({
    id: row.id,
    template: row.template,
    state: row.state,
    queuedAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    to: row.to_address,
  }));
}

/** Whether the customer of a deal was asked for documents at that time or later. */
export const wasCustomerAsked = (query: Query | Tx, dealId: string, since: Date): Promise<boolean> =>
  wasEmailed(query, { template: 'information-requested', dealId, since });

/**
 * The recipient is unknown or refuses emails (RFC 5321), so a retry would fail too. A refusal of the sender or the
 * content may be temporary, and is retried.
 */
export const isForGood = (reason: string | null): boolean => /^EENVELOPE 55[0136] at RCPT TO$/.test(reason ?? '');

/** `queued` waits for its first attempt and `failed` is retried. `stopped` and `refused` (by the recipient) are not. */
export type EmailState = 'sent' | 'refused' | ReturnType<typeof queueState>;
export function emailState({
  state,
  attempts,
  last_error,
}: Pick<StoredEmail, 'state' | 'attempts' | 'last_error'>): EmailState {
  if (state === 'sent') return 'sent';
  return isForGood(last_error) ? 'refused' : queueState(attempts);
}
