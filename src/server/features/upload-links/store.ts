import type { UploadLinkRow } from '#server/core/deal-tables.ts';
import type { Query, Tx } from '#server/ports.ts';

export async function insertLink(tx: Tx, row: UploadLinkRow): Promise<void> {
  await tx.insertInto('upload_links').values(row).execute();
}

export const selectLinkByToken = (query: Query | Tx, tokenHash: string) =>
  query
    .selectFrom('upload_links')
    .innerJoin('deals', 'deals.id', 'upload_links.deal_id')
    .selectAll('upload_links')
    .select([
      'deals.account_id',
      'deals.deal_name',
      'deals.borrower_company',
      'deals.borrower_first_name',
      'deals.borrower_last_name',
      'deals.equipment_type',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
export type FoundLink = NonNullable<Awaited<ReturnType<typeof selectLinkByToken>>>;

/** Counts one use; false when none is left, or the link is over. Of several callers only so many win. */
export async function useLink(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload_links')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function remainingUses(query: Query | Tx, id: string): Promise<number> {
  const link = query.selectFrom('upload_links').select(['uses', 'max_uses']).where('id', '=', id);
  const { uses, max_uses } = await link.executeTakeFirstOrThrow();
  return max_uses - uses;
}

/** Whom a mail about this link is for: its maker, while active. */
export const selectMaker = (tx: Tx, linkId: string) =>
  tx
    .selectFrom('upload_links')
    .innerJoin('users', 'users.id', 'upload_links.created_by')
    .innerJoin('deals', 'deals.id', 'upload_links.deal_id')
    .select([
      'users.email',
      'deals.id as deal_id',
      'deals.deal_name',
      'deals.borrower_first_name',
      'deals.borrower_last_name',
    ])
    .where('upload_links.id', '=', linkId)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
