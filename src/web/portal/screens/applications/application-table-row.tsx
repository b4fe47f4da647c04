import { Link } from 'react-router';
import type { ApplicationListRow } from '#contract/admin.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { inbox } from '#copy/portal/applications.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { AssigneeMark } from '#web/portal/screens/assignment/assignee-mark.tsx';
import { clockWords } from '#web/portal/screens/decision/clock-words.ts';
import { OutcomeMark } from '#web/portal/screens/decision/outcome-badge.tsx';
import { StatusBadge } from './status-badge.tsx';

type Props = { row: ApplicationListRow; search: string; open: boolean; now: number };

/** Who asks for how much, for which machine, how much time is left, and who has the file. */
export const ApplicationTableRow = ({ row, search, open, now }: Props) => (
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
      <span className="inbox-row-about">{row.equipmentDescription || row.reference}</span>
      <TimeLeft row={row} now={now} />
    </span>
    <span className="inbox-line inbox-row-marks">
      {(row.status !== 'closed' || row.decision === null) && <StatusBadge status={row.status} decision={undefined} />}
      {row.decision !== null && <OutcomeMark decision={row.decision} />}
      {row.documents && row.decision === null && <Documents {...row.documents} />}
      {row.language === 'es' && <span className="inbox-row-language">{inbox.languages.es}</span>}
      <AssigneeMark assignee={row.assignee} />
    </span>
  </Link>
);

const Documents = ({ received, usual }: NonNullable<ApplicationListRow['documents']>) => (
  <span className="inbox-documents">
    <span className="inbox-documents-bar" aria-hidden>
      {Array.from({ length: usual }, (_, at) => (
        <span key={at} className={at < received ? 'inbox-document-in' : ''} />
      ))}
    </span>
    {inbox.documents(received, usual)}
  </span>
);

/** The time left for the decision. Without a running clock: how long ago the application arrived. */
function TimeLeft({ row, now }: Pick<Props, 'row' | 'now'>) {
  const clock = row.decision === null ? clockWords(row.clock, now) : null;
  if (clock !== null && clock.left !== '')
    return (
      <span className={`inbox-row-due due-${clock.tone}`} title={clock.text}>
        {clock.left}
      </span>
    );
  if (row.clock.state === 'waiting') return <span className="inbox-row-due">{inbox.waiting}</span>;
  return (
    <time className="inbox-row-due" dateTime={row.createdAt} title={showInstant(row.createdAt)}>
      {showAge(row.createdAt, now)}
    </time>
  );
}
