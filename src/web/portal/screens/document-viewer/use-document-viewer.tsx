import { useState } from 'react';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { DocumentViewer } from './document-viewer.tsx';
import { isViewable, type ViewableFile } from './viewable.ts';

export type FileView = {
  onView: (file: ViewableFile) => void;
  /** The id of the document that is shown. */
  shown: string | undefined;
  /** The id of the document that V opens now. */
  first: string | undefined;
};

/** Shows documents next to the shown part of a file. V opens the first one that a browser can show. */
export function useDocumentViewer(files: readonly ViewableFile[]) {
  const [shown, setShown] = useState<string>();
  const viewable = files.filter(isViewable);
  const at = viewable.findIndex(({ id }) => id === shown);
  const show = (file: ViewableFile | undefined): void => setShown(file?.id);
  useLetterKeys(at === -1 ? { v: () => show(viewable[0]) } : {});
  const view: FileView = { onView: show, shown, first: at === -1 ? viewable[0]?.id : undefined };
  return { view, viewer: at !== -1 && <DocumentViewer documents={viewable} at={at} onShow={show} /> };
}
