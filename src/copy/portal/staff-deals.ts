import type { StaffStatus } from '#contract/admin-deals.ts';
import type { DealStatus } from '#contract/deals.ts';
import { dealWords } from './deals.ts';

/** Who moves next, for the lender's staff. */
const headlines: Record<DealStatus, string> = {
  draft: 'Draft (visible to the dealer only)',
  submitted: 'Waiting on us: start the review',
  in_review: 'Waiting on us: decide',
  info_requested: 'Waiting on the dealer: information requested',
  approved: 'Waiting on us: prepare the documents',
  docs_out: 'Waiting on the dealer: documents out for signature',
  funded: 'Funded',
  declined: 'This deal was declined',
  sf_deleted: 'This deal was removed from the CRM',
};
/** Headlines of a deal that waits for something other than information from the dealer. */
const waits = {
  customer: 'Waiting on the customer: documents requested',
  customerOf: (received: number, requested: number) =>
    `Waiting on the customer: ${String(received)} of ${String(requested)} documents received`,
  received: 'Waiting on us: review the received documents',
  counterOffer: 'Waiting on the dealer: customer’s response to the counteroffer',
  expired: 'Waiting on the dealer: the approval expired',
  offerExpired: 'Waiting on us: decide again, the offer expired',
  disclosure: 'Waiting on us: record the disclosure',
};
const steps: Record<StaffStatus, string> = {
  in_review: 'Start review',
  info_requested: 'Ask the dealer',
  approved: 'Approve',
  docs_out: 'Mark documents out',
  funded: 'Mark as funded',
  declined: 'Decline',
};
const END: DealStatus[] = ['approved', 'docs_out', 'funded'];

/** What a button that moves a deal says: a step back names where it leads. */
function stepName(from: DealStatus, to: StaffStatus): string {
  if (to === 'in_review' && from !== 'submitted') return 'Review again';
  const isBack = END.includes(to) && END.indexOf(from) > END.indexOf(to);
  return isBack ? `Back to “${dealWords.statuses[to]}”` : steps[to];
}

/** Deals of every dealership, for the lender's staff. */
export const staffDeals = {
  title: 'Deals',
  back: 'Deals',
  search: 'Search deals',
  placeholder: 'Deal, company, dealer or number',
  status: 'Status',
  anyStatus: 'Any status',
  views: { all: 'All', late: 'Late', mine: 'Mine', unassigned: 'Unassigned' },
  waitsOnUs: 'Waiting on us',
  columns: {
    deal: 'Deal and customer',
    dealer: 'Dealer',
    amount: 'Requested',
    status: 'Status',
    next: 'Waiting on',
    since: 'Since',
    assigned: 'Assigned',
  },
  unassigned: '–',
  maskedNote:
    'SSN, EIN and birth date stay masked. The export of a data request shows them in full, and asks for a reason.',
  next: { lender: 'Us', dealer: 'Dealer', customer: 'Customer', none: '–' },
  /** `age` is a time such as 6 days, or a date such as Oct 21. */
  waiting: (age: string) => (/^[A-Z]/.test(age) ? `Waiting since ${age}` : `Waiting ${age}`),
  sum: (deals: number, amount: string, more: boolean) =>
    `${more ? 'First ' : ''}${deals === 1 ? '1 deal' : `${deals.toLocaleString('en-US')} deals`}, ${amount}`,
  failed: 'Couldn’t load the deals',
  empty: { title: 'No deals yet', text: 'Submitted deals appear here. Only their dealers see drafts.' },
  noneLate: { title: 'No deal is late', text: 'Every deal that waits on us is on time.' },
  nothingFound: { title: 'No deals match', text: 'Try a shorter search or fewer filters.' },
  more: 'Show more',
  headlines,
  waits,
  stepName,
  move: {
    moving: 'Moving...',
    failed: 'Couldn’t move the deal',
    done: (to: DealStatus) => `The deal is now “${dealWords.statuses[to]}”`,
    text: (to: DealStatus) =>
      `The dealer sees the new status “${dealWords.statuses[to]}” and your note. The history shows who moved the deal.`,
    note: 'Note to the dealer',
    hint: 'The dealer sees this text. Don’t include SSNs or dates of birth.',
    missingHint:
      'The dealer sees this text. To get documents, use “Request documents”: it lists them and can email the customer an upload link.',
    why: 'Say what you need to know',
    optional: '(optional)',
  },
};
