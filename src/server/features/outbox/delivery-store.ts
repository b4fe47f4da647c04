import { sql } from 'kysely';
import type { StoredEmail } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

/* The delivery columns of an email: lease, attempts and state. The other columns are written by emails/store.ts. */

/** Undefined for an email that was deleted. */
export const selectTemplate = async (query: Query, id: string): Promise<string | undefined> =>
  (await query.selectFrom('mails').select('template').where('id', '=', id).executeTakeFirst())?.template;

/**
 * Takes the right to deliver an unsent email for so many seconds of the database's clock. Returns undefined when it was
 * sent, is missing, or another lease has not ended.
 */
export const leaseEmail = (
  query: Query,
  id: string,
  lease: string,
  seconds: number,
): Promise<StoredEmail | undefined> =>
  query
    .updateTable('mails')
    .set({ leased_by: lease, leased_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .where((eb) => eb.or([eb('leased_by', 'is', null), eb('leased_until', '<', sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst();

/** Seconds until another job may deliver it. Undefined when it was sent or deleted. */
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

/** An embedded database has a single process, so every lease found at startup belongs to a process that has ended. */
export async function endLeases(query: Query): Promise<void> {
  await query
    .updateTable('mails')
    .set({ leased_by: null, leased_until: null })
    .where('leased_by', 'is not', null)
    .execute();
}

/** Deletes the parameters, including tokens, of a delivered email. */
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

/** @returns the updated row; undefined when it was sent or another job took over the lease */
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
