import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPaths, type ApplicationsAnswer, type ApplicationsQuery } from '#contract/admin.ts';
import { assignmentPaths } from '#contract/assignments.ts';
import { hashToken } from '#server/core/tokens.ts';
import { userCtx } from '#server/http/guards.ts';
import { decideApplication, sampleDecline } from '#tests/decision-factories.ts';
import { tablesRead } from '#tests/explained.ts';
import { signedIn, submit } from '#tests/factories.ts';
import { startTestApp } from '#tests/start-test-app.ts';
import { listApplications, listKey } from './list.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query: database } = t.app.db;
type Person = Awaited<ReturnType<typeof signedIn>>;
let dana: Person;
let marcus: Person;
let id: string;
beforeAll(async () => {
  [dana, marcus] = [await signedIn(t, 'admin'), await signedIn(t, 'admin')];
  ({ id } = await submit(t, { businessName: 'Harbor Foods' }));
  await dana.send('PATCH', assignmentPaths.application(id), { to: 'me', from: null });
});

async function list(who: Person, filter: Record<string, string> = {}): Promise<ApplicationsAnswer['applications']> {
  const answer = await who.send('GET', `${adminPaths.applications}?${new URLSearchParams(filter).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ApplicationsAnswer>().applications;
}
const names = async (who: Person, filter?: Record<string, string>): Promise<string[]> =>
  (await list(who, filter)).map((row) => row.businessName);

/** Changes rows behind the product's back: nothing leaves a mark. */
async function unseen(change: () => Promise<unknown>): Promise<void> {
  await sql`alter table applications disable trigger list_mark`.execute(database);
  await change();
  await sql`alter table applications enable trigger list_mark`.execute(database);
}
const rename = (name: string) =>
  sql`update applications set business_name = ${name} where id = ${id}`.execute(database);

describe('a list of applications is sent again while nothing that it shows has changed', () => {
  test('rows are not read again for whoever looks at the same page; other filters are answers of their own', async () => {
    await rename('Harbor Foods');
    expect(await names(dana)).toEqual(['Harbor Foods']);
    await unseen(() => rename('Changed unseen'));
    expect(await names(dana)).toEqual(['Harbor Foods']);
    expect(await names(marcus)).toEqual(['Harbor Foods']);
    expect(await names(dana, { status: 'received' })).toEqual(['Changed unseen']);
    await rename('Seen');
    expect(await names(dana)).toEqual(['Seen']);
    expect(await names(dana, { status: 'received' })).toEqual(['Seen']);
  });

  test('“mine” is each one’s own, and what is due is asked of the clock each time', async () => {
    await rename('Harbor Foods');
    expect(await names(dana, { assigned: 'mine' })).toEqual(['Harbor Foods']);
    expect(await names(marcus, { assigned: 'mine' })).toEqual([]);
    expect(await names(dana, { due: 'week' })).toEqual([]);
    t.clock.advance(28 * 86_400_000);
    const again = await signedIn(t, 'admin');
    expect(await names(again, { due: 'week' })).toEqual(['Harbor Foods']);
    t.clock.advance(-28 * 86_400_000);
  });

  test('the lender’s own days for a decision are part of what is remembered', async () => {
    const ctx = userCtx(t.app, { actor: { kind: 'user', userId: 'u' }, headers: {} } as never);
    const by: ApplicationsQuery = { q: '', status: '', cursor: '', limit: 50 };
    const changed = { ...t.app, brand: { ...t.app.brand, notices: { ...t.app.brand.notices, decisionDays: 7 } } };
    expect(listKey(changed, ctx, by)).not.toBe(listKey(t.app, ctx, by));
    for (const seldom of [{ due: 'week' }, { q: 'harbor' }, { limit: 51 }] as const)
      expect(listKey(t.app, ctx, { ...by, ...seldom })).toBeUndefined();
  });

  const changes: [
    what: string,
    change: () => Promise<unknown>,
    shown: (row: ApplicationsAnswer['applications']) => unknown,
  ][] = [
    [
      'a status',
      () => dana.send('PATCH', `${adminPaths.applications}/${id}`, { status: 'in_review' }),
      ([row]) => row?.status,
    ],
    [
      'who has it',
      () => dana.send('PATCH', assignmentPaths.application(id), { to: marcus.userId, from: dana.userId }),
      ([row]) => row?.assignee?.id,
    ],
    [
      'a name',
      () => sql`update users set first_name = 'Renamed' where id = ${marcus.userId}`.execute(database),
      ([row]) => row?.assignee?.name,
    ],
    ['a decision', () => decideApplication(dana, id, sampleDecline), ([row]) => row?.decision?.outcome],
    ['a new application', () => submit(t, { businessName: 'Ramos Paving' }), (rows) => rows.length],
    [
      'a row that is removed',
      () => sql`delete from decisions where application_id = ${id}`.execute(database),
      (rows) => rows.find((row) => row.id === id)?.decision,
    ],
  ];
  test.each(changes)('%s is seen by the next call', async (_what, change, shown) => {
    const before = await list(dana);
    expect(await list(dana)).toEqual(before);
    await change();
    expect(shown(await list(dana))).not.toEqual(shown(before));
  });

  test('every table that a list reads leaves marks, whatever it is filtered by', async () => {
    const { rows } = await sql<{ name: string }>`select tgrelid::regclass::text as name from pg_trigger
      where tgname = 'list_mark'`.execute(database);
    const marking = rows.map((row) => row.name).sort();
    const ctx = userCtx(t.app, { actor: { kind: 'user', userId: dana.userId }, headers: {} } as never);
    const by: ApplicationsQuery = { q: '', status: '', cursor: '', limit: 50 };
    const filters = [
      {},
      { q: 'harbor' },
      { status: 'received' },
      { assigned: 'mine' },
      { assigned: 'nobody' },
      { outcome: 'none' },
      { outcome: 'declined' },
    ] as const;
    const read = await tablesRead(database, async (query) => {
      for (const filter of filters)
        await listApplications({ ...t.app, db: { ...t.app.db, query } }, ctx, { ...by, ...filter });
    });
    expect(read).toEqual(['applications', 'decisions', 'users']);
    expect(marking).toEqual(read);
  });
});

describe('the marks of lists', () => {
  const markOf = async (): Promise<string | null | undefined> =>
    (await t.app.findSession(hashToken(dana.bearer)))?.list_mark;

  test('no change brings an earlier mark back, and old ones go', async () => {
    const seen: (string | null | undefined)[] = [await markOf()];
    for (let n = 0; n < 600; n++) {
      await sql`update decisions set outcome = outcome where false`.execute(database);
      seen.push(await markOf());
    }
    const told = seen.filter((mark) => typeof mark === 'string');
    expect(told.length).toBeGreaterThan(100);
    expect(new Set(told).size).toBe(told.length);
    const { rows } = await sql<{ n: string }>`select count(*) as n from list_marks`.execute(database);
    expect(Number(rows[0]?.n)).toBeLessThan(600);
  });

  test('a change that is undone leaves none, and one that is not committed is not seen', async () => {
    const before = await markOf();
    await expect(
      t.app.db.tx(async (tx) => {
        await tx.updateTable('users').set({ first_name: 'Undone' }).where('id', '=', dana.userId).execute();
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await markOf()).toBe(before);
  });

  test('what is emptied as a whole is a change too', async () => {
    const before = await markOf();
    await sql`truncate decisions cascade`.execute(database);
    expect(await markOf()).not.toBe(before);
  });

  test('none at all, as behind a crash, and too many to be counted each time, stand for no mark', async () => {
    await sql`delete from list_marks`.execute(database);
    expect(await markOf()).toBeNull();
    await sql`insert into list_marks select n from generate_series(1, 256) n`.execute(database);
    expect(await markOf()).toBeNull();
    await sql`delete from list_marks where mark > 255`.execute(database);
    expect(await markOf()).not.toBeNull();
  });
});
