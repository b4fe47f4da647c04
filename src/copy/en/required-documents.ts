import type { RequiredDocument } from '#contract/required-documents.ts';

/** Papers by name, and what makes each of them complete. */
export const requiredDocuments: Record<RequiredDocument, { name: string; hint: string }> = {
  owner_id: { name: 'Photo ID of each owner', hint: 'Every owner with 20% or more, front and back.' },
  quote: { name: 'Seller’s quote', hint: 'With make, model, serial number and price.' },
  bank_letter: { name: 'Voided check or bank letter', hint: 'The business name must be on it.' },
  bank_statements_3: { name: 'Bank statements, 3 months', hint: 'The last 3 months of the business, all pages.' },
  bank_statements_6: { name: 'Bank statements, 6 months', hint: 'The last 6 months of the business, all pages.' },
  business_tax_return: { name: 'Business tax return', hint: 'The latest year, all pages.' },
  personal_tax_return: { name: 'Personal tax return', hint: 'The latest year, all pages.' },
  tax_returns_3: { name: 'Tax returns, 2 to 3 years', hint: 'Business and personal, all pages.' },
  profit_and_loss: { name: 'Profit and loss statement', hint: 'Year to date.' },
  debt_schedule: { name: 'Debt schedule', hint: 'Each lender, balance and payment.' },
  formation_papers: { name: 'Formation documents', hint: 'Articles, operating agreement or bylaws.' },
  resolution: { name: 'Company resolution', hint: 'Who may sign for the company.' },
  financial_statement: { name: 'Personal financial statement', hint: 'Of each guarantor, signed.' },
  signed_documents: { name: 'Signed documents', hint: 'Every page, signed where marked.' },
  invoice: { name: 'Final invoice', hint: 'The names must match the documents exactly.' },
  insurance: {
    name: 'Proof of insurance',
    hint: 'The lender must be named as “loss payee.” Your insurance agent knows the term.',
  },
  delivery_acceptance: { name: 'Delivery and acceptance form', hint: 'Signed once the equipment has arrived.' },
};
