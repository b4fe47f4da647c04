import type { RequestedDocument } from '#contract/documents.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import type { UploadLink } from '#contract/upload-links.ts';
import { useUploadLinks } from '#web/client/documents.ts';

export type Requested = { all: readonly RequestedDocument[]; missing: readonly RequiredDocument[] };

/** Reads the documents that the links of a deal request. Undefined until they are loaded. */
export function useRequested(dealId: string): Requested | undefined {
  const { data } = useUploadLinks(dealId);
  return data && requestedBy(data);
}

/** Returns each document that links request, except revoked ones, and those without a file. */
export function requestedBy(links: readonly Pick<UploadLink, 'state' | 'requested'>[]): Requested {
  const asked = new Map<RequiredDocument, RequestedDocument>();
  for (const { state, requested } of links)
    if (state !== 'revoked') for (const one of requested) asked.set(one.paper, one);
  const all = [...asked.values()];
  return { all, missing: all.filter(({ received }) => received === 0).map(({ paper }) => paper) };
}
