import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealMessages } from '#contract/deal-form.ts';
import { type Deal, type DealListRow, dealPaths } from '#contract/deals.ts';
import { BIRTH_DATE, draftDeal, EIN, sampleDeal, signedIn, SSN } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
let dealer: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  dealer = await signedIn(t, 'dealer');
});

const { query } = t.app.db;
/** Allows 10,000 rows on a busy machine. */
const SLOW_MS = 240_000;
const rowOf = (id: string) => query.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const create = (changes: object, headers?: Record<string, string>) =>
  dealer.send('POST', dealPaths.own, { ...sampleDeal(), ...changes }, headers);
const countDeals = async (): Promise<number> => (await query.selectFrom('deals').select('id').execute()).length;

describe('POST /api/dealer/deals', () => {
  test('returns success and the draft with all fields, numbers as numbers, and masked sensitive values', async () => {
    const answer = await create({});
    expect(answer.statusCode).toBe(201);
    const { success, deal } = answer.json<{ success: boolean; deal: Deal }>();
    const now = t.clock.now().toISOString();
    expect(success).toBe(true);
    expect(deal).toEqual({
      ...sampleDeal(),
      answerBy: null,
      decision: null,
      customerAsked: false,
      documentsReceived: false,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      status: 'draft',
      salesforceStage: null,
      salesforceLeadId: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
      submittedAt: null,
      statusSince: now,
      timeline: [{ at: now, status: 'draft', note: null }],
      equipmentAmount: 84_500,
      requestedAmount: 76_050.5,
      requestedTerm: 60,
      downPayment: 8449.5,
      borrowerTimeInBusiness: 7,
      borrowerAnnualRevenue: 1_250_000,
      companyEin: '••-•••4410',
      guarantor1Ssn: '•••-••-4821',
      guarantor1Dob: '••/••/••••',
      guarantor1OwnershipPercent: 62.5,
      applicationInvite: null,
    });
    expect((await dealer.send('GET', dealPaths.one(deal.id))).json<{ deal: Deal }>().deal).toEqual(deal);
  });

  test('requires a few fields and accepts the others as empty text, null or absent', async () => {
    const full = sampleDeal();
    const needed = [
      'dealName',
      'equipmentType',
      'equipmentAmount',
      'requestedAmount',
      'requestedTerm',
      'borrowerFirstName',
      'borrowerLastName',
      'borrowerEmail',
      'borrowerPhone',
    ];
    for (const empty of ['', null, undefined]) {
      const least = Object.fromEntries(Object.entries(full).map(([k, v]) => [k, needed.includes(k) ? v : empty]));
      const answer = await dealer.send('POST', dealPaths.own, least);
      expect(answer.statusCode, answer.body).toBe(201);
      expect(answer.json<{ deal: Deal }>().deal).toMatchObject({
        downPayment: 0,
        borrowerIndustry: '',
        borrowerAnnualRevenue: null,
        companyEin: null,
        guarantor1Ssn: null,
        guarantor1Dob: null,
        guarantor1OwnershipPercent: null,
        guarantor1IsGuarantor: 'false',
        dealerNotes: '',
      });
    }
  });

  const nothing = [undefined, null, ''];
  const refused: [field: string, message: string, values: unknown[]][] = [
    ['dealName', dealMessages.dealName, [...nothing, '  ', 7]],
    ['borrowerFirstName', dealMessages.borrowerFirstName, [...nothing, '  ', 7]],
    ['borrowerLastName', dealMessages.borrowerLastName, [...nothing, '  ', 7]],
    ['equipmentType', dealMessages.equipmentType, [...nothing, 'spaceship']],
    ['equipmentAmount', dealMessages.equipmentAmount, [...nothing, {}]],
    ['equipmentAmount', dealMessages.amount, ['much', 'abc', '-1', -1]],
    ['requestedAmount', dealMessages.requestedAmount, [...nothing, {}]],
    ['requestedAmount', dealMessages.amount, ['much', -1]],
    ['requestedTerm', dealMessages.requestedTerm, [...nothing, 61, '5 years']],
    ['borrowerEmail', dealMessages.borrowerEmail, [...nothing, 'nobody', 'a@b']],
    ['borrowerPhone', dealMessages.borrowerPhone, [...nothing, '555-0188']],
    ['companyEin', dealMessages.companyEin, ['1', '47-30944', '473-094410', '4730944100']],
    ['guarantor1Ssn', dealMessages.guarantor1Ssn, ['1', '912-344-821', '9123448210', '•••-••-4821']],
    ['guarantor1Email', dealMessages.borrowerEmail, ['nobody']],
    ['guarantor1State', dealMessages.guarantor1State, ['Nebraska']],
    ['guarantor1OwnershipPercent', dealMessages.guarantor1OwnershipPercent, [101, '-1', 'half']],
    ['guarantor1IsGuarantor', dealMessages.guarantor1IsGuarantor, ['maybe']],
    ['borrowerIndustry', dealMessages.borrowerIndustry, ['mining']],
    ['borrowerAnnualRevenue', dealMessages.amount, ['a lot']],
  ];
  test.each(refused.flatMap(([field, message, values]) => values.map((value) => ({ field, value, message }))))(
    'refuses $field $value with its message and stores nothing',
    async ({ field, value, message }) => {
      const before = await countDeals();
      expect(expectRefusal(await create({ [field]: value }), 400, 'validation').fields).toEqual({ [field]: message });
      expect(await countDeals()).toBe(before);
    },
  );

  test.each([
    { companyEin: '473094410' },
    { guarantor1Ssn: '912344821' },
    { requestedTerm: 36 },
    { requestedTerm: '84' },
    { equipmentAmount: '$84,500.00' },
    { guarantor1OwnershipPercent: 0 },
    { guarantor1OwnershipPercent: '100' },
    { guarantor1IsGuarantor: true },
  ])('accepts %j', async (changes) => {
    expect((await create(changes)).statusCode).toBe(201);
  });

  test('stores EIN, SSN and birth date only encrypted', async () => {
    const { id } = await draftDeal(dealer);
    const row = await rowOf(id);
    for (const [column, clear] of [
      ['company_ein', EIN],
      ['guarantor1_ssn', SSN],
      ['guarantor1_dob', BIRTH_DATE],
    ] as const) {
      expect(row[column]).toMatch(/^s1\./);
      expect(t.app.vault.decrypt({ table: 'deals', row: id, column }, row[column] ?? '').reveal()).toBe(clear);
    }
  });

  test('ignores fields that callers may not set', async () => {
    const answer = await create({
      status: 'funded',
      id: '1',
      salesforceLeadId: 'x',
      salesforceStage: '100 - Funded',
      accountId: '1',
      dealerId: '1',
    });
    const { id } = answer.json<{ deal: Deal }>().deal;
    expect(await rowOf(id)).toMatchObject({
      status: 'draft',
      stage: null,
      crm_lead_id: null,
      created_by: dealer.userId,
      account_id: dealer.accountId,
    });
  });

  test('stores one draft and one audit row for 10 concurrent calls with one key', async () => {
    const before = await countDeals();
    const headers = { 'idempotency-key': 'deal-once-0001' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({}, headers)));
    for (const one of answers) expect([201, 409]).toContain(one.statusCode);
    const again = await create({}, headers);
    const { id } = again.json<{ deal: Deal }>().deal;
    expect(again.statusCode).toBe(201);
    expect(await countDeals()).toBe(before + 1);
    const records = await query.selectFrom('audit').selectAll().where('subject_id', '=', id).execute();
    expect(records.map((row) => [row.action, row.actor_id, row.detail])).toEqual([
      ['deal.created', dealer.userId, { to: 'draft' }],
    ]);
    expectRefusal(await create({ dealName: 'Other' }, headers), 422, 'idempotency_mismatch');
  });
});

describe('GET /api/dealer/deals', () => {
  test("returns the eleven fields of the dealership's deals, newest first, shared by colleagues", async () => {
    const seller = await signedIn(t, 'dealer');
    const colleague = await signedIn(t, 'dealer', seller);
    const [first, second] = [await draftDeal(seller), await draftDeal(colleague, { dealName: 'Second' })];
    const answer = await seller.send('GET', dealPaths.own);
    expect(answer.json<unknown>()).toEqual({
      deals: [second, first].map((deal) => ({
        id: deal.id,
        dealName: deal.dealName,
        status: 'draft',
        salesforceStage: null,
        salesforceLeadId: null,
        createdAt: deal.createdAt,
        borrowerFirstName: 'Elena',
        borrowerLastName: 'Ramos',
        equipmentType: 'construction',
        requestedAmount: 76_050.5,
        requestedTerm: 60,
      })),
    });
    const mine = (await dealer.send('GET', dealPaths.own)).json<{ deals: DealListRow[] }>().deals;
    expect(mine.map((deal) => deal.id)).not.toContain(first.id);
    expect((await (await signedIn(t, 'admin')).send('GET', dealPaths.own)).json<unknown>()).toEqual({ deals: [] });
  });

  test('returns at most the newest 10,000 deals, and reads a page from the index', { timeout: SLOW_MS }, async () => {
    const seller = await signedIn(t, 'dealer');
    const { id } = await draftDeal(seller);
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = 'deals' and column_name not in ('id', 'crm_lead_id')`.execute(query);
    const rest = sql.raw(rows.map((row) => row.name).join());
    await sql`insert into deals (id, ${rest}) select gen_random_uuid(), ${rest} from deals, generate_series(1, 10050)
      where id = ${id}`.execute(query);
    const { deals } = (await seller.send('GET', dealPaths.own)).json<{ deals: DealListRow[] }>();
    expect(deals).toHaveLength(10_000);
    expect(deals.map((deal) => deal.id)).toEqual(
      deals
        .map((deal) => deal.id)
        .sort()
        .reverse(),
    );
    await sql`analyze deals`.execute(query);
    const plan = await sql<Record<string, string>>`explain select id from deals
      where account_id = ${seller.accountId} order by id desc limit 50`.execute(query);
    expect(JSON.stringify(plan.rows)).toContain('deals_newest');
  });

  test('returns pages by limit and cursor', async () => {
    const seller = await signedIn(t, 'dealer');
    const ids = [];
    for (let i = 0; i < 5; i++) ids.unshift((await draftDeal(seller)).id);
    const found: string[] = [];
    let cursor = '';
    for (const size of [2, 2, 1]) {
      const answer = await seller.send('GET', `${dealPaths.own}?limit=2&cursor=${cursor}`);
      const page = answer.json<{ deals: DealListRow[]; nextCursor: string | null }>();
      expect(page.deals).toHaveLength(size);
      found.push(...page.deals.map((deal) => deal.id));
      cursor = page.nextCursor ?? '';
    }
    expect([found, cursor]).toEqual([ids, '']);
    for (const bad of ['limit=0', 'limit=501', 'limit=x', 'limit=1&limit=2'])
      expectRefusal(await seller.send('GET', `${dealPaths.own}?${bad}`), 400, 'validation');
    expectRefusal(await seller.send('GET', `${dealPaths.own}?cursor=x`), 400, 'bad_request');
  });
});
