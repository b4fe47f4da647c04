import type { ApplicationSort, ApplicationStatus } from '#contract/admin.ts';
import type { EncryptedApplicationField } from '#contract/application-fields.ts';
import { applicationLabels } from '#copy/en/application-labels.ts';

export const statusNames: Record<ApplicationStatus, string> = {
  received: 'Received',
  in_review: 'In review',
  closed: 'Closed',
};

/** Of one that was closed by hand. */
export const closedUndecided = 'Closed without a decision';

export const inbox = {
  title: 'Applications',
  search: 'Search applications',
  placeholder: 'Business, person or reference',
  filter: 'Status',
  anyStatus: 'Any status',
  filters: 'Filters',
  unfilter: (name: string) => `Remove the filter ${name}`,
  views: { mine: 'Mine', unassigned: 'Unassigned', late: 'Late', open: 'Open', all: 'All' },
  waiting: 'Waiting for documents',
  /** What comes next, while it is our move. */
  steps: { received: 'Review', in_review: 'Decide' },
  /** Of the list while no file is open, in the order of their columns. */
  columns: {
    name: 'Business',
    step: 'Next step',
    about: 'Equipment',
    reference: 'Reference',
    language: 'Language',
    documents: 'Documents',
    due: 'Answer',
    received: 'Received',
    amount: 'Amount',
    assignee: 'Assigned',
  },
  sort: {
    name: 'Sort applications',
    ascending: 'sorted ascending',
    descending: 'sorted descending',
    orders: {
      due: 'Answer due first',
      '-due': 'Answer due last',
      business: 'Business, A to Z',
      '-business': 'Business, Z to A',
      received: 'Oldest first',
      '-received': 'Newest first',
    } satisfies Record<ApplicationSort, string>,
  },
  tools: 'List actions',
  documentsReceived: 'documents received',
  documents: (received: number, usual: number) => `${String(received)} of ${String(usual)} documents received`,
  refresh: 'Refresh',
  more: 'Load more',
  loadingMore: 'Loading...',
  allShown: (count: number) => (count === 1 ? '1 application' : `All ${String(count)} applications`),
  shown: (count: number) => `First ${String(count)} applications`,
  keys: { move: 'move', open: 'open', select: 'select', all: 'all keys' },
  noAmount: 'No amount',
  languages: { en: 'English', es: 'Spanish' },
  empty: {
    title: 'No applications yet',
    text: 'Applications appear here as soon as they are submitted.',
  },
  nothingFound: {
    title: 'No applications match',
    text: (q: string) =>
      q ? `No application in this view matches “${q}”.` : 'Remove a filter, or show all applications.',
    clear: 'Show all applications',
  },
  noneMine: {
    title: 'No application is waiting for you',
    text: 'Applications assigned to you appear here while the next step is yours. You can take an unassigned one.',
  },
  noneFree: {
    title: 'Every application is assigned',
    text: 'New applications appear here until a colleague takes them.',
  },
  failed: 'Couldn’t load the list',
};

export const file = {
  title: 'Application',
  back: 'Applications',
  from: (reference: string, language: string) => `${reference}, sent in ${language}`,
  more: 'More actions',
  print: 'Print',
  failed: 'Couldn’t load the application',
  notFound: {
    title: 'Application not found',
    text: 'It may have been deleted, or the link is incomplete.',
    back: 'Return to Applications',
  },
  notGiven: 'Not given',
  filledInByForm: 'Filled in by the form, not changed by the signer',
  /** The fields of a section without a value, in one line. */
  allNotGiven: (labels: string[]) => `Not given: ${labels.join(', ')}`,
  copy: (what: string) => `Copy ${what}`,
  facts: {
    amount: 'Requested amount',
    price: (amount: string) => `of ${amount} equipment`,
    term: 'Term',
    documents: 'Documents',
    estimate: 'Estimated payment',
    offered: 'Offered payment',
    at: (rate: string) => `at ${rate}`,
    payment: (months: number, rate: string) => `${String(months)} months at ${rate}`,
    offer: (months: number, rate: string) => `a month, ${String(months)} months at ${rate}`,
    monthly: (amount: string) => `${amount}/mo`,
    months: (months: number) => `${String(months)} months`,
    files: (count: number) => (count === 0 ? 'None yet' : count === 1 ? '1 file' : `${String(count)} files`),
    documentsOf: (received: number, requested: number) => `${String(received)} of ${String(requested)} received`,
    receivedOf: (received: number, requested: number) => `${String(received)} of ${String(requested)}`,
    received: (others: string) => (others === '' ? 'received' : `received, ${others}`),
    others: (count: number) => (count === 1 ? 'and 1 other file' : `and ${String(count)} other files`),
  },
  tabs: {
    name: 'Parts of the file',
    file: 'File',
    documents: 'Documents',
    signature: 'Signature',
    timeline: 'Timeline',
  },
  properties: {
    title: 'Properties',
    status: 'Status',
    assigned: 'Assigned to',
    dealer: 'Dealer',
    deal: 'Deal',
    application: 'Application',
    representative: 'Representative',
    received: 'Received',
    submitted: 'Submitted',
    submittedBy: 'Submitted by',
    missing: 'Missing documents',
    request: 'Request',
    requestMissing: 'missing documents',
    /** While staff may decide and the applicant’s page still asks for documents. */
    askedOnPage: 'The applicant’s page asks for these. Staff can decide without them.',
    unsorted: (count: number) =>
      count === 1 ? '1 received file to classify' : `${String(count)} received files to classify`,
  },
  sections: {
    business: 'Business Information',
    principal: 'Principal Information',
    equipment: 'Equipment Information',
    corrections: 'Corrections',
    signedCopy: 'Signed copy (PDF)',
    signature: 'Signature certificate',
  },
  fields: {
    ...applicationLabels,
    equipmentAmount: 'Equipment amount',
    businessAddress: 'Address',
    principalAddress: 'Home address',
    contactConsent: 'May be contacted by text and automated call',
    inviteNote: 'Application invite',
    invitedBy: 'Invited by',
  },
  sealed: {
    federalIdEncrypted: 'Federal ID (EIN)',
    principalSsnEncrypted: 'SSN or ITIN',
    principalDobEncrypted: 'Date of birth',
  } satisfies Record<EncryptedApplicationField, string>,
  yes: 'Yes',
  no: 'No',
  invited: (sender: string, day: string) => `Sent by ${sender}, ${day}`,
  noDocuments: {
    title: 'No documents yet',
    text: 'Request documents, and the applicant can send them on the status page. A dealer sends them with the deal.',
  },
};

export const inviteNotes = {
  unknown: 'Submitted with an unrecognized link',
  expired: 'Submitted with an expired link',
  revoked: 'Submitted with a revoked link',
  used: 'Submitted with a link that another application had used',
};

export const flags = {
  title: 'Double-check',
  compare: 'Open in a new tab',
  signature_differs: (said: string) => `The signature “${said}” doesn’t match the principal.`,
  deal_differs: (said: string) => `The deal’s company “${said}” doesn’t match the application.`,
  same_number: (said: string) =>
    said === ''
      ? 'Same SSN or ITIN under another business:'
      : `${said} used the same SSN or ITIN for another business:`,
  twin: (said: string) =>
    said === '' ? 'Possible duplicate applicant:' : `${said} used the same SSN or ITIN for this business:`,
};

export const moves = {
  start: 'Start review',
  close: 'Close without a decision',
  reopen: 'Reopen',
  moving: 'Moving...',
  done: (status: string) => `Moved to ${status}`,
  failed: 'Couldn’t move the application',
};

export const reasonErrors = {
  short: (why: string) => `${why} (at least 5 characters)`,
  numbers: 'Leave numbers and dates out: the reason is stored unencrypted',
};

export const reveal = {
  open: 'Reveal',
  openLabel: (field: string) => `Reveal ${field}`,
  hide: 'Hide',
  hideLabel: (field: string) => `Hide ${field}`,
  title: (field: string) => `Reveal ${field}`,
  text: 'Your name, the time and this reason are logged. The value is hidden again after 60 seconds.',
  reason: 'Reason',
  reasonHint: 'For example: credit report, call with the applicant',
  why: 'Say why you need this value',
  submit: 'Reveal',
  submitting: 'Revealing...',
  cancel: 'Cancel',
  failed: 'Couldn’t read the value',
  shown: (field: string) => `${field} is shown. It is hidden again after 60 seconds.`,
  hidden: (field: string) => `${field} is hidden again.`,
};

export const hold = {
  set: 'Set legal hold',
  setTitle: 'Set a legal hold',
  setText:
    'Nothing in this application is deleted while the hold is active. Your name, the time and this reason are logged.',
  setHint: 'For example: attorney letter, contract until 2031',
  setting: 'Setting...',
  setSubmit: 'Set the hold',
  setDone: 'Legal hold set',
  setFailed: 'Couldn’t set the hold',
  lift: 'Lift the hold',
  liftTitle: 'Lift the legal hold',
  liftText:
    'The application will be deleted when its retention period ends. Your name, the time and this reason are logged.',
  liftHint: 'For example: case closed',
  lifting: 'Lifting...',
  liftDone: 'Legal hold lifted',
  liftFailed: 'Couldn’t lift the hold',
  why: 'Give the reason',
  active: (since: string) => `Legal hold since ${since}`,
};

export const certificate = {
  primary: 'Signed by',
  secondary: 'Co-signed by',
  signedAt: 'Signed at',
  ip: 'IP address',
  userAgent: 'Browser',
  language: 'Language',
  consentVersion: 'Consent version',
  consentHash: 'Consent hash (SHA-256)',
  contentHash: 'Content hash (keyed)',
  consentShown: 'Consent text on screen',
  shownYes: 'Shown above the signature',
  shownNo: 'Not confirmed by the submitted form',
  fullText: 'Full consent text',
};

export const signedCopyWords = {
  states: { preparing: 'Generating', failing: 'Failed', ready: 'Ready' },
  preparing: 'The PDF is ready seconds after the application is sent. Reload this page to see it.',
  failing: 'Couldn’t generate the PDF. We’ll retry automatically. See the server log.',
  ready: 'Downloads are logged.',
  masked: 'Download masked copy (PDF)',
  maskedHint: 'Sensitive numbers are hidden. It is not the signed document.',
  download: 'Download signed copy (PDF)',
  downloading: 'Downloading...',
  ask: {
    title: 'Download the signed copy',
    text: 'The signed copy contains the full SSN or ITIN, EIN and birth date. The download counts as 3 reveals and is recorded with your name and reason.',
    hint: 'For example: “Sent to the funding source with the file”. The audit log keeps it.',
    why: 'Say why you need the signed copy',
    submit: 'Download signed copy',
    submitting: 'Downloading...',
    failed: 'Couldn’t download the signed copy',
  },
  failed: 'Couldn’t download the signed copy',
  madeAt: 'Generated at',
  contentHash: 'Fingerprint (SHA-256)',
  verify: 'Verification page',
  openVerify: 'Open verification page',
};

/** Notes, emails, documents and history of a file in one list. */
export const activity = {
  title: 'Activity',
  filters: { name: 'Show', all: 'All', notes: 'Notes', emails: 'Emails', documents: 'Documents', history: 'History' },
  none: 'Nothing here yet.',
  notedBy: (name: string) => `${name} wrote a note`,
  emailTo: (to: string) => `to ${to}`,
  emailStates: { queued: 'Queued', sent: 'Sent', failed: 'Failed' } as Record<string, string>,
  received: (name: string) => `${name} received`,
  from: (who: string) => `from ${who}`,
};

export const history = {
  actions: {
    'application.submitted': 'Application submitted',
    'application.read': 'Application opened',
    'application.revealed': 'Value revealed',
    'application_invite.created': 'Application invite sent',
    'application_invite.resent': 'Application invite sent again',
    'application_invite.revoked': 'Application invite revoked',
    'application_invite.completed': 'Application invite completed',
    'application.copy_downloaded': 'Signed copy downloaded',
    'application.copy_masked': 'Masked copy downloaded',
    'application.status_changed': 'Status changed',
    'application.incomplete': 'Documents requested',
    'application.complete': 'Marked complete',
    'decision.recorded': 'Decision saved',
    'decision.disclosure_recorded': 'Disclosure recorded',
    'decision.notice_read': 'Notice of a decision opened',
    'decision.notice_printed': 'Notice of a decision printed',
    'application.noted': 'Note written',
    'application.note_struck': 'Note struck out',
    'deal.created': 'Deal draft created',
    'deal.edited': 'Deal draft changed',
    'deal.submitted': 'Deal submitted',
    'deal.read': 'Deal opened',
    'deal.status_changed': 'Deal moved in the CRM',
    'deal.noted': 'Note written',
    'deal.note_struck': 'Note struck out',
    'application.corrected': 'Correction noted',
    'application.held': 'Legal hold set',
    'application.hold_lifted': 'Legal hold lifted',
  } as Record<string, string>,
  actors: { visitor: 'Applicant', system: 'System' } as Record<string, string>,
  moved: (from: string, to: string) => `Moved from ${from} to ${to}`,
  assigned: (to: unknown) => (typeof to === 'string' ? `Assigned to ${to}` : 'Unassigned'),
  revealed: (field: string) => `${field} revealed`,
  decided: (outcome: string) => `Decision: ${outcome}`,
  times: (what: string, times: number) => `${what} ${String(times)} times`,
  trail: 'Open in the audit log',
};
