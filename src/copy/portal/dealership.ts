import type { DealershipLink } from '#contract/dealerships.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;

/** The list of dealerships at the desk. */
export const dealersWords = {
  title: 'Dealers',
  lead: 'Every dealership with its contacts, deals, application invites and access to the portal.',
  invite: 'Invite a contact to the portal',
  search: 'Search dealerships',
  placeholder: 'Name of the dealership',
  failed: 'Couldn’t load the dealerships',
  contactsFailed: 'Couldn’t load the contacts of the CRM',
  columns: {
    name: 'Dealership',
    contacts: 'Contacts',
    deals: 'Deals',
    amount: 'Requested',
    last: 'Last deal',
    links: 'Application invites',
    access: 'Access',
  },
  unknown: '–',
  contacts: (count: number) => (count === 0 ? 'None' : String(count)),
  open: (count: number) => `${count.toLocaleString('en-US')} in progress`,
  ofDeals: (all: number, funded: number) =>
    all === 0 ? '' : `${all.toLocaleString('en-US')} submitted, ${funded.toLocaleString('en-US')} funded`,
  openLinks: (count: number) => `${count.toLocaleString('en-US')} open`,
  completed: (count: number) => (count === 0 ? '' : `${count.toLocaleString('en-US')} completed`),
  users: (count: number) => counted(count, 'user', 'users'),
  invited: (count: number) => `${count.toLocaleString('en-US')} invited`,
  noAccess: 'Not invited yet',
  count: (count: number, more: boolean) =>
    `${more ? 'First ' : ''}${counted(count, 'dealership', 'dealerships')}${more ? '. Search for others by name.' : ''}`,
  empty: {
    title: 'No dealerships yet',
    text: 'A dealership appears here once the CRM has one of its contacts or it submits a deal.',
  },
  nothingFound: { title: 'No dealerships match', text: 'Try a shorter part of the name.' },
};

/** The page of one dealership at the desk. */
export const dealershipWords = {
  title: 'Dealership',
  back: 'Dealers',
  failed: 'Couldn’t load the dealership',
  notFound: {
    title: 'Dealership not found',
    text: 'It may have been removed from the CRM, or the link is incomplete.',
    back: 'Return to Dealers',
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
    all: (count: number) => `Show all ${count.toLocaleString('en-US')} deals`,
    empty: { title: 'No deals yet', text: 'Deals appear here once the dealership submits them.' },
  },
  links: {
    title: 'Application invites',
    columns: { recipient: 'Customer', sender: 'Sent by', sentAt: 'Sent', state: 'Status', application: 'Application' },
    states: { pending: 'Open', completed: 'Completed', revoked: 'Revoked', expired: 'Expired' } satisfies Record<
      DealershipLink['state'],
      string
    >,
    empty: { title: 'No invites yet', text: 'Invites that its users send to customers appear here.' },
  },
  access: {
    title: 'Access',
    columns: { name: 'Name', state: 'Status', signedIn: 'Last sign-in' },
    empty: { title: 'No users yet', text: 'Invite one of the contacts to give the dealership access.' },
    manage: 'Manage access',
  },
  contacts: {
    title: 'Contacts in the CRM',
    allHaveAccess: { title: 'No contacts to invite', text: 'The contacts of this dealership are listed under access.' },
    empty: { title: 'No contacts', text: 'The CRM has no contacts for this dealership.' },
  },
  notes: {
    title: 'Notes on its deals',
    by: (author: string, at: string) => `${author}, ${at}`,
    empty: { title: 'No notes yet', text: 'Notes that your team writes on its deals appear here.' },
  },
};
