import { describe, expect, test } from 'vitest';
import { codeAt, codeUri, newCodeSecret, stepOfCode } from './one-time-code.ts';

/** '12345678901234567890' in base32: the key of RFC 6238, appendix B. Codes are the last 6 of its 8 digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('codes of RFC 6238', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at %i seconds the code is %s', (seconds, code) => {
    expect(codeAt(SECRET, at(seconds))).toBe(code);
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('accepts a clock that is 1 step off and refuses 2 steps', () => {
    const steps = [-60, -30, 0, 30, 60].map((drift) => stepOfCode(SECRET, codeAt(SECRET, at(3000)), at(3000 + drift)));
    expect(steps).toEqual([undefined, 100, 100, 100, undefined]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('refuses %j, which is not a code', (code) => {
    expect(stepOfCode(SECRET, code, at(59))).toBeUndefined();
  });

  test("creates a unique secret of 160 bits, which is part of the app's address", () => {
    const [one, two] = [newCodeSecret(), newCodeSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(two);
    const uri = new URL(codeUri(one, { issuer: 'Acme Equipment Finance', account: 'a@b.example' }));
    expect([uri.protocol, uri.searchParams.get('secret')]).toEqual(['otpauth:', one]);
    expect(decodeURIComponent(uri.pathname)).toContain('Acme Equipment Finance:a@b.example');
  });
});
