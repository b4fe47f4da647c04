import type { Language } from '#contract/language.ts';
import {
  type CustomerUploaded,
  customerUploadedSchema,
  type UploadLinkAnswer,
  uploadLinkAnswerSchema,
  uploadLinkPaths,
} from '#contract/upload-links.ts';
import { request } from './request.ts';
import { sendFile } from './send-file.ts';
import type { QueuedFile } from './upload-queue.ts';

const pathOf = (token: string): string => uploadLinkPaths.one(encodeURIComponent(token));

/** Reads a link. @throws RequestError for an invalid one; the browser's error without an answer */
export const apiReadUploadLink = async (token: string, lang: Language): Promise<UploadLinkAnswer> =>
  uploadLinkAnswerSchema.parse(
    await request('GET', pathOf(token), undefined, { headers: { 'accept-language': lang } }),
  );

/** Sends a file by a link, unchanged. @throws as sendFile */
export async function apiSendByLink(
  token: string,
  lang: Language,
  { file, paper, key }: QueuedFile,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<CustomerUploaded> {
  const form = new FormData();
  form.append('documentType', 'other');
  form.append('description', `Uploaded ${file.name}`);
  if (paper !== '') form.append('paper', paper);
  form.append('file', file, file.name);
  const headers = { 'accept-language': lang, 'idempotency-key': key };
  return customerUploadedSchema.parse(await sendFile(pathOf(token), form, { headers, onProgress, signal }));
}
