import type { DealStatus } from '#contract/deals.ts';

/** Who moves next, as the dealer reads it. */
const headlines: Record<DealStatus, string> = {
  draft: 'Your move: submit the deal',
  submitted: 'With the lender: opening your file',
  in_review: 'With the lender: reviewing the deal',
  info_requested: 'Your move: send the requested information',
  approved: 'With the lender: preparing documents',
  docs_out: 'Your move: get the documents signed',
  funded: 'Funded',
  declined: 'This deal was declined',
  sf_deleted: 'This deal was removed from the CRM',
};

/** Documents that have not arrived: the customer's and the dealer's own. */
type OpenDocuments = { customer: string; theirs: string[]; yours: string[] };

/** Missing from Ana: photo ID. From you: invoice. */
const byOwner = (lead: string, { customer, theirs, yours }: OpenDocuments): string =>
  [
    { who: customer, documents: theirs },
    { who: 'you', documents: yours },
  ]
    .filter(({ documents }) => documents.length > 0)
    .map(({ who, documents }, at) => `${at === 0 ? `${lead} from` : 'From'} ${who}: ${documents.join('; ')}.`)
    .join(' ');

export const dealPage = {
  title: 'Deal',
  back: 'Deals',
  about: (customer: string, created: string) => `${customer} · created ${created}`,
  fromApplication: (reference: string) => `Created from application ${reference}`,
  failed: 'Couldn’t load the deal',
  stale: 'Couldn’t refresh. This may be out of date.',
  notFound: {
    title: 'Deal not found',
    text: 'It may have been deleted, or the link is incomplete.',
    back: 'Return to Dashboard',
  },
  headlines,
  fundedOn: (day: string) => `Funded on ${day}`,
  /** The contract is with the customer. */
  remind: (customer: string) => `Your move: remind ${customer} to sign`,
  /** What the dealer sends to the customer who has to sign. */
  reminder: (p: { customer: string; machine: string; salesperson: string }) => {
    const machine = p.machine === '' ? 'your equipment' : p.machine;
    return {
      subject: `Please sign the documents for ${machine}`,
      body: `Hi ${p.customer}, the documents for ${machine} are ready for your signature. Please sign them, and call me with any questions. ${p.salesperson}`,
    };
  },
  customerAsked: 'Waiting on your customer: documents requested',
  documentsReceived: 'All documents received: lender to review',
  removed: 'Your details and received documents stay on this page. Call us to restore the deal.',
  missing: (documents: OpenDocuments) => byOwner('Missing', documents),
  /** Approved, while the lender prepares the contract. */
  beforeFunding: (documents: OpenDocuments) => byOwner('Needed before funding', documents),
  /** After a month, the age is a date too. */
  since: (when: string, ago: string) => (ago.endsWith(' ago') ? `Since ${when}, ${ago}.` : `Since ${when}.`),
  answerBy: (when: string) => `Answer promised by ${when}.`,
  /** The promised time has passed. */
  answerLate: (when: string) => `The answer was promised by ${when}. Call us about it.`,
  approvalExpired: { headline: 'Your move: ask for new terms', text: 'The approval has expired.' },
  down: (amount: string) => `${amount} down`,
  call: (phone: string) => `Call ${phone}`,
  /** Opens an email to the lender, after an approval expired. */
  askAgain: {
    action: 'Email us',
    subject: (deal: string) => `New terms for ${deal}`,
    body: (p: { customer: string; salesperson: string }) =>
      `Hello, the approval for ${p.customer} has expired. Please send us new terms.\n\n${p.salesperson}`,
  },
  facts: {
    amount: 'Requested',
    approved: 'Approved',
    countered: 'Offered',
    expired: 'Expired offer',
    financed: 'Financed amount',
    estimated: 'Estimated payment',
    offered: 'Offered payment',
    monthly: '/mo',
    terms: (p: { months: number; tier: string; assumed: boolean; rate: string; down: string }) =>
      `Estimate: ${String(p.months)} months, ${p.tier}${p.assumed ? ' assumed' : ''}, ${p.rate} rate, ${p.down} down. Subject to credit approval.`,
    equipment: 'Equipment type',
    documents: 'Documents',
    of: (n: number, of: number) => `${String(n)} of ${String(of)}`,
    received: 'received',
    receivedAnd: (others: number) =>
      others === 1 ? 'received, 1 other file' : `received, ${String(others)} other files`,
  },
  timeline: {
    title: 'Timeline',
    stage: (stage: string) => `Stage in the CRM: ${stage}`,
    expired: (lastDay: string) => `Expired. The last day was ${lastDay}.`,
    yours: 'your move',
    customers: 'your customer’s move',
    foot: (zone: string) => `Times in ${zone}. Refreshed every 30 seconds.`,
    zone: (zone: string) => `Times in ${zone}.`,
    reached: 'reached',
    current: 'current',
    ahead: 'still ahead',
  },
  sections: {
    equipment: 'Equipment and financing',
    customer: 'Customer',
    guarantor: 'Guarantor',
    notes: 'Internal Notes',
  },
  yes: 'Yes',
  no: 'No',
  actions: {
    edit: 'Edit',
    duplicate: 'Duplicate',
    delete: 'Delete',
    deleting: 'Deleting...',
    submit: 'Submit for Review',
    submitting: 'Submitting...',
    sync: 'Sync with CRM',
    syncing: 'Syncing...',
    cancel: 'Cancel',
  },
  confirmSubmit: {
    title: 'Submit this deal for review?',
    text: 'The lender will review it, and you can’t edit it anymore. This action cannot be undone.',
  },
  confirmDelete: {
    title: 'Delete this draft?',
    text: 'Everything you entered for it will be deleted. This action cannot be undone.',
  },
  toasts: {
    submitted: { title: 'Deal submitted', description: 'It’s with the lender. We’ll notify you at each step.' },
    notSubmitted: 'Failed to submit deal',
    deleted: { title: 'Draft deleted' },
    notDeleted: 'Failed to delete deal',
    moved: (from: string, to: string) => ({
      title: 'Stage updated',
      description: `The deal moved from ${from} to ${to}.`,
    }),
    upToDate: { title: 'Up to date', description: 'The deal is up to date with the CRM.' },
    notSynced: 'Failed to sync with Salesforce',
    noStage: 'no stage',
  },
};
