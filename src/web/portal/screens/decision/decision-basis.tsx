import { flushSync } from 'react-dom';
import type { Note } from '#contract/notes.ts';
import { requiredDocuments as names } from '#copy/en/required-documents.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { showShortInstant } from '#web/portal/instants.ts';
import { Button } from '#web/ui/button.tsx';
import type { FileDocuments } from '../applications/file-documents.ts';

const { basis: words } = desk.dialog;
type Props = {
  documents: FileDocuments;
  /** Newest first. */
  notes: readonly Note[];
  /** Shows the documents of the file. */
  onDocuments: () => void;
  /** Shows the notes of the file. */
  onNotes: () => void;
};

/** What a decision has to consider: the requested documents that are missing, and the last note. */
export function DecisionBasis({ documents, notes, onDocuments, onNotes }: Props) {
  const last = notes.find(({ struckAt }) => struckAt === null);
  return (
    <dl className="decision-basis">
      <div>
        <dt>{words.documents}</dt>
        <dd>
          {documentWords(documents)}
          {documents.others > 0 && <small>{words.others(documents.others)}</small>}
        </dd>
        <dd>
          <Button variant="quiet" size="s" onClick={() => showAndFocus(onDocuments, '.file-tabs [aria-selected=true]')}>
            {words.openDocuments}
          </Button>
        </dd>
      </div>
      <div>
        <dt>{words.note}</dt>
        {last === undefined ? (
          <dd>{words.noNote}</dd>
        ) : (
          <dd title={last.text}>
            <span className="decision-basis-note">{last.text}</span>
            <small>{words.by(last.author, showShortInstant(last.at))}</small>
          </dd>
        )}
        <dd>
          <Button variant="quiet" size="s" onClick={() => showAndFocus(onNotes, '.activity h2')}>
            {words.openNotes}
          </Button>
        </dd>
      </div>
    </dl>
  );
}

function documentWords({ files, missing, requested }: FileDocuments): string {
  if (files === undefined) return '–';
  if (missing.length > 0) return words.missing(missing.map((one) => names[one].name));
  if (requested > 0) return words.complete(requested);
  return files.length === 0 ? words.noneRequested : words.received(files.length);
}

/** Shows a part of the file and moves the focus there. */
function showAndFocus(show: () => void, to: string): void {
  flushSync(show);
  document.querySelector<HTMLElement>(to)?.focus();
}
