import { CircleCheck, Hourglass, Inbox, PhoneIncoming, Printer, Scale, Truck, UserSearch } from 'lucide-react';
import type { DeskDay } from '#contract/desk.ts';
import { deskCounts } from '#copy/portal/desk.ts';
import { myDay } from '#copy/portal/my-day.ts';
import { useDeskCounts } from '#web/client/desk.ts';
import { showCount } from '#web/portal/layout/use-count-marks.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { placeOfFile } from '../decision/asked-decision.ts';
import { timeLeft } from '../decision/clock-words.ts';

const { attention: words } = myDay;
const entries = [
  { of: 'late', to: '/admin/applications?due=overdue', icon: Inbox },
  { of: 'noticesToPrint', to: '/admin/notices?state=to_print', icon: Printer },
  { of: 'noticesWaiting', to: '/admin/notices?state=waiting', icon: Hourglass },
  { of: 'inquiries', to: '/admin/inquiries?state=new', icon: PhoneIncoming },
  { of: 'outbox', to: '/admin/outbox?state=failed', icon: Truck },
  { of: 'dataRequests', to: '/admin/data-requests?state=soon', icon: UserSearch },
] as const;

type NearLaw = NonNullable<DeskDay['week']>['nearLaw'];

/**
 * Lists nearing deadlines and failures, each with a link to the file or screen that resolves them. `lateShown`: the late
 * applications in the list next to it, which need no second mention.
 */
export function Attention({ nearLaw, now, lateShown }: { nearLaw: NearLaw; now: number; lateShown: number }) {
  const counts = useDeskCounts();
  if (!counts && nearLaw.length === 0) return null;
  const shown = entries.flatMap(({ of, ...entry }) => {
    const count = counts?.[of] ?? 0;
    return count <= (of === 'late' ? lateShown : 0) ? [] : [{ ...entry, of, said: deskCounts[of](showCount(count)) }];
  });
  return (
    <Card title={words.title} flush>
      <ul className="attention">
        {nearLaw.map(({ id, name, dueAt }) => {
          const { left, tone } = timeLeft({ answerBy: null, dueAt }, now);
          return (
            <li key={id}>
              <Icon of={Scale} />
              <span>
                <Link to={placeOfFile({ kind: 'application', id })}>{name}</Link>
              </span>
              <span className={`near-law-due due-${tone}`}>{left}</span>
            </li>
          );
        })}
        {shown.map(({ of, to, icon, said }) => (
          <li key={of}>
            <Icon of={icon} />
            <span>{said}</span>
            <Link to={to}>
              {words.open}
              <span className="sr-only"> {said}</span>
            </Link>
          </li>
        ))}
        {shown.length + nearLaw.length === 0 && (
          <li>
            <Icon of={CircleCheck} />
            <span>{words.none}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}
