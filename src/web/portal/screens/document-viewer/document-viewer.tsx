import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { documentViewer as words } from '#copy/portal/document-viewer.ts';
import { documentsSection } from '#copy/portal/documents.ts';
import { OVERLAYS } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { useMedia } from '#web/portal/hooks/use-media.ts';
import { useDownload } from '../documents/use-download.ts';
import type { ViewableFile } from './viewable.ts';
import { ViewedDocument } from './viewed-document.tsx';
import './document-viewer.css';

type Props = {
  documents: readonly ViewableFile[];
  at: number;
  onShow: (document: ViewableFile | undefined) => void;
};

/** One document next to the file, or on the whole screen of a phone. Keys switch to the others. */
export function DocumentViewer({ documents, at, onShow }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const isBeside = useMedia('(min-width: 1024px)');
  const document = documents[at];
  const download = useDownload(document, { staff: true });
  // Next to the file it leaves the fields usable. On a phone the browser keeps the focus inside.
  // It closes before React removes it, because only then the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isBeside) element?.show();
    else element?.showModal();
    closer.current?.focus();
    return () => element?.close();
  }, [isBeside]);
  const turn = (by: number): void => onShow(documents[at + by] ?? document);
  useLetterKeys({ v: () => onShow(undefined), '.': () => turn(1), ',': () => turn(-1) }, dialog);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || window.document.querySelector(OVERLAYS)) return;
      event.preventDefault();
      onShow(undefined);
    };
    window.document.addEventListener('keydown', press, { capture: true });
    return () => window.document.removeEventListener('keydown', press, { capture: true });
  }, [onShow]);
  if (!document) return null;
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={words.title(document.fileName)}
      onCancel={(event) => {
        event.preventDefault();
        onShow(undefined);
      }}
    >
      <header className="viewer-head">
        <p className="viewer-name">
          {document.fileName}
          <span>{words.place(at + 1, documents.length)}</span>
        </p>
        <IconButton
          size="m"
          icon={ChevronLeft}
          label={words.previous}
          shortcut=","
          aria-disabled={at === 0}
          onClick={() => turn(-1)}
        />
        <IconButton
          size="m"
          icon={ChevronRight}
          label={words.next}
          shortcut="."
          aria-disabled={at === documents.length - 1}
          onClick={() => turn(1)}
        />
        <IconButton
          size="m"
          icon={Download}
          label={documentsSection.download(document.fileName)}
          onClick={() => void download.act()}
        />
        <IconButton ref={closer} size="m" icon={X} label={words.close} shortcut="v" onClick={() => onShow(undefined)} />
      </header>
      <ViewedDocument key={document.id} document={document} />
      <p className="viewer-foot">{words.keys}</p>
    </dialog>
  );
}
