import type { Inquiry, InquiryState } from '#contract/inquiries.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { inquiryWords as words } from '#copy/portal/inquiries.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { showInstant, showShortInstant, showSpan } from '#web/portal/instants.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { dialHref, emailHref } from '#web/ui/contact-href.ts';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { InquiryActions } from './inquiry-actions.tsx';
import './inquiries.css';

const tones: Record<InquiryState, Tone> = { new: 'accent', called: 'warn', closed: 'plain', application: 'ok' };
const HOUR_MS = 3_600_000;

const columnsAt = (now: number): Column<Inquiry>[] => [
  { key: 'who', label: words.columns.who, cell: (one) => <Who inquiry={one} /> },
  { key: 'what', label: words.columns.what, cell: (one) => <What inquiry={one} /> },
  { key: 'due', label: words.columns.due, cell: (one) => <Due inquiry={one} now={now} /> },
  { key: 'state', label: words.columns.state, cell: (one) => <State inquiry={one} /> },
  { key: 'next', label: words.columns.next, quiet: true, cell: (one) => <InquiryActions inquiry={one} /> },
];

/** Newest first, as the server lists them. */
export const InquiryTable = ({ inquiries }: { inquiries: Inquiry[] }) => (
  <Table label={words.title} columns={columnsAt(useNow())} rows={inquiries} rowKey={({ id }) => id} />
);

const Who = ({ inquiry: { name, company, phone, email, language } }: { inquiry: Inquiry }) => (
  <span>
    {company === '' ? name : `${company}, ${name}`}
    {phone !== '' && (
      <span className="inquiry-line num">
        <Link to={dialHref(phone)}>{phone}</Link>
      </span>
    )}
    {email !== '' && (
      <span className="inquiry-line">
        <Link to={emailHref(email)}>
          <EmailText>{email}</EmailText>
        </Link>
      </span>
    )}
    <span className="inquiry-line">{words.speaks(words.languages[language])}</span>
  </span>
);

const What = ({ inquiry: { kind, machine, amount, callTime, language } }: { inquiry: Inquiry }) => (
  <span>
    {words.kinds[kind]}
    {[machine, showTypedAmount(amount, language), words.callTimes[callTime]]
      .filter((line) => line !== '')
      .map((line) => (
        <span key={line} className="inquiry-line">
          {line}
        </span>
      ))}
  </span>
);

function Due({ inquiry: { state, receivedAt, dueAt }, now }: { inquiry: Inquiry; now: number }) {
  const left = Date.parse(dueAt) - now;
  const tone: Tone = left < 0 ? 'bad' : left < HOUR_MS ? 'warn' : 'plain';
  return (
    <span>
      <time dateTime={dueAt}>{showInstant(dueAt)}</time>
      {state === 'new' && (
        <span className="inquiry-line">
          <Badge tone={tone}>{left < 0 ? words.overdue(showSpan(-left)) : words.left(showSpan(left))}</Badge>
        </span>
      )}
      <span className="inquiry-line">{words.received(showShortInstant(receivedAt))}</span>
    </span>
  );
}

const State = ({ inquiry: { state, application, changedBy, changedAt } }: { inquiry: Inquiry }) => (
  <span>
    <Badge tone={tones[state]}>{words.states[state]}</Badge>
    {application !== null && (
      <span className="inquiry-line">
        <Link to={`/admin/applications/${application.id}`}>{application.reference}</Link>
      </span>
    )}
    {changedBy !== null && changedAt !== null && (
      <span className="inquiry-line">{words.changedBy(changedBy, showInstant(changedAt))}</span>
    )}
  </span>
);
