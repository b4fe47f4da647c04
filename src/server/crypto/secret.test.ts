import { format, inspect } from 'node:util';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLog } from '#server/lib/log.ts';
import { Secret } from './secret.ts';

const VALUE = 'tok_1234567890';
const secret = new Secret(VALUE);

test.each([
  ['String()', () => String(secret)],
  ['a template', () => `${String(secret)} ${secret.toString()}`],
  ['joining', () => [secret, 'x'].join()],
  ['adding to text', () => 'x' + (secret as unknown as string)],
  ['JSON', () => JSON.stringify({ deep: [{ secret }] })],
  ['inspect', () => inspect({ deep: { deeper: { secret } } }, { depth: 9, showHidden: true })],
  ['inspect without custom views', () => inspect(secret, { customInspect: false, showHidden: true })],
  ['format', () => format('%s %o %O %j', secret, secret, secret, secret)],
  ['its keys', () => JSON.stringify([Object.keys(secret), Object.getOwnPropertyNames(secret), { ...secret }])],
  ['an error message', () => String(new Error(`failed with ${String(secret)}`).stack)],
  ['a copy', () => JSON.stringify(structuredClone({ ...secret }))],
])('%s does not show a secret', (_name, show) => {
  expect(show()).not.toContain(VALUE);
});

test('only reveal() returns a secret', () => {
  expect(secret.reveal()).toBe(VALUE);
});

test('a log line does not show a secret', () => {
  let text = '';
  const lines = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  const log = openLog('debug', lines);
  log.info({ link: secret, token: VALUE, password: VALUE, cookie: VALUE, authorization: VALUE }, 'made');
  log.info({ mail: { token: VALUE, password: VALUE } }, 'nested');
  log.info({ req: { headers: VALUE }, res: { body: VALUE }, err: new Error(VALUE), error: new Error(VALUE) }, 'failed');
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(text).toContain('[secret]');
  expect(text).not.toContain(VALUE);
});
