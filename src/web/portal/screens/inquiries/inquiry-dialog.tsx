import type { ReactNode } from 'react';
import type { Inquiry } from '#contract/inquiries.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { inquiryWords } from '#copy/portal/inquiries.ts';
import { EmailText } from '#web/portal/components/email-text.tsx';
import { showInstant } from '#web/portal/instants.ts';
import { Button } from '#web/ui/button.tsx';
import { dialHref, emailHref } from '#web/ui/contact-href.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { InquiryActions } from './inquiry-actions.tsx';

const { detail: words, ...all } = inquiryWords;

/** One inquiry with everything that the visitor sent, and its next steps. */
export function InquiryDialog({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const { kind, company, name, phone, email, machine, amount, callTime, language, application } = inquiry;
  return (
    <Dialog title={company === '' ? name : `${company}, ${name}`} onClose={onClose}>
      <dl className="inquiry-facts">
        <Fact label={words.kind}>{all.kinds[kind]}</Fact>
        <Fact label={words.company}>{company}</Fact>
        <Fact label={words.name}>{name}</Fact>
        <Fact label={words.phone}>{phone && <Link to={dialHref(phone)}>{phone}</Link>}</Fact>
        <Fact label={words.email}>
          {email && (
            <Link to={emailHref(email)}>
              <EmailText>{email}</EmailText>
            </Link>
          )}
        </Fact>
        <Fact label={words.machine}>{machine}</Fact>
        <Fact label={words.amount}>{showTypedAmount(amount, language)}</Fact>
        <Fact label={words.callTime}>{all.callTimes[callTime]}</Fact>
        <Fact label={words.language}>{all.languages[language]}</Fact>
        <Fact label={words.received}>{showInstant(inquiry.receivedAt)}</Fact>
        <Fact label={words.due}>{showInstant(inquiry.dueAt)}</Fact>
        <Fact label={words.status}>{statusOf(inquiry)}</Fact>
        <Fact label={words.application}>
          {application && <Link to={`/admin/applications/${application.id}`}>{application.reference}</Link>}
        </Fact>
      </dl>
      <DialogActions>
        <InquiryActions inquiry={inquiry} variant="primary" size="m" />
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const statusOf = ({ state, changedBy, changedAt }: Inquiry): string =>
  changedBy === null || changedAt === null
    ? all.states[state]
    : `${all.states[state]}, ${all.changedBy(changedBy, showInstant(changedAt))}`;

/** Nothing where the visitor gave no value. */
const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children === '' || children === null ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
