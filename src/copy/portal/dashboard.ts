import type { DealStatus } from '#contract/deals.ts';

/** What happens next with a deal; who does it stands in the contract. */
export const nextSteps: Record<DealStatus, string> = {
  draft: 'Submit the deal',
  submitted: 'Lender opens the file',
  in_review: 'Lender reviews',
  info_requested: 'Send what was asked for',
  approved: 'Lender prepares documents',
  docs_out: 'Have the documents signed',
  funded: 'Nothing left to do',
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
      ? 'No deal waits for you.'
      : n === 1
        ? '1 deal waits for you.'
        : `${n.toLocaleString('en-US')} deals wait for you.`,
  newDeal: 'New Deal',
  counts: { total: 'Total Deals', inProgress: 'In Progress', approved: 'Approved', funded: 'Funded' },
  tabs: { recent: 'Recent', active: 'Active', won: 'Closed Won', lost: 'Closed Lost' },
  tabList: 'Deals by state',
  search: 'Search deals',
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
    next: 'Next move',
    since: 'Created',
  },
  months: (n: number) => `${String(n)} mo`,
  you: (step: string) => `You: ${step}`,
  shown: (n: number, of: number) => `${n.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} deals shown`,
  allShown: (n: number) => (n === 1 ? '1 deal' : `${n.toLocaleString('en-US')} deals`),
  more: 'Show more',
  keys: 'Press N for a new deal, / to search, J and K to move, Enter to open.',
  failed: 'The deals could not be loaded',
  empty: {
    title: 'No deals yet',
    text: 'Enter a customer and a machine: the payment shows as you type.',
    create: 'Create Your First Deal',
  },
  emptyTabs: {
    recent: 'No deals yet',
    active: 'No active deals',
    won: 'No deal is closed and won yet',
    lost: 'No deal is lost',
  },
  emptyTab: 'The other tabs hold the rest of your deals.',
  nothingFound: {
    title: 'Nothing matches',
    text: (q: string) => `No deal here matches “${q}”.`,
    clear: 'Clear the search',
    elsewhere: (n: number, tab: string) => `Show ${n.toLocaleString('en-US')} in ${tab}`,
  },
};
