import type { InquiryState } from '#contract/inquiries.ts';
import type { CallTime, InquiryKind } from '#contract/inquiry-fields.ts';
import type { Language } from '#contract/language.ts';

/** Requests of visitors who do not apply yet. */
export const inquiryWords = {
  title: 'Inquiries',
  lead: 'Quote requests, callback requests and dealers who ask for access. We delete them after 12 months.',
  kinds: { quote: 'Quote request', callback: 'Callback request', dealer: 'New dealer' } satisfies Record<
    InquiryKind,
    string
  >,
  states: {
    new: 'New',
    called: 'Answered',
    closed: 'Closed',
    application: 'Became an application',
  } satisfies Record<InquiryState, string>,
  filters: { state: 'Status', anyState: 'Any status', open: 'New and answered', kind: 'Kind', anyKind: 'All kinds' },
  columns: { who: 'From', contact: 'Contact', what: 'Request', due: 'Answer by', state: 'Status', next: 'Next step' },
  languages: { en: 'English', es: 'Spanish' } satisfies Record<Language, string>,
  speaks: (language: string) => `Answer in ${language}`,
  callTimes: { any: '', morning: 'Call in the morning', afternoon: 'Call in the afternoon' } satisfies Record<
    CallTime,
    string
  >,
  received: (when: string) => `Received ${when}`,
  left: (time: string) => `Due in ${time}`,
  overdue: (time: string) => `Late ${time}`,
  changedBy: (who: string, when: string) => `${who}, ${when}`,
  actions: {
    new: 'Mark as new',
    called: 'Mark as answered',
    closed: 'Close inquiry',
    application: 'Link application',
  } satisfies Record<InquiryState, string>,
  reopen: 'Reopen inquiry',
  invite: 'Invite dealer',
  /** The view of one inquiry. */
  detail: {
    kind: 'Request',
    company: 'Company',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    machine: 'Machine',
    amount: 'Amount',
    callTime: 'Call time',
    language: 'Language',
    received: 'Received',
    due: 'Answer by',
    status: 'Status',
    application: 'Application',
    close: 'Close',
  },
  menuOf: (name: string) => `More actions for ${name}`,
  actionOn: (action: string, name: string) => `${action}: ${name}`,
  saving: 'Saving...',
  saved: (state: string) => `Marked as “${state}”`,
  notSaved: 'Couldn’t change the inquiry',
  link: {
    title: 'Link an application',
    text: (name: string) => `Enter the reference of the application that ${name} sent.`,
    reference: 'Reference',
    hint: 'Such as AEF-2026-000123',
    missing: 'Enter the reference of the application',
    submit: 'Link application',
    cancel: 'Cancel',
  },
  sendApplication: 'Send an application invite',
  failed: 'Couldn’t load the inquiries',
  more: 'Load more',
  empty: {
    title: 'No inquiries yet',
    text: 'A request from the website appears here, with the time by which you promised an answer.',
  },
  nothingFound: { title: 'No inquiries match', text: 'Choose another status or kind.' },
  unknown: 'This inquiry was not found. It may have been deleted.',
  notNext: 'An inquiry with this status cannot be changed like that.',
  changed: 'A colleague changed this inquiry. Load the list again.',
  unknownReference: 'No application that you may open has this reference',
};
