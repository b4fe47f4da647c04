import { useRef, useState } from 'react';
import type { Note } from '#contract/notes.ts';
import { notes as words } from '#copy/portal/notes.ts';
import { apiStrikeNote } from '#web/client/notes.ts';
import { type OpenFile, useOpenFile } from '#web/client/open-file.ts';
import { useSession } from '#web/client/session.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { showInstant } from '#web/portal/instants.ts';
import { returnFocus } from '#web/portal/hooks/return-focus.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';

/** One note; its writer can strike it out for a day. */
export function NoteItem({ file, note }: { file: OpenFile; note: Note }) {
  const own = useSession()?.user.email === note.email;
  const now = useNow();
  const opened = useOpenFile(file);
  const [asks, setAsks] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { text, author, at, strikeUntil, struckAt } = note;
  const strike = useAction(async () => opened.show('note_struck', {}, { notes: await apiStrikeNote(note.id) }), {
    done: { title: words.done },
    failed: words.notStruck,
  });
  const close = (): void => {
    setAsks(false);
    returnFocus(item);
  };
  return (
    <li className="note" ref={item} tabIndex={-1}>
      {struckAt === null ? <p className="note-body">{text}</p> : <s className="note-body">{text}</s>}
      <p className="note-who">
        {author}, <time dateTime={at}>{showInstant(at)}</time>
        {struckAt !== null && <span className="note-struck">{words.struck(showInstant(struckAt))}</span>}
      </p>
      {own && struckAt === null && now < Date.parse(strikeUntil) && (
        <button type="button" className="link-button" onClick={() => setAsks(true)}>
          {words.strike}
        </button>
      )}
      {asks && <ConfirmDialog {...words.confirm} bad act={strike.act} onClose={close} />}
    </li>
  );
}
