import type { StaffStatus } from '#contract/admin-deals.ts';
import type { DealStatus } from '#contract/deals.ts';
import { dealWords } from './deals.ts';

/** Who moves next, for the lender's staff. */
const headlines: Record<DealStatus, string> = {
  draft: 'Only the dealer sees a draft',
  submitted: 'Your move: start the review',
  in_review: 'Your move: review the deal',
  info_requested: 'The dealer moves next: information requested',
  approved: 'Your move: prepare the documents',
  docs_out: 'The dealer moves next: documents are out',
  funded: 'Funded. Nothing left to do',
  declined: 'This deal was declined',
  sf_deleted: 'This deal was removed from the CRM',
};
/** Where the deal waits for something else than information of the dealer. */
const waits = {
  customer: 'The customer moves next: documents requested',
  counterOffer: 'The dealer moves next: does the customer accept the counteroffer?',
  disclosure: 'Your move: record the disclosure',
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
  views: { all: 'All', mine: 'Mine', unassigned: 'Unassigned' },
  columns: {
    deal: 'Deal',
    customer: 'Customer',
    dealer: 'Dealer',
    amount: 'Amount',
    status: 'Status',
    next: 'Next move',
    since: 'Since',
    assigned: 'Assigned',
  },
  unassigned: '–',
  next: { lender: 'You', dealer: 'Dealer', none: 'None' },
  sum: (deals: number, amount: string, more: boolean) =>
    `${more ? 'First ' : ''}${deals === 1 ? '1 deal' : `${deals.toLocaleString('en-US')} deals`}, ${amount}`,
  failed: 'The deals could not be loaded',
  empty: { title: 'No deals yet', text: 'Submitted deals appear here. Only their dealers see drafts.' },
  nothingFound: { title: 'No deal matches', text: 'Try a shorter text or fewer filters.' },
  about: (dealership: string, customer: string, submitted: string) =>
    `${dealership} · ${customer} · submitted ${submitted}`,
  received: (day: string) => `received ${day}`,
  more: 'Show more',
  headlines,
  waits,
  stepName,
  move: {
    toolbar: 'Move this deal',
    moving: 'Moving...',
    failed: 'The deal could not be moved',
    done: (to: DealStatus) => `The deal is now “${dealWords.statuses[to]}”`,
    text: (to: DealStatus) =>
      `We notify the dealer that the deal is “${dealWords.statuses[to]}”, with your note. The history shows who moved it.`,
    note: 'Note to the dealer',
    hint: 'The dealer reads it word for word. Leave out personal numbers and dates.',
    missingHint:
      'The dealer reads it word for word. To ask for documents, use “Ask for papers” at the documents: it names them and can send the customer an upload link.',
    why: 'Say what you need to know',
    optional: '(optional)',
  },
};
