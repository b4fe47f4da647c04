import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Assignee } from '#contract/assignments.ts';
import { assignment as words } from '#copy/portal/assignment.ts';
import { apiAssignFile } from '#web/client/assignments.ts';
import { type OpenFile, useOpenFile } from '#web/client/open-file.ts';
import { RequestError } from '#web/client/request.ts';
import { useMay, useSession } from '#web/client/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { AssignDialog } from './assign-dialog.tsx';
import './assignment.css';

/** Shows the assignee of the open file. A assigns it to the reader, or asks for an assignee when a colleague has it. */
export function AssigneeLine({ file, assignee }: { file: OpenFile; assignee: Assignee | null }) {
  const own = useSession()?.user.email;
  const opened = useOpenFile(file);
  const [choosing, setChoosing] = useState(false);
  const isOwn = assignee?.email === own;
  const isFree = assignee === null || !assignee.active;
  const give = async (to: string | null): Promise<Assignee | null> => {
    try {
      const now = await apiAssignFile(file, { to, from: assignee?.id ?? null });
      opened.show('assigned', { assignee: now?.email ?? null }, { assignee: now });
      opened.rereadLists();
      return now;
    } catch (error) {
      // The colleague who was quicker is shown behind the message.
      if (error instanceof RequestError && error.status === 409) opened.reread();
      throw error;
    }
  };
  const take = useAction(() => give('me'), { done: { title: words.taken }, failed: words.failed });
  return (
    <div className="assignee-line">
      <p>
        <Icon of={UserRound} />
        {saidOf(assignee, isOwn)}
      </p>
      {useMay('files.assign') && (
        <Choices isOwn={isOwn} isFree={isFree} take={take} onChoose={() => setChoosing(true)} />
      )}
      {choosing && <AssignDialog assignee={assignee} give={give} onClose={() => setChoosing(false)} />}
    </div>
  );
}

type ChoicesProps = {
  isOwn: boolean;
  isFree: boolean;
  take: { busy: boolean; act: () => Promise<unknown> };
  onChoose: () => void;
};

function Choices({ isOwn, isFree, take, onChoose }: ChoicesProps) {
  useLetterKeys(isOwn ? {} : { a: () => (isFree ? void take.act() : onChoose()) });
  return (
    <div className="assignee-actions">
      {isFree && (
        <Button
          variant="outline"
          size="s"
          shortcut="a"
          busy={take.busy && words.taking}
          onClick={() => void take.act()}
        >
          {words.take}
        </Button>
      )}
      <Button variant="quiet" size="s" shortcut={isOwn || isFree ? undefined : 'a'} onClick={onChoose}>
        {words.assign}
      </Button>
    </div>
  );
}

function saidOf(assignee: Assignee | null, isOwn: boolean): string {
  if (isOwn) return words.yours;
  if (assignee === null) return words.unassigned;
  return assignee.active ? words.has(assignee.name) : words.gone(assignee.name);
}
