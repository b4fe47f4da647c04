import type { Document } from '#contract/documents.ts';
import { documentsSection as words } from '#copy/portal/documents.ts';
import { apiDownloadDocument } from '#web/client/documents.ts';
import { RequestError } from '#web/client/request.ts';
import type { ToastContent } from '#web/ui/toast-store.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';

const failed = (error: Error): ToastContent =>
  error instanceof RequestError && error.status === 410
    ? { title: words.toasts.inCrm, description: error.publicMessage ?? words.toasts.inCrmText }
    : { title: words.toasts.notDownloaded, description: failureWords(error) };

/** Downloads a document, and shows the reason for a failure. */
export function useDownload(document: Pick<Document, 'id' | 'fileName'> | undefined, { staff }: { staff: boolean }) {
  return useAction(async () => document && (await apiDownloadDocument(document, { staff })), { failed });
}
