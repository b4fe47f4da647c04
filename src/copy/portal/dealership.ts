import type { DealershipLink } from '#contract/dealerships.ts';

/** The page of one dealership at the desk. */
export const dealershipWords = {
  title: 'Dealership',
  back: 'Dealers',
  backToDeals: 'Deals',
  failed: 'The dealership could not be loaded',
  notFound: {
    title: 'Dealership not found',
    text: 'It may have been removed from the CRM, or the link is incomplete.',
    back: 'Return to Deals',
  },
  facts: {
    deals: 'Submitted deals',
    open: 'In progress',
    funded: 'Funded',
    declined: 'Declined',
    of: (amount: string) => `${amount} requested`,
  },
  deals: {
    title: 'Deals',
    all: 'All deals',
    newest: (count: number) => `The newest ${String(count)} deals`,
    empty: { title: 'No deals yet', text: 'Deals appear here once the dealership submits them.' },
  },
  links: {
    title: 'Application links',
    columns: { recipient: 'Customer', sender: 'Sent by', sentAt: 'Sent', state: 'State', application: 'Application' },
    states: { pending: 'Open', completed: 'Completed', revoked: 'Revoked', expired: 'Expired' } satisfies Record<
      DealershipLink['state'],
      string
    >,
    empty: { title: 'No links yet', text: 'Links that its users send to customers appear here.' },
  },
  access: {
    title: 'Access',
    columns: { name: 'Name', role: 'Role', state: 'State', signedIn: 'Last sign-in' },
    empty: { title: 'No users yet', text: 'Invite one of the contacts to give the dealership access.' },
    manage: 'Manage access',
  },
  contacts: {
    title: 'Contacts in the CRM',
    empty: { title: 'No contacts', text: 'The CRM has no contacts for this dealership.' },
  },
  notes: {
    title: 'Notes on its deals',
    by: (author: string, at: string) => `${author}, ${at}`,
    empty: { title: 'No notes yet', text: 'Notes that your team writes on its deals appear here.' },
  },
};
