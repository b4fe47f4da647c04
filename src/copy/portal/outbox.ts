import type { OutboxEntry, OutboxKind } from '#contract/outbox.ts';

/** The list of what has not been delivered yet. */
export const outbox = {
  title: 'Outbox',
  lead: 'Emails, and leads, documents and inquiries for the CRM, that are not delivered yet. We retry each one for 2 days, unless the recipient refuses it for good.',
  refresh: 'Refresh',
  filter: { name: 'Deliveries', any: 'All deliveries', failed: 'Failed' },
  noServer: {
    title: 'Emails don’t leave this server',
    text: 'No email server is set, so each email is saved as a file on this server. Your engineer sets SMTP_URL and MAIL_FROM to send emails.',
    setUp: 'Open the email settings',
  },
  failed: 'Couldn’t load the outbox',
  more: 'Load more',
  empty: {
    title: 'Nothing waits for delivery',
    text: 'Leads, documents and emails appear here while they can’t be delivered, with the reason.',
  },
  nothingFailed: {
    title: 'No delivery failed',
    text: 'A delivery appears here once it was tried and not accepted.',
    showAll: 'Show all deliveries',
  },
  kinds: { lead: 'Lead', document: 'Document', inquiry: 'Inquiry', email: 'Email' } satisfies Record<
    OutboxKind,
    string
  >,
  states: {
    queued: 'Waiting',
    failed: 'Retried automatically',
    stopped: 'Stopped',
  } satisfies Record<OutboxEntry['state'], string>,
  ofSite: 'From the website',
  ofDeal: (deal: string, dealership: string) => `${deal} · ${dealership}`,
  tries: (n: number) => (n === 1 ? '1 try' : `${String(n)} tries`),
  nextTry: (at: string) => `next try ${at}`,
  retry: 'Retry',
  retrying: 'Retrying...',
  retried: { title: 'Retrying the delivery', description: 'It leaves this list once it is delivered.' },
  notRetried: 'Couldn’t retry the delivery',
};

const emailReasons: [RegExp, string][] = [
  [/ENOTEMPLATE/, 'This version cannot write this email'],
  [/EAUTH/, 'The mail server refused the sign-in'],
  [/EENVELOPE(?: \d{3})? at RCPT TO/, 'The mail server refused the recipient’s address'],
  [/EENVELOPE(?: \d{3})? at MAIL FROM/, 'The mail server refused the sender’s address'],
  [/EENVELOPE|EMESSAGE/, 'The mail server refused the email'],
  [/ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|ETLS|EPROTOCOL|ECONN/, 'The mail server could not be reached'],
];
/** A readable reason of a failed email, with the codes of the mail server. */
export const emailReason = (codes: string): string => {
  const words = emailReasons.find(([known]) => known.test(codes))?.[1] ?? 'The email could not be sent';
  return `${words} (${codes}).`;
};

/** Why the CRM has not accepted a lead or a document, where the CRM itself did not say. */
export const crmReasons = {
  unreadable: 'The stored file cannot be read, or was changed in its store.',
  unknown: 'The reason is not known. The log may say more.',
};

/** The notice to staff about a lead or a document that the CRM has not accepted. */
export function undeliveredNotice(p: { deal: string; file: string | null; reason: string; stopped: boolean }) {
  const { deal, file, reason, stopped } = p;
  const next = stopped ? 'It is not retried automatically.' : 'It is retried automatically.';
  const title = `${file === null ? 'Not' : 'Documents not'} in the CRM${stopped ? '' : ' yet'}: ${deal}`;
  return {
    title,
    message: file === null ? `${reason} ${next}` : `${file}: ${reason} ${next} The file stays in the portal.`,
  };
}
