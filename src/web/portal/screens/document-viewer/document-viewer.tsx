import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import type { Document } from '#contract/documents.ts';
import { documentViewer as words } from '#copy/portal/document-viewer.ts';
import { documentsSection } from '#copy/portal/documents.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { useMedia } from '#web/portal/hooks/use-media.ts';
import { useDownload } from '../documents/use-download.ts';
import { ViewedDocument } from './viewed-document.tsx';
import './document-viewer.css';

type Props = {
  documents: Document[];
  at: number;
  onShow: (document: Document | undefined) => void;
};

/** One document beside the fields, or on the whole screen where that is narrow; the others are a key away. */
export function DocumentViewer({ documents, at, onShow }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const isBeside = useMedia('(min-width: 1024px)');
  const document = documents[at];
  const download = useDownload(document, { staff: true });
  // Beside the fields it leaves them usable; on a phone the browser keeps the focus inside.
  // It closes before React takes it away: only then the browser gives the focus back.
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
      if (event.key !== 'Escape' || window.document.querySelector('dialog:modal')) return;
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
        <IconButton label={words.previous} Icon={ChevronLeft} keys="," act={at === 0 ? undefined : () => turn(-1)} />
        <IconButton
          label={words.next}
          Icon={ChevronRight}
          keys="."
          act={at === documents.length - 1 ? undefined : () => turn(1)}
        />
        <IconButton
          label={documentsSection.download(document.fileName)}
          Icon={Download}
          act={() => void download.start()}
        />
        <IconButton label={words.close} Icon={X} keys="v" button={closer} act={() => onShow(undefined)} />
      </header>
      <ViewedDocument key={document.id} document={document} />
      <p className="viewer-foot">{words.keys}</p>
    </dialog>
  );
}

type ButtonProps = {
  label: string;
  Icon: typeof X;
  keys?: string;
  button?: Ref<HTMLButtonElement>;
  act: (() => void) | undefined;
};

const IconButton = ({ label, Icon, keys, button, act }: ButtonProps) => (
  <button
    ref={button}
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    aria-disabled={act === undefined}
    {...(keys !== undefined && { 'aria-keyshortcuts': keys })}
    onClick={act}
  >
    <Icon size={20} strokeWidth={1.75} aria-hidden />
  </button>
);
