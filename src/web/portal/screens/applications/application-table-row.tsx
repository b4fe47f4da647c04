import { Hourglass } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ApplicationListRow } from '#contract/admin.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { file, inbox } from '#copy/portal/applications.ts';
import { frame } from '#copy/portal/frame.ts';
import { showAge, showInstant } from '#web/portal/instants.ts';
import { AssigneeMark } from '#web/portal/screens/assignment/assignee-mark.tsx';
import { clockWords } from '#web/portal/screens/decision/clock-words.ts';
import { OutcomeMark } from '#web/portal/screens/decision/outcome-badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { stepStatusOf } from './next-step.ts';
import { StatusBadge } from './status-badge.tsx';

type Props = { row: ApplicationListRow; search: string; open: boolean; now: number };

/**
 * Shows the business, the amount, the next step, the machine, the time left and the assignee. Next to an open file it
 * has two lines, and alone one line of columns. The row of the open file scrolls into view. A pressed row looks so at once,
 * before the file is drawn.
 */
export function ApplicationTableRow({ row, search, open, now }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!open) return;
    setPressed(false);
    if (link.current) showInList(link.current);
  }, [open]);
  return (
    <Link
      ref={link}
      className="inbox-row"
      data-application={row.id}
      to={{ pathname: `/admin/applications/${row.id}`, search }}
      data-pressed={pressed}
      onClick={() => setPressed(true)}
      onBlur={() => setPressed(false)}
      {...(open ? { 'aria-current': true } : {})}
    >
      <span className="inbox-line">
        <span className="inbox-row-name" title={row.businessName}>
          {row.businessName}
        </span>
        {row.language === 'es' && <span className="inbox-row-language">{inbox.languages.es}</span>}
        <span className="inbox-row-amount num">{amountOf(row)}</span>
      </span>
      <span className="inbox-line">
        <Step row={row} />
        <span className="inbox-row-about" title={row.equipmentDescription || row.reference}>
          {row.equipmentDescription || row.reference}
        </span>
        <span className="inbox-row-reference">{row.reference}</span>
        {row.documents && row.decision === null && row.status !== 'closed' && <Documents {...row.documents} />}
        <TimeLeft row={row} now={now} />
        <time className="inbox-row-received" dateTime={row.createdAt} title={showInstant(row.createdAt)}>
          {frame.ages.ago(showAge(row.createdAt, now))}
        </time>
        <AssigneeMark assignee={row.assignee} />
      </span>
    </Link>
  );
}

/** The requested amount of the deal, as on the other screens. */
function amountOf({ deal, equipmentAmount, language }: ApplicationListRow): string {
  if (deal !== null) return showTypedAmount(String(deal.requestedAmount));
  return equipmentAmount === '' ? inbox.noAmount : showTypedAmount(equipmentAmount, language);
}

/** Scrolls the list only: scrollIntoView would move the file next to it too. */
function showInList(row: HTMLElement): void {
  const list = row.closest('.inbox-body');
  if (!list) return;
  const [own, room] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < room.top) list.scrollTop -= room.top - own.top;
  if (own.bottom > room.bottom) list.scrollTop += own.bottom - room.bottom;
}

/** Shows the decision or the next step: a dot for the lender's move, an hourglass while it waits for the applicant. */
function Step({ row: { status, clock, decision, deal } }: Pick<Props, 'row'>) {
  if (decision !== null) return <OutcomeMark decision={decision} />;
  if (status === 'closed') return <StatusBadge status={status} decision={undefined} />;
  if (clock.state === 'waiting')
    return (
      <span className="inbox-step">
        <Icon of={Hourglass} />
        {inbox.waiting}
      </span>
    );
  return <span className="inbox-step inbox-step-ours">{inbox.steps[stepStatusOf(status, deal)]}</span>;
}

const Documents = ({ received, usual }: NonNullable<ApplicationListRow['documents']>) => (
  <span className="inbox-documents num" title={inbox.documents(received, usual)}>
    {file.facts.receivedOf(received, usual)}
    <span className="sr-only"> {inbox.documentsReceived}</span>
  </span>
);

/** The time left for the answer, in color once it is pressing. Without a running clock: the age of the application. */
function TimeLeft({ row, now }: Pick<Props, 'row' | 'now'>) {
  const { status, clock: given } = row;
  const promised = status === 'closed' ? { ...given, answerBy: null } : given;
  const running = row.decision === null ? clockWords(promised, now) : null;
  // A closed file has no time left to show, unless its applicant must have a notice soon.
  const clock = status === 'closed' && running?.tone === 'plain' ? null : running;
  if (clock !== null && clock.left !== '')
    return (
      <span className={`inbox-row-due due-${clock.tone}`} title={clock.text}>
        {clock.left}
      </span>
    );
  return (
    <time className="inbox-row-due" dateTime={row.createdAt} title={showInstant(row.createdAt)}>
      {row.decision === null ? frame.ages.ago(showAge(row.createdAt, now)) : showAge(row.createdAt, now)}
    </time>
  );
}
