import { Link } from 'react-router';
import type { ApplicationListRow } from '#contract/admin.ts';
import { inbox } from '#copy/portal/applications.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { AssigneeMark } from '../assignment/assignee-mark.tsx';
import { clockWords } from '../decision/clock-words.ts';
import { OutcomeMark } from '../decision/outcome-badge.tsx';
import { StatusBadge } from './status-badge.tsx';

type Props = { row: ApplicationListRow; search: string; open: boolean; now: number };

export const ApplicationRow = ({ row, search, open, now }: Props) => (
  <li>
    <Link
      className="inbox-row"
      data-application={row.id}
      to={{ pathname: `/admin/applications/${row.id}`, search }}
      {...(open ? { 'aria-current': true } : {})}
    >
      <span className="inbox-line">
        <span className="inbox-row-name">{row.businessName}</span>
        <span className="inbox-row-amount num">
          {row.equipmentAmount === '' ? inbox.noAmount : showTypedAmount(row.equipmentAmount, row.language)}
        </span>
      </span>
      <span className="inbox-line">
        <span>
          {row.reference}, {inbox.languages[row.language]}
        </span>
        <time dateTime={row.createdAt} title={showInstant(row.createdAt)}>
          {showAge(row.createdAt, now)}
        </time>
      </span>
      <span className="inbox-line">
        <RowBadges row={row} now={now} />
        <span className="inbox-row-representative">{representative(row.salesperson)}</span>
      </span>
    </Link>
  </li>
);

/** Where it stands, and how pressing its decision is once that is near and none is recorded. */
function RowBadges({ row, now }: Pick<Props, 'row' | 'now'>) {
  const said = clockWords(row.clock, now);
  return (
    <span className="inbox-row-badges">
      {(row.status !== 'closed' || row.decision === null) && <StatusBadge status={row.status} decision={undefined} />}
      {row.decision !== null && <OutcomeMark decision={row.decision} />}
      {row.decision === null && said !== null && said.tone !== 'plain' && (
        <span className={`badge badge-${said.tone}`}>{said.left}</span>
      )}
      <AssigneeMark assignee={row.assignee} />
    </span>
  );
}

const representative = (salesperson: string): string =>
  salesperson === '' || salesperson === 'N/A' ? inbox.noRepresentative : salesperson;
