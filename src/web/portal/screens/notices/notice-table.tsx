import type { Notice, NoticeState } from '#contract/notices.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { noticeStateWords, notices as words } from '#copy/portal/notices.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { showDate, showInstant } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { CellText, type Column, Table } from '#web/ui/table.tsx';
import { ShowNotice } from '../decision/show-notice.tsx';
import './notices.css';

const tones: Record<NoticeState, Tone> = {
  queued: 'accent',
  sent: 'ok',
  failed: 'bad',
  waiting: 'warn',
  to_print: 'warn',
  by_hand: 'ok',
  replaced: 'plain',
  removed: 'plain',
  in_portal: 'ok',
};
const places = { application: '/admin/applications/', deal: '/admin/deals/' };

const columnsAt = (now: number, sendsEmail: boolean, isWhole: boolean): Column<Notice>[] => [
  {
    key: 'file',
    label: words.columns.file,
    cell: ({ file }) => {
      const [title, about] = file.kind === 'application' ? [file.business, file.name] : [file.name, file.business];
      return (
        <CellText text={title} more={about}>
          <Link to={places[file.kind] + file.id}>{title}</Link>
        </CellText>
      );
    },
  },
  {
    key: 'what',
    label: words.columns.what,
    ...(isWhole && { sortBy: ({ kind }: Notice) => words.kinds[kind] }),
    phone: 'plain',
    cell: ({ kind, outcome, language }) => (
      <div className="notice-kind">
        <CellText
          text={words.kinds[kind]}
          more={[...(outcome === null ? [] : [decisionWords.outcomes[outcome]]), words.languages[language]].join(', ')}
        />
      </div>
    ),
  },
  {
    key: 'to',
    label: words.columns.to,
    phone: 'plain',
    cell: (notice) => (
      <div className="notice-to">
        <CellText text={recipientOf(notice)}>
          <EmailText>{recipientOf(notice)}</EmailText>
        </CellText>
      </div>
    ),
  },
  {
    key: 'state',
    label: words.columns.state,
    ...(isWhole && { sortBy: ({ state }: Notice) => noticeStateWords(state, sendsEmail) }),
    phone: 'plain',
    cell: (notice) => {
      const { state, dueAt } = notice;
      const said = noticeStateWords(state, sendsEmail);
      const isOverdue = dueAt !== null && Date.parse(dueAt) < now;
      const due = dueAt === null ? [] : [(isOverdue ? words.overdue : words.due)(showDate(dueAt))];
      const more = [...due, ...detailsOf(notice)].join('. ');
      const tone = isOverdue ? 'bad' : said === words.kept ? 'plain' : tones[state];
      return (
        <div className="notice-state">
          <CellText
            text={said}
            more={more}
            moreAs={isOverdue ? <span className="notice-overdue">{more}</span> : undefined}
          >
            <Badge tone={tone}>{said}</Badge>
          </CellText>
        </div>
      );
    },
  },
  {
    key: 'when',
    label: words.columns.when,
    ...(isWhole && { sortBy: ({ recordedAt }: Notice) => Date.parse(recordedAt) }),
    phone: 'hidden',
    cell: ({ recordedAt }) => (
      <time dateTime={recordedAt} title={showInstant(recordedAt)}>
        {showDate(recordedAt)}
      </time>
    ),
  },
  { key: 'next', label: words.columns.next, quiet: true, cell: (notice) => <NextStep notice={notice} /> },
];

type Props = {
  notices: Notice[];
  sendsEmail: boolean;
  /** Part of a list has no sort buttons, because the rest would stay out of order. */
  isWhole: boolean;
};

/** Unsent first, as the server lists them. */
export const NoticeTable = ({ notices, sendsEmail, isWhole }: Props) => (
  <Table
    label={words.title}
    columns={columnsAt(useNow(), sendsEmail, isWhole)}
    rows={notices}
    rowKey={({ id }) => id}
  />
);

/** The action that brings an unsent notice to its applicant. */
function NextStep({ notice: { id, state, file } }: { notice: Notice }) {
  if (state === 'to_print') return <ShowNotice id={id} row={{ label: words.next.to_print, file: file.name }} />;
  if (state === 'waiting')
    return (
      <May permission="disclosures.record">
        <Link button variant="outline" size="s" to={places[file.kind] + file.id}>
          {words.next.waiting}
        </Link>
      </May>
    );
  return (
    state === 'failed' && (
      <May permission="outbox.read">
        <Link button variant="outline" size="s" to="/admin/outbox">
          {words.next.failed}
        </Link>
      </May>
    )
  );
}

function recipientOf({ to, state }: Notice): string {
  if (to !== null) return to;
  return state === 'by_hand' || state === 'to_print' || state === 'replaced' ? words.noEmail : words.unknownAddress;
}

/** The time, with what happened then unless the badge already says it. */
const timeOf = (at: string, happened: ((when: string) => string) | undefined): string =>
  happened?.(showInstant(at)) ?? showInstant(at);

/** Returns the details of the delivery. */
function detailsOf({ state, replacedAt, sentAt, attempts, lastError, printedAt }: Notice): string[] {
  return [
    ...(replacedAt === null ? [] : [words.replacedAt(showInstant(replacedAt))]),
    ...(sentAt === null ? [] : [timeOf(sentAt, state === 'sent' ? undefined : words.sentAt)]),
    ...(lastError === null ? [] : [words.fault(attempts, lastError)]),
    ...(printedAt === null ? [] : [timeOf(printedAt, state === 'by_hand' ? undefined : words.printedAt)]),
    ...(state === 'in_portal' ? [words.inPortal] : []),
  ];
}
