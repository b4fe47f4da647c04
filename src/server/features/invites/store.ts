import { type ExpressionBuilder, sql } from 'kysely';
import type { ApplicationInviteRow } from '#server/db/application-tables.ts';
import { databaseNow, fromNow } from '#server/db/database-clock.ts';
import { dealerId } from '#server/db/deal-tables.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';

const place = (id: string) => ({ table: 'application_invites', row: id, column: 'token_sealed' });

export const encryptToken = (vault: Vault, id: string, token: string): string => vault.encrypt(place(id), token);
export const openToken = (vault: Vault, row: { id: string; token_sealed: string }): string =>
  vault.decrypt(place(row.id), row.token_sealed).reveal();
export const tokenMac = (vault: Vault, token: string): string => vault.mac('application-invite', token);

const MOST_RECIPIENTS = 20;

/** An invite is valid for seven days after it was last sent. */
const validUntil = fromNow(7 * 24 * 3_600_000);

/** @returns when it expires */
export async function insertInvite(tx: Tx, row: Omit<ApplicationInviteRow, 'expires_at'>): Promise<Date> {
  const stored = tx
    .insertInto('application_invites')
    .values({ ...row, prefill: JSON.stringify(row.prefill), expires_at: validUntil })
    .returning('expires_at');
  return (await stored.executeTakeFirstOrThrow()).expires_at;
}

const rows = (query: Query | Tx) =>
  query
    .selectFrom('application_invites as i')
    .innerJoin('users', 'users.id', 'i.created_by')
    .leftJoin('mails', 'mails.id', 'i.mail_id')
    .leftJoin('applications', 'applications.id', 'i.application_id')
    .leftJoin('deals', 'deals.application_invite_id', 'i.id')
    .selectAll('i')
    .select([
      'users.first_name as sender_first_name',
      'users.last_name as sender_last_name',
      'users.email as sender_email',
      'mails.state as mail_state',
      'mails.attempts as mail_attempts',
      'mails.last_error as mail_error',
      'applications.reference',
      'applications.language as application_language',
      'applications.status as application_status',
      'applications.created_at as application_received_at',
      'applications.business_state',
      'deals.id as deal_id',
    ])
    .select(sql<boolean>`i.expires_at <= now()`.as('is_over'));
export type InviteView = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** Newest first; only of this account. */
export const selectInvites = (query: Query, accountId: string, limit: number): Promise<InviteView[]> =>
  rows(query).where('i.account_id', '=', accountId).orderBy('i.id', 'desc').limit(limit).execute();

export const selectInvite = (query: Query | Tx, accountId: string, id: string): Promise<InviteView | undefined> =>
  rows(query).where('i.account_id', '=', accountId).where('i.id', '=', id).executeTakeFirst();

/** Locked until the transaction ends. */
export const selectInviteByToken = (query: Query | Tx, mac: string): Promise<InviteView | undefined> =>
  rows(query).where('i.token_mac', '=', mac).executeTakeFirst();

/** The invite that this email contains. */
export const selectInviteOfEmail = (tx: Tx, mailId: string) =>
  tx
    .selectFrom('application_invites')
    .select(['id', 'account_id', 'recipient_name', 'completed_at', 'revoked_at'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst();

/** Recipients of the email about a completed invite: its sender if active, otherwise the other active users. */
export async function selectInviteRecipients(tx: Tx, invite: Pick<ApplicationInviteRow, 'account_id' | 'created_by'>) {
  const active = tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'mail_updates'])
    .where('account_id', '=', invite.account_id)
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(MOST_RECIPIENTS);
  const sender = await active.where('id', '=', invite.created_by).execute();
  return sender.length > 0 ? sender : active.where('mail_updates', '<>', 'none').execute();
}

/** The sender of the link that led to this application. */
export const selectInviter = (query: Query | Tx, applicationId: string) =>
  query
    .selectFrom('application_invites')
    .innerJoin('accounts', 'accounts.id', 'application_invites.account_id')
    .innerJoin('users', 'users.id', 'application_invites.created_by')
    .select(['accounts.name as dealership', 'users.email as sender', 'application_invites.created_at as sent_at'])
    .select(sql<string | null>`case when accounts.kind = 'dealer' then ${dealerId} end`.as('dealer_id'))
    .where('application_id', '=', applicationId)
    .executeTakeFirst();

/** Undefined for the lender's account, whose name is internal. */
export async function selectDealershipName(query: Query | Tx, id: string): Promise<string | undefined> {
  const account = query.selectFrom('accounts').select('name').where('id', '=', id).where('kind', '<>', 'lender');
  return (await account.executeTakeFirst())?.name;
}

const stillOpen = (tx: Tx, id: string) =>
  tx
    .updateTable('application_invites')
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where('revoked_at', 'is', null);

/** True for exactly one of several applications with the same link. */
export async function markCompleted(tx: Tx, id: string, applicationId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await stillOpen(tx, id)
    .set({ completed_at: now, application_id: applicationId })
    .where('expires_at', '>', databaseNow)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when it was already completed or revoked. */
export async function markInviteRevoked(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await stillOpen(tx, id).set({ revoked_at: now }).executeTakeFirst();
  return numUpdatedRows === 1n;
}

const openBy = (eb: ExpressionBuilder<Tables, 'application_invites'>, userIds: string[]) =>
  eb.and([
    eb('created_by', 'in', userIds),
    eb('completed_at', 'is', null),
    eb('revoked_at', 'is', null),
    eb('expires_at', '>', databaseNow),
  ]);

export async function countInvitesBy(query: Query | Tx, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('application_invites')
    .select(['created_by', ({ fn }) => fn.countAll<string>().as('count')])
    .where((eb) => openBy(eb, userIds))
    .groupBy('created_by')
    .execute();
  return new Map(rows.map((row) => [row.created_by, Number(row.count)]));
}

/** @returns the invites that this call revoked */
export const revokeInvitesBy = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable('application_invites')
    .set({ revoked_at: now })
    .where((eb) => openBy(eb, [userId]))
    .returning('id')
    .execute();

/** @returns the new expiration; undefined when completed or revoked */
export async function renewInvite(tx: Tx, id: string): Promise<Date | undefined> {
  const renewed = stillOpen(tx, id).set({ expires_at: validUntil }).returning('expires_at');
  return (await renewed.executeTakeFirst())?.expires_at;
}

export async function setInviteMail(tx: Tx, id: string, mailId: string, to: string): Promise<void> {
  await tx
    .updateTable('application_invites')
    .set({ mail_id: mailId, recipient_email: to })
    .where('id', '=', id)
    .execute();
}

/** The values of an application that a dealer may see, none of them encrypted. */
export const selectDealStart = (query: Query, applicationId: string) =>
  query
    .selectFrom('applications')
    .select([
      'business_name',
      'business_phone',
      'principal_name',
      'equipment_description',
      'equipment_amount',
      'language',
    ])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();

/** Other deals from this invite wait until the transaction ends. */
export async function lockInvite(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('application_invites').select('id').where('id', '=', id).forUpdate().execute();
}

export const selectInviteOfDeal = (query: Query | Tx, dealId: string) =>
  rows(query).where('deals.id', '=', dealId).executeTakeFirst();

export const selectSubmittedDealOf = (tx: Tx, applicationId: string) =>
  tx
    .selectFrom('deals')
    .innerJoin('application_invites', 'application_invites.id', 'deals.application_invite_id')
    .select(['deals.id', 'deals.deal_name', 'deals.status', 'deals.requested_amount_cents'])
    .select(['deals.requested_term', 'deals.borrower_credit_score'])
    .where('application_id', '=', applicationId)
    .where('deals.status', '<>', 'draft')
    .executeTakeFirst();

const madeDeals = (query: Query | Tx) =>
  query.selectFrom('deals').innerJoin('application_invites as i', 'i.id', 'deals.application_invite_id');

/** The deal created from an application, including a draft. */
export async function selectDealOfApplication(query: Query | Tx, applicationId: string): Promise<string | null> {
  const found = madeDeals(query).select('deals.id').where('i.application_id', '=', applicationId);
  return (await found.executeTakeFirst())?.id ?? null;
}

export async function selectApplicationOfDeal(query: Query | Tx, dealId: string): Promise<string | null> {
  const found = madeDeals(query).select('i.application_id').where('deals.id', '=', dealId);
  return (await found.executeTakeFirst())?.application_id ?? null;
}
