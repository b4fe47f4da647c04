import type { DocumentRow } from '#server/core/deal-tables.ts';
import type { Query, Tx } from '#server/ports.ts';

export async function insertUnsent(tx: Tx, documentIds: string[], now: Date): Promise<void> {
  const rows = documentIds.map((id) => ({ document_id: id, attempts: 0, last_error: null, created_at: now }));
  await tx.insertInto('unsent_documents').values(rows).execute();
}

/** Documents of a deal whose files lie here, without those in quarantine. */
export async function selectToSend(tx: Tx, dealId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('documents')
    .select('id')
    .where('deal_id', '=', dealId)
    .where('malware', 'is', null)
    .where('file_key', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** A document that the CRM does not hold yet, with its deal's lead; undefined once it does. */
export const selectUnsentDocument = (query: Query, id: string) =>
  query
    .selectFrom('unsent_documents')
    .innerJoin('documents', 'documents.id', 'unsent_documents.document_id')
    .innerJoin('deals', 'deals.id', 'documents.deal_id')
    .selectAll('documents')
    .select(['deals.deal_name', 'deals.crm_lead_id'])
    .where('documents.id', '=', id)
    .where('documents.malware', 'is', null)
    .executeTakeFirst();

/** Newest first: the ids of documents sort by time. `before` is the last id of the page before. */
export function selectUnsent(query: Query, limit: number, before: string | undefined) {
  let rows = query
    .selectFrom('unsent_documents')
    .innerJoin('documents', 'documents.id', 'unsent_documents.document_id')
    .innerJoin('deals', 'deals.id', 'documents.deal_id')
    .innerJoin('accounts', 'accounts.id', 'deals.account_id')
    .selectAll('unsent_documents')
    .select(['documents.file_name', 'documents.deal_id', 'deals.deal_name', 'accounts.name as dealership'])
    .orderBy('unsent_documents.document_id', 'desc')
    .limit(limit);
  if (before !== undefined) rows = rows.where('unsent_documents.document_id', '<', before);
  return rows.execute();
}

export const lockUnsent = (tx: Tx, id: string) =>
  tx.selectFrom('unsent_documents').selectAll().where('document_id', '=', id).forUpdate().executeTakeFirst();

/** How often it was tried by now; undefined once the CRM holds it. */
export async function markUnsent(tx: Tx, id: string, reason: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('unsent_documents')
    .set((eb) => ({ last_error: reason, attempts: eb('attempts', '+', 1) }))
    .where('document_id', '=', id)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts;
}

/** Whether another document of the same deal was tried as often: one of them is told of. */
export async function isOneOfSeveral(tx: Tx, of: { id: string; dealId: string; attempts: number }): Promise<boolean> {
  const other = tx
    .selectFrom('unsent_documents')
    .innerJoin('documents', 'documents.id', 'unsent_documents.document_id')
    .select('documents.id')
    .where('documents.deal_id', '=', of.dealId)
    .where('documents.id', '<>', of.id)
    .where('unsent_documents.attempts', '=', of.attempts);
  return (await other.executeTakeFirst()) !== undefined;
}

/** Its file is no longer ours. True for exactly one of several calls. */
export async function markSynced(tx: Tx, { id, file_key: fileKey }: DocumentRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('documents')
    .set({ synced_at: now, file_key: null, key_sealed: null })
    .where('id', '=', id)
    .where('file_key', '=', fileKey)
    .where('malware', 'is', null)
    .executeTakeFirst();
  await tx.deleteFrom('unsent_documents').where('document_id', '=', id).execute();
  return numUpdatedRows === 1n;
}
