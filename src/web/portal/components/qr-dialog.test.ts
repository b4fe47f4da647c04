import { expect, test } from 'vitest';
import { isLocalAddress } from './qr-dialog.tsx';

test.each([
  ['http://127.0.0.1:3000/upload/x', true],
  ['http://localhost:3000/upload/x', true],
  ['http://[::1]:3000/upload/x', true],
  ['http://192.168.1.20:3000/upload/x', false],
  ['https://localhost.example.com/upload/x', false],
])('a phone cannot open %s: %s', (url, expected) => {
  expect(isLocalAddress(url)).toBe(expected);
});
