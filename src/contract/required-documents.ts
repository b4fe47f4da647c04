import type { DealStatus } from './deals.ts';

/** Documents that a customer can be asked for. Lists use this order. */
export const requiredDocumentKinds = [
  'owner_id',
  'quote',
  'bank_letter',
  'bank_statements_3',
  'bank_statements_6',
  'business_tax_return',
  'personal_tax_return',
  'tax_returns_3',
  'profit_and_loss',
  'debt_schedule',
  'formation_papers',
  'resolution',
  'financial_statement',
  'signed_documents',
  'invoice',
  'insurance',
  'delivery_acceptance',
] as const;
export type RequiredDocument = (typeof requiredDocumentKinds)[number];

/** Documents that the dealership makes itself. The customer has all others. */
export const dealerDocuments: readonly RequiredDocument[] = ['quote', 'invoice'];

/** Documents that the customer can only make once the lender's contract is out. */
export const afterContract: readonly RequiredDocument[] = ['signed_documents', 'delivery_acceptance'];

/** What every application needs, whatever the amount. */
export const alwaysRequired: readonly RequiredDocument[] = ['owner_id', 'quote', 'bank_letter'];
const beforeFunding: RequiredDocument[] = ['signed_documents', 'invoice', 'insurance', 'delivery_acceptance'];
const MIDDLE = 100_000;
const LARGE = 500_000;

/** Returns the usual documents for this amount (dollars), or the closing documents after approval. */
export function usualDocuments({
  requestedAmount,
  status,
}: {
  requestedAmount: number;
  status: DealStatus;
}): RequiredDocument[] {
  if (status === 'approved' || status === 'docs_out') return beforeFunding;
  if (requestedAmount < MIDDLE) return [...alwaysRequired, 'bank_statements_3'];
  const business: RequiredDocument[] = ['profit_and_loss', 'debt_schedule'];
  if (requestedAmount < LARGE)
    return [...alwaysRequired, 'bank_statements_6', 'business_tax_return', 'personal_tax_return', ...business];
  const company: RequiredDocument[] = ['formation_papers', 'resolution', 'financial_statement'];
  return [...alwaysRequired, 'bank_statements_6', 'tax_returns_3', ...business, ...company];
}

/** What an applicant is asked for right away, by the amount in cents; null where none was readable. */
export const documentsFor = (amountCents: number | null): RequiredDocument[] =>
  usualDocuments({ requestedAmount: (amountCents ?? 0) / 100, status: 'submitted' });
