import { type Deal, type DealListRow, type DealMilestone, type DealStatus, dealStatuses } from '#contract/deals.ts';
import type { SealedDealField } from '#contract/deal-form.ts';
import type { findInviteOf } from '#server/features/invites/start-deal.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { CrmLead } from '#server/ports.ts';
import { type ListedDeal, type ListedProgress, decryptDealField, type StoredDeal } from './store.ts';

const dollars = (cents: string): number => Number(cents) / 100;
const dollarsOrNone = (cents: string | null): number | null => (cents === null ? null : dollars(cents));
/** Returns a number if the text is one. */
const typed = (text: string): string | number => (/^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : text);

/** First and last name of the borrower, or an empty text. */
export const borrowerName = (deal: { borrower_first_name: string; borrower_last_name: string }): string =>
  `${deal.borrower_first_name} ${deal.borrower_last_name}`.trim();

export const presentDealRow = (row: ListedDeal, progress?: ListedProgress): DealListRow => ({
  id: row.id,
  dealName: row.deal_name,
  status: row.status,
  salesforceStage: row.stage,
  salesforceLeadId: row.crm_lead_id,
  createdAt: row.created_at.toISOString(),
  borrowerFirstName: row.borrower_first_name,
  borrowerLastName: row.borrower_last_name,
  equipmentType: row.equipment_type,
  requestedAmount: dollars(row.requested_amount_cents),
  requestedTerm: row.requested_term,
  ...(progress && {
    progress: {
      statusSince: new Date(progress.status_at).toISOString(),
      customerAsked: progress.customer_asked,
      documentsReceived: progress.documents_received,
      missingDocuments: progress.missing,
      borrowerCreditScore: typed(progress.borrower_credit_score),
      borrowerCompany: progress.borrower_company,
      offer: progress.offer && {
        amount: progress.offer.amount_cents / 100,
        termMonths: progress.offer.term_months,
        payment: progress.offer.payment_cents / 100,
      },
    },
  }),
});

export type InviteOfDeal = Awaited<ReturnType<typeof findInviteOf>>;
type Extras = { timeline: DealMilestone[]; invite: InviteOfDeal } & Pick<
  Deal,
  'decision' | 'customerAsked' | 'documentsReceived'
>;

export const presentDeal = (
  vault: Vault,
  row: StoredDeal,
  { timeline, invite, decision, customerAsked, documentsReceived }: Extras,
): Deal => ({
  ...presentDealRow(row),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  statusSince: row.status_at.toISOString(),
  timeline,
  decision,
  customerAsked,
  documentsReceived,
  equipmentDescription: row.equipment_description,
  equipmentAmount: dollars(row.equipment_amount_cents),
  downPayment: dollars(row.down_payment_cents),
  borrowerEmail: row.borrower_email,
  borrowerPhone: row.borrower_phone,
  borrowerCompany: row.borrower_company,
  borrowerIndustry: row.borrower_industry,
  borrowerTimeInBusiness: typed(row.borrower_time_in_business),
  borrowerAnnualRevenue: dollarsOrNone(row.borrower_annual_revenue_cents),
  borrowerCreditScore: typed(row.borrower_credit_score),
  companyEin: masked(vault, row, 'companyEin', '••-•••'),
  companyEstablishedDate: row.company_established_date,
  guarantor1FirstName: row.guarantor1_first_name,
  guarantor1LastName: row.guarantor1_last_name,
  guarantor1Email: row.guarantor1_email,
  guarantor1Phone: row.guarantor1_phone,
  guarantor1Ssn: masked(vault, row, 'guarantor1Ssn', '•••-••-'),
  guarantor1Dob: row.guarantor1_dob === null ? null : '••/••/••••',
  guarantor1Street: row.guarantor1_street,
  guarantor1City: row.guarantor1_city,
  guarantor1State: row.guarantor1_state,
  guarantor1ZipCode: row.guarantor1_zip_code,
  guarantor1AnnualIncome: dollarsOrNone(row.guarantor1_annual_income_cents),
  guarantor1OwnershipPercent: row.guarantor1_ownership_bps === null ? null : row.guarantor1_ownership_bps / 100,
  guarantor1IsGuarantor: row.guarantor1_is_guarantor ? 'true' : 'false',
  dealerNotes: row.dealer_notes,
  applicationInvite: invite
    ? { id: invite.id, recipientName: invite.recipient_name, reference: invite.reference }
    : null,
});

/** Shows the last 4 digits only. */
function masked(vault: Vault, row: StoredDeal, field: SealedDealField, front: string): string | null {
  const value = decryptDealField(vault, row, field)?.reveal();
  return value === undefined ? null : front + value.replace(/\D/g, '').slice(-4);
}

/** Returns the statuses that a deal reached, oldest first, from its audit rows. Dealers do not see who moved it. */
export function presentTimeline(history: { at: string; detail: Record<string, unknown> }[]): DealMilestone[] {
  return history.toReversed().flatMap(({ at, detail: { from, to, reason } }) => {
    const status = dealStatuses.find((one): one is DealStatus => one === to);
    return status === undefined || from === to
      ? []
      : [{ at, status, note: typeof reason === 'string' ? reason : null }];
  });
}

/** Returns the deal as the CRM stores it. `crmAccountId` is its dealership there. */
export const presentLead = (deal: StoredDeal, crmAccountId: string | null): CrmLead => ({
  externalId: deal.id,
  accountId: crmAccountId,
  name: deal.deal_name,
  firstName: deal.borrower_first_name,
  lastName: deal.borrower_last_name,
  company: deal.borrower_company,
  email: deal.borrower_email,
  phone: deal.borrower_phone,
  amountCents: Number(deal.requested_amount_cents),
});
