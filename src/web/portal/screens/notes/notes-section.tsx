import { NotebookPen } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Note } from '#contract/notes.ts';
import { notes as words } from '#copy/portal/notes.ts';
import type { OpenFile } from '#web/client/open-file.ts';
import { useMay } from '#web/client/session.ts';
import { returnFocus } from '#web/portal/hooks/return-focus.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import './notes.css';

/** What the lender's people noted about the open file, newest first; N writes one more. */
export function NotesSection({ file, notes }: { file: OpenFile; notes: Note[] }) {
  const [writing, setWriting] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  const write = (): void => {
    setWriting(true);
    section.current?.querySelector('textarea')?.focus();
  };
  const mayWrite = useMay('files.work');
  useLetterKeys(mayWrite ? { n: write } : {});
  const close = (): void => {
    setWriting(false);
    returnFocus(adder);
  };
  return (
    <section ref={section} className="panel notes" aria-labelledby={`notes-${file.id}`}>
      <header className="notes-head">
        <h2 id={`notes-${file.id}`}>{words.title}</h2>
        {mayWrite && !writing && (
          <button
            ref={adder}
            type="button"
            className="button button-outline button-dense"
            aria-keyshortcuts="n"
            onClick={() => setWriting(true)}
          >
            <NotebookPen size={16} strokeWidth={1.75} aria-hidden />
            {words.add}
          </button>
        )}
      </header>
      {writing && <NoteForm file={file} onClose={close} />}
      <p className="notes-lead">{notes.length === 0 ? `${words.none} ${words.lead}` : words.lead}</p>
      {notes.length > 0 && (
        <ol className="notes-list">
          {notes.map((note) => (
            <NoteItem key={note.id} file={file} note={note} />
          ))}
        </ol>
      )}
    </section>
  );
}
