import type { DealStatus } from './deals.ts';
import type { DocumentType } from './documents.ts';

/** What a customer can be asked for, by name: the order is the one that lists are shown in. */
export const papers = [
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
export type RequiredDocument = (typeof papers)[number];

/** The type that a document has when a dealer adds it for this paper. */
export const typeOfPaper: Record<RequiredDocument, DocumentType> = {
  owner_id: 'other',
  quote: 'purchase_order',
  bank_letter: 'other',
  bank_statements_3: 'bank_statement',
  bank_statements_6: 'bank_statement',
  business_tax_return: 'tax_return',
  personal_tax_return: 'tax_return',
  tax_returns_3: 'tax_return',
  profit_and_loss: 'proof_of_income',
  debt_schedule: 'other',
  formation_papers: 'other',
  resolution: 'other',
  financial_statement: 'proof_of_income',
  signed_documents: 'contract',
  invoice: 'invoice',
  insurance: 'other',
  delivery_acceptance: 'other',
};

const always: RequiredDocument[] = ['owner_id', 'quote', 'bank_letter'];
const beforeFunding: RequiredDocument[] = ['signed_documents', 'invoice', 'insurance', 'delivery_acceptance'];
const MIDDLE = 100_000;
const LARGE = 500_000;

/** What files of this size (dollars) usually need, and before the money moves: what closes the deal. */
export function usualPapers({
  requestedAmount,
  status,
}: {
  requestedAmount: number;
  status: DealStatus;
}): RequiredDocument[] {
  if (status === 'approved' || status === 'docs_out') return beforeFunding;
  if (requestedAmount < MIDDLE) return [...always, 'bank_statements_3'];
  const business: RequiredDocument[] = ['profit_and_loss', 'debt_schedule'];
  if (requestedAmount < LARGE)
    return [...always, 'bank_statements_6', 'business_tax_return', 'personal_tax_return', ...business];
  const company: RequiredDocument[] = ['formation_papers', 'resolution', 'financial_statement'];
  return [...always, 'bank_statements_6', 'tax_returns_3', ...business, ...company];
}
