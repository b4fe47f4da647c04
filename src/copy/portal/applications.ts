import type { ApplicationStatus } from '#contract/admin.ts';
import type { SealedApplicationField } from '#contract/application-fields.ts';
import { applicationLabels } from '#copy/en/application-labels.ts';

export const statusNames: Record<ApplicationStatus, string> = {
  received: 'Received',
  in_review: 'In review',
  closed: 'Closed',
};

/** Of one that was closed by hand. */
export const closedUndecided = 'Closed, not decided';

export const inbox = {
  title: 'Applications',
  search: 'Search applications',
  placeholder: 'Business, person or reference',
  filter: 'Status',
  anyStatus: 'Any status',
  filters: 'Filters',
  unfilter: (name: string) => `Remove the filter ${name}`,
  views: { mine: 'Mine', unassigned: 'Unassigned', dueSoon: 'Due soon', all: 'All' },
  waiting: 'Waiting for documents',
  documents: (received: number, usual: number) => `${String(received)} of ${String(usual)} documents`,
  refresh: 'Refresh',
  more: 'Load more',
  loadingMore: 'Loading...',
  allShown: (count: number) => (count === 1 ? '1 application' : `All ${String(count)} applications`),
  shown: (count: number) => `${String(count)} shown, there are more`,
  keys: { move: 'move', open: 'open', all: 'all keys' },
  noRepresentative: 'No representative',
  noAmount: 'No amount',
  languages: { en: 'English', es: 'Spanish' },
  empty: {
    title: 'No applications yet',
    text: 'The first one appears here as soon as it is sent.',
  },
  nothingFound: {
    title: 'Nothing matches',
    text: (q: string) => (q ? `No application matches "${q}" here.` : 'No application fits these filters.'),
    clear: 'Show all applications',
  },
  failed: 'The list could not be loaded',
  choose: 'Choose an application to open it here.',
};

export const file = {
  title: 'Application',
  back: 'Applications',
  from: (reference: string, language: string) => `${reference}, sent in ${language}`,
  print: 'Print',
  failed: 'The application could not be loaded',
  notFound: {
    title: 'Application not found',
    text: 'It may have been removed, or the link is not complete.',
    back: 'Return to Applications',
  },
  notGiven: 'Not given',
  copy: (what: string) => `Copy ${what}`,
  facts: { amount: 'Amount', received: 'Received', representative: 'Representative', principal: 'Principal' },
  sections: {
    business: 'Business Information',
    principal: 'Principal Information',
    equipment: 'Equipment Information',
    corrections: 'Corrections',
    signedCopy: 'Signed copy (PDF)',
    signature: 'Signature certificate',
    mails: 'Mails',
    history: 'History',
  },
  fields: {
    ...applicationLabels,
    businessAddress: 'Address',
    principalAddress: 'Home address',
    contactConsent: 'May be contacted by text and automated call',
    inviteNote: 'Personal link',
    invitedBy: 'Invited by',
  },
  sealed: {
    federalIdEncrypted: 'Federal ID (EIN)',
    principalSsnEncrypted: 'SSN or ITIN',
    principalDobEncrypted: 'Date of birth',
  } satisfies Record<SealedApplicationField, string>,
  yes: 'Yes',
  no: 'No',
  invited: (sender: string, day: string) => `Sent by ${sender}, ${day}`,
  deal: {
    title: 'Deal and documents',
    about: (amount: string) => `${amount} requested`,
    open: 'Open the deal',
    none: 'No deal was made from this application yet: documents come with its deal.',
  },
};

export const inviteNotes = {
  unknown: 'Came with a link that nobody sent',
  expired: 'Came with a link that had expired',
  revoked: 'Came with a link that was revoked',
  used: 'Came with a link that another application had used',
};

export const flags = {
  title: 'Look at this twice',
  signature_differs: (said: string) => `The signature says “${said}”: somebody else than the principal.`,
  deal_differs: (said: string) => `The deal names the company “${said}”: another one than the application.`,
  same_number: () => 'The same SSN or ITIN under another business:',
  twin: () => 'May be the same applicant:',
  /** Before the names of fields that lead to them. */
  lookAt: 'Look at:',
};

export const moves = {
  start: 'Start review',
  close: 'Close',
  reopen: 'Reopen',
  moving: 'Moving...',
  done: (status: string) => `Moved to ${status}`,
  failed: 'Could not move the application',
};

export const reasonFaults = {
  short: (why: string) => `${why}, in at least 5 characters`,
  numbers: 'Leave numbers and dates out of the reason: it is kept in clear text',
};

export const reveal = {
  open: 'Reveal',
  openLabel: (field: string) => `Reveal ${field}`,
  hide: 'Hide',
  hideLabel: (field: string) => `Hide ${field}`,
  title: (field: string) => `Reveal ${field}`,
  text: 'Your name, the time and this reason are written into the history of the application. The value hides itself after 60 seconds.',
  reason: 'Reason',
  reasonHint: 'For example: credit report, call with the applicant',
  why: 'Give the reason why you need this value',
  submit: 'Reveal',
  submitting: 'Revealing...',
  cancel: 'Cancel',
  failed: 'The value could not be read',
  shown: (field: string) => `${field} is shown. It hides itself after 60 seconds.`,
  hidden: (field: string) => `${field} is hidden again.`,
};

export const hold = {
  set: 'Legal hold',
  setTitle: 'Set a legal hold',
  setText:
    'Nothing of this application is removed while the hold stands. Your name, the time and this reason are written into its history.',
  setHint: 'For example: letter of counsel, contract until 2031',
  setting: 'Setting...',
  setSubmit: 'Set the hold',
  setDone: 'Legal hold set',
  setFailed: 'The hold could not be set',
  lift: 'Lift the hold',
  liftTitle: 'Lift the legal hold',
  liftText:
    'The application is removed once its time is over. Your name, the time and this reason are written into its history.',
  liftHint: 'For example: case closed',
  lifting: 'Lifting...',
  liftDone: 'Legal hold lifted',
  liftFailed: 'The hold could not be lifted',
  why: 'Give the reason',
  stands: (since: string) => `Legal hold since ${since}`,
};

export const certificate = {
  primary: 'Signed by',
  secondary: 'Co-signed by',
  signedAt: 'Signed at',
  ip: 'Address',
  userAgent: 'Browser',
  language: 'Language',
  consentVersion: 'Consent version',
  consentHash: 'Consent hash (SHA-256)',
  contentHash: 'Content hash (keyed)',
  consentShown: 'Consent text on screen',
  shownYes: 'Shown above the signature',
  shownNo: 'Not confirmed by the form that was sent',
  fullText: 'Full consent text',
};

export const signedCopy = {
  states: { preparing: 'Being made', failing: 'Not made yet', ready: 'Ready' },
  preparing: 'It is made within seconds of the submit. Reload this page to see it.',
  failing: 'Making it failed and is tried again by itself. The reason is in the log of the server.',
  ready: 'Every download is recorded in the history.',
  masked: 'Download masked copy (PDF)',
  maskedHint: 'Sensitive numbers are hidden. It is not the signed document.',
  download: 'Download signed copy (PDF)',
  downloading: 'Downloading...',
  ask: {
    title: 'Download the signed copy',
    text: 'The signed copy contains the full SSN or ITIN, EIN and birth date. The download counts as 3 reveals and is recorded with your name and reason.',
    hint: 'For example: “Sent to the funding source with the file”. The audit log keeps it.',
    why: 'Give the reason why you need the signed copy',
    submit: 'Download signed copy',
    submitting: 'Downloading...',
    failed: 'The signed copy could not be downloaded',
  },
  failed: 'The signed copy could not be downloaded',
  madeAt: 'Made at',
  contentHash: 'Fingerprint (SHA-256)',
  verify: 'Public check',
  openVerify: 'Open the page that confirms it',
};

export const mails = {
  none: 'No mails were sent about this file.',
  states: { queued: 'Queued', sent: 'Sent', failed: 'Failed' } as Record<string, string>,
  waiting: 'Not sent yet',
};

export const history = {
  actions: {
    'application.submitted': 'Sent',
    'application.read': 'Opened',
    'application.revealed': 'Value revealed',
    'application_invite.created': 'Personal link sent',
    'application_invite.resent': 'Personal link sent again',
    'application_invite.revoked': 'Personal link revoked',
    'application_invite.completed': 'Personal link completed',
    'application.copy_downloaded': 'Signed copy downloaded',
    'application.copy_masked': 'Masked copy downloaded',
    'application.status_changed': 'Status changed',
    'application.incomplete': 'Papers asked for',
    'application.complete': 'Papers are here',
    'decision.recorded': 'Decision recorded',
    'decision.disclosure_recorded': 'Disclosure recorded',
    'decision.notice_read': 'Notice of a decision opened',
    'application.noted': 'Note written',
    'application.note_struck': 'Note struck out',
    'deal.created': 'Drafted',
    'deal.edited': 'Draft changed',
    'deal.submitted': 'Submitted',
    'deal.read': 'Opened',
    'deal.status_changed': 'Moved in the CRM',
    'deal.noted': 'Note written',
    'deal.note_struck': 'Note struck out',
    'application.corrected': 'Correction noted',
    'application.held': 'Legal hold set',
    'application.hold_lifted': 'Legal hold lifted',
  } as Record<string, string>,
  actors: { visitor: 'Applicant', system: 'System' } as Record<string, string>,
  moved: (from: string, to: string) => `Moved from ${from} to ${to}`,
  assigned: (to: unknown) => (typeof to === 'string' ? `Assigned to ${to}` : 'Given back to nobody'),
  revealed: (field: string) => `${field} revealed`,
  decided: (outcome: string) => `Decision recorded: ${outcome}`,
  times: (what: string, times: number) => `${what} ${String(times)} times`,
  reason: (reason: string) => `Reason: ${reason}`,
  trail: 'Show in the audit trail',
};
