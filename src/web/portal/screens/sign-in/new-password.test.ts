import { describe, expect, test } from 'vitest';
import { acceptInviteSchema } from '#contract/sign-in.ts';
import { both, errorsOf } from '#web/portal/hooks/form-values.ts';
import { typedTwice } from './new-password.ts';

const SHORT = 'Password must be at least 8 characters long';
const MISMATCH = 'Please make sure both passwords match';
const schema = both(typedTwice('password'), acceptInviteSchema);
const errors = (password: string, confirm: string) =>
  errorsOf(schema, { token: 'sample', password, confirm, code: '' });

describe('activation', () => {
  test('both fields are required', () =>
    expect(errors('', '')).toEqual({
      password: 'Please enter a password',
      confirm: 'Please enter the password again',
    }));
  test('seven characters are too short, eight are enough', () => {
    expect(errors('1234567', '1234567')).toEqual({ password: SHORT });
    expect(errors('12345678', '12345678')).toEqual({});
  });
  test('both must match', () => expect(errors('12345678', '12345679')).toEqual({ confirm: MISMATCH }));
  test('128 characters pass, spaces and emoji included; 129 do not', () => {
    const long = 'ä 😀é'.repeat(32);
    expect(errors(long, long)).toEqual({});
    expect(errors(`${long}x`, `${long}x`)).toHaveProperty('password');
  });
});
