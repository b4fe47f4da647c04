import { type ExpressionBuilder, sql } from 'kysely';
import { MAX_LINKS } from '#contract/upload-links.ts';
import { databaseNow, fromNow } from '#server/db/database-clock.ts';
import type { UploadLinkRow } from '#server/db/deal-tables.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

/** @returns when it expires */
export async function insertUploadLink(tx: Tx, row: Omit<UploadLinkRow, 'expires_at'>, validMs: number): Promise<Date> {
  const stored = tx
    .insertInto('upload_links')
    .values({ ...row, expires_at: fromNow(validMs) })
    .returning('expires_at');
  return (await stored.executeTakeFirstOrThrow()).expires_at;
}

const isOver = sql<boolean>`upload_links.expires_at <= now()`.as('is_over');

export async function fillProductKey(tx: Tx, product_key: string): Promise<void> {
  await tx.updateTable('upload_links').set({ product_key }).where('product_key', 'is', null).execute();
}

export const selectUploadLinkByToken = (query: Query | Tx, tokenHash: string) =>
  query
    .selectFrom('upload_links')
    .innerJoin('deals', 'deals.id', 'upload_links.deal_id')
    .innerJoin('users', 'users.id', 'upload_links.created_by')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .selectAll('upload_links')
    .select([
      sql<string>`users.first_name || ' ' || users.last_name`.as('maker'),
      'users.email as maker_email',
      'users.status as maker_status',
      'accounts.id as maker_account_id',
      'accounts.crm_id as maker_crm_id',
      'accounts.name as maker_account',
      'accounts.kind as maker_kind',
      'deals.account_id',
      'deals.status as deal_status',
      'deals.deal_name',
      'deals.borrower_company',
      'deals.borrower_first_name',
      'deals.borrower_last_name',
      'deals.equipment_type',
    ])
    .select(isOver)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
export type FoundLink = NonNullable<Awaited<ReturnType<typeof selectUploadLinkByToken>>>;

const usable = (eb: ExpressionBuilder<Tables, 'upload_links'>) =>
  eb.and([eb('revoked_at', 'is', null), eb('expires_at', '>', databaseNow), eb('uses', '<', eb.ref('max_uses'))]);

/** Counts one use, never more than the maximum. Returns false when none is left or the link has ended. */
export async function countLinkUse(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload_links')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where(usable)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns whether the link is valid and has a use left. The lock keeps both true during this transaction. */
export async function lockUsable(tx: Tx, id: string): Promise<boolean> {
  const link = tx.selectFrom('upload_links').select('id').where('id', '=', id).where(usable).forShare();
  return (await link.executeTakeFirst()) !== undefined;
}

export async function remainingUses(query: Query | Tx, id: string): Promise<number> {
  const link = query.selectFrom('upload_links').select(['uses', 'max_uses']).where('id', '=', id);
  const { uses, max_uses } = await link.executeTakeFirstOrThrow();
  return max_uses - uses;
}

const listed = (query: Query | Tx) =>
  query
    .selectFrom('upload_links')
    .innerJoin('users', 'users.id', 'upload_links.created_by')
    .innerJoin('deals', 'deals.id', 'upload_links.deal_id')
    .selectAll('upload_links')
    .select([
      sql<string>`users.first_name || ' ' || users.last_name`.as('maker'),
      'deals.status as deal_status',
      isOver,
    ]);
export type ListedLink = Awaited<ReturnType<typeof selectLinks>>[number];

/** Selects the links of a deal, newest first. */
export const selectLinks = (query: Query, dealId: string) =>
  listed(query).where('deal_id', '=', dealId).orderBy('upload_links.id', 'desc').limit(MAX_LINKS).execute();

export const selectOwnLink = (query: Query | Tx, accountId: string, id: string): Promise<ListedLink | undefined> =>
  listed(query).where('upload_links.id', '=', id).where('deals.account_id', '=', accountId).executeTakeFirst();

/** Revokes the link. Returns true only for the first caller (safe under concurrency). */
export async function revokeLink(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const openBy = (eb: ExpressionBuilder<Tables, 'upload_links'>, userIds: string[]) =>
  eb.and([eb('created_by', 'in', userIds), usable(eb)]);

export async function countLinksBy(query: Query | Tx, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('upload_links')
    .select(['created_by', ({ fn }) => fn.countAll<string>().as('count')])
    .where((eb) => openBy(eb, userIds))
    .groupBy('created_by')
    .execute();
  return new Map(rows.map((row) => [row.created_by, Number(row.count)]));
}

/** @returns the links that this call revoked */
export const revokeLinksBy = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable('upload_links')
    .set({ revoked_at: now })
    .where((eb) => openBy(eb, [userId]))
    .returning(['id', 'deal_id'])
    .execute();

/** Selects the recipient of an email about this link: its creator, if active. */
export const selectMaker = (tx: Tx, linkId: string) =>
  tx
    .selectFrom('upload_links')
    .innerJoin('users', 'users.id', 'upload_links.created_by')
    .innerJoin('deals', 'deals.id', 'upload_links.deal_id')
    .select([
      'users.email',
      'users.mail_updates',
      sql<boolean>`users.role in ('admin', 'staff')`.as('is_staff'),
      'deals.id as deal_id',
      'deals.deal_name',
      'deals.borrower_first_name',
      'deals.borrower_last_name',
    ])
    .where('upload_links.id', '=', linkId)
    .where('users.status', '=', 'active')
    .executeTakeFirst();

/** Locks the deal. Other document requests for it wait until the transaction ends. */
export async function lockDealOfLink(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('deals').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/**
 * Returns whether staff requested exactly these documents since then, by a link that is not revoked. Such a link was
 * emailed, and its label shows the language. A dealer's own link was not emailed.
 */
export async function wasJustAsked(
  tx: Tx,
  dealId: string,
  { papers, label, since }: { papers: string[]; label: string; since: Date },
): Promise<boolean> {
  const asked = tx
    .selectFrom('upload_links')
    .innerJoin('users', 'users.id', 'upload_links.created_by')
    .select('upload_links.id')
    .where('users.role', 'in', ['admin', 'staff'])
    .where('deal_id', '=', dealId)
    .where('label', '=', label)
    .where('upload_links.created_at', '>', since)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`requested = ${JSON.stringify(papers)}::jsonb`);
  return (await asked.executeTakeFirst()) !== undefined;
}
