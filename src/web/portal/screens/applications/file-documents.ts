import type { Document, RequestedDocument } from '#contract/documents.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import type { StatusLink } from '#contract/status-page.ts';
import { file } from '#copy/portal/applications.ts';
import type { FileFact } from './file-facts.tsx';

const { facts: words } = file;

export type FileOfDocument = Pick<Document, 'id' | 'fileName' | 'uploadedAt' | 'uploadedBy' | 'uploaderName'>;
/** The document counts of a file's facts, tab and activity. */
export type FileDocuments = {
  /** Undefined until they are loaded. */
  files: readonly FileOfDocument[] | undefined;
  /** The number of requested documents that have a file or were accepted without one. */
  received: number;
  requested: number;
  /** The files that answer no request. */
  others: number;
  /** The files of the deal without the name of a document. */
  unsorted: number;
  /** The requested documents that are not received. */
  missing: readonly RequiredDocument[];
  /** The applicant’s page asks for some of them: it says that the applicant moves next. */
  isAskedOnPage: boolean;
};
type OfDeal = { all: readonly Document[] | undefined; requested: readonly RequestedDocument[] };

/**
 * Adds up the documents of a deal and those that the applicant sent on the status page. A document that both ways
 * requested counts once. `asked` is null where there is no status page, and undefined until it is loaded.
 */
export function fileDocuments(deal: OfDeal | null, asked: StatusLink['documents'] | null | undefined): FileDocuments {
  const isIn = new Map<RequiredDocument, boolean>();
  for (const { paper, received } of deal?.requested ?? []) isIn.set(paper, received > 0);
  const onPage = asked ?? [];
  for (const { paper, state } of onPage) isIn.set(paper, isIn.get(paper) === true || state !== 'missing');
  const ofDeal = deal === null ? [] : deal.all;
  return {
    files:
      ofDeal && asked !== undefined ? [...ofDeal, ...onPage.flatMap(({ files }) => files.map(ofApplicant))] : undefined,
    others: countOthers(deal, asked, isIn),
    unsorted: (ofDeal ?? []).filter(({ paper }) => paper === null).length,
    received: [...isIn.values()].filter(Boolean).length,
    requested: isIn.size,
    isAskedOnPage: onPage.some(({ state }) => state === 'missing'),
    missing: [...isIn].flatMap(([paper, isReceived]) => (isReceived ? [] : [paper])),
  };
}

/** Counts the files of the deal that answer no request, once both ways are loaded. */
function countOthers(
  deal: OfDeal | null,
  asked: StatusLink['documents'] | null | undefined,
  requested: ReadonlyMap<RequiredDocument, boolean>,
): number {
  if (asked === undefined || requested.size === 0) return 0;
  return (deal?.all ?? []).filter(({ paper }) => paper === null || !requested.has(paper)).length;
}

const ofApplicant = ({ id, name, uploadedAt }: StatusLink['documents'][number]['files'][number]): FileOfDocument => ({
  id,
  fileName: name,
  uploadedAt,
  uploadedBy: 'customer',
  uploaderName: '',
});

/** Returns the count of the documents tab: the requested documents that are received, or all files if none is requested. */
export const documentsCount = ({ files, received, requested }: FileDocuments): { count?: number | string } =>
  files === undefined ? {} : { count: requested === 0 ? files.length : words.receivedOf(received, requested) };

/** Returns the number of received documents among the requested ones, or of files if none is requested. */
export function documentsFact({ files, received, requested, others }: FileDocuments): FileFact {
  if (files === undefined) return { label: words.documents, value: '–' };
  if (requested === 0) return { label: words.documents, value: words.files(files.length) };
  return {
    label: words.documents,
    value: words.receivedOf(received, requested),
    note: words.received(others > 0 ? words.others(others) : ''),
  };
}
