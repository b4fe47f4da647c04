import type { UndeliveredState } from '#contract/undelivered-mails.ts';

/** The list of mails that nobody has taken yet. */
export const undelivered = {
  title: 'Mails not delivered',
  lead: 'A mail that is refused is tried again by itself for two days, unless the receiver is unknown. Its content stays sealed until it is delivered.',
  refresh: 'Refresh',
  failed: 'The list could not be loaded',
  empty: { title: 'Every mail was delivered', text: 'What a mail server refuses stands here, with its reason.' },
  states: {
    queued: 'Waiting',
    failed: 'Tried again by itself',
    stopped: 'Given up',
  } satisfies Record<UndeliveredState, string>,
  tries: (n: number) => (n === 1 ? '1 try' : `${String(n)} tries`),
  retry: 'Try now',
  retrying: 'Trying...',
  retried: { title: 'The mail is tried now', description: 'It leaves this list once a mail server has taken it.' },
  notRetried: 'The mail could not be tried',
  more: 'Load more',
};
