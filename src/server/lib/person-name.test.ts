import { expect, test } from 'vitest';
import { nameOrEmail } from './person-name.ts';

test.each([
  [{ first_name: 'Dana', last_name: 'Whitfield' }, 'Dana Whitfield'],
  [{ first_name: 'Dana', last_name: '' }, 'Dana'],
  [{ first_name: '', last_name: '' }, 'dana@acme.example'],
])('%o is called %s', (name, called) => {
  expect(nameOrEmail({ ...name, email: 'dana@acme.example' })).toBe(called);
});
