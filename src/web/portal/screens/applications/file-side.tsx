import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { file } from '#copy/portal/applications.ts';
import { Button } from '#web/ui/button.tsx';
import type { FileDocuments } from './file-documents.ts';

const { properties: words } = file;

type Props = {
  properties: ReactNode;
  documents: Pick<FileDocuments, 'missing' | 'unsorted'>;
  /** A sentence about the missing documents. */
  note?: string;
  /** Shows the list of documents, where staff classifies them. */
  onDocuments: () => void;
  /** The button that requests the missing documents. */
  request?: ReactNode;
  children: ReactNode;
};

/** Next to the file where there is room: its properties, the missing documents, and what happened. */
export const FileSide = ({ properties, documents, note = '', onDocuments, request, children }: Props) => {
  const id = useId();
  return (
    <div className="file-side">
      <section className="file-properties" aria-labelledby={id}>
        <h2 id={id} className="sr-only">
          {words.title}
        </h2>
        <dl>{properties}</dl>
      </section>
      <Missing documents={documents} note={note} onDocuments={onDocuments} request={request} />
      {children}
    </div>
  );
};

/** The requested documents without a file, and the received files that may be among them. */
function Missing({
  documents: { missing, unsorted },
  note,
  onDocuments,
  request,
}: Omit<Props, 'properties' | 'children'>) {
  const id = useId();
  if (missing.length === 0) return null;
  const showDocuments = (): void => {
    flushSync(onDocuments);
    document.querySelector<HTMLElement>('.file-tabs [role="tab"][aria-selected="true"]')?.focus();
  };
  return (
    <section className="file-missing" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {words.missing} <span className="tab-count num">{missing.length}</span>
        </h2>
        {request}
      </header>
      <p>{missing.map((one) => names[one].name).join('; ')}</p>
      {note !== '' && <p className="file-missing-note">{note}</p>}
      {unsorted > 0 && (
        <Button variant="quiet" size="s" onClick={showDocuments}>
          {words.unsorted(unsorted)}
        </Button>
      )}
    </section>
  );
}

/** The label of the button next to their heading. */
export const RequestMissing = () => (
  <>
    {words.request} <span className="sr-only">{words.requestMissing}</span>
  </>
);

export const Property = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="file-property">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
