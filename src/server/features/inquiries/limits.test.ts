import { estimatePath, inquiryPaths } from '#contract/inquiry-paths.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { sampleCallback, sampleEstimate, sampleQuote } from '#tests/support/inquiry-factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp({ RATE_LIMIT: 'on' });
afterAll(() => t.close());
const visitor = await t.browser();
let addresses = 0;
let people = 0;
let remoteAddress = '';
beforeEach(() => {
  remoteAddress = `10.1.0.${String(++addresses)}`;
});

const post = (url: string, payload: object, { from = remoteAddress, key = randomUUID() as string } = {}) =>
  t.server.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: visitor.cookie,
      'x-csrf-token': visitor.token,
      'idempotency-key': key,
    },
    payload,
  });
const quote = (changes: object = {}) => ({ ...sampleQuote, email: `p${String(++people)}@example.com`, ...changes });
const statuses = async (calls: (() => ReturnType<typeof post>)[]): Promise<number[]> => {
  const all: number[] = [];
  for (const call of calls) all.push((await call()).statusCode);
  return all;
};

test('a network sends 10 inquiries and estimates an hour; another network is not affected', async () => {
  const calls = Array.from(
    { length: 10 },
    (_, n) => () =>
      n % 2 === 0
        ? post(inquiryPaths.send, quote())
        : post(estimatePath, { ...sampleEstimate, email: `e${String(++people)}@example.com` }),
  );
  expect(new Set(await statuses(calls))).toEqual(new Set([201]));
  const refused = await post(inquiryPaths.send, quote({ language: 'es' }));
  expect(expectRefusal(refused, 429, 'rate_limited').message).toMatch(/^Se enviaron demasiadas peticiones/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await post(inquiryPaths.send, quote(), { from: '10.9.9.9' })).statusCode).toBe(201);
});

test('one address gets 3 emails a day, whatever its spelling; a network that was refused for it may go on', async () => {
  const email = `Same${String(++people)}@example.com`;
  const spellings = [email, email.toUpperCase(), email.toLowerCase(), email];
  const answers = await statuses(spellings.map((one) => () => post(estimatePath, { ...sampleEstimate, email: one })));
  expect(answers).toEqual([201, 201, 201, 429]);
  const more = Array.from({ length: 7 }, () => () => post(inquiryPaths.send, quote()));
  expect(new Set(await statuses(more))).toEqual(new Set([201]));
});

test('one phone number gets 3 calls a day', async () => {
  const phones = ['(531) 555-0101', '531-555-0101', '5315550101', '531 555 0101'];
  const calls = phones.map((phone) => () => post(inquiryPaths.send, { ...sampleCallback, phone }));
  expect(await statuses(calls)).toEqual([201, 201, 201, 429]);
});

test('a repeated and a refused call return their use', async () => {
  const [body, key] = [quote(), randomUUID() as string];
  const again = Array.from({ length: 12 }, () => () => post(inquiryPaths.send, body, { key }));
  expect(new Set(await statuses(again))).toEqual(new Set([201]));
  expect((await post(inquiryPaths.send, { ...body, name: 'Other' }, { key })).statusCode).toBe(422);
  const others = Array.from({ length: 9 }, () => () => post(inquiryPaths.send, quote()));
  expect(new Set(await statuses(others))).toEqual(new Set([201]));
  expect((await post(inquiryPaths.send, quote())).statusCode).toBe(429);
});

test('of 15 concurrent calls exactly 10 are stored', async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => post(inquiryPaths.send, quote())));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 201),
    ...Array.from({ length: 5 }, () => 429),
  ]);
});

test('60 invalid calls a minute do not use up the limit of stored ones', async () => {
  const invalid = Array.from({ length: 60 }, () => () => post(inquiryPaths.send, { kind: 'quote' }));
  expect(new Set(await statuses(invalid))).toEqual(new Set([400]));
  expectRefusal(await post(inquiryPaths.send, { kind: 'quote' }), 429, 'rate_limited');
  expect((await post(inquiryPaths.send, quote())).statusCode).toBe(201);
});
