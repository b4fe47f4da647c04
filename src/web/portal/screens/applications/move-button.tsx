import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { adminPaths, type ApplicationFile, type ApplicationStatus } from '#contract/admin.ts';
import { moves as words, statusNames } from '#copy/portal/applications.ts';
import { changeStatus, noteInFile } from '#web/client/admin.ts';
import { useSession } from '#web/client/session.ts';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';

const next: Record<ApplicationStatus, { to: ApplicationStatus; label: string }> = {
  received: { to: 'in_review', label: words.start },
  in_review: { to: 'closed', label: words.close },
  closed: { to: 'in_review', label: words.reopen },
};

/** The one step that comes next; the step back is the next one then. */
export function MoveButton({ application }: { application: ApplicationFile }) {
  // Once in review the next step is the decision, and only that is the one in blue.
  const look = application.status === 'received' ? '' : ' button-outline';
  const client = useQueryClient();
  const actor = useSession()?.user.email ?? '';
  const [moving, setMoving] = useState(false);
  const { to, label } = next[application.status];
  const move = async (): Promise<void> => {
    if (moving) return;
    setMoving(true);
    try {
      await changeStatus(application.id, to);
      const detail = { from: application.status, to };
      noteInFile(client, application.id, { action: 'application.status_changed', actor, detail }, { status: to });
      toast({ title: words.done(statusNames[to]) });
      await client.invalidateQueries({ queryKey: [adminPaths.applications], predicate: isList });
    } catch (error) {
      toast({ title: words.failed, description: failureWords(error as Error), destructive: true });
    } finally {
      setMoving(false);
    }
  };
  return (
    <button type="button" className={`button button-dense${look}`} aria-disabled={moving} onClick={() => void move()}>
      {moving ? words.moving : label}
      <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

/** Lists carry their filter as an object; the open file is not read again, which the server would record. */
const isList = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => typeof queryKey[1] === 'object';
