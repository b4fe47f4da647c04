import { frame } from './frame.ts';

/** Deals of all dealers, by the stage of their lead. */
export const dealBoard = {
  title: 'Deals',
  views: 'View',
  tools: 'Search and filter',
  list: 'List',
  board: 'Board',
  others: 'Other stages',
  count: (deals: number) => (deals === 1 ? '1 deal' : `${deals.toLocaleString('en-US')} deals`),
  column: 'Stage',
  option: (stage: string, deals: number) => `${stage} (${deals.toLocaleString('en-US')})`,
  none: 'No deals in this stage.',
  more: (left: number) => `Show more of ${left.toLocaleString('en-US')}`,
  loadingMore: 'Loading...',
  moreFailed: 'Couldn’t load the next deals',
  failed: 'Couldn’t load the board',
  empty: { title: 'No deals yet', text: 'Submitted deals appear here. Only their dealers see drafts.' },
  nothingFound: { title: 'No deals match', text: 'Try a shorter search or fewer filters.' },
  readOnly: {
    title: 'The stages come from your CRM',
    text: 'Deals move in the CRM, and this board follows. Open a deal to move it here.',
  },
  mover: { lender: 'Waiting on us', dealer: 'Waiting on dealer', customer: 'Waiting on customer', none: '' },
  /** A span, “now”, or a date after a month. */
  since: (age: string) => {
    if (age === frame.ages.now) return 'just now';
    return /\d (?:min|hours?|days?)$/.test(age) ? `for ${age}` : `since ${age}`;
  },
  inStage: (promise: string, age: string) => `${promise}. In this stage ${age}`,
  move: 'Move',
  moveLabel: (deal: string) => `Move ${deal}`,
  decide: 'Decide',
  pending: (deal: string, stage: string) => `${deal} moves to “${stage}”. The dealer is notified in 5 seconds.`,
  undo: 'Undo',
  moveTo: (stage: string) => `Move to “${stage}”`,
  quiet: 'The status stays the same, so we do not notify the dealer. The history shows who moved it.',
  moreColumns: 'More columns to the right: scroll, or press the right arrow key on a card.',
  keys: 'Arrow keys move along the cards, Enter opens a deal, M moves it.',
};
