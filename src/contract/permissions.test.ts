import { expect, test } from 'vitest';
import { permissions, permissionsOf, permissionsOfRole, staffRoles } from './permissions.ts';

test('a user with two roles has the union of their permissions, each once', () => {
  const both = permissionsOf(['funder', 'sales']);
  expect(both).toContain('deals.fund');
  expect(both).toContain('invitations.send');
  expect(new Set(both).size).toBe(both.length);
  expect(both).toEqual(permissions.filter((one) => both.includes(one)));
});

test('an administrator has every permission except the one of a dealership', () => {
  expect(permissions.filter((one) => !permissionsOf(['admin']).includes(one))).toEqual(['colleagues.manage']);
});

test.each(['funder', 'sales', 'compliance'] as const)('%s cannot decide', (role) => {
  expect(permissionsOfRole[role]).not.toContain('files.decide');
});

test('only administrators change settings and people', () => {
  for (const permission of ['settings.manage', 'people.manage', 'dealers.invite'] as const)
    expect(staffRoles.filter((role) => permissionsOfRole[role].includes(permission))).toEqual(['admin']);
});

test.each(['files.decide', 'files.reveal'] as const)('a role with %s may open every file', (permission) => {
  const roles = staffRoles.filter((role) => permissionsOfRole[role].includes(permission));
  expect(roles.filter((role) => !permissionsOfRole[role].includes('files.all'))).toEqual([]);
});
