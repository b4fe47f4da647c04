import { UserRound } from 'lucide-react';
import type { Assignee } from '#contract/assignments.ts';
import { assignment as words } from '#copy/portal/assignment.ts';
import { useSession } from '#web/client/session.ts';
import './assignment.css';

/** Who has it, in a list; nothing where nobody has. */
export function AssigneeMark({ assignee }: { assignee: Assignee | null }) {
  const own = useSession()?.user.email;
  if (assignee === null) return null;
  const { name, email, active } = assignee;
  return (
    <span className={`assignee-mark${email === own ? ' assignee-own' : ''}`}>
      <UserRound size={14} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{words.filter.name} </span>
      <span className="assignee-name">{email === own ? words.you : active ? name : words.noLonger(name)}</span>
    </span>
  );
}
