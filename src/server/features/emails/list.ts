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
    sentAt: row.sent_at?.toISOString() ?? null,
    to: row.to_address,
  }));
}

/** Whether the customer of a deal was asked for papers at that time or later. */
export const wasCustomerAsked = (query: Query | Tx, dealId: string, since: Date): Promise<boolean> =>
  wasEmailed(query, { template: 'information-requested', dealId, since });

/**
 * The receiver is not known, or may not be written to (RFC 5321): a later try would be told the same.
 * A refusal of the sender or of the mail is about us, and may end: those are tried again.
 */
export const isForGood = (reason: string | null): boolean => /^EENVELOPE 55[0136] at RCPT TO$/.test(reason ?? '');

/** `queued` waits for its first try, `failed` is retried automatically, `stopped` and `refused` (by its receiver) are not. */
export type EmailState = 'sent' | 'refused' | ReturnType<typeof queueState>;
export function emailState({
  state,
  attempts,
  last_error,
}: Pick<StoredEmail, 'state' | 'attempts' | 'last_error'>): EmailState {
  if (state === 'sent') return 'sent';
  return isForGood(last_error) ? 'refused' : queueState(attempts);
}

/** The first letter and the domain: e•••@example.com. */
export const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/u, '$1•••');
