import type { PeopleChange, PersonState } from '#contract/people.ts';
import type { Role } from '#contract/permissions.ts';

type Confirm = {
  title: (name: string) => string;
  text: string;
  confirm: string;
  busy: string;
  done: string;
  failed: string;
};

/** Who has access to the portal, and what administrators decide about it. */
export const people = {
  title: 'People',
  lead: 'Everyone with an account or an invitation. Invite colleagues here, and dealers under Dealer invites.',
  search: 'Search people',
  placeholder: 'Name, email or account',
  failed: 'Couldn’t load the people',
  columns: {
    name: 'Name',
    email: 'Email',
    account: 'Account',
    roles: 'Roles',
    state: 'Status',
    totp: 'Two-step sign-in',
    signedIn: 'Last sign-in',
    actions: 'Actions',
  },
  roles: {
    admin: 'Administrator',
    underwriter: 'Underwriter',
    funder: 'Funder',
    sales: 'Sales',
    compliance: 'Compliance',
    dealer: 'Dealer',
    'dealer-manager': 'Dealer manager',
  } satisfies Record<Role, string>,
  /** What a role may do, next to its box. */
  roleHints: {
    admin: 'Everything, including people and settings',
    underwriter: 'Reads, works on and decides files; reveals numbers with a reason',
    funder: 'Reads files; moves deals to documents out and funded',
    sales: 'Works on own and unassigned files; no decisions, no full numbers',
    compliance: 'Reads everything, audit log, data requests and holds; no decisions, no settings',
    dealer: 'Works on the deals of the dealership',
    'dealer-manager': 'Also invites and removes users of the dealership',
  } satisfies Record<Role, string>,
  states: {
    active: 'Active',
    invited: 'Invited',
    expired: 'Invitation expired',
    revoked: 'Invitation revoked',
    disabled: 'Disabled',
  } satisfies Record<PersonState, string>,
  until: (day: string) => `until ${day}`,
  on: 'On',
  off: 'Off',
  passwordOnly: (count: number) =>
    count === 1
      ? '1 person in this list signs in with a password only.'
      : `${String(count)} people in this list sign in with a password only.`,
  never: 'Never',
  you: 'You',
  staff: 'Staff',
  none: { title: 'No users yet', text: 'People appear here when they are invited.' },
  nothingFound: { title: 'No users match', text: 'No name, email address or account contains these words.' },
  more: 'Load more',
  menuOf: (name: string) => `Actions for ${name}`,
  actions: {
    resend: 'Send again',
    revoke: 'Revoke invitation',
    disable: 'Disable account',
    enable: 'Enable account',
    'reset-totp': 'Reset sign-in codes',
    roles: 'Change roles',
  } satisfies Record<PeopleChange, string>,
  confirm: {
    resend: {
      title: (name) => `Send the invitation of ${name} again?`,
      text: 'A new link is sent by email. The previous one stops working.',
      confirm: 'Send again',
      busy: 'Sending...',
      done: 'Invitation sent again',
      failed: 'Couldn’t send the invitation',
    },
    revoke: {
      title: (name) => `Revoke the invitation of ${name}?`,
      text: 'The emailed link stops working at once. You can send a new one later.',
      confirm: 'Revoke invitation',
      busy: 'Revoking...',
      done: 'Invitation revoked',
      failed: 'Couldn’t revoke the invitation',
    },
    disable: {
      title: (name) => `Disable the account of ${name}?`,
      text: 'Every session ends at once, and the user can’t sign in until the account is enabled again.',
      confirm: 'Disable account',
      busy: 'Disabling...',
      done: 'Account disabled',
      failed: 'Couldn’t disable the account',
    },
    enable: {
      title: (name) => `Enable the account of ${name}?`,
      text: 'The old password works again.',
      confirm: 'Enable account',
      busy: 'Enabling...',
      done: 'Account enabled',
      failed: 'Couldn’t enable the account',
    },
  } satisfies Record<Exclude<PeopleChange, 'reset-totp' | 'roles'>, Confirm>,
  cancel: 'Cancel',
  changeRoles: {
    title: (name: string) => `Change the roles of ${name}`,
    text: 'The change applies at once, also in open sessions. The user gets an email.',
    legend: 'Roles',
    submit: 'Save roles',
    submitting: 'Saving...',
    done: 'Roles changed',
  },
  reset: {
    title: (name: string) => `Reset the sign-in codes of ${name}?`,
    text: 'Use this when the phone and the recovery codes are lost. Verify who is asking first: afterwards the password alone grants access. All sessions end.',
    hint: 'Kept in the audit log, without numbers',
    submit: 'Reset codes',
    submitting: 'Resetting...',
    done: 'Codes reset',
  },
  invite: {
    heading: 'Invite a colleague',
    note: 'Choose what the colleague may do. You can change the roles later.',
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
