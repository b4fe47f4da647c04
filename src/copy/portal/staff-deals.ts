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
  nothingFound: { title: 'No deal matches', text: 'Try fewer letters, or every status.' },
  about: (dealership: string, customer: string, submitted: string) =>
    `${dealership} · ${customer} · submitted ${submitted}`,
  more: 'Show more',
};
