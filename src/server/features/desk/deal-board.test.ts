import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminDealPaths } from '#contract/admin-deals.ts';
import { assignmentPaths } from '#contract/assignments.ts';
import { BOARD_CARDS, type BoardAnswer, dealBoardPath } from '#contract/deal-board.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { promisedAnswer } from '#contract/promised-answer.ts';
import { sampleApproval, sampleDecline } from '#tests/support/decision-factories.ts';
import { draftDeal, signedIn, submittedDeal } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
let admin: Awaited<ReturnType<typeof signedIn>>;
let dealer: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  [admin, dealer] = [await signedIn(t, 'admin'), await signedIn(t, 'dealer')];
});
const { query } = t.app.db;

const board = async (asked: Record<string, string> = {}): Promise<BoardAnswer> => {
  const answer = await admin.send('GET', `${dealBoardPath}?${new URLSearchParams(asked).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<BoardAnswer>();
};
/** Creates copies of a deal, spread over these stages. */
async function copyDeal(name: string, copies: number, stages: string[]): Promise<void> {
  const own = ['id', 'search', 'stage', 'crm_lead_id', 'application_invite_id'];
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'deals' and column_name <> all(${own}::text[])`.execute(query);
  const rest = sql.join(rows.map((one) => sql.ref(one.name)));
  await sql`insert into deals (id, search, stage, ${rest})
    select gen_random_uuid(), 'plenty', (${stages}::text[])[1 + n % ${stages.length}::int], ${rest}
    from deals, generate_series(1, ${copies}::int) n where deal_name = ${name}`.execute(query);
}
const columnOf = ({ columns }: BoardAnswer, stage: string) => columns.find((one) => one.stage === stage);
const promisedNow = (): string => promisedAnswer(t.clock.now(), t.app.brand.timeZone).toISOString();
const NEW = '10 - New';
const MINUTES_MS = 10 * 60_000;
const FUNDED = '100 - Funded';

describe('GET /api/admin/deals/board', () => {
  test('says that a deal waits for the answer to a counteroffer, until it is reviewed again', async () => {
    const { id } = await submittedDeal(dealer, { dealName: 'Countered' });
    const isOffered = async () =>
      (await board({ q: 'countered' })).columns.flatMap(({ cards }) => cards).map((card) => card.counterOffered);
    const offer = { ...sampleApproval(t), ...sampleDecline, outcome: 'counter_offer' };
    const answer = await admin.send('POST', decisionPaths.deal(id), offer);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect(await isOffered()).toEqual([true]);
    t.clock.advance(MINUTES_MS);
    await admin.send('PATCH', adminDealPaths.one(id), { status: 'in_review' });
    expect(await isOffered()).toEqual([false]);
    await admin.send('PATCH', adminDealPaths.one(id), { status: 'info_requested', note: 'Two more statements' });
    expect(await isOffered()).toEqual([false]);
  });

  test('returns a column per configured stage in order, with counts, totals and cards, newest first', async () => {
    const first = await submittedDeal(dealer, { dealName: 'Board one', requestedAmount: '1000.50' });
    const second = await submittedDeal(dealer, { dealName: 'Board two', requestedAmount: '2000' });
    const third = await submittedDeal(dealer, { dealName: 'Board three' });
    await draftDeal(dealer, { dealName: 'Board draft' });
    await query.updateTable('deals').set({ status: 'docs_out' }).where('id', '=', third.id).execute();
    await admin.send('PATCH', adminDealPaths.one(third.id), { stage: FUNDED });
    await admin.send('PATCH', assignmentPaths.deal(second.id), { to: 'me', from: null });
    const answer = await board({ q: 'board' });
    expect(answer.movable).toBe(true);
    expect(answer.columns.map(({ stage, status }) => [stage, status])).toEqual(
      t.app.config.crmStages.map(({ stage, status }) => [stage, status]),
    );
    expect(columnOf(answer, NEW)).toMatchObject({ count: 2, amount: 3000.5, nextCursor: null });
    expect(columnOf(answer, NEW)?.cards.map((card) => card.id)).toEqual([second.id, first.id]);
    expect(columnOf(answer, NEW)?.cards[0]).toEqual({
      id: second.id,
      dealName: 'Board two',
      dealership: 'Sample Dealership',
      customer: 'Ramos Paving LLC',
      amount: 2000,
      status: 'submitted',
      customerAsked: false,
      documentsReceived: false,
      approvalExpired: false,
      stage: NEW,
      since: t.clock.now().toISOString(),
      counterOffered: false,
      answerBy: promisedNow(),
      assignee: { id: admin.userId, name: 'Sample Person', email: admin.email, active: true },
    });
    expect(columnOf(answer, FUNDED)).toMatchObject({ count: 1, cards: [{ id: third.id }] });
    expect(columnOf(answer, '20 - In Review')).toMatchObject({ count: 0, amount: 0, cards: [] });
    expect(columnOf(await board({ q: 'board', assigned: 'mine' }), NEW)?.count).toBe(1);
  });

  test('names the promised answer from the submission or the last reply on, and null while others move', async () => {
    const { id } = await submittedDeal(dealer, { dealName: 'Promise' });
    const answerBy = async () =>
      (await board({ q: 'promise' })).columns.flatMap(({ cards }) => cards).map((card) => card.answerBy);
    const move = (status: string) => admin.send('PATCH', adminDealPaths.one(id), { status, note: 'Send statements' });
    const submitted = promisedNow();
    t.clock.advance(MINUTES_MS);
    await move('in_review');
    expect(await answerBy()).toEqual([submitted]);
    await move('info_requested');
    expect(await answerBy()).toEqual([null]);
    t.clock.advance(MINUTES_MS);
    await move('in_review');
    expect(await answerBy()).toEqual([promisedNow()]);
  });

  test('combines other stages in one column and ignores case and blanks in stage names', async () => {
    const odd = await submittedDeal(dealer, { dealName: 'Odd stage' });
    const none = await submittedDeal(dealer, { dealName: 'Odd without' });
    const same = await submittedDeal(dealer, { dealName: 'Odd case' });
    for (const [id, stage] of [
      [odd.id, 'Nurturing'],
      [none.id, null],
      [same.id, ' 100 - FUNDED '],
    ] as const)
      await query.updateTable('deals').set({ stage }).where('id', '=', id).execute();
    const answer = await board({ q: 'odd' });
    expect(answer.columns.at(-1)).toMatchObject({ stage: '', status: null, count: 2 });
    expect(columnOf(answer, FUNDED)?.cards.map((card) => card.id)).toEqual([same.id]);
  });

  test('returns the next cards of the combined column with its full totals, including exhausted stages', async () => {
    await submittedDeal(dealer, { dealName: 'Part one', requestedAmount: '100' });
    const copies = BOARD_CARDS + 3;
    await copyDeal('Part one', copies, ['Parked']);
    await sql`update deals set stage = 'Nurturing'
      where id = (select id from deals where search = 'plenty' order by id desc limit 1)`.execute(query);
    const all = columnOf(await board({ q: 'plenty' }), '');
    expect(all).toMatchObject({ count: copies, amount: copies * 100 });
    const more = await board({ q: 'plenty', stage: '', cursor: all?.nextCursor ?? '' });
    expect(more.columns).toMatchObject([{ stage: '', count: copies, amount: copies * 100, nextCursor: null }]);
    expect(more.columns[0]?.cards.map((card) => card.stage)).toEqual(['Parked', 'Parked', 'Parked']);
    await query.deleteFrom('deals').where('search', '=', 'plenty').execute();
  });

  test('returns the first cards of each long column, the totals of all deals, and the rest by page', async () => {
    const stages = t.app.config.crmStages.map((one) => one.stage);
    const total = stages.length * BOARD_CARDS * 5;
    await copyDeal('Board one', total, stages);
    const answer = await board({ q: 'plenty' });
    expect(answer.columns.map((one) => one.count).reduce((a, b) => a + b)).toBe(total);
    for (const { cards, nextCursor } of answer.columns) {
      expect(cards).toHaveLength(BOARD_CARDS);
      expect(nextCursor).not.toBeNull();
    }
    const seen = new Set(columnOf(answer, NEW)?.cards.map((card) => card.id));
    let cursor = columnOf(answer, NEW)?.nextCursor ?? null;
    for (let pages = 0; pages < 3 && cursor !== null; pages++) {
      const more = await board({ q: 'plenty', stage: NEW, cursor });
      expect(more.columns.map((one) => one.stage)).toEqual([NEW]);
      for (const card of more.columns[0]?.cards ?? []) seen.add(card.id);
      cursor = more.columns[0]?.nextCursor ?? null;
    }
    expect(seen.size).toBe(BOARD_CARDS * 4);
    await query.deleteFrom('deals').where('search', '=', 'plenty').execute();
  });

  test('refuses an invalid cursor or filter with a readable message', async () => {
    for (const asked of ['cursor=nonsense', 'assigned=theirs', 'stage=Nowhere', `q=${'x'.repeat(201)}`])
      expect(expectRefusal(await admin.send('GET', `${dealBoardPath}?${asked}`), 400).message).not.toBe('');
  });

  test('reports that deals are not movable with an external CRM', async () => {
    const { crm } = t.app;
    t.app.crm = { ...crm, joinsTransaction: false };
    try {
      expect((await board()).movable).toBe(false);
    } finally {
      t.app.crm = crm;
    }
  });
});
