import { useEffect, useState } from 'react';
import { apiReadStaffDocument } from '#web/client/documents.ts';
import { viewableType } from './viewable.ts';

export type ViewedFile =
  | { state: 'loading' }
  | { state: 'shown'; url: string; type: string }
  /** Its content is not what its name says. */
  | { state: 'unknown' }
  | { state: 'failed'; error: Error };

const START = 16;

/** The file of a document as an object URL, revoked once another one is shown. The server records each view. */
export function useViewedFile(id: string): ViewedFile {
  const [viewed, setViewed] = useState<{ id: string; file: ViewedFile }>();
  useEffect(() => {
    const ended = new AbortController();
    let url = '';
    const show = async (): Promise<ViewedFile> => {
      const file = await apiReadStaffDocument(id, ended.signal);
      const type = viewableType(new Uint8Array(await file.slice(0, START).arrayBuffer()));
      if (type === undefined) return { state: 'unknown' };
      if (!ended.signal.aborted) url = URL.createObjectURL(file.slice(0, file.size, type));
      return { state: 'shown', url, type };
    };
    void show()
      .catch((error: unknown): ViewedFile => ({ state: 'failed', error: error as Error }))
      .then((file) => !ended.signal.aborted && setViewed({ id, file }));
    return () => {
      ended.abort();
      if (url !== '') URL.revokeObjectURL(url);
    };
  }, [id]);
  return viewed?.id === id ? viewed.file : { state: 'loading' };
}
