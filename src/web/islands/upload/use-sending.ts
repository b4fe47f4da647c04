import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { customerExtensions, MAX_FILE_BYTES } from '#contract/documents.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { type CustomerUploaded, customerUploadedSchema } from '#contract/upload-links.ts';
import { refuseFile } from '#web/client/refuse-file.ts';
import { RequestError } from '#web/client/request.ts';
import { apiSendByLink } from '#web/client/upload-link.ts';
import { useUploadQueue } from '#web/client/use-upload-queue.ts';
import { prepareToasts, toast } from '#web/ui/toast.ts';
import { tokenOfAddress } from './token-of-address.ts';
import type { UploadWords } from './words.ts';

export type UploadedFile = CustomerUploaded['document'];

/** Why the server would refuse a file by its name or size; undefined where it may accept it. */
export const refusedByName = (copy: UploadWords['copy']) => refuseFile(customerExtensions, copy.refused);

const visitSchema = z.object({ received: z.array(customerUploadedSchema.shape.document) });

/** The files that arrived during this visit, which a reload must not hide. Kept with the entry in the browser's history. */
function useReceived() {
  const [received, setReceived] = useState<UploadedFile[]>(
    () => visitSchema.safeParse(window.history.state).data?.received ?? [],
  );
  useEffect(() => {
    if (received.length > 0) window.history.replaceState({ ...window.history.state, received }, '');
  }, [received]);
  return [received, setReceived] as const;
}

/** The chosen files on their way, and those of this visit that arrived. */
export function useSending({ lang, copy }: UploadWords, reread: () => Promise<void>) {
  const [received, setReceived] = useReceived();
  const [state, queue] = useUploadQueue<CustomerUploaded>(() => ({
    send: (one, _fields, onProgress, signal) => apiSendByLink(tokenOfAddress(), lang, one, onProgress, signal),
    received: (_one, { document }) => {
      setReceived((before) => [...before.filter((file) => file.id !== document.id), document]);
      void reread();
    },
    failed: (one, said) => {
      toast({ title: copy.toasts.failed, description: copy.toasts.failedText(one.file.name, said), destructive: true });
      void reread();
    },
    refuse: refusedByName(copy),
    explain: (error) => {
      if (error === undefined) return copy.unreadable;
      return error instanceof RequestError ? (error.publicMessage ?? copy.failedFallback) : copy.failedFallback;
    },
  }));
  const add = (files: readonly File[], paper: RequiredDocument | ''): void => {
    // While there is a connection: what says that there is none must be here by then.
    void prepareToasts();
    const fitting = files.filter((file) => file.size <= MAX_FILE_BYTES);
    for (const file of files)
      if (file.size > MAX_FILE_BYTES)
        toast({ title: copy.toasts.tooLarge, description: copy.toasts.tooLargeText(file.name), destructive: true });
    queue.add(fitting, paper);
  };
  return { state, queue, add, received };
}
