import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router';
import type { SignedInUser } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { settings } from '#copy/portal/settings.ts';
import { useChecklist } from '#web/client/settings.ts';
import { Icon } from '#web/ui/icon.tsx';
import { portalBrand } from '../portal-brand.ts';

/** What an administrator has left to do before the site goes live. */
export const LaunchNote = ({ user }: { user: SignedInUser }) =>
  user.permissions.includes('settings.manage') && <OpenNote />;

function OpenNote() {
  const open = useChecklist().data?.open ?? 0;
  if (open === 0 && !portalBrand.sample) return null;
  return (
    <Link className="launch-note" to="/admin/settings" title={frame.sample.text}>
      <Icon of={FlaskConical} />
      <span className="desk-label">
        {portalBrand.sample && <strong>{frame.sample.title}. </strong>}
        {open > 0 && settings.checklist.open(open)}
      </span>
    </Link>
  );
}
