import type { NoticeKind, NoticeState } from '#contract/notices.ts';

/** The log of what applicants were told by law, and of what was asked for on deals. */
export const notices = {
  title: 'Notices',
  lead: 'What the law makes you tell applicants, decisions and missing papers, and what you asked for on deals. Taken from what is stored, as it stands.',
  filters: { kind: 'Kind', anyKind: 'All kinds', state: 'State', anyState: 'Any state' },
  kinds: {
    decision: 'Decision',
    incompleteness: 'Missing papers',
    papers: 'Papers asked of the customer',
    information: 'Information asked of the dealer',
  } satisfies Record<NoticeKind, string>,
  states: {
    waiting: 'Waiting for the disclosure',
    queued: 'Waiting to be sent',
    sent: 'Sent',
    failed: 'Not delivered',
    by_hand: 'By hand',
    removed: 'Mail no longer kept',
    told: 'Told in the portal',
  } satisfies Record<NoticeState, string>,
  languages: { en: 'English', es: 'Spanish' },
  columns: { what: 'Notice', file: 'File', to: 'To', state: 'State', when: 'Recorded' },
  toNobody: 'Printed and sent by post',
  unknownAddress: 'Address no longer kept',
  replacedAt: (when: string) => `Replaced by a later decision ${when}`,
  sentAt: (when: string) => `Taken by the mail server ${when}`,
  openedAt: (when: string) => `Opened for print ${when}`,
  told: 'In the bell of its users, and in their next mail of changes',
  notOpened: 'Not opened for print since it was recorded',
  fault: (tries: number, codes: string) => `${tries === 1 ? '1 try' : `${String(tries)} tries`}, ${codes}`,
  mails: 'See the outbox to retry it',
  failed: 'The notices could not be loaded',
  more: 'Load more',
  empty: {
    title: 'No notice yet',
    text: 'The first one stands here once a decision is recorded or papers are asked for.',
  },
  nothingFound: { title: 'No notice matches', text: 'Choose another kind or state.' },
};
