import type { CrmLead } from '#server/ports.ts';
import type { StoredDeal } from './store.ts';

/** What the CRM is told of a deal; `crmAccountId` is its dealership's there. */
export const leadOf = (deal: StoredDeal, crmAccountId: string | null): CrmLead => ({
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
