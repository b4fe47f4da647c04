import type { ApplicationFile } from '#contract/admin.ts';
import type { Query, Tx } from '#server/ports.ts';
import { selectEmailsAbout, wasEmailed } from './store.ts';

/** The mails that an application, its deal, or both caused, with their state. */
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
