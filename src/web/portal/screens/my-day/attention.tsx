import { CircleCheck, Inbox, PhoneIncoming, Truck, UserSearch } from 'lucide-react';
import { deskCounts } from '#copy/portal/desk.ts';
import { myDay } from '#copy/portal/my-day.ts';
import { useDeskCounts } from '#web/client/desk.ts';
import { showCount } from '#web/portal/layout/use-count-marks.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

const { attention: words } = myDay;
const entries = [
  { of: 'inquiries', to: '/admin/inquiries?state=new', icon: PhoneIncoming },
  { of: 'outbox', to: '/admin/outbox?state=failed', icon: Truck },
  { of: 'dataRequests', to: '/admin/data-requests?state=soon', icon: UserSearch },
  { of: 'late', to: '/admin/applications?due=overdue', icon: Inbox },
] as const;

/** Lists failures and nearing deadlines, each with a link to the screen that resolves them. */
export function Attention() {
  const counts = useDeskCounts();
  if (!counts) return null;
  const shown = entries.filter(({ of }) => (counts[of] ?? 0) > 0);
  return (
    <Card title={words.title} flush>
      <ul className="attention">
        {shown.map(({ of, to, icon }) => (
          <li key={of}>
            <Icon of={icon} />
            <span>{deskCounts[of](showCount(counts[of] ?? 0))}</span>
            <Link to={to}>
              {words.open}
              <span className="sr-only"> {deskCounts[of](showCount(counts[of] ?? 0))}</span>
            </Link>
          </li>
        ))}
        {shown.length === 0 && (
          <li>
            <Icon of={CircleCheck} />
            <span>{words.none}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}
