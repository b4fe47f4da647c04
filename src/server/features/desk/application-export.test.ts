import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin.ts';
import { adminDealPaths } from '#contract/admin-deals.ts';
import { assignmentPaths } from '#contract/assignments.ts';
import { BIRTH_DATE, draftDeal, EIN, signedIn, SSN, submit, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const dealer = await signedIn(t, 'dealer');
const FORMULA = '=HYPERLINK("https://evil.example")';
beforeAll(async () => {
  await submit(t, { businessName: FORMULA, principalName: 'Íñigo "Nacho" Peña', businessCity: '@cmd' });
  const { id } = await submit(t, { businessName: 'Harbor Foods', principalName: '+1\r\n-2' });
  await admin.send('PATCH', assignmentPaths.application(id), { to: 'me', from: null });
  const deal = await submittedDeal(dealer, { dealName: '-2+3 press', requestedAmount: '76050.50' });
  await admin.send('PATCH', assignmentPaths.deal(deal.id), { to: 'me', from: null });
  await submittedDeal(dealer, { dealName: 'Deck oven' });
  await draftDeal(dealer, { dealName: 'A draft' });
});

const lists = { applications: adminPaths.applicationsCsv, deals: adminDealPaths.csv };
const get = (list: keyof typeof lists, query = '') => admin.send('GET', `${lists[list]}?${query}`);
const lines = (body: string): string[] => body.split('\r\n"').slice(1);
const recordsOf = (action: string) =>
  t.app.db.query
    .selectFrom('audit')
    .select(['actor_id', 'detail', 'subject_id'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();

describe('the CSV export of a list', () => {
  test.each(['applications', 'deals'] as const)('of %s is a file named for the day, without caching', async (list) => {
    const answer = await get(list);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${list}-2026-11-21.csv"`,
    });
    expect(answer.body.startsWith('\uFEFF')).toBe(true);
    expect(answer.body.endsWith('"\r\n')).toBe(true);
    for (const secret of [SSN, EIN, BIRTH_DATE, SSN.slice(-4), EIN.slice(-4)])
      expect(answer.body).not.toContain(secret);
    const head = answer.body.slice(1).split('\r\n')[0]?.split(',').length;
    for (const row of lines(answer.body)) expect(`"${row}`.match(/"(?:[^"]|"")*"/g)).toHaveLength(head ?? 0);
  });

  test('contains no formula, doubles quotes and keeps accents and line breaks', async () => {
    const { body } = await get('applications');
    expect(body).toContain(`"'${FORMULA.replaceAll('"', '""')}"`);
    expect(body).toContain('"Íñigo ""Nacho"" Peña"');
    expect(body).toContain('"\'@cmd"');
    expect(body).toContain('"\'+1\r\n-2"');
    const deals = (await get('deals')).body;
    expect(deals).toContain('"\'-2+3 press"');
    expect(deals).toContain('"76050.50"');
    expect(deals).not.toContain('A draft');
  });

  test('applies the filters and records their names, not their values', async () => {
    expect(lines((await get('applications', 'q=harbor')).body)).toHaveLength(1);
    expect(lines((await get('applications', 'status=closed')).body)).toHaveLength(0);
    const mine = lines((await get('applications', 'assigned=mine')).body);
    expect([mine.length, mine[0]?.includes(admin.email)]).toEqual([1, true]);
    expect(lines((await get('deals', 'assigned=nobody&q=oven')).body)).toHaveLength(1);
    const last = (await recordsOf('applications.exported')).at(-1);
    expect(last).toEqual({ actor_id: admin.userId, subject_id: 'applications', detail: { filters: 'assigned' } });
    expect((await recordsOf('deals.exported')).at(-1)?.detail).toEqual({ filters: 'q assigned' });
  });

  test('refuses an invalid filter and records nothing', async () => {
    const before = (await recordsOf('applications.exported')).length;
    expectRefusal(await get('applications', 'due=never'), 400, 'validation');
    expect(await recordsOf('applications.exported')).toHaveLength(before);
  });

  test('reads several pages without gaps or duplicates', async () => {
    const [row] = await t.app.db.query.selectFrom('deals').selectAll().where('deal_name', '=', 'Deck oven').execute();
    const many = Array.from({ length: 1100 }, (_, n) => ({
      ...(row as NonNullable<typeof row>),
      id: `018f0000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
      deal_name: `Many ${String(n)}`,
      search: 'many',
      crm_lead_id: null,
    }));
    await t.app.db.query.insertInto('deals').values(many.slice(0, 550)).execute();
    await t.app.db.query.insertInto('deals').values(many.slice(550)).execute();
    const rows = lines((await get('deals', 'q=many')).body);
    expect([rows.length, new Set(rows).size]).toEqual([1100, 1100]);
  });
});

describe('the limit of exports', () => {
  test('refuses the 31st export in an hour with the waiting time and does not record it', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' });
    try {
      const staff = await signedIn(limited, 'admin');
      for (let n = 0; n < 30; n++) expect((await staff.send('GET', lists.deals)).statusCode).toBe(200);
      const refused = await staff.send('GET', lists.applications);
      expect(expectRefusal(refused, 429, 'rate_limited').message).toContain('Please wait');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});
