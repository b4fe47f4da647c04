import type { DealStatus } from '#contract/deals.ts';

/** What the block above everything says about the next move. */
const headlines: Record<DealStatus, string> = {
  draft: 'You move next: submit the deal',
  submitted: 'We move next: the file is opened',
  in_review: 'We move next: the deal is reviewed',
  info_requested: 'You move next: send what was asked for',
  approved: 'We move next: documents are prepared',
  docs_out: 'You move next: have the documents signed',
  funded: 'Funded. Nothing is left to do',
  declined: 'This deal was declined',
  sf_deleted: 'This deal was removed from the CRM',
};

export const dealPage = {
  title: 'Deal',
  back: 'Deals',
  about: (customer: string, created: string) => `${customer} · created ${created}`,
  fromApplication: (reference: string) => `Made from application ${reference}`,
  failed: 'The deal could not be loaded',
  stale: 'This deal could not be refreshed. What you see may be older than 30 seconds.',
  notFound: {
    title: 'Deal not found',
    text: 'It may have been deleted, or the link is not complete.',
    back: 'Return to Dashboard',
  },
  headlines,
  customerAsked: 'Your customer moves next: papers were asked for',
  since: (when: string, ago: string) => `Since ${when}, ${ago}.`,
  call: (phone: string) => `Call ${phone}`,
  facts: {
    amount: 'Requested amount',
    term: 'Term',
    equipment: 'Equipment type',
    documents: 'Documents',
  },
  timeline: {
    title: 'Timeline',
    yours: 'your move',
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
    text: 'The lender opens the file, and the deal can no longer be edited. This action cannot be undone.',
  },
  confirmDelete: {
    title: 'Delete this draft?',
    text: 'Everything you entered for it is removed. This action cannot be undone.',
  },
  toasts: {
    submitted: { title: 'Deal submitted', description: 'The lender moves next. You are told of each step.' },
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
