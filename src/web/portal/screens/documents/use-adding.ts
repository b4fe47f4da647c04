import { useQueryClient } from '@tanstack/react-query';
import { dealerExtensions, MAX_FILE_BYTES } from '#contract/documents.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { documentsSection as words } from '#copy/portal/documents.ts';
import { apiAddDocument, type DocumentFields, refreshRequestedDocuments } from '#web/client/documents.ts';
import { refuseFile } from '#web/client/refuse-file.ts';
import { useUploadQueue } from '#web/client/use-upload-queue.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';

export type Adding = ReturnType<typeof useAdding>;

/** Uploads files to a deal. A retry sends the type and description of the first attempt. */
export function useAdding(dealId: string) {
  const client = useQueryClient();
  const [state, queue] = useUploadQueue<void, DocumentFields>(() => ({
    send: (one, fields, onProgress, signal) => apiAddDocument(dealId, one, fields, onProgress, signal),
    received: (one) => {
      toast(words.toasts.uploaded(one.file.name));
      void refreshRequestedDocuments(client, dealId);
    },
    failed: (one, said) =>
      toast({ title: words.toasts.failed, description: `${one.file.name}: ${said}`, destructive: true }),
    refuse: refuseFile(dealerExtensions, words.upload.refused),
    explain: (error) => (error === undefined ? words.upload.unreadable : failureWords(error)),
  }));
  const add = (files: readonly File[], paper: RequiredDocument | ''): void => {
    if (files.some((file) => file.size > MAX_FILE_BYTES)) toast({ ...words.toasts.tooLarge, destructive: true });
    queue.add(
      files.filter((file) => file.size <= MAX_FILE_BYTES),
      paper,
    );
  };
  const start = (chosen: DocumentFields): void => {
    if (state.running) return;
    if (!state.files.some((one) => one.state === 'chosen')) return toast({ ...words.toasts.none, destructive: true });
    queue.start(chosen);
  };
  return { state, add, start, retry: queue.retry, remove: queue.remove };
}
