import type { StaffStatus } from '#contract/admin-deals.ts';
import type { DealStatus } from '#contract/deals.ts';
import { dealWords } from './deals.ts';

/** Who moves next, as the lender's staff reads it. */
const headlines: Record<DealStatus, string> = {
  draft: 'A draft is its dealer’s alone',
  submitted: 'Yours: open the file',
  in_review: 'Yours: review the deal',
  info_requested: 'The dealer moves next: information was asked for',
  approved: 'Yours: prepare the documents',
  docs_out: 'The dealer moves next: documents are out',
  funded: 'Funded. Nothing is left to do',
  declined: 'This deal was declined',
  sf_deleted: 'This deal was removed from the CRM',
};
/** Where the deal waits for something else than information of the dealer. */
const waits = {
  customer: 'The customer moves next: papers were asked for',
  counterOffer: 'The dealer moves next: does the customer take the counter-offer?',
  disclosure: 'Yours: record the disclosure',
};
const steps: Record<StaffStatus, string> = {
  in_review: 'Start review',
  info_requested: 'Ask the dealer',
  approved: 'Approve',
  docs_out: 'Documents are out',
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

/** Deals of every dealership, as the lender's staff reads of them. */
export const staffDeals = {
  title: 'Deals of all dealers',
  back: 'Deals of all dealers',
  search: 'Search deals',
  placeholder: 'by deal, company, dealer, or number',
  status: 'Status',
  anyStatus: 'Every status',
  failed: 'The deals could not be loaded',
  empty: { title: 'No deals yet', text: 'What dealers submit appears here. Drafts are theirs alone.' },
  nothingFound: { title: 'No deal matches', text: 'Try fewer letters, or fewer filters.' },
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
      `The dealer is told that the deal is “${dealWords.statuses[to]}”, with your note. The history keeps who moved it.`,
    note: 'Note to the dealer',
    hint: 'The dealer reads it word for word. Leave numbers and dates of persons out.',
    missingHint:
      'The dealer reads it word for word. For papers choose “Ask for papers” at the documents: it names them, and can mail the customer an upload link.',
    why: 'Say what you need to know',
    optional: '(optional)',
  },
};
