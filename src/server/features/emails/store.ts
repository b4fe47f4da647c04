import type { Insertable } from 'kysely';
import type { StoredEmail } from '#server/db/tables.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';

/* Content and subject of emails. Lease, attempts and state are written by outbox/delivery-store.ts. */

const place = (id: string) => ({ table: 'mails', row: id, column: 'params' });

export const encryptParams = (vault: Vault, id: string, params: object): string =>
  vault.encrypt(place(id), JSON.stringify(params));
export const decryptParams = (vault: Vault, row: StoredEmail): unknown =>
  JSON.parse(vault.decrypt(place(row.id), row.params).reveal());

export async function insertEmail(tx: Tx, row: Insertable<StoredEmail>): Promise<void> {
  await tx.insertInto('mails').values(row).execute();
}

export const hasEmail = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('mails').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Emails about an application and a deal, oldest first. */
export const selectEmailsAbout = (query: Query | Tx, about: { reference: string | null; dealId: string | null }) =>
  query
    .selectFrom('mails')
    .select(['id', 'template', 'state', 'created_at', 'sent_at', 'to_address'])
    .where((eb) =>
      eb.or([
        ...(about.reference === null ? [] : [eb('subject_reference', '=', about.reference)]),
        ...(about.dealId === null ? [] : [eb('deal_id', '=', about.dealId)]),
      ]),
    )
    .orderBy('id')
    .limit(100)
    .execute();

/** Whether an email of this template about this deal was sent or queued since then. A failed one does not count. */
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
