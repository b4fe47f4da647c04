import type { Assignee } from '#contract/assignments.ts';
import { assignment as words } from '#copy/portal/assignment.ts';
import { useSession } from '#web/client/session.ts';
import { Initials } from '#web/portal/components/initials.tsx';

/** Shows the assignee of a file in a list. Null for an unassigned file. */
export function AssigneeMark({ assignee }: { assignee: Assignee | null }) {
  const own = useSession()?.user.email;
  if (assignee === null) return null;
  const { name, email, active } = assignee;
  const isOwn = email === own;
  const title = isOwn ? words.you(name) : active ? name : words.noLonger(name);
  return <Initials name={name} title={title} own={isOwn} />;
}
