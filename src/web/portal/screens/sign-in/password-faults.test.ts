import { describe, expect, test } from 'vitest';
import { passwordFaults } from './password-faults.ts';

const SHORT = 'Password must be at least 8 characters long';
const MISMATCH = 'Please make sure both passwords match';

describe('activation', () => {
  test('both fields are required', () => expect(Object.keys(passwordFaults('', ''))).toEqual(['password', 'confirm']));
  test('seven characters are too short, eight are enough', () => {
    expect(passwordFaults('1234567', '1234567')).toEqual({ password: SHORT });
    expect(passwordFaults('12345678', '12345678')).toEqual({});
  });
  test('both must match', () => expect(passwordFaults('12345678', '12345679')).toEqual({ confirm: MISMATCH }));
  test('128 characters pass, spaces and emoji included; 129 do not', () => {
    const long = 'ä 😀'.repeat(32);
    expect(passwordFaults(long, long)).toEqual({});
    expect(passwordFaults(`${long}x`, `${long}x`)).toHaveProperty('password');
  });
});
