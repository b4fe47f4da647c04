import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPaths, type ApplicationFile, type ApplicationListRow } from '#contract/admin.ts';
import { type AdminDeal, adminDealPaths, type AdminDealRow } from '#contract/admin-deals.ts';
import { type Assignee, assignmentPaths } from '#contract/assignments.ts';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { peoplePaths } from '#contract/people.ts';
import { staffActor } from '#tests/support/actors.ts';
import { systemCtx } from '#server/context.ts';
import { newId } from '#server/lib/ids.ts';
import {
  draftDeal,
  PASSWORD,
  sampleDeal,
  sendInvite,
  signedIn,
  submit,
  submittedDeal,
} from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';
import { assignFile } from './assign.ts';

const t = await startTestApp();
afterAll(() => t.close());
type Person = Awaited<ReturnType<typeof signedIn>>;
let dana: Person;
let marcus: Person;
let dealer: Person;
beforeAll(async () => {
  [dana, marcus, dealer] = [await signedIn(t, 'admin'), await signedIn(t, 'admin'), await signedIn(t, 'dealer')];
});

const assign = (who: Person, path: string, body: object) => who.send('PATCH', path, body);
const fileOf = async (id: string): Promise<ApplicationFile> =>
  (await dana.send('GET', `${adminPaths.applications}/${id}`)).json<{ application: ApplicationFile }>().application;
const dealOf = async (id: string): Promise<AdminDeal> =>
  (await dana.send('GET', adminDealPaths.one(id))).json<{ deal: AdminDeal }>().deal;
const listed = async (who: Person, assigned: string): Promise<string[]> =>
  (await who.send('GET', `${adminPaths.applications}?limit=500&assigned=${assigned}`))
    .json<{ applications: ApplicationListRow[] }>()
    .applications.map((row) => row.id);
const records = (id: string) =>
  t.app.db.query
    .selectFrom('audit')
    .select(['action', 'actor_id', 'detail'])
    .where('subject_id', '=', id)
    .where('action', 'in', ['application.assigned', 'deal.assigned'])
    .orderBy('id')
    .execute();

describe('PATCH /api/admin/applications/{id}/assignee', () => {
  test('takes a file, assigns it to a colleague and unassigns it, and file, list and history show it', async () => {
    const { id } = await submit(t);
    const path = assignmentPaths.application(id);
    const taken = await assign(dana, path, { to: 'me', from: null });
    const expected = { id: dana.userId, name: 'Sample Person', email: dana.email, active: true };
    expect([taken.statusCode, taken.json()]).toEqual([200, { success: true, assignee: expected }]);
    expect((await fileOf(id)).assignee).toEqual(expected);
    expect(await listed(dana, 'mine')).toEqual([id]);
    expect(await listed(marcus, 'mine')).toEqual([]);
    expect(await listed(marcus, 'nobody')).not.toContain(id);
    expect((await assign(dana, path, { to: marcus.userId, from: dana.userId })).statusCode).toBe(200);
    expect(await listed(marcus, 'mine')).toEqual([id]);
    expect((await assign(marcus, path, { to: null, from: marcus.userId })).json()).toEqual({
      success: true,
      assignee: null,
    });
    expect(await listed(dana, 'nobody')).toContain(id);
    expect((await records(id)).map((row) => [row.actor_id, row.detail])).toEqual([
      [dana.userId, { assignee: dana.userId }],
      [dana.userId, { assignee: marcus.userId }],
      [marcus.userId, { assignee: null }],
    ]);
    const history = (await fileOf(id)).history.filter((one) => one.action === 'application.assigned');
    expect(history.map((one) => one.detail['assignee'])).toEqual([null, 'Sample Person', 'Sample Person']);
  });

  test('lets 1 of 10 concurrent calls succeed, names the assignee to the others and records once', async () => {
    const { id } = await submit(t);
    const path = assignmentPaths.application(id);
    const people = [dana, marcus];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => assign(people[n % 2] as Person, path, { to: 'me', from: null })),
    );
    const has = (await fileOf(id)).assignee?.id;
    const winner = people.findIndex((one) => one.userId === has);
    expect(winner).not.toBe(-1);
    for (const [n, answer] of answers.entries())
      if (n % 2 === winner) expect(answer.json<{ assignee: Assignee }>().assignee.id).toBe(has);
      else expect(expectRefusal(answer, 409, 'conflict').message).toBe('Sample Person has this now.');
    expect(await records(id)).toHaveLength(1);
  });

  test('returns the same answer to a repeated call and records it once', async () => {
    const { id } = await submit(t);
    const twice = [1, 2].map(() => assign(dana, assignmentPaths.application(id), { to: 'me', from: null }));
    const [first, second] = await Promise.all(twice);
    expect([second?.statusCode, second?.body]).toEqual([200, first?.body]);
    expect(await records(id)).toHaveLength(1);
  });

  test('reports a file that was unassigned concurrently', async () => {
    const { id } = await submit(t);
    const late = await assign(dana, assignmentPaths.application(id), { to: 'me', from: marcus.userId });
    expect(expectRefusal(late, 409, 'conflict').message).toContain('This file is no longer assigned');
  });

  test.each([
    ['a dealer', () => dealer.userId],
    ['an unknown user', () => '018f0000-0000-7000-8000-000000000000'],
    ['no id', () => 'dana'],
    ['a number', () => 7],
    ['nothing', () => undefined],
  ])('refuses %s as assignee with a readable message and changes nothing', async (_who, to) => {
    const { id } = await submit(t);
    const answer = await assign(dana, assignmentPaths.application(id), { to: to(), from: null });
    expect(Object.keys(expectRefusal(answer, 400, 'validation').fields ?? {})).toEqual(['to']);
    expect([(await fileOf(id)).assignee, await records(id)]).toEqual([null, []]);
  });

  test.each([['dana'], [7], [undefined]])(
    'refuses %j as the previous assignee with a readable message',
    async (from) => {
      const { id } = await submit(t);
      const answer = await assign(dana, assignmentPaths.application(id), { to: 'me', from });
      expect(Object.keys(expectRefusal(answer, 400, 'validation').fields ?? {})).toEqual(['from']);
    },
  );

  test('returns 404 for an unknown file and for a draft', async () => {
    const { id: draft } = await draftDeal(dealer);
    const nobodys = '018f0000-0000-7000-8000-000000000000';
    for (const path of [
      ...['x', nobodys].map(assignmentPaths.application),
      ...['x', nobodys, draft].map(assignmentPaths.deal),
    ])
      expectRefusal(await assign(dana, path, { to: 'me', from: null }), 404, 'not_found');
  });

  test.each(['application', 'deal'] as const)(
    'returns 404 for %s that was deleted after it was found',
    async (kind) => {
      const { userId } = dana;
      const ctx = { ...systemCtx(t.clock.now()), actor: staffActor(dana) };
      const gone = { kind, id: newId() };
      for (const change of [
        { to: 'me', from: null },
        { to: null, from: null },
        { to: null, from: userId },
      ])
        await expect(assignFile(t.app, ctx, gone, change)).rejects.toMatchObject({ code: 'not_found' });
      expect(await records(gone.id)).toEqual([]);
    },
  );

  test('refuses an unknown filter with a readable message', async () => {
    for (const path of [adminPaths.applications, adminDealPaths.all])
      expectRefusal(await dana.send('GET', `${path}?assigned=theirs`), 400, 'validation');
  });
});

describe('a disabled colleague', () => {
  test('keeps files that count as unassigned, show the name and can be taken, and gets no new ones', async () => {
    const kim = await signedIn(t, 'admin');
    const { id } = await submit(t);
    await assign(kim, assignmentPaths.application(id), { to: 'me', from: null });
    const disabled = await dana.send('POST', peoplePaths.change(kim.userId, 'disable'), { password: PASSWORD });
    expect(disabled.statusCode).toBe(200);
    expect((await fileOf(id)).assignee).toMatchObject({ id: kim.userId, active: false });
    expect(await listed(dana, 'nobody')).toContain(id);
    const { assignees } = (await dana.send('GET', assignmentPaths.assignees)).json<{ assignees: Assignee[] }>();
    expect(assignees.map((one) => one.id)).toContain(dana.userId);
    for (const one of [kim, dealer]) expect(assignees.map((each) => each.id)).not.toContain(one.userId);
    const { id: other } = await submit(t);
    const given = await assign(dana, assignmentPaths.application(other), { to: kim.userId, from: null });
    expectRefusal(given, 400, 'validation');
    const taken = await assign(dana, assignmentPaths.application(id), { to: 'me', from: kim.userId });
    expect(taken.statusCode).toBe(200);
  });
});

describe('an application and its deal', () => {
  async function pair(assignFirst?: (id: string) => Promise<unknown>) {
    const invite = await sendInvite(dealer);
    const { id } = await submit(t, { inviteToken: invite.token });
    await assignFirst?.(id);
    const made = await dealer.send('POST', dealPaths.own, { ...sampleDeal(), applicationInviteId: invite.id });
    const dealId = made.json<{ deal: Deal }>().deal.id;
    return { id, dealId };
  }

  test('share an assignee from either side, which the deal keeps when it is submitted', async () => {
    const { id, dealId } = await pair((one) =>
      assign(marcus, assignmentPaths.application(one), { to: 'me', from: null }),
    );
    expect((await dealer.send('POST', dealPaths.submit(dealId))).statusCode).toBe(200);
    expect((await dealOf(dealId)).assignee?.id).toBe(marcus.userId);
    const given = await assign(dana, assignmentPaths.deal(dealId), { to: 'me', from: marcus.userId });
    expect(given.statusCode).toBe(200);
    expect((await fileOf(id)).assignee?.id).toBe(dana.userId);
    expect([(await records(id)).length, (await records(dealId)).length]).toEqual([2, 1]);
    await assign(dana, assignmentPaths.application(id), { to: null, from: dana.userId });
    expect((await dealOf(dealId)).assignee).toBeNull();
  });

  test('end with the same assignee when assigned from both sides at once', async () => {
    const { id, dealId } = await pair();
    await dealer.send('POST', dealPaths.submit(dealId));
    const answers = await Promise.all([
      assign(dana, assignmentPaths.application(id), { to: 'me', from: null }),
      assign(marcus, assignmentPaths.deal(dealId), { to: 'me', from: null }),
    ]);
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409]);
    expect((await fileOf(id)).assignee).toEqual((await dealOf(dealId)).assignee);
  });

  test('show and filter the assignee in the list of deals, which the dealer does not see', async () => {
    const { id } = await submittedDeal(dealer, { dealName: 'Assigned one' });
    await assign(dana, assignmentPaths.deal(id), { to: 'me', from: null });
    const list = async (asked: string) =>
      (await dana.send('GET', `${adminDealPaths.all}?q=assigned%20one&assigned=${asked}`)).json<{
        deals: AdminDealRow[];
      }>().deals;
    expect((await list('mine')).map((row) => [row.id, row.assignee?.email])).toEqual([[id, dana.email]]);
    expect(await list('nobody')).toEqual([]);
    for (const path of [dealPaths.own, dealPaths.one(id)]) {
      const seen = (await dealer.send('GET', path)).body;
      expect([seen.includes(dana.email), seen.includes(dana.userId), seen.includes('assignee')]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });
});
