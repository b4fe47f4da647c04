import { expect, test } from 'vitest';
import { messageErrors } from '../scripts/checks/commit-messages.ts';

test.each([
  'fix(retention): keep deals 25 months after the last decision',
  'feat!: require a password for exports',
  'docs: explain backups\n\nThe reason is in the body.',
])('accepts the commit message %j', async (message) => {
  expect(await messageErrors(message)).toEqual([]);
});

test.each([
  ['A deal stays 25 months', 'subject may not be empty'],
  ['wip(retention): something', 'type must be one of'],
  [`fix(retention): ${'a'.repeat(60)}`, 'header must not be longer than 72 characters'],
  ['fix(retention): keep deals.', 'subject may not end with full stop'],
])('refuses the commit message %j', async (message, fault) => {
  expect((await messageErrors(message)).join('\n')).toContain(fault);
});
