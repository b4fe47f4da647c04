import { useState } from 'react';
import type { Document } from '#contract/documents.ts';
import { documentsSection as words } from '#copy/portal/documents.ts';
import { apiDownloadDocument } from '#web/client/documents.ts';
import { RequestError } from '#web/client/request.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';

/** Downloads a document, and shows the reason for a failure. */
export function useDownload(document: Document | undefined, { staff }: { staff: boolean }) {
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    if (!document || busy) return;
    setBusy(true);
    try {
      await apiDownloadDocument(document, { staff });
    } catch (error) {
      const inCrm = error instanceof RequestError && error.status === 410;
      const description = inCrm ? (error.said ?? words.toasts.inCrmText) : failureWords(error as Error);
      toast({ title: inCrm ? words.toasts.inCrm : words.toasts.notDownloaded, description, destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}
