import type { DocumentRow } from '#server/db/deal-tables.ts';
import type { Query } from '#server/ports.ts';

const MOST = 500;

export const selectDocumentNames = (
  query: Query,
  dealId: string,
): Promise<Pick<DocumentRow, 'file_name' | 'document_type' | 'uploaded_at'>[]> =>
  query
    .selectFrom('documents')
    .select(['file_name', 'document_type', 'uploaded_at'])
    .where('deal_id', '=', dealId)
    .orderBy('id')
    .limit(MOST)
    .execute();

/** What the sender of a personal link filled in for its recipient. */
export async function selectPrefill(query: Query, inviteId: string): Promise<object> {
  const row = await query
    .selectFrom('application_invites')
    .select('prefill')
    .where('id', '=', inviteId)
    .executeTakeFirst();
  return typeof row?.prefill === 'object' && row.prefill !== null ? row.prefill : {};
}
