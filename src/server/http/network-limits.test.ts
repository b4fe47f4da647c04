import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleApplication, sampleChat } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const PROXY = '127.0.0.1';
const t = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: PROXY });
afterAll(() => t.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());
const browser = await t.browser();

const call = (from: string, method: string, url: string, body?: unknown) =>
  browser.send(method, url, body, { 'x-forwarded-for': from });
const guessLink = (from: string) => call(from, 'POST', '/api/dealer/admin/validate-invite', { token: 'guess' });
/** Counts the statuses of calls from these addresses, sent one after another. */
async function statusesOf(addresses: string[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const from of addresses) {
    const { statusCode } = await guessLink(from);
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}
const many = (count: number, address: (n: string) => string): string[] =>
  Array.from({ length: count }, (_, i) => address((i + 1).toString(16)));

describe('a limit per address', () => {
  test('counts 130 calls from one IPv6 /64 with one counter of 60', async () => {
    expect(await statusesOf(many(130, (n) => `2001:db8:1:3::${n}`))).toEqual({ 404: 60, 429: 70 });
    expect((await guessLink('2001:db8:1:4::1')).statusCode).toBe(404);
  });

  test('counts calls from many /64 of one /48 with 4 times the points', async () => {
    expect(await statusesOf(many(250, (n) => `2001:db8:2:${n}::1`))).toEqual({ 404: 240, 429: 10 });
    expect((await guessLink('2001:db8:3::1')).statusCode).toBe(404);
  });

  test('does not count refused calls of one /64 against the /48 of its neighbors', async () => {
    await statusesOf(many(300, (n) => `2001:db8:4:1::${n}`));
    expect((await guessLink('2001:db8:4:2::1')).statusCode).toBe(404);
  });

  test.each([
    ['IPv6', ['2001:db8:5::7', '2001:0DB8:0005:0:0:0:0:0007', '2001:db8:5:0::0.0.0.7']],
    ['IPv4 and IPv4-mapped IPv6', ['198.51.100.9', '::ffff:198.51.100.9', '::ffff:c633:6409']],
  ])('counts all spellings of one %s address with one counter', async (_, spellings) => {
    const calls = Array.from({ length: 75 }, (_, i) => spellings[i % spellings.length] ?? '');
    expect(await statusesOf(calls)).toEqual({ 404: 60, 429: 15 });
  });

  test('counts each IPv4 address separately', async () => {
    expect(await statusesOf(many(75, (n) => `198.51.101.${String(parseInt(n, 16))}`))).toEqual({ 404: 75 });
  });

  test.each(['unknown', '2001:db8::1::2', '1.2.3.4:5678', '999.1.1.1'])(
    'refuses a caller with the forwarded address "%s"',
    async (from) => {
      expect((await guessLink(from)).statusCode).toBe(400);
    },
  );

  test.each<[limit: string, method: string, url: string, body?: unknown]>([
    ['loginAddress', 'POST', '/api/dealer/auth/login', { email: 'unknown@example.com', password: 'wrong password' }],
    ['publicWrite', 'POST', '/api/dealer/register', { email: 'unknown@example.com' }],
    ['publicWrite', 'POST', '/api/dealer/auth/forgot-password', { email: 'other@example.com' }],
    ['publicWrite', 'POST', '/api/status/find', { email: 'unknown@example.com' }],
    ['unknownToken', 'POST', '/api/dealer/auth/accept-invite', { token: 'guess', password: 'a long password' }],
    ['unknownToken', 'GET', '/api/upload/guess'],
    ['publicWrite', 'POST', '/api/visitor/track', { visitorId: 'visitor_1', currentPage: '/', language: 'en' }],
    ['visitorRead', 'GET', '/api/visitor/visitor_1'],
    ['publicWrite', 'POST', '/api/chat/session', sampleChat],
    ['chatAddress', 'POST', '/api/chat/message', { sessionId: 'guess', content: 'Hello' }],
    ['recommendation', 'POST', '/api/financing/recommend', {}],
    ['applicationRefused', 'POST', '/api/credit-application', {}],
    ['applicationStored', 'POST', '/api/credit-application', sampleApplication()],
  ])('counts %s of %s %s for one /64 and one /48', async (limit, method, url, body) => {
    await sql`delete from limits`.execute(t.app.db.query);
    for (const from of ['2001:db8:6:1::1', '2001:db8:6:1::2', '2001:0db8:6:1::3'])
      expect((await call(from, method, url, body)).statusCode).not.toBe(429);
    const counters = await sql`select points from limits where key like ${`${limit}:%`}`.execute(t.app.db.query);
    expect(counters.rows).toEqual([{ points: 3 }, { points: 3 }]);
  });
});

test('the audit log stores the full address', async () => {
  await call('2001:db8:7:1::abcd', 'POST', '/api/dealer/auth/login', {
    email: 'unknown@example.com',
    password: 'wrong',
  });
  const rows = t.app.db.query.selectFrom('audit').select('ip').where('action', '=', 'session.refused');
  expect(await rows.execute()).toContainEqual({ ip: '2001:db8:7:1::abcd' });
});
