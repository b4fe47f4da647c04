import type { PersonState } from '#contract/people.ts';

/** Users of a dealership, as their manager sees them. */
export const colleagues = {
  title: 'Colleagues',
  lead: 'Invite colleagues to your dealership’s deals, or end their access. We get an email about each change.',
  failed: 'Couldn’t load your colleagues',
  access: (active: number, invited: number) =>
    `${active === 1 ? 'Only you have access' : `${String(active)} people have access`}${invited > 0 ? `, ${String(invited)} invited` : ''}`,
  former: 'Without access',
  columns: {
    name: 'Name',
    email: 'Email',
    state: 'Access',
    last: 'Last sign-in',
    open: 'Open links',
    actions: 'Actions',
  },
  never: 'Never',
  roles: { dealer: 'Dealer', 'dealer-manager': 'Manager' },
  states: {
    active: 'Active',
    invited: 'Invited',
    expired: 'Invitation expired',
    revoked: 'Invitation revoked',
    disabled: 'Removed',
  } satisfies Record<PersonState, string>,
  you: (role: string) => `${role}, you`,
  remove: 'Remove',
  again: 'Invite again',
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: 'They are signed out at once and can’t sign in again. Deals and documents stay with your dealership.',
    submit: 'Remove access',
    submitting: 'Removing...',
    cancel: 'Cancel',
    done: 'Access removed',
    failed: 'Couldn’t remove access',
  },
  invite: {
    heading: 'Invite a colleague',
    note: 'We’ll email a link that works for 7 days.',
    noteExternal: 'Use the address of a contact of your dealership. We’ll email a link that works for 7 days.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    submit: 'Send invitation',
    submitting: 'Sending...',
    cancel: 'Cancel',
    sent: (email: string) => ({ title: 'Invitation sent', description: `A link is on its way to ${email}.` }),
    failed: 'Couldn’t send the invitation',
  },
};
