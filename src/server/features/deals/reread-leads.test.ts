import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { LOOK_AGAIN_PATH } from '#contract/crm-push.ts';
import { startPortal } from '#tests/support/salesforce-stand-in/portal.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { rereadLeads } from './poll-stages.ts';

const SECRET = 'canary-push-secret-of-32-characters';
const portal = await startPortal({ SALESFORCE_PUSH_SECRET: SECRET, RATE_LIMIT: 'on' });
afterAll(() => portal.close());
const { org, t, query, read, dealWithLead, setStage, recordsOf } = portal;
beforeEach(() => {
  org.faults.clear();
  org.limits.used = 0;
});

const push = (body: unknown, authorization = `Bearer ${SECRET}`, ip = '127.0.0.1') =>
  t.server.inject({
    method: 'POST',
    url: LOOK_AGAIN_PATH,
    remoteAddress: ip,
    headers: { host: 'localhost:3000', 'content-type': 'application/json', authorization },
    payload: JSON.stringify(body),
  });
const UNKNOWN = '00Q00000000zzzzAAA';
const reads = () => org.calls.filter(({ call }) => call.includes('queryAll')).length;
const jobs = async (): Promise<number> =>
  (await sql`select id from jobs.job where name = 'crm-look-again'`.execute(query)).rows.length;

describe('POST /api/crm/look-again', () => {
  test('rereads the leads and moves deals by their actual stage, not by the sent one', async () => {
    const { id, lead } = await dealWithLead();
    setStage(lead, '50 - Approved');
    const answer = await push({ ids: [lead, UNKNOWN], stage: '100 - Funded' });
    expect([answer.statusCode, answer.json()]).toEqual([202, { success: true }]);
    await expect.poll(async () => (await read(id)).status).toBe('approved');
    expect((await recordsOf(id, 'deal.status_changed'))[0]).toMatchObject({ actor_kind: 'system' });
  });

  test('moves and notifies only once when repeated', async () => {
    const { id, lead } = await dealWithLead();
    setStage(lead, '70 - Docs Out');
    for (let i = 0; i < 5; i++) expect((await push({ ids: [lead, lead] })).statusCode).toBe(202);
    await expect.poll(async () => (await read(id)).status).toBe('docs_out');
    await Promise.all([1, 2, 3].map(() => rereadLeads(t.app, [lead])));
    expect(await recordsOf(id, 'deal.status_changed')).toHaveLength(1);
  });

  test('does not read unknown leads, and reads nothing near the limit', async () => {
    const { lead } = await dealWithLead();
    const before = reads();
    expect(await rereadLeads(t.app, [UNKNOWN])).toBe(0);
    org.limits.used = 90_000;
    await portal.sync((await dealWithLead()).id);
    const spent = reads();
    setStage(lead, '50 - Approved');
    expect(await rereadLeads(t.app, [lead])).toBe(0);
    expect(reads() - spent).toBe(0);
    expect(before).toBeLessThanOrEqual(spent);
  });

  test.each([
    ['nothing', {}],
    ['no list', { ids: '00Q000000000001AAA' }],
    ['an empty list', { ids: [] }],
    ['201', { ids: Array<string>(201).fill(UNKNOWN) }],
    ['an id of another length', { ids: ['00Q000000000001'] }],
    ['a text that is not an id', { ids: ["00Q' OR Id != null"] }],
    ['numbers', { ids: [1] }],
  ])('refuses %s with a readable message and queues nothing', async (_what, body) => {
    const before = await jobs();
    expectRefusal(await push(body), 400, 'validation');
    expect(await jobs()).toBe(before);
  });

  test('refuses an oversized body', async () => {
    expectRefusal(await push({ ids: [UNKNOWN], more: 'x'.repeat(200_000) }), 413, 'too_large');
  });

  test.each([
    ['none', ''],
    ['another', 'Bearer canary-push-secret-of-32-charactorz'],
    ['its beginning', 'Bearer canary-push'],
    ['Basic', `Basic ${Buffer.from(`a:${SECRET}`).toString('base64')}`],
    ['too long', `Bearer ${SECRET}${'x'.repeat(5000)}`],
  ])('returns 401 and queues nothing when the bearer is %s', async (_what, authorization) => {
    const before = await jobs();
    expectRefusal(await push({ ids: [UNKNOWN] }, authorization), 401, 'unauthorized');
    expect(await jobs()).toBe(before);
  });

  test('limits wrong bearers, and also calls with the right one', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 61 }, () => push({ ids: [UNKNOWN] }, 'Bearer x', '10.0.0.9')),
    );
    expect(new Set(guesses.map((one) => one.statusCode))).toEqual(new Set([401, 429]));
    const many = await Promise.all(Array.from({ length: 301 }, () => push({ ids: [UNKNOWN] })));
    expect(new Set(many.map((one) => one.statusCode))).toEqual(new Set([202, 429]));
    expect(t.logged()).not.toContain('canary');
  });
});
