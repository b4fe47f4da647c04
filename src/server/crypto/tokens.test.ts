import { expect, test } from 'vitest';
import { hashToken, isSameText, newToken, sha256Hex } from './tokens.ts';

test('a token has 256 random bits as base64url', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  }
  expect(new Set(tokens).size).toBe(1000);
});

test('the stored form of a token is its SHA-256', () => {
  expect(hashToken('abc')).toBe(Buffer.from(sha256Hex('abc'), 'hex').toString('base64url'));
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256Hex('ñ')).toBe(sha256Hex(Buffer.from([0xc3, 0xb1]).toString()));
});

test('two texts are the same only with equal length and content', () => {
  expect(isSameText('', '')).toBe(true);
  expect(isSameText('niño', 'niño')).toBe(true);
  expect(isSameText('abc', 'abd')).toBe(false);
  expect(isSameText('abc', 'abcd')).toBe(false);
  // 4 characters each, in 4 and 5 bytes.
  expect(isSameText('nino', 'niño')).toBe(false);
});
