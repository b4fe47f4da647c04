import type { RequestedDocument } from '#contract/documents.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { useRequestedDocuments } from '#web/client/documents.ts';

type Requested = { all: readonly RequestedDocument[]; missing: readonly RequiredDocument[] };

/** Reads the documents that are requested for a deal, and those without a file. Undefined until they are loaded. */
export function useRequested(dealId: string): Requested | undefined {
  const all = useRequestedDocuments(dealId);
  return all && { all, missing: all.filter(({ received }) => received === 0).map(({ paper }) => paper) };
}
