import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OpenDb } from '#server/db/open.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type LimitName, type Limits, limitTable, openLimits } from '#server/lib/limits.ts';

let db: OpenDb;
let limits: Limits;
let otherNode: Limits;
beforeAll(async () => {
  db = await openTestDatabase();
  limits = openLimits(db.pool, true);
  otherNode = openLimits(db.pool, true);
});
afterEach(() => vi.useRealTimers());
afterAll(() => db.close());

const say = (seconds: number): string => `Please wait ${String(seconds)} seconds.`;
const use = (name: LimitName, key: string, node = limits) => node.use(name, key, say);

/** Returns how many of the concurrent uses pass. All others must be rejected as too many. */
async function passing(uses: Promise<unknown>[]): Promise<number> {
  const ended = await Promise.allSettled(uses);
  for (const one of ended)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'rate_limited', status: 429 });
  return ended.filter((one) => one.status === 'fulfilled').length;
}

describe('rate limits', () => {
  test('have the documented defaults', () => {
    expect(limitTable).toMatchObject({
      applicationStored: [30, 3600],
      applicationRefused: [120, 60],
      loginAccount: [10, 900],
      loginAddress: [100, 900],
      resetNetwork: [3, 3600],
      resetRecipient: [12, 86_400],
      unknownToken: [60, 60],
      publicWrite: [60, 60],
      session: [600, 60],
    });
  });

  test('pass exactly 10 of 60 concurrent uses, across two nodes', async () => {
    const uses = Array.from({ length: 60 }, (_, i) => use('loginAccount', 'many', i % 2 === 0 ? limits : otherNode));
    expect(await passing(uses)).toBe(10);
  });

  test('return the number of uses so far', async () => {
    expect([await use('loginAccount', 'count'), await use('loginAccount', 'count')]).toEqual([1, 2]);
  });

  test('return to each concurrent use of one key its own position', async () => {
    const keys = ['a', 'b', 'a', 'b', 'a', 'b'];
    const places = await Promise.all(keys.map((key) => use('loginAddress', `place ${key}`)));
    for (const key of ['a', 'b']) expect(places.filter((_, n) => keys[n] === key).toSorted()).toEqual([1, 2, 3]);
    expect(await limits.use('loginAddress', 'place a', say, 4)).toBe(7);
  });

  test('restart an expired window and continue a current one under concurrent uses', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await use('loginAccount', 'old');
    vi.setSystemTime(Date.now() + 899_000);
    await use('loginAccount', 'young');
    vi.setSystemTime(Date.now() + 2_000);
    const [a, b, c, d] = await Promise.all(['old', 'old', 'young', 'young'].map((key) => use('loginAccount', key)));
    expect([a, b].toSorted()).toEqual([1, 2]);
    expect([c, d].toSorted()).toEqual([2, 3]);
  });

  test('reject with a readable message and Retry-After seconds', async () => {
    for (let i = 0; i < 10; i++) await use('loginAccount', 'words');
    const refusal = (await use('loginAccount', 'words').catch((error: unknown) => error)) as AppError;
    expect(refusal).toBeInstanceOf(AppError);
    const seconds = refusal.extra.retryAfterSeconds ?? 0;
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(refusal.message).toBe(say(seconds));
  });

  test('are independent per key and per limit', async () => {
    for (let i = 0; i < 10; i++) await use('loginAccount', 'one');
    expect(await use('loginAccount', 'another')).toBe(1);
    expect(await use('loginAddress', 'one')).toBe(1);
  });

  test('count from zero after the window', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let i = 0; i < 10; i++) await use('loginAccount', 'window');
    vi.setSystemTime(Date.now() + 899_000);
    await expect(use('loginAccount', 'window')).rejects.toThrow('Please wait 1 seconds.');
    vi.setSystemTime(Date.now() + 2_000);
    expect(await use('loginAccount', 'window')).toBe(1);
  });

  test('do not count a refunded use', async () => {
    for (let i = 0; i < 30; i++) {
      await use('loginAccount', 'refund');
      await limits.refund('loginAccount', 'refund');
    }
    expect(await use('loginAccount', 'refund')).toBe(1);
  });

  test('can be reset for a key', async () => {
    for (let i = 0; i < 10; i++) await use('loginAccount', 'forget');
    await limits.forget('loginAccount', 'forget');
    expect(await use('loginAccount', 'forget')).toBe(1);
  });

  test('can delay a key for some seconds, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await limits.wait('loginDelay', 'held')).toBe(0);
    await limits.hold('loginDelay', 'held', 8);
    expect(await limits.wait('loginDelay', 'held')).toBe(8);
    expect(await otherNode.wait('loginDelay', 'held')).toBe(8);
    vi.setSystemTime(Date.now() + 7_500);
    expect(await limits.wait('loginDelay', 'held')).toBe(1);
    vi.setSystemTime(Date.now() + 600);
    expect(await limits.wait('loginDelay', 'held')).toBe(0);
  });

  test('do not delay uses within the limit', async () => {
    await use('unknownToken', 'within');
    expect(await limits.wait('unknownToken', 'within')).toBe(0);
  });
});

describe('limit counters', () => {
  const keys = async () => (await db.pool.query<{ key: string }>('select key from limits')).rows.map((row) => row.key);

  test('contain hashes, and no network or email address', async () => {
    await use('loginAccount', 'elena@example.com');
    expect(await keys()).not.toContainEqual(expect.stringContaining('elena'));
    for (const key of await keys()) expect(key).toMatch(/^[a-zA-Z]+:[\w-]{43}$/);
  });

  test('are deleted after expiry, and the others stay', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await limits.hold('loginDelay', 'short', 5);
    await limits.hold('loginDelay', 'long', 5000);
    const before = (await keys()).length;
    vi.setSystemTime(Date.now() + 6_000);
    await limits.sweep();
    expect((await keys()).length).toBeLessThan(before);
    expect(await limits.wait('loginDelay', 'long')).toBe(4994);
  });
});

test('RATE_LIMIT=off turns off every limit', async () => {
  const off = openLimits(db.pool, false);
  for (let i = 0; i < 50; i++) expect(await off.use('loginAccount', 'off', say)).toBe(0);
  await off.hold('loginDelay', 'off', 60);
  expect(await off.wait('loginDelay', 'off')).toBe(0);
  expect(await limits.wait('loginDelay', 'off')).toBe(0);
});
