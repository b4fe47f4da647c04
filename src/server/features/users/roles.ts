import { type Role, staffRoles } from '#contract/permissions.ts';
import { people as words } from '#copy/portal/people.ts';
import type { UserRow } from '#server/db/tables.ts';

export type WithRoles = Pick<UserRow, 'role' | 'staff_roles'>;

export const isStaff = ({ role }: Pick<UserRow, 'role'>): boolean => role === 'admin' || role === 'staff';

export const rolesOf = ({ role, staff_roles }: WithRoles): Role[] =>
  role === 'staff' ? staff_roles : [role, ...staff_roles];

/** Returns the stored form of a set of roles. */
export function roleColumns(roles: readonly Role[]): WithRoles {
  if (roles.includes('dealer-manager')) return { role: 'dealer-manager', staff_roles: [] };
  if (roles.includes('dealer')) return { role: 'dealer', staff_roles: [] };
  const staff_roles = staffRoles.filter((role) => role !== 'admin').filter((role) => roles.includes(role));
  return { role: roles.includes('admin') ? 'admin' : 'staff', staff_roles };
}

export const areSameRoles = (some: readonly Role[], others: readonly Role[]): boolean =>
  some.every((role) => others.includes(role)) && others.every((role) => some.includes(role));

export const roleLabels = (roles: readonly Role[]): string => roles.map((role) => words.roles[role]).join(', ');
