import { sql } from 'kysely';
import { type DealStatus, MAX_DEALS } from '#contract/deals.ts';
import type { RequestedDocument } from '#contract/documents.ts';
import type { DealForm, EncryptedDealField } from '#contract/deal-form.ts';
import type { Secret } from '#server/crypto/secret.ts';
import { searchable } from '#server/lib/searchable.ts';
import { dealerId, type DealRow, listedDealColumns, requestedOfDeal } from '#server/db/deal-tables.ts';
import { decryptColumn, type Vault } from '#server/crypto/vault.ts';
import type { Query, Tx } from '#server/ports.ts';

export type StoredDeal = DealRow;

/** Wire name and column of each encrypted field. */
const encryptedColumns = {
  companyEin: 'company_ein',
  guarantor1Ssn: 'guarantor1_ssn',
  guarantor1Dob: 'guarantor1_dob',
} as const satisfies Record<EncryptedDealField, keyof DealRow>;

const cents = (dollars: number): string => String(Math.round(dollars * 100));
const centsOrNone = (dollars: number | null): string | null => (dollars === null ? null : cents(dollars));

/** All values of the form except the encrypted ones. */
const columnsOf = (f: DealForm) => ({
  deal_name: f.dealName,
  equipment_type: f.equipmentType,
  equipment_description: f.equipmentDescription,
  equipment_amount_cents: cents(f.equipmentAmount),
  requested_amount_cents: cents(f.requestedAmount),
  requested_term: f.requestedTerm,
  down_payment_cents: cents(f.downPayment),
  borrower_first_name: f.borrowerFirstName,
  borrower_last_name: f.borrowerLastName,
  borrower_email: f.borrowerEmail,
  borrower_phone: f.borrowerPhone,
  borrower_company: f.borrowerCompany,
  borrower_industry: f.borrowerIndustry,
  borrower_time_in_business: f.borrowerTimeInBusiness,
  borrower_annual_revenue_cents: centsOrNone(f.borrowerAnnualRevenue),
  borrower_credit_score: f.borrowerCreditScore,
  company_established_date: f.companyEstablishedDate,
  guarantor1_first_name: f.guarantor1FirstName,
  guarantor1_last_name: f.guarantor1LastName,
  guarantor1_email: f.guarantor1Email,
  guarantor1_phone: f.guarantor1Phone,
  guarantor1_street: f.guarantor1Street,
  guarantor1_city: f.guarantor1City,
  guarantor1_state: f.guarantor1State,
  guarantor1_zip_code: f.guarantor1ZipCode,
  guarantor1_annual_income_cents: centsOrNone(f.guarantor1AnnualIncome),
  guarantor1_ownership_bps:
    f.guarantor1OwnershipPercent === null ? null : Math.round(f.guarantor1OwnershipPercent * 100),
  guarantor1_is_guarantor: f.guarantor1IsGuarantor,
  dealer_notes: f.dealerNotes,
  search: searchable(
    [f.dealName, f.borrowerFirstName, f.borrowerLastName, f.borrowerCompany, f.borrowerEmail].join(' '),
  ),
});

/** Undefined keeps the stored value; '' removes it. */
function encryptedColumnsOf(vault: Vault, id: string, form: DealForm) {
  const seal = (field: EncryptedDealField): string | null | undefined => {
    const value = form[field];
    if (value === undefined || value === '') return value === '' ? null : undefined;
    return vault.encrypt({ table: 'deals', row: id, column: encryptedColumns[field] }, value);
  };
  return {
    company_ein: seal('companyEin'),
    guarantor1_ssn: seal('guarantor1Ssn'),
    guarantor1_dob: seal('guarantor1Dob'),
  };
}

/** Decrypts a field. Returns null when there is no value. */
export const decryptDealField = (vault: Vault, row: StoredDeal, field: EncryptedDealField): Secret<string> | null =>
  decryptColumn(vault, 'deals', row, encryptedColumns[field]);

export async function insertDraft(
  tx: Tx,
  vault: Vault,
  deal: { id: string; accountId: string; createdBy: string; now: Date; form: DealForm; inviteId: string | null },
): Promise<void> {
  await tx
    .insertInto('deals')
    .values({
      id: deal.id,
      account_id: deal.accountId,
      created_by: deal.createdBy,
      application_invite_id: deal.inviteId,
      status: 'draft',
      status_at: deal.now,
      created_at: deal.now,
      updated_at: deal.now,
      version: 1,
      ...columnsOf(deal.form),
      ...encryptedColumnsOf(vault, deal.id, deal.form),
    })
    .execute();
}

const draft = { status: 'draft' } as const;

/** Saves over this version of a draft, or over any. Returns false when it was submitted, deleted or saved since. */
export async function updateDraft(
  tx: Tx,
  vault: Vault,
  { id, form, over, now }: { id: string; form: DealForm; over: number | undefined; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deals')
    .set((eb) => ({
      ...columnsOf(form),
      ...encryptedColumnsOf(vault, id, form),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', draft.status)
    .$if(over !== undefined, (rows) => rows.where('version', '=', over ?? 0))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns true to only one of several callers. */
export async function submitDraft(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deals')
    .set({ status: 'submitted', status_at: now, submitted_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', draft.status)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Assigns the deal to the assignee of its application. */
export async function inheritAssignee(tx: Tx, id: string): Promise<void> {
  await sql`update deals set assigned_to = a.assigned_to from application_invites i
    join applications a on a.id = i.application_id
    where deals.id = ${id} and i.id = deals.application_invite_id`.execute(tx);
}

export async function setLead(tx: Tx, id: string, lead: { id: string; stage: string }): Promise<void> {
  await tx.updateTable('deals').set({ crm_lead_id: lead.id, stage: lead.stage }).where('id', '=', id).execute();
}

/** Returns true to only one of several callers, and false when it is no longer a draft. */
export async function deleteDraft(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('deals')
    .where('id', '=', id)
    .where('status', '=', draft.status)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns false when the deal was moved since `before` was read. */
export async function updateDealStatus(
  tx: Tx,
  before: StoredDeal,
  to: { status: DealStatus; stage: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deals')
    .set({ ...to, updated_at: now, ...(to.status === before.status ? {} : { status_at: now }) })
    .where('id', '=', before.id)
    .where('status', '=', before.status)
    .where('stage', 'is not distinct from', before.stage)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const listed = (query: Query, accountId: string, limit: number, before: string | undefined) =>
  query
    .selectFrom('deals')
    .select(listedDealColumns)
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (rows) => rows.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit);
export type ListedDeal = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

/**
 * Returns deals newest first, because ids sort by time. `before` is the last id of the previous page. All rows arrive
 * as one JSON value, because the driver is several times slower with 110,000 values.
 */
export async function selectDeals(
  query: Query,
  accountId: string,
  { limit = MAX_DEALS, before }: { limit?: number | undefined; before?: string | undefined },
): Promise<ListedDeal[]> {
  const rows = listed(query, accountId, limit, before).as('rows');
  const { all } = await query
    .selectFrom(rows)
    .select(sql<string | null>`json_agg(rows order by id desc)::text`.as('all'))
    .executeTakeFirstOrThrow();
  const found = JSON.parse(all ?? '[]') as (Omit<ListedDeal, 'created_at'> & { created_at: string })[];
  return found.map((row) => ({
    ...row,
    created_at: new Date(row.created_at),
    requested_amount_cents: String(row.requested_amount_cents),
  }));
}

export type ListedProgress = {
  id: string;
  status_at: string;
  borrower_credit_score: string;
  borrower_company: string;
  customer_asked: boolean;
  documents_received: boolean;
  missing: number;
  offer: { amount_cents: number; term_months: number; payment_cents: number; expires_on: string | null } | null;
};

type RequestedRow = RequestedDocument & { by_move: boolean };

/** Returns each document that a deal requests, with the number of received files. `by_move`: the dealership was asked. */
export async function selectRequested(query: Query, dealId: string): Promise<RequestedRow[]> {
  const { rows } = await sql<RequestedRow>`
    select r.paper, bool_or(r.by_move) as by_move, (select count(*)::int from documents x
      where x.deal_id = d.id and x.paper = r.paper and x.malware is null) as received
    from deals d cross join lateral (${requestedOfDeal}) r
    where d.id = ${dealId} group by d.id, r.paper`.execute(query);
  return rows;
}

/** Returns how far the deals of a dealership, or those with these ids, are. Reads links and emails of open deals only. */
export async function selectProgress(
  query: Query,
  of: { accountId: string } | { ids: readonly string[] },
): Promise<Map<string, ListedProgress>> {
  const selected = 'ids' in of ? sql`id = any(${of.ids}::uuid[])` : sql`account_id = ${of.accountId}`;
  const { rows } = await sql<{ all: string | null }>`
    select json_agg(json_build_object('id', d.id, 'status_at', d.status_at,
      'borrower_credit_score', d.borrower_credit_score, 'borrower_company', d.borrower_company,
      'offer', offer.terms, 'missing', missing.count, 'customer_asked', asked.id is not null, 'documents_received',
      d.status = 'info_requested' and missing.count = 0 and missing.requested > 0
      and (asked.id is not null or (missing.by_move and d.status_at >= decided.at))))::text as "all"
    from (select id, status, status_at, borrower_credit_score, borrower_company, application_invite_id from deals
      where ${selected} order by id desc limit ${MAX_DEALS}) d
    cross join lateral (
      select count(distinct r.paper)::int as requested, coalesce(bool_or(r.by_move), false) as by_move,
        (count(distinct r.paper) filter (where not exists (select from documents x
          where x.deal_id = d.id and x.paper = r.paper and x.malware is null)))::int as count
      from (${requestedOfDeal}) r
      where d.status not in ('funded', 'declined', 'sf_deleted')
    ) missing
    left join lateral (
      select coalesce(max(x.decided_at), d.status_at) as at from decisions x
      where d.status = 'info_requested' and x.superseded_at is null and (x.deal_id = d.id
        or x.application_id = (select application_id from application_invites i where i.id = d.application_invite_id))
    ) decided on true
    left join lateral (
      select m.id from mails m
      where d.status = 'info_requested' and m.deal_id = d.id and m.template = 'information-requested'
        and m.state <> 'failed' and m.created_at >= greatest(d.status_at, decided.at)
      limit 1
    ) asked on true
    left join lateral (
      select case when x.payment_cents is not null and coalesce(x.disclosure->>'kind', '') <> 'pending'
        then json_build_object('amount_cents', x.amount_cents, 'term_months', x.term_months,
          'payment_cents', x.payment_cents, 'expires_on', x.expires_on) end as terms
      from decisions x
      where d.status not in ('draft', 'submitted', 'declined', 'sf_deleted') and x.superseded_at is null
        and (x.deal_id = d.id or x.application_id =
          (select application_id from application_invites i where i.id = d.application_invite_id))
      order by x.id desc limit 1
    ) offer on true`.execute(query);
  const found = JSON.parse(rows[0]?.all ?? '[]') as ListedProgress[];
  return new Map(found.map((row) => [row.id, row]));
}

export const selectOwnDeal = (query: Query | Tx, accountId: string, id: string): Promise<StoredDeal | undefined> =>
  query.selectFrom('deals').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();

/** Returns a deal of any dealership, including drafts. */
export const selectDeal = (query: Query | Tx, id: string): Promise<StoredDeal | undefined> =>
  query.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the CRM account of the dealership, if any. */
export async function selectCrmAccount(tx: Tx, accountId: string): Promise<string | null> {
  const found = await tx.selectFrom('accounts').select('crm_id').where('id', '=', accountId).executeTakeFirst();
  return found?.crm_id ?? null;
}

/** A submitted deal with its lead in the outbox and its CRM account. Undefined once delivered. */
export const selectDealToPush = (query: Query, id: string) =>
  query
    .selectFrom('outbox')
    .innerJoin('deals', 'deals.id', 'outbox.deal_id')
    .innerJoin('accounts', 'accounts.id', 'deals.account_id')
    .selectAll('deals')
    .select('accounts.crm_id')
    .where('outbox.deal_id', '=', id)
    .executeTakeFirst();

/** Returns submitted deals by their leads. */
export const selectByLeads = (query: Query, leadIds: string[]): Promise<StoredDeal[]> =>
  query.selectFrom('deals').selectAll().where('crm_lead_id', 'in', leadIds).orderBy('id').execute();

export const selectSubmittedOne = (query: Query | Tx, id: string) =>
  query
    .selectFrom('deals')
    .innerJoin('accounts', 'accounts.id', 'deals.account_id')
    .innerJoin('users', 'users.id', 'deals.created_by')
    .where('deals.status', '<>', 'draft')
    .selectAll('deals')
    .select(['accounts.name as dealership', dealerId.as('dealer_id'), 'users.email as creator_email'])
    .where('deals.id', '=', id)
    .executeTakeFirst();
export type StaffsDeal = NonNullable<Awaited<ReturnType<typeof selectSubmittedOne>>>;
