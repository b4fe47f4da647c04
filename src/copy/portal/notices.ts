import type { NoticeKind, NoticeState } from '#contract/notices.ts';

/** The log of notices to applicants, and of requests on deals. */
export const notices = {
  title: 'Notices',
  lead: 'Legally required notices (decisions, incompleteness) and document requests, from the current records.',
  filters: { kind: 'Kind', anyKind: 'All kinds', state: 'Status', anyState: 'Any status' },
  kinds: {
    decision: 'Decision',
    incompleteness: 'Incomplete application',
    papers: 'Documents requested',
    information: 'Information requested',
  } satisfies Record<NoticeKind, string>,
  count: (n: number, hasMore: boolean) => `${hasMore ? 'First ' : ''}${n === 1 ? '1 notice' : `${String(n)} notices`}`,
  states: {
    waiting: 'Waiting for the disclosure',
    to_print: 'To print and mail',
    queued: 'Waiting to be sent',
    sent: 'Sent',
    failed: 'Not delivered',
    by_hand: 'Printed',
    replaced: 'Replaced before it was sent',
    removed: 'Email no longer stored',
    in_portal: 'Shown in the portal',
  } satisfies Record<NoticeState, string>,
  languages: { en: 'English', es: 'Spanish' },
  columns: { what: 'Notice', file: 'File', to: 'To', state: 'Status', when: 'Recorded', next: 'Next step' },
  /** A notice that an email server would have sent, where none is set. */
  kept: 'Saved on this server',
  due: (day: string) => `Due by law ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  next: { to_print: 'Print notice', waiting: 'Record disclosure', failed: 'Retry in the Outbox' },
  noEmail: 'No email address',
  unknownAddress: 'Address no longer stored',
  replacedAt: (when: string) => `Replaced by a later decision ${when}`,
  sentAt: (when: string) => `Sent ${when}`,
  printedAt: (when: string) => `Printed ${when}`,
  inPortal: 'Also in the next email digest',
  fault: (tries: number, codes: string) => `${tries === 1 ? '1 try' : `${String(tries)} tries`}, ${codes}`,
  failed: 'Couldn’t load the notices',
  more: 'Load more',
  toDo: 'These applicants have no notice yet',
  empty: {
    title: 'No notices yet',
    text: 'Notices appear here once a decision is saved or documents are requested.',
  },
  nothingFound: { title: 'No notices match', text: 'Choose another kind or state.' },
};

/** Without an email server, an accepted email is a file on this server. */
export const noticeStateWords = (state: NoticeState, sendsEmail: boolean): string =>
  state === 'sent' && !sendsEmail ? notices.kept : notices.states[state];
