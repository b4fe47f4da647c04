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

/** How many of so many uses at once pass; every other is refused as too many. */
async function passing(uses: Promise<unknown>[]): Promise<number> {
  const ended = await Promise.allSettled(uses);
  for (const one of ended)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'rate_limited', status: 429 });
  return ended.filter((one) => one.status === 'fulfilled').length;
}

describe('design 5: rate limits', () => {
  test('the defaults', () => {
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

  test('of 60 uses at once exactly 10 pass, over two nodes', async () => {
    const uses = Array.from({ length: 60 }, (_, i) => use('loginAccount', 'many', i % 2 === 0 ? limits : otherNode));
    expect(await passing(uses)).toBe(10);
  });

  test('each use answers how many there are now', async () => {
    expect([await use('loginAccount', 'count'), await use('loginAccount', 'count')]).toEqual([1, 2]);
  });

  test('concurrent uses of one key each answer their own place in its count', async () => {
    const keys = ['a', 'b', 'a', 'b', 'a', 'b'];
    const places = await Promise.all(keys.map((key) => use('loginAddress', `place ${key}`)));
    for (const key of ['a', 'b']) expect(places.filter((_, n) => keys[n] === key).toSorted()).toEqual([1, 2, 3]);
    expect(await limits.use('loginAddress', 'place a', say, 4)).toBe(7);
  });

  test('concurrent uses restart a window that is over and continue one that is not', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await use('loginAccount', 'old');
    vi.setSystemTime(Date.now() + 899_000);
    await use('loginAccount', 'young');
    vi.setSystemTime(Date.now() + 2_000);
    const [a, b, c, d] = await Promise.all(['old', 'old', 'young', 'young'].map((key) => use('loginAccount', key)));
    expect([a, b].toSorted()).toEqual([1, 2]);
    expect([c, d].toSorted()).toEqual([2, 3]);
  });

  test('a refusal says when to come back, in words and as seconds', async () => {
    for (let i = 0; i < 10; i++) await use('loginAccount', 'words');
    const refusal = (await use('loginAccount', 'words').catch((error: unknown) => error)) as AppError;
    expect(refusal).toBeInstanceOf(AppError);
    const seconds = refusal.extra.retryAfterSeconds ?? 0;
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(refusal.message).toBe(say(seconds));
  });

  test('keys and limits do not touch each other', async () => {
    for (let i = 0; i < 10; i++) await use('loginAccount', 'one');
    expect(await use('loginAccount', 'another')).toBe(1);
    expect(await use('loginAddress', 'one')).toBe(1);
  });

  test('after the window the count begins again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let i = 0; i < 10; i++) await use('loginAccount', 'window');
    vi.setSystemTime(Date.now() + 899_000);
    await expect(use('loginAccount', 'window')).rejects.toThrow('Please wait 1 seconds.');
    vi.setSystemTime(Date.now() + 2_000);
    expect(await use('loginAccount', 'window')).toBe(1);
  });

  test('a use that is given back does not count', async () => {
    for (let i = 0; i < 30; i++) {
      await use('loginAccount', 'refund');
      await limits.refund('loginAccount', 'refund');
    }
    expect(await use('loginAccount', 'refund')).toBe(1);
  });

  test('a key can be forgotten', async () => {
    for (let i = 0; i < 10; i++) await use('loginAccount', 'forget');
    await limits.forget('loginAccount', 'forget');
    expect(await use('loginAccount', 'forget')).toBe(1);
  });

  test('a key can be held for some seconds, and waits no longer', async () => {
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

  test('what is within its limit waits for nothing', async () => {
    await use('unknownToken', 'within');
    expect(await limits.wait('unknownToken', 'within')).toBe(0);
  });
});

describe('design 9: counters', () => {
  const keys = async () => (await db.pool.query<{ key: string }>('select key from limits')).rows.map((row) => row.key);

  test('hold no address and no e-mail, only hashes', async () => {
    await use('loginAccount', 'elena@example.com');
    expect(await keys()).not.toContainEqual(expect.stringContaining('elena'));
    for (const key of await keys()) expect(key).toMatch(/^[a-zA-Z]+:[\w-]{43}$/);
  });

  test('that are over are swept away, the others stay', async () => {
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

test('design 2: RATE_LIMIT=off lifts every limit', async () => {
  const off = openLimits(db.pool, false);
  for (let i = 0; i < 50; i++) expect(await off.use('loginAccount', 'off', say)).toBe(0);
  await off.hold('loginDelay', 'off', 60);
  expect(await off.wait('loginDelay', 'off')).toBe(0);
  expect(await limits.wait('loginDelay', 'off')).toBe(0);
});
