import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Assignee } from '#contract/assignments.ts';
import { assignment as words } from '#copy/portal/assignment.ts';
import { apiAssignFile } from '#web/client/assignments.ts';
import { type OpenFile, useOpenFile } from '#web/client/open-file.ts';
import { RequestError } from '#web/client/request.ts';
import { useMay, useSession } from '#web/client/session.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { useLetterKeys } from '#web/portal/hooks/use-letter-keys.ts';
import { AssignDialog } from './assign-dialog.tsx';
import './assignment.css';

/** Who has the open file; A takes it, or asks where somebody has it already. */
export function AssigneeLine({ file, assignee }: { file: OpenFile; assignee: Assignee | null }) {
  const own = useSession()?.user.email;
  const opened = useOpenFile(file);
  const [busy, setBusy] = useState(false);
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
      // Who was quicker is shown behind the words.
      if (error instanceof RequestError && error.status === 409) opened.reread();
      throw error;
    }
  };
  const take = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await give('me');
      toast({ title: words.taken });
    } catch (error) {
      toast({ title: words.failed, description: failureWords(error as Error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  const mayAssign = useMay('files.assign');
  useLetterKeys(isOwn || !mayAssign ? {} : { a: () => (isFree ? void take() : setChoosing(true)) });
  return (
    <div className="assignee-line">
      <p>
        <UserRound size={16} strokeWidth={1.75} aria-hidden />
        {saidOf(assignee, isOwn)}
      </p>
      {mayAssign && isFree && (
        <button
          type="button"
          className="button button-outline button-dense"
          aria-keyshortcuts="a"
          aria-disabled={busy}
          onClick={() => void take()}
        >
          {busy ? words.taking : words.take}
        </button>
      )}
      {mayAssign && (
        <button type="button" className="button button-quiet button-dense" onClick={() => setChoosing(true)}>
          {words.assign}
        </button>
      )}
      {choosing && <AssignDialog assignee={assignee} give={give} onClose={() => setChoosing(false)} />}
    </div>
  );
}

function saidOf(assignee: Assignee | null, isOwn: boolean): string {
  if (isOwn) return words.yours;
  if (assignee === null) return words.nobody;
  return assignee.active ? words.has(assignee.name) : words.gone(assignee.name);
}
