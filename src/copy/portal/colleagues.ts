import type { PersonState } from '#contract/people.ts';

/** Users of a dealership, as their manager sees them. */
export const colleagues = {
  title: 'Colleagues',
  lead: 'Users of your dealership. You invite and remove them; we are notified by email.',
  failed: 'The colleagues could not be loaded',
  columns: { name: 'Name', email: 'Email', state: 'State', open: 'Open links', actions: 'Actions' },
  roles: { dealer: 'Dealer', 'dealer-manager': 'Manager' },
  states: {
    active: 'Active',
    invited: 'Invited',
    expired: 'Invitation expired',
    revoked: 'Invitation revoked',
    disabled: 'Removed',
  } satisfies Record<PersonState, string>,
  you: 'You',
  remove: 'Remove',
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: 'All sessions end at once, and the password no longer works. Deals and documents stay with your dealership.',
    submit: 'Remove access',
    submitting: 'Removing...',
    cancel: 'Cancel',
    done: 'Access removed',
    failed: 'The access was not removed',
  },
  invite: {
    heading: 'Invite a colleague',
    note: 'The colleague gets an email with a link that is valid for 7 days.',
    noteExternal: 'The address must be a contact of your dealership with us. The link is valid for 7 days.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    submit: 'Send invitation',
    submitting: 'Sending...',
    sent: (email: string) => ({ title: 'Invitation sent', description: `A link is on its way to ${email}.` }),
    failed: 'The invitation was not sent',
  },
};
