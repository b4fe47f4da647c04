import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import { sampleApplication } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp({ RATE_LIMIT: 'on' });
afterAll(() => t.close());
const visitor = await t.browser();

let addresses = 0;
let remoteAddress = '';
beforeEach(() => {
  remoteAddress = `10.0.0.${String(++addresses)}`;
});
afterEach(() => vi.useRealTimers());

const apply = (
  changes: Record<string, unknown> = {},
  { key = randomUUID() as string, from = remoteAddress, path = '/api/credit-application' } = {},
) =>
  t.server.inject({
    method: 'POST',
    url: path,
    remoteAddress: from,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: visitor.cookie,
      'x-csrf-token': visitor.token,
      'idempotency-key': key,
    },
    payload: { ...sampleApplication(), ...changes },
  });
const times = async (n: number, changes?: Record<string, unknown>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let i = 0; i < n; i++) statuses.push((await apply(changes)).statusCode);
  return statuses;
};

describe('limits of the application per address', () => {
  test('store 30 per hour and refuse the next with the waiting time, in its language', async () => {
    expect(new Set(await times(30))).toEqual(new Set([201]));
    const refused = await apply();
    const { message } = expectRefusal(refused, 429, 'rate_limited');
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(message).toMatch(/^Too many applications from your network\. Please try again in 60 minutes, or call us\.$/);
    const spanish = await apply({}, { path: '/api/credit-application-es' });
    expect(expectRefusal(spanish, 429).message).toMatch(/^Se enviaron demasiadas solicitudes .* 60 minutos/);
    expect((await apply({}, { from: '10.9.9.9' })).statusCode).toBe(201);
  });

  test('allow storing again after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await times(30);
    vi.setSystemTime(Date.now() + 3_599_000);
    expect((await apply()).statusCode).toBe(429);
    vi.setSystemTime(Date.now() + 2_000);
    expect((await apply()).statusCode).toBe(201);
  });

  test('count 120 invalid calls per minute separately from stored applications', async () => {
    expect(new Set(await times(120, { businessName: '' }))).toEqual(new Set([400]));
    const refused = await apply({ businessName: '' });
    expectRefusal(refused, 429, 'rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await apply()).statusCode).toBe(201);
  });

  test('count the same application sent again once', async () => {
    const key = randomUUID();
    for (let i = 0; i < 40; i++) expect((await apply({}, { key })).statusCode).toBe(201);
    expect(new Set(await times(29))).toEqual(new Set([201]));
    expect((await apply()).statusCode).toBe(429);
  });

  test('do not count another body under a used key', async () => {
    const key = randomUUID();
    await apply({}, { key });
    for (let i = 0; i < 35; i++) expect((await apply({ county: String(i) }, { key })).statusCode).toBe(422);
    expect((await apply()).statusCode).toBe(201);
  });

  test('store exactly 30 of 50 concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply()));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(30);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
  });

  test('cannot be bypassed with a forged X-Forwarded-For', async () => {
    const forge = (i: number) =>
      t.server.inject({
        method: 'POST',
        url: '/api/credit-application',
        remoteAddress,
        headers: { host: 'localhost:3000', authorization: 'Bearer none', 'x-forwarded-for': `192.0.2.${String(i)}` },
        payload: sampleApplication(),
      });
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++) statuses.push((await forge(i)).statusCode);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });
});
