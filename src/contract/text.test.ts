import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail, maskedEmail, MAX_EMAIL } from './email-address.ts';

describe('email addresses', () => {
  const ofLength = (length: number): string => 'a'.repeat(length - '@example.com'.length) + '@example.com';

  test('have at most 254 characters', () => {
    expect(MAX_EMAIL).toBe(254);
    expect(isEmail(ofLength(254))).toBe(true);
    expect(isEmail(ofLength(255))).toBe(false);
  });

  test('show only the first letter and the domain when masked', () => {
    expect(maskedEmail('elena@example.com')).toBe('e•••@example.com');
    expect(maskedEmail('')).toBe('');
  });

  test('contain neither spaces nor line breaks', () => {
    for (const blank of [' ', '\t', '\n', '\r', '\u00a0', '\u2028'])
      expect(isEmail(`a${blank}b@example.com`), JSON.stringify(blank)).toBe(false);
  });

  test.each([
    ['dots after the at-sign', (n: number) => 'a@' + '.a'.repeat(n) + '@'],
    ['at-signs', (n: number) => 'a@'.repeat(n)],
    ['nothing but text', (n: number) => 'a'.repeat(n)],
    ['dots only', (n: number) => 'a@' + '.'.repeat(n)],
    ['a line break at the end', (n: number) => 'a@a' + '.a'.repeat(n) + '\n'],
  ])('a hostile text of %s is rejected without exponential backtracking', (_name, make) => {
    // A backtracking pattern would take minutes.
    expect(isEmail(make(120).slice(0, MAX_EMAIL))).toBe(false);
    expect(isEmail(make(500_000))).toBe(false);
  });

  test('an accepted address has one at-sign and a dot after it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', 'ñ', '\n') }), (text) => {
        const [local = '', host = '', ...more] = text.split('@');
        const parts = host.split('.');
        const plain =
          local !== '' && more.length === 0 && parts.length > 1 && parts.every((p) => p !== '') && !/\s/.test(text);
        expect(isEmail(text)).toBe(plain);
      }),
      { numRuns: 2000 },
    );
  });
});
