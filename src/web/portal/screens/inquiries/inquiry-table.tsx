import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Inquiry, InquiryState } from '#contract/inquiries.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { frame } from '#copy/portal/frame.ts';
import { inquiryWords as words } from '#copy/portal/inquiries.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { useNow } from '#web/portal/hooks/use-now.ts';
import { showAge, showDate, showInstant, showShortInstant, showSpan } from '#web/portal/instants.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { dialHref, emailHref } from '#web/ui/contact-href.ts';
import { Link } from '#web/ui/link.tsx';
import { CellText, type Column, Table } from '#web/ui/table.tsx';
import { InquiryActions } from './inquiry-actions.tsx';
import { InquiryDialog } from './inquiry-dialog.tsx';
import './inquiries.css';

const tones: Record<InquiryState, Tone> = { new: 'accent', called: 'ok', closed: 'plain', application: 'ok' };
const HOUR_MS = 3_600_000;

const columnsAt = (now: number, onOpen: (id: string) => void): Column<Inquiry>[] => [
  {
    key: 'who',
    label: words.columns.who,
    cell: ({ id, name, company, language }) => (
      <CellText text={company === '' ? name : `${company}, ${name}`} more={words.speaks(words.languages[language])}>
        <Button variant="quiet" size="s" className="inquiry-open" onClick={() => onOpen(id)}>
          {company === '' ? name : `${company}, ${name}`}
        </Button>
      </CellText>
    ),
  },
  { key: 'contact', label: words.columns.contact, phone: 'plain', cell: (one) => <Contact inquiry={one} /> },
  {
    key: 'what',
    label: words.columns.what,
    phone: 'plain',
    cell: ({ kind, machine, amount, callTime, language }) => (
      <CellText
        text={words.kinds[kind]}
        more={[machine, showTypedAmount(amount, language), words.callTimes[callTime]]
          .filter((part) => part !== '')
          .join(', ')}
      />
    ),
  },
  { key: 'due', label: words.columns.due, sortBy: turnOf, cell: (one) => <Due inquiry={one} now={now} /> },
  { key: 'state', label: words.columns.state, phone: 'plain', cell: (one) => <State inquiry={one} /> },
  { key: 'next', label: words.columns.next, quiet: true, cell: (one) => <InquiryActions inquiry={one} /> },
];

/** A new inquiry by its due time, before the others, as the server lists them. */
const turnOf = ({ state, dueAt, receivedAt }: Inquiry): number =>
  state === 'new' ? Date.parse(dueAt) : Number.MAX_SAFE_INTEGER - Date.parse(receivedAt);
const BY_DUE = { key: 'due', direction: 'ascending' } as const;

export function InquiryTable({ inquiries }: { inquiries: Inquiry[] }) {
  // A link of the audit log names the inquiry in the address.
  const [search] = useSearchParams();
  const [openId, setOpenId] = useState(search.get('id') ?? undefined);
  const open = inquiries.find(({ id }) => id === openId);
  // An answered inquiry leaves a filtered list, and must not open again when the filter changes.
  if (openId !== undefined && !open) setOpenId(undefined);
  return (
    <>
      <Table
        label={words.title}
        columns={columnsAt(useNow(), setOpenId)}
        rows={inquiries}
        rowKey={({ id }) => id}
        initialSort={BY_DUE}
      />
      {open && <InquiryDialog inquiry={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

/** Phone and email of one line each. With a mouse each line is 24 px high, and so easy to hit. */
const Contact = ({ inquiry: { phone, email } }: { inquiry: Inquiry }) => (
  <span className="inquiry-contact">
    {phone !== '' && (
      <Link to={dialHref(phone)}>
        <span className="num">{phone}</span>
      </Link>
    )}
    {email !== '' && (
      <Link to={emailHref(email)}>
        <EmailText>{email}</EmailText>
      </Link>
    )}
  </span>
);

function Due({ inquiry: { state, receivedAt, dueAt }, now }: { inquiry: Inquiry; now: number }) {
  const left = Date.parse(dueAt) - now;
  const tone: Tone = left < 0 ? 'bad' : left < HOUR_MS ? 'warn' : 'plain';
  return (
    <CellText
      text={showInstant(dueAt)}
      more={words.received(showInstant(receivedAt))}
      moreAs={words.received(frame.ages.ago(showAge(receivedAt, now)))}
    >
      {state === 'new' ? (
        <Badge tone={tone}>{left < 0 ? words.overdue(showSpan(-left)) : words.left(showSpan(left))}</Badge>
      ) : (
        <time dateTime={dueAt}>{showShortInstant(dueAt)}</time>
      )}
    </CellText>
  );
}

function State({ inquiry: { state, application, changedBy, changedAt } }: { inquiry: Inquiry }) {
  const wasChanged = changedBy !== null && changedAt !== null;
  const changed = wasChanged ? words.changedBy(changedBy, showInstant(changedAt)) : '';
  return (
    <CellText
      text={words.states[state]}
      more={application === null ? changed : `${application.reference}, ${changed}`}
      moreAs={
        application ? (
          <Link to={`/admin/applications/${application.id}`}>{application.reference}</Link>
        ) : (
          wasChanged && words.changedBy(changedBy, showDate(changedAt))
        )
      }
    >
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
    </CellText>
  );
}
