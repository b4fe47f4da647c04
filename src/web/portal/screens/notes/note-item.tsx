import { useRef, useState } from 'react';
import type { Note } from '#contract/notes.ts';
import { activity } from '#copy/portal/applications.ts';
import { notes as words } from '#copy/portal/notes.ts';
import { apiStrikeNote } from '#web/client/notes.ts';
import { type OpenFile, useOpenFile } from '#web/client/open-file.ts';
import { useSession } from '#web/client/session.ts';
import { ConfirmDialog } from '#web/portal/components/confirm-dialog.tsx';
import { initialsOf } from '#web/portal/components/initials.tsx';
import { returnFocus } from '#web/portal/hooks/return-focus.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { showInstant, showShortInstant } from '#web/portal/instants.ts';
import { Button } from '#web/ui/button.tsx';

/** One note in the activity. Its writer can strike it out for a day. */
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
    <li className="activity-entry note" ref={item} tabIndex={-1}>
      <span className="note-initials" aria-hidden>
        {initialsOf(author)}
      </span>
      <div>
        <strong>{activity.notedBy(author)}</strong>
        <span className="activity-who">
          <time dateTime={at} title={showInstant(at)}>
            {showShortInstant(at)}
          </time>
          {struckAt !== null && `. ${words.struck(showInstant(struckAt))}`}
        </span>
        {struckAt === null ? <p className="note-body">{text}</p> : <s className="note-body">{text}</s>}
        {own && struckAt === null && now < Date.parse(strikeUntil) && (
          <Button variant="quiet" size="s" className="note-strike" onClick={() => setAsks(true)}>
            {words.strike}
          </Button>
        )}
      </div>
      {asks && <ConfirmDialog {...words.confirm} bad act={strike.act} onClose={close} />}
    </li>
  );
}
