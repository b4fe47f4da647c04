import type { DealStatus } from '#contract/deals.ts';

/** The next step of a deal. The contract defines who takes it. */
export const nextSteps: Record<DealStatus, string> = {
  draft: 'Submit the deal',
  submitted: 'Lender to open the file',
  in_review: 'Lender to review',
  info_requested: 'Send requested information',
  approved: 'Lender to prepare documents',
  docs_out: 'Get documents signed',
  funded: 'Complete',
  declined: 'Closed',
  sf_deleted: 'Closed',
};

export const equipmentNames: Record<string, string> = {
  construction: 'Construction',
  'food-service': 'Food service',
  manufacturing: 'Manufacturing',
  transportation: 'Transportation',
  other: 'Other',
};

export const dashboard = {
  title: 'Deals',
  greeting: (hour: number, name: string) => {
    const part = hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
    return name === '' ? `Good ${part}` : `Good ${part}, ${name}`;
  },
  waiting: (n: number) =>
    n === 0
      ? 'Nothing needs your attention.'
      : n === 1
        ? '1 deal needs your attention.'
        : `${n.toLocaleString('en-US')} deals need your attention.`,
  showWaiting: 'Show them first',
  newDeal: 'New Deal',
  lists: {
    recent: 'Recent',
    active: 'Active',
    won: 'Closed Won',
    lost: 'Closed Lost',
    total: 'Total Deals',
    inProgress: 'In Progress',
    approved: 'Approved',
    funded: 'Funded',
    drafts: 'Drafts',
    waiting: 'Information requested',
    closed: 'Declined or removed',
  },
  /** The deals of the total that are on no other card. */
  rest: {
    also: 'Also in the total:',
    drafts: (n: number) => (n === 1 ? '1 draft' : `${n.toLocaleString('en-US')} drafts`),
    waiting: (n: number) => `${n.toLocaleString('en-US')} with information requested`,
    closed: (n: number) => `${n.toLocaleString('en-US')} declined or removed`,
  },
  tabList: 'Deals by state',
  search: 'Search deals',
  searchHint: 'Search',
  sort: 'Sort deals',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    amount: 'Largest amount',
    name: 'Deal name',
    move: 'Your move first',
  },
  columns: {
    deal: 'Deal',
    customer: 'Customer',
    equipment: 'Equipment',
    amount: 'Amount',
    term: 'Term',
    status: 'Status',
    next: 'Next step',
    age: 'In this step',
  },
  /** Before the day on which a deal ended. */
  since: 'Since',
  months: (n: number) => `${String(n)} mo`,
  /** Under the amount, as an estimate. */
  payment: (amount: string) => `about ${amount}/mo`,
  /** Under the amount, as the lender offered it. */
  offered: (amount: string) => `${amount}/mo`,
  you: (step: string) => `You: ${step}`,
  customerAsked: 'Waiting on your customer',
  documentsReceived: 'All documents received: lender to review',
  approvalExpired: { step: 'Ask for new terms', note: 'Approval expired' },
  /** Documents of an approved deal, for which the lender prepares the contract first. */
  beforeFunding: (n: number) =>
    n === 1 ? '1 document needed before funding' : `${String(n)} documents needed before funding`,
  /** The last day of an approval. */
  until: (day: string) => `Approved until ${day}`,
  missing: (n: number) => (n === 1 ? '1 document missing' : `${String(n)} documents missing`),
  shown: (n: number, of: number) => `${n.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} deals shown`,
  allShown: (n: number) => (n === 1 ? '1 deal' : `${n.toLocaleString('en-US')} deals`),
  more: 'Show more',
  keys: 'Press N for a new deal, / to search, J and K to move, Enter to open, ? for all keys.',
  questions: 'Questions about a deal?',
  failed: 'Couldn’t load your deals',
  empty: {
    title: 'No deals yet',
    text: 'Enter a customer and equipment to see an estimated payment.',
    create: 'Create Your First Deal',
  },
  emptyLists: {
    recent: 'No deals yet',
    active: 'No active deals',
    won: 'No closed-won deals yet',
    lost: 'No lost deals',
    total: 'No deals yet',
    inProgress: 'No deals in progress',
    approved: 'No approved deals',
    funded: 'No funded deals yet',
    drafts: 'No drafts',
    waiting: 'No deals wait for information',
    closed: 'No declined or removed deals',
  },
  emptyTab: 'Your other deals are in the other tabs.',
  nothingFound: {
    title: 'No matches',
    text: (q: string) => `No deal here matches “${q}”.`,
    clear: 'Clear the search',
    elsewhere: (n: number, tab: string) => `Show ${n.toLocaleString('en-US')} in ${tab}`,
  },
};
