import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { settings } from '#copy/portal/settings.ts';
import { useChecklist } from '#web/client/settings.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Shows an administrator what is left before the site is published. */
export const LaunchNote = ({ user }: { user: SignedInUser }) =>
  user.permissions.includes('settings.manage') && <OpenNote />;

function OpenNote() {
  const checklist = useChecklist().data;
  if (!checklist) return null;
  const { open, isPublic, isSample } = checklist;
  if (isPublic && !isSample && open === 0) return null;
  const said = isPublic ? isSample && frame.sample : frame.notPublished;
  return (
    <Link
      className="launch-note"
      to={isPublic ? '/admin/settings' : '/admin/settings/setup'}
      title={said ? said.text : undefined}
    >
      <Icon of={FlaskConical} />
      <span className="desk-label">
        {said && <strong>{said.title}</strong>}
        {open > 0 ? settings.checklist.open(open) : !isPublic && settings.checklist.ready}
      </span>
    </Link>
  );
}
