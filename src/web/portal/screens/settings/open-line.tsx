import { Link } from 'react-router';
import { settings } from '#copy/portal/settings.ts';
import { useChecklist } from '#web/client/settings.ts';
import './open-line.css';

const { checklist: words } = settings;

/** On the first screen of the staff, while something is open before going live; nothing when it cannot be read. */
export function OpenLine() {
  const open = useChecklist().data?.open ?? 0;
  if (open === 0) return null;
  return (
    <p className="open-line">
      <Link to="/admin/settings">{words.open(open)}</Link>
    </p>
  );
}
