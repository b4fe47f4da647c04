import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { RecentVisitor } from '#contract/visitors.ts';
import { purgeDaily } from '#server/features/retention/purge.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { db } = t.app;
const ID = 'visitor_1700000000000_a1b2c3';
const DAY = 86_400_000;

type Headers = Record<string, string>;
const track = (body: unknown, headers: Headers = {}, test = t) =>
  test.server.inject({
    method: 'POST',
    url: '/api/visitor/track',
    headers: { host: 'localhost:3000', ...headers },
    payload: body as object,
  });
const read = (id: string, test = t) =>
  test.server.inject({ url: `/api/visitor/${encodeURIComponent(id)}`, headers: { host: 'localhost:3000' } });
const found = async (id: string): Promise<RecentVisitor> => (await read(id)).json<RecentVisitor>();
const rows = () => db.query.selectFrom('visitors').selectAll().execute();
const unknown = (visitorId: string): RecentVisitor => ({
  visitorId,
  language: null,
  currentPage: null,
  equipmentType: null,
});
const visit = { visitorId: ID, language: 'es', currentPage: '/es/food-beverage', equipmentType: 'food-beverage' };

beforeEach(() => db.query.deleteFrom('visitors').execute());

describe('POST /api/visitor/track', () => {
  test('stores language, page and industry, without a CSRF token, and returns success', async () => {
    const answer = await track(visit);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(await found(ID)).toEqual(visit);
  });

  test('a later visit replaces the earlier one, also when that one arrives late', async () => {
    await track(visit);
    t.clock.advance(1000);
    await track({ visitorId: ID, language: 'en', currentPage: '/itin' });
    expect(await found(ID)).toEqual({ visitorId: ID, language: 'en', currentPage: '/itin', equipmentType: null });
    t.clock.advance(-1000);
    await track(visit);
    t.clock.advance(1000);
    expect(await found(ID)).toMatchObject({ currentPage: '/itin' });
  });

  test('twenty at once create one visitor', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => track(visit)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await rows()).toHaveLength(1);
  });

  test.each(['visitor_1700000000000', 'visitor_0', `visitor_1_${'z'.repeat(90)}`])('accepts the id %s', async (id) => {
    expect((await track({ ...visit, visitorId: id })).statusCode).toBe(200);
    expect(await found(id)).toMatchObject({ visitorId: id, language: 'es' });
  });

  const odd: [string, unknown][] = [
    ['none', undefined],
    ['null', null],
    ['a number', 5],
    ['an object', {}],
    ['empty', ''],
    ['another word', 'user_1'],
    ['no timestamp', 'visitor_'],
    ['a bare underscore', 'visitor_1_'],
    ['a name', 'visitor_1_ann lee'],
    ['an email address', 'visitor_1_a@b.co'],
    ['an extra line', 'visitor_1\nvisitor_2'],
    ['SQL', "visitor_1'; drop table visitors --"],
    ['too long', `visitor_${'1'.repeat(200)}`],
  ];
  test.each(odd)('refuses an id that is %s, and stores nothing', async (_what, visitorId) => {
    const answer = expectRefusal(await track({ ...visit, visitorId }), 400, 'validation');
    expect(Object.keys(answer.fields ?? {})).toEqual(['visitorId']);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['language', 'fr'],
    ['equipmentType', 'x'.repeat(101)],
    ['currentPage', {}],
  ])('refuses an invalid %s with a message', async (field, value) => {
    expectRefusal(await track({ ...visit, [field]: value }), 400, 'validation');
    expect(await rows()).toEqual([]);
  });

  test('refuses anything but an object, and more than 100 KB', async () => {
    for (const body of ['[]', '"x"', 'null', '7']) {
      const answer = await track(body, { 'content-type': 'application/json' });
      expectRefusal(answer, 400);
    }
    expectRefusal(await track({ ...visit, currentPage: 'x'.repeat(100 * 1024) }), 413, 'too_large');
    expect(await rows()).toEqual([]);
  });

  test('optional fields may be empty, null or absent', async () => {
    for (const value of ['', null, undefined]) {
      const body = { visitorId: ID, language: value, currentPage: value, equipmentType: value };
      expect((await track(body)).statusCode).toBe(200);
      expect(await found(ID)).toEqual({ ...unknown(ID), language: 'en' });
    }
  });
});

describe('tracking from other sites', () => {
  test.each<[string, Headers, number]>([
    ['same-origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['none', { 'sec-fetch-site': 'none' }, 200],
    ['same-site', { 'sec-fetch-site': 'same-site' }, 403],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another Origin', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  ])('answers Sec-Fetch-Site %s as allowed', async (_name, headers, status) => {
    expect((await track(visit, headers)).statusCode).toBe(status);
    expect(await rows()).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('no personal data is stored', () => {
  test.each([
    ['/es/food-beverage?token=abc#top', '/es/food-beverage'],
    ['/credit-application?equipmentAmount=84500', '/credit-application'],
    ['/', '/'],
    ['https://example.com/itin', null],
    ['/verify/7KQ2M-9XW4T-3HNPC-8RJ5V-1DBF6', null],
    ['/upload/Zk3vT9qLw2sYx8bNc4mPd6hRj7uGf5aEo1iKz0yXwV', null],
    ['/people/ann@example.com', null],
    ['/900-70-1234', null],
    ['Ann Lee', null],
    [`/${'a/'.repeat(60)}`, null],
  ])('stores for the page %s %s', async (page, kept) => {
    await track({ ...visit, currentPage: page });
    expect((await found(ID)).currentPage).toBe(kept);
  });

  test('accepts free text as industry, but does not store it', async () => {
    await track({ ...visit, equipmentType: 'the oven of Ann Lee' });
    expect((await found(ID)).equipmentType).toBeNull();
  });

  test('stores no IP address, browser or audit record', async () => {
    const audits = () => db.query.selectFrom('audit').select('id').execute();
    const before = await audits();
    await track(visit, { 'user-agent': 'Sample Browser' });
    expect(await audits()).toHaveLength(before.length);
    expect(Object.keys((await rows())[0] ?? {}).sort()).toEqual([
      'current_page',
      'equipment_type',
      'id',
      'language',
      'seen_at',
    ]);
    expect(t.logged()).not.toContain(ID);
  });

  test.each<[string, Headers]>([
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
  ])('honors %s on the server too', async (_name, headers) => {
    expect((await track(visit, headers)).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await track(visit, { 'sec-gpc': '0', dnt: '0' })).statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test('TRACKING=off stores nothing', async () => {
    const off = await startTestApp({ TRACKING: 'off' });
    expect((await track(visit, {}, off)).statusCode).toBe(200);
    expect((await read(ID, off)).json()).toEqual(unknown(ID));
    await off.close();
  });

  test('the daily deletion removes visitors older than their days, and no others', async () => {
    await track(visit);
    t.clock.advance(29 * DAY);
    await track({ ...visit, visitorId: 'visitor_2' });
    t.clock.advance(2 * DAY);
    expect(await purgeDaily(t.app)).toMatchObject({ visitors: 1 });
    expect((await rows()).map(({ id }) => id)).toEqual(['visitor_2']);
  });
});

describe('GET /api/visitor/{visitorId}', () => {
  test('returns nulls for an unknown id, so that it cannot be probed', async () => {
    const answer = await read('visitor_42');
    expect([answer.statusCode, answer.json()]).toEqual([200, unknown('visitor_42')]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['x', 'visitor_', 'visitor_1_', "visitor_1'--", '../admin', '%00', `visitor_${'1'.repeat(200)}`])(
    'refuses %s',
    async (id) => {
      expectRefusal(await read(id), 400, 'validation');
    },
  );
});

describe('rate limits of the visitor routes', () => {
  test('60 a minute per address, for each of both', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' });
    const statuses: number[][] = [[], []];
    for (let i = 0; i < 61; i++) {
      statuses[0]?.push((await track(visit, {}, limited)).statusCode);
      statuses[1]?.push((await read(ID, limited)).statusCode);
    }
    for (const list of statuses) {
      expect(list.slice(0, 60).every((status) => status === 200)).toBe(true);
      expect(list[60]).toBe(429);
    }
    const refused = await read(ID, limited);
    expectRefusal(refused, 429, 'rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});
