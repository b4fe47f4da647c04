import type { Query, Tx } from '#server/ports.ts';

export async function insertUntold(tx: Tx, dealId: string, now: Date): Promise<void> {
  await tx
    .insertInto('untold_leads')
    .values({ deal_id: dealId, attempts: 0, last_error: null, created_at: now })
    .execute();
}

/** A deal that the CRM was not told of; undefined once it was. */
export const selectUntoldDeal = (query: Query, dealId: string) =>
  query
    .selectFrom('untold_leads')
    .innerJoin('deals', 'deals.id', 'untold_leads.deal_id')
    .innerJoin('accounts', 'accounts.id', 'deals.account_id')
    .selectAll('deals')
    .select('accounts.crm_id')
    .where('deals.id', '=', dealId)
    .executeTakeFirst();

/** Newest first: the ids of deals sort by time. `before` is the last id of the page before. */
export function selectUntold(query: Query, limit: number, before: string | undefined) {
  let rows = query
    .selectFrom('untold_leads')
    .innerJoin('deals', 'deals.id', 'untold_leads.deal_id')
    .innerJoin('accounts', 'accounts.id', 'deals.account_id')
    .selectAll('untold_leads')
    .select(['deals.deal_name', 'accounts.name as dealership'])
    .orderBy('untold_leads.deal_id', 'desc')
    .limit(limit);
  if (before !== undefined) rows = rows.where('untold_leads.deal_id', '<', before);
  return rows.execute();
}

export const lockUntold = (tx: Tx, dealId: string) =>
  tx.selectFrom('untold_leads').selectAll().where('deal_id', '=', dealId).forUpdate().executeTakeFirst();

/** How often it was tried by now; undefined once the CRM was told. */
export async function markUntold(tx: Tx, dealId: string, reason: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('untold_leads')
    .set((eb) => ({ last_error: reason, attempts: eb('attempts', '+', 1) }))
    .where('deal_id', '=', dealId)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts;
}

/** True for exactly one of several calls. */
export async function deleteUntold(tx: Tx, dealId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('untold_leads').where('deal_id', '=', dealId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Submitted deals by their leads. */
export const selectByLeads = (query: Query, leadIds: string[]) =>
  query.selectFrom('deals').selectAll().where('crm_lead_id', 'in', leadIds).orderBy('id').execute();
