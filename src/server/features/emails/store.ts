import { type Insertable, sql } from 'kysely';
import type { StoredEmail } from '#server/db/tables.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';

const place = (id: string) => ({ table: 'mails', row: id, column: 'params' });

export const sealParams = (vault: Vault, id: string, params: object): string =>
  vault.seal(place(id), JSON.stringify(params));
export const openParams = (vault: Vault, row: StoredEmail): unknown =>
  JSON.parse(vault.open(place(row.id), row.params).reveal());

export async function insertEmail(tx: Tx, row: Insertable<StoredEmail>): Promise<void> {
  await tx.insertInto('mails').values(row).execute();
}

/**
 * Takes the right to deliver an unsent email for so many seconds of the database's clock. Returns undefined when it was
 * sent, is missing, or another lease has not ended.
 */
export const leaseMail = (query: Query, id: string, lease: string, seconds: number): Promise<StoredEmail | undefined> =>
  query
    .updateTable('mails')
    .set({ leased_by: lease, leased_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .where((eb) => eb.or([eb('leased_by', 'is', null), eb('leased_until', '<', sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst();

/** Seconds until another job may deliver it; undefined when it was sent or is missing. */
export async function leaseLeft(query: Query, id: string): Promise<number | undefined> {
  const left = sql<number>`ceil(extract(epoch from greatest(coalesce(leased_until, now()), now()) - now()))::int`;
  const row = await query
    .selectFrom('mails')
    .select(left.as('left'))
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .executeTakeFirst();
  return row?.left;
}

/** Only one process works on an embedded database: a lease that it finds at its start belongs to one that has ended. */
export async function endLeases(query: Query): Promise<void> {
  await query
    .updateTable('mails')
    .set({ leased_by: null, leased_until: null })
    .where('leased_by', 'is not', null)
    .execute();
}

/** Delivered: its parameters, tokens included, are gone from now on. */
export async function markSent(query: Query, id: string, now: Date): Promise<void> {
  await query
    .updateTable('mails')
    .set((eb) => ({
      state: 'sent',
      sent_at: now,
      params: '',
      last_error: null,
      attempts: eb('attempts', '+', 1),
      leased_by: null,
      leased_until: null,
    }))
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .execute();
}

/** Returns the row as it is now; undefined when it was sent or the lease was taken over. */
export const markFailed = (tx: Tx, id: string, lease: string, reason: string): Promise<StoredEmail | undefined> =>
  tx
    .updateTable('mails')
    .set((eb) => ({
      state: 'failed',
      last_error: reason,
      attempts: eb('attempts', '+', 1),
      leased_by: null,
      leased_until: null,
    }))
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .where('leased_by', '=', lease)
    .returningAll()
    .executeTakeFirst();

/** What was mailed about an application, and about a deal, oldest first. */
export const selectEmailsAbout = (query: Query | Tx, about: { reference: string | null; dealId: string | null }) =>
  query
    .selectFrom('mails')
    .select(['id', 'template', 'state', 'sent_at', 'to_address'])
    .where((eb) =>
      eb.or([
        ...(about.reference === null ? [] : [eb('subject_reference', '=', about.reference)]),
        ...(about.dealId === null ? [] : [eb('deal_id', '=', about.dealId)]),
      ]),
    )
    .orderBy('id')
    .limit(100)
    .execute();

/** Returns true when an email of this kind was sent or is waiting about this deal since then. A failed email does not count. */
export const wasEmailed = async (
  query: Query | Tx,
  { template, dealId, since }: { template: string; dealId: string; since: Date },
): Promise<boolean> =>
  (await query
    .selectFrom('mails')
    .select('id')
    .where('deal_id', '=', dealId)
    .where('template', '=', template)
    .where('created_at', '>=', since)
    .where('state', '<>', 'failed')
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const selectLastEmail = (tx: Tx, template: string, to: string): Promise<StoredEmail | undefined> =>
  tx
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', template)
    .where('to_address', '=', to)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function deleteUnsent(tx: Tx, template: string, to: string): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('template', '=', template)
    .where('to_address', '=', to)
    .where('state', '<>', 'sent')
    .execute();
}
