import type { Deal } from '#contract/deals.ts';
import type { Document } from '#contract/documents.ts';
import {
  afterContract,
  dealerDocuments,
  type RequiredDocument,
  requiredDocumentKinds,
  usualDocuments,
} from '#contract/required-documents.ts';

type Known = { missing: readonly RequiredDocument[]; documents: readonly Pick<Document, 'paper'>[] };
export type LinkChoice = {
  first: RequiredDocument[];
  checked: RequiredDocument[];
  others: RequiredDocument[];
  isMissing: boolean;
};

/**
 * Returns the documents that a new link offers first: the missing ones, or the usual ones that have not arrived. Not
 * checked are the dealer's own documents and, before the contract is out, those that follow it.
 */
export function linkChoice(deal: Pick<Deal, 'requestedAmount' | 'status'>, { missing, documents }: Known): LinkChoice {
  const received = new Set(documents.map(({ paper }) => paper));
  const isMissing = missing.length > 0;
  const first = isMissing
    ? requiredDocumentKinds.filter((one) => missing.includes(one))
    : usualDocuments(deal).filter((one) => !received.has(one));
  return {
    first,
    checked: first.filter(
      (one) => !dealerDocuments.includes(one) && !(deal.status === 'approved' && afterContract.includes(one)),
    ),
    others: requiredDocumentKinds.filter((one) => !first.includes(one)),
    isMissing,
  };
}
