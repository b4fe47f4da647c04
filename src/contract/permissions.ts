/** Roles of the lender's staff. A user has one or more of them and the union of their permissions. */
export const staffRoles = ['admin', 'underwriter', 'funder', 'sales', 'compliance'] as const;
export type StaffRole = (typeof staffRoles)[number];
/** Roles of a dealership's users. A user has one of them. */
export const dealerRoles = ['dealer', 'dealer-manager'] as const;
export type DealerRole = (typeof dealerRoles)[number];
export type Role = StaffRole | DealerRole;

/** The role in the sign-in answer: one for all staff except administrators, and one for both roles of a dealership. */
export const wireRoles = ['dealer', 'staff', 'admin'] as const;
export type WireRole = (typeof wireRoles)[number];
export function wireRoleOf(roles: readonly Role[]): WireRole {
  if (roles.includes('admin')) return 'admin';
  return roles.some((role) => role === 'dealer' || role === 'dealer-manager') ? 'dealer' : 'staff';
}

export const permissions = [
  /** Applications, submitted deals, their documents and the masked copy. Without files.all: own and unassigned files only. */
  'files.read',
  'files.all',
  /** Status of an application, corrections, notes, types of documents, and requests for documents. */
  'files.work',
  'files.assign',
  'files.decide',
  /** Sensitive values and the complete signed copy, with a reason. */
  'files.reveal',
  'files.hold',
  'files.export',
  'deals.move',
  /** Moves a deal to the statuses docs_out and funded. */
  'deals.fund',
  'disclosures.record',
  'notices.read',
  /** Quote requests, call-backs and dealers who ask for access. */
  'inquiries.work',
  'chats.read',
  /** Writes and publishes entries of the assistant. */
  'assistant.entries',
  'data-requests.manage',
  'audit.read',
  'outbox.read',
  'outbox.retry',
  'people.read',
  'people.manage',
  'dealers.invite',
  'settings.manage',
  'deals.own',
  'invitations.send',
  'colleagues.manage',
] as const;
export type Permission = (typeof permissions)[number];

export const permissionsOfRole: Record<Role, readonly Permission[]> = {
  admin: permissions.filter((one) => one !== 'colleagues.manage'),
  underwriter: [
    'files.read',
    'files.all',
    'files.work',
    'files.assign',
    'files.decide',
    'files.reveal',
    'deals.move',
    'disclosures.record',
    'notices.read',
    'inquiries.work',
  ],
  funder: ['files.read', 'files.all', 'deals.move', 'deals.fund'],
  sales: ['files.read', 'files.work', 'files.assign', 'deals.move', 'inquiries.work', 'invitations.send'],
  compliance: [
    'files.read',
    'files.all',
    'files.reveal',
    'files.hold',
    'files.export',
    'disclosures.record',
    'notices.read',
    'chats.read',
    'assistant.entries',
    'data-requests.manage',
    'audit.read',
    'outbox.read',
    'people.read',
  ],
  dealer: ['deals.own', 'invitations.send'],
  'dealer-manager': ['deals.own', 'invitations.send', 'colleagues.manage'],
};

/** Returns the permissions that at least one of the roles grants, in the order of the list. */
export const permissionsOf = (roles: readonly Role[]): Permission[] =>
  permissions.filter((one) => roles.some((role) => permissionsOfRole[role].includes(one)));
