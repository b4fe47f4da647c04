import { expect, test } from 'vitest';
import { countPasswordOnly } from './person-columns.tsx';

test('counts active users without codes, and leaves out invitations and disabled accounts', () => {
  expect(
    countPasswordOnly([
      { state: 'active', totp: false },
      { state: 'active', totp: true },
      { state: 'invited', totp: false },
      { state: 'disabled', totp: false },
    ]),
  ).toBe(1);
});
