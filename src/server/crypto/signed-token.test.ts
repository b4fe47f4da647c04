import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { issueSignedToken, readSignedToken } from './signed-token.ts';

const vault = {
  mac: (label: string, content: string) => createHmac('sha256', `key of ${label}`).update(content).digest('base64url'),
};
const at = new Date('2026-11-21T15:00:00Z');
const token = issueSignedToken(vault, 'csrf', at);

test('a signed token returns its instant for its label only, and two are never equal', () => {
  expect(readSignedToken(vault, 'csrf', token)).toEqual(at);
  expect(readSignedToken(vault, 'preview', token)).toBeUndefined();
  expect(issueSignedToken(vault, 'csrf', at)).not.toBe(token);
});

test('a signed token with a changed, missing or extra part is refused', () => {
  const [instant = '', random = '', mac = ''] = token.split('.');
  const later = (at.getTime() + 1).toString(36);
  const changed = [
    `${later}.${random}.${mac}`,
    `${instant}.${random}`,
    `${token}.${mac}`,
    `${instant}.${mac}`,
    mac,
    '',
  ];
  expect(changed.map((one) => readSignedToken(vault, 'csrf', one))).toEqual(changed.map(() => undefined));
});
