import { describe, expect, test } from 'vitest';
import { freePort } from '#tests/support/server-process.ts';
import { openServer } from './open.ts';
import { causeWords, serverError } from './server-error.ts';

const URL = 'postgres://app:hunter2@db.acme.example:6432/finance?sslmode=require';
const answering = (answer: () => Promise<unknown>) =>
  ({ pool: { query: answer } }) as unknown as Parameters<typeof serverError>[0];
const version = (text: string) => answering(() => Promise.resolve({ rows: [{ server_version: text }] }));
const failing = (code: string, message = 'the words of the server') =>
  answering(() => Promise.reject(Object.assign(new Error(message), { code })));

describe('a DATABASE_URL that cannot be used', () => {
  test('is explained when nothing listens there', async () => {
    const port = String(await freePort());
    const url = `postgres://app:hunter2@127.0.0.1:${port}/finance`;
    const db = openServer(url, { max: 1 });
    expect(await serverError(db, url)).toBe(
      `DATABASE_URL leads to database "finance" at 127.0.0.1, port ${port}, as user "app", and nothing listens there: is the server started, and are host and port right? (ECONNREFUSED).`,
    );
    await db.close();
  });

  test.each([
    ['28P01', 'it refuses the user or the password'],
    ['28000', 'it does not accept this user from here'],
    ['3D000', 'it has no such database'],
    ['57P03', 'it is starting up or shutting down'],
    ['CERT_HAS_EXPIRED', 'its certificate has expired'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'its certificate is from an unknown authority'],
    ['XX000', 'it failed'],
  ])("is explained for %s without the password and the server's message", async (code, words) => {
    const error = await serverError(failing(code), URL);
    expect(error).toContain(
      `DATABASE_URL leads to database "finance" at db.acme.example, port 6432, as user "app", and ${words}`,
    );
    expect(error).toContain(`(${code}).`);
    expect(error).not.toMatch(/hunter2|words of the server/);
  });

  test.each([
    ['The server does not support SSL connections', 'it does not support TLS'],
    ['timeout exceeded when trying to connect', 'it does not answer'],
    ['SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', 'DATABASE_URL contains none'],
  ])('is explained for the driver error "%s"', (message, words) => {
    expect(causeWords(new Error(message))).toContain(words);
  });

  test('is described by its socket when it names no user', async () => {
    expect(await serverError(failing('ENOENT'), 'postgres:///finance?host=/run/postgresql')).toContain(
      'database "finance" at /run/postgresql, port 5432, and there is no such socket',
    );
  });

  test('is refused for PostgreSQL older than 15 and accepted from 15 on', async () => {
    expect(await serverError(version('15.13 (Debian 15.13-0+deb12u1)'), URL)).toBeUndefined();
    expect(await serverError(version('18beta1'), URL)).toBeUndefined();
    expect(await serverError(version('14.9'), URL)).toContain('that is PostgreSQL 14.9; it must be 15 or newer.');
    expect(await serverError(version('9.6.24'), URL)).toContain('that is PostgreSQL 9.6.24;');
  });
});

describe('missing rights', () => {
  test("are explained with the server's own message about tables", () => {
    const taken = Object.assign(new Error('relation "accounts" already exists'), { code: '42P07' });
    expect(causeWords(taken)).toBe('relation "accounts" already exists (42P07)');
    expect(causeWords(Object.assign(new Error('permission denied'), { code: '42501' }))).toMatch(
      /^the user lacks rights: .+ \(42501\)$/,
    );
  });
});
