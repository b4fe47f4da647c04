import { type DocumentRequest, documentRequestPath } from '#contract/document-requests.ts';
import {
  type Document,
  documentPaths,
  type DocumentsAnswer,
  documentsAnswerSchema,
  type DocumentType,
  type RequestedDocument,
  type SortDocument,
} from '#contract/documents.ts';
import {
  type CreateUploadLink,
  type UploadLink,
  uploadLinkCreatedSchema,
  uploadLinkPaths,
  uploadLinksAnswerSchema,
} from '#contract/upload-links.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { POLL_MS, pollHeaders } from './polling.ts';
import { saveFile } from './save-file.ts';
import { requestAsUser, requestFileAsUser, sendFileAsUser } from './session.ts';
import type { QueuedFile } from './upload-queue.ts';

/** The time limit of a whole file on a slow connection. */
const DOWNLOAD_MS = 30 * 60_000;
const keyOf = (path: string) => [path];

/** Reads the documents of a deal, newest first, every 30 seconds. `staff` reads those of any dealership. */
export const useDocuments = (dealId: string, options: { staff?: boolean } = {}) =>
  useQuery({ ...documentsRead(dealId, options), select: ({ documents }) => documents });

/** Returns true when documents of the deal move to the CRM. Undefined until known. */
export const useDocumentsLeave = (dealId: string): boolean | undefined =>
  useQuery({ ...documentsRead(dealId), select: ({ leave }) => leave }).data;

/** Returns the documents that links or the lender request for a deal. Undefined until known. */
export const useRequestedDocuments = (
  dealId: string,
  options: { staff?: boolean } = {},
): RequestedDocument[] | undefined =>
  useQuery({ ...documentsRead(dealId, options), select: ({ requested }) => requested }).data;

function documentsRead(dealId: string, { staff = false } = {}) {
  const safe = encodeURIComponent(dealId);
  const path = staff ? documentPaths.staffOfDeal(safe) : documentPaths.ofDeal(safe);
  return queryOptions({
    queryKey: keyOf(path),
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
    queryFn: async (context): Promise<DocumentsAnswer> =>
      documentsAnswerSchema.parse(await requestAsUser('GET', path, undefined, pollHeaders(context))),
  });
}

/** Reads the upload links of a deal, newest first, and refreshes them every 30 seconds. */
export function useUploadLinks(dealId: string) {
  const path = uploadLinkPaths.ofDeal(encodeURIComponent(dealId));
  return useQuery({
    queryKey: keyOf(path),
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
    queryFn: async (context): Promise<UploadLink[]> =>
      uploadLinksAnswerSchema.parse(await requestAsUser('GET', path, undefined, pollHeaders(context))).uploadLinks,
  });
}

export async function refreshRequestedDocuments(client: QueryClient, dealId: string): Promise<void> {
  const safe = encodeURIComponent(dealId);
  const paths = [documentPaths.ofDeal(safe), uploadLinkPaths.ofDeal(safe)];
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: keyOf(path) })));
}

/** Downloads the file. @throws RequestError with status 410 once only the CRM has it */
export async function apiDownloadDocument(
  { id, fileName }: Pick<Document, 'id' | 'fileName'>,
  { staff = false } = {},
): Promise<void> {
  const safe = encodeURIComponent(id);
  const path = staff ? documentPaths.staffDownload(safe) : documentPaths.download(safe);
  saveFile(await requestFileAsUser(path, { timeoutMs: DOWNLOAD_MS }), fileName);
}

/** Reads the file of a document for the viewer. The server records it like a download. */
export const apiReadStaffDocument = (id: string, signal: AbortSignal): Promise<Blob> =>
  requestFileAsUser(documentPaths.staffDownload(encodeURIComponent(id)), { signal });

/** Sets the kind of a document, and updates the list and the missing documents. */
export async function apiSortDocument(
  client: QueryClient,
  dealId: string,
  id: string,
  kind: SortDocument,
): Promise<void> {
  try {
    await requestAsUser('PATCH', documentPaths.sort(encodeURIComponent(id)), kind);
  } finally {
    await client.invalidateQueries({ queryKey: keyOf(documentPaths.staffOfDeal(encodeURIComponent(dealId))) });
  }
}

export type DocumentFields = { documentType: DocumentType; description: string };

/** Adds a file to a deal. @throws as sendFileAsUser */
export async function apiAddDocument(
  dealId: string,
  { file, paper, key }: QueuedFile,
  { documentType, description }: DocumentFields,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const form = new FormData();
  form.append('documentType', documentType);
  form.append('description', description.trim() === '' ? `Uploaded ${file.name}` : description);
  if (paper !== '') form.append('paper', paper);
  form.append('file', file, file.name);
  const path = documentPaths.upload(encodeURIComponent(dealId));
  await sendFileAsUser(path, form, { headers: { 'idempotency-key': key }, onProgress, signal });
}

/** Creates a link. Only this answer contains its address. */
export const apiCreateUploadLink = async (dealId: string, link: CreateUploadLink) =>
  uploadLinkCreatedSchema.parse(await requestAsUser('POST', uploadLinkPaths.ofDeal(encodeURIComponent(dealId)), link));

export const apiRevokeUploadLink = async (id: string): Promise<void> => {
  await requestAsUser('POST', uploadLinkPaths.revoke(encodeURIComponent(id)));
};

/** Requests documents from the customer or the dealer, for staff. */
export const apiRequestDocuments = async (dealId: string, asked: DocumentRequest): Promise<void> => {
  await requestAsUser('POST', documentRequestPath(encodeURIComponent(dealId)), asked);
};
