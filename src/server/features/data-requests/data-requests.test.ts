import { afterAll, describe, expect, test } from 'vitest';
import { addDays, dayIn } from '#contract/days.ts';
import {
  DATA_REQUEST_DAYS,
  type DataRequest,
  dataRequestMessages as m,
  dataRequestPaths,
  type DataRequestsAnswer,
} from '#contract/data-requests.ts';
import { newId } from '#server/lib/ids.ts';
import { purgeDaily } from '#server/features/retention/purge.ts';
import { chooseForRequest, openedDataRequest, sampleDataRequest } from '#tests/support/data-request-factories.ts';
import { openChat, signedIn, SSN, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const DAY = 86_400_000;
const today = (): string => dayIn(t.app.brand.timeZone, t.clock.now());

const open = (changes: object = {}) => admin.send('POST', dataRequestPaths.all, sampleDataRequest(changes));
const read = async (id: string) =>
  (await admin.send('GET', dataRequestPaths.one(id))).json<{ request: DataRequest }>().request;
const close = (id: string, body: object) => admin.send('PATCH', dataRequestPaths.one(id), body);
const list = async (query = '') =>
  (await admin.send('GET', `${dataRequestPaths.all}${query}`)).json<DataRequestsAnswer>();
const trail = async (id: string) =>
  (
    await t.app.db.query
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map((row) => [row.action, row.detail]);
/** Opens a chat and returns its id. */
const openedChat = async (): Promise<string> => {
  await openChat(t);
  const rows = t.app.db.query.selectFrom('chat_sessions').select('id').orderBy('id', 'desc').limit(1);
  return (await rows.executeTakeFirstOrThrow()).id;
};
const answered = { state: 'answered', reason: 'Copy handed over in person' };

describe('a data request', () => {
  test('is opened with the identity check and is due in 45 days', async () => {
    const { id, ...request } = await openedDataRequest(t, { kind: 'access' }, admin);
    expect(request).toEqual({
      kind: 'access',
      name: 'Elena Ramos',
      email: 'elena@example.com',
      verified: 'Called back on the number in the file',
      receivedOn: today(),
      dueOn: addDays(today(), DATA_REQUEST_DAYS),
      state: 'open',
      overdue: false,
      reason: '',
      openedBy: 'Sample Person',
      openedAt: t.clock.now().toISOString(),
      closedBy: null,
      closedAt: null,
      items: [],
      gone: [],
      acted: false,
    });
    expect(await read(id)).toEqual({ id, ...request });
    expect(await trail(id)).toEqual([['data_request.opened', { kind: 'access' }]]);
  });

  test.each([
    [{ kind: 'sell' }, 'kind', m.kind],
    [{ name: ' ' }, 'name', m.name],
    [{ name: `Elena ${SSN}` }, 'name', m.nameNumber],
    [{ email: 'nowhere' }, 'email', m.email],
    [{ verified: '' }, 'verified', `${m.verified}, in at least 5 characters`],
    [{ receivedOn: 'yesterday' }, 'receivedOn', m.receivedOn],
    [{ receivedOn: addDays(today(), 1) }, 'receivedOn', undefined],
    [{ receivedOn: addDays(today(), -367) }, 'receivedOn', undefined],
  ])('is refused for %j with an error at %s', async (changes, field, words) => {
    const { fields = {} } = expectRefusal(await open(changes), 400, 'validation');
    expect(Object.keys(fields)).toEqual([field]);
    if (words !== undefined) expect(fields[field]).toBe(words);
  });

  test('is closed once with an answer, after which nothing can be chosen or deleted', async () => {
    const { id } = await openedDataRequest(t, {}, admin);
    expectRefusal(await close(id, { state: 'answered' }), 400, 'validation');
    expectRefusal(await close(id, { state: 'open', reason: 'Once more' }), 400, 'validation');
    const answers = await Promise.all([1, 2, 3].map(() => close(id, answered)));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409]);
    expect(await read(id)).toMatchObject({ state: 'answered', reason: answered.reason, closedBy: 'Sample Person' });
    const chat = { kind: 'chat', id: await openedChat() };
    expectRefusal(await admin.send('PUT', dataRequestPaths.items(id), { items: [chat] }), 409, 'conflict');
    expectRefusal(await admin.send('POST', dataRequestPaths.removals(id), { items: [chat] }), 409, 'conflict');
    expect(await trail(id)).toEqual([
      ['data_request.opened', { kind: 'delete' }],
      ['data_request.closed', answered],
    ]);
  });

  test('that does not exist returns 404 before validation', async () => {
    for (const id of [newId(), 'nonsense'])
      for (const [method, path] of [
        ['GET', dataRequestPaths.one(id)],
        ['PATCH', dataRequestPaths.one(id)],
        ['POST', dataRequestPaths.search(id)],
        ['PUT', dataRequestPaths.items(id)],
        ['POST', dataRequestPaths.removals(id)],
        ['POST', dataRequestPaths.export(id)],
      ] as const)
        expectRefusal(await admin.send(method, path, method === 'GET' ? undefined : {}), 404, 'not_found');
  });

  test('replaces its chosen records, and refuses a deleted record', async () => {
    const { id } = await openedDataRequest(t, {}, admin);
    const [application, chat] = [(await submit(t)).id, await openedChat()];
    const chosen = await chooseForRequest(admin, id, [
      { kind: 'application', id: application },
      { kind: 'chat', id: chat },
    ]);
    expect(chosen.items.map((one) => [one.kind, one.id])).toEqual([
      ['application', application],
      ['chat', chat],
    ]);
    expect((await chooseForRequest(admin, id, [{ kind: 'chat', id: chat }])).items).toHaveLength(1);
    for (const item of [
      { kind: 'application', id: newId() },
      { kind: 'deal', id: application },
      { kind: 'chat', id: 'nonsense' },
    ])
      expectRefusal(await admin.send('PUT', dataRequestPaths.items(id), { items: [item] }), 409, 'conflict');
    expect((await read(id)).items.map((one) => one.id)).toEqual([chat]);
  });

  test('is listed by its last day while it is open, and after open requests once it is closed', async () => {
    const [later, closed, sooner] = [
      await openedDataRequest(t, {}, admin),
      await openedDataRequest(t, { receivedOn: addDays(today(), -3) }, admin),
      await openedDataRequest(t, { receivedOn: addDays(today(), -2) }, admin),
    ].map(({ id }) => id) as [string, string, string];
    await close(closed, answered);
    const listed = (await list('?limit=500')).requests.map(({ id }) => id);
    expect(listed.filter((id) => [later, closed, sooner].includes(id))).toEqual([sooner, later, closed]);
  });

  test('is listed as soon due from 14 days before its last day until it is closed', async () => {
    const opened = async (daysAgo: number) =>
      (await openedDataRequest(t, { receivedOn: addDays(today(), -daysAgo) }, admin)).id;
    const [later, due, over] = [await opened(31), await opened(32), await opened(46)];
    const soon = async (): Promise<string[]> => (await list('?state=soon')).requests.map(({ id }) => id);
    const listed = await soon();
    expect([later, due, over].filter((id) => listed.includes(id))).toEqual([due, over]);
    for (const id of [later, due, over]) await close(id, { state: 'refused', reason: 'Could not be verified' });
    expect(await soon()).not.toContain(due);
  });

  test('is listed by state, as overdue after its last day, and in pages without gaps', async () => {
    const late = await openedDataRequest(t, { receivedOn: addDays(today(), -46) }, admin);
    const last = await openedDataRequest(t, { receivedOn: addDays(today(), -45) }, admin);
    expect([late.overdue, last.overdue]).toEqual([true, false]);
    expect((await list('?state=overdue')).requests.map((one) => one.id)).toEqual([late.id]);
    expect(new Set((await list('?state=answered')).requests.map((one) => one.state))).toEqual(new Set(['answered']));
    await close(late.id, { state: 'refused', reason: 'Could not be verified' });
    expect((await list('?state=overdue')).requests).toEqual([]);
    const all = (await list('?limit=500')).requests.map((one) => one.id);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: DataRequestsAnswer = await list(`?limit=2&cursor=${cursor}`);
      seen.push(...page.requests.map((one) => one.id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all);
    expectRefusal(await admin.send('GET', `${dataRequestPaths.all}?state=lost`), 400, 'validation');
  });

  test('is deleted 24 months after it was closed, while an open one stays', async () => {
    const [closed, stays] = [await openedDataRequest(t, {}, admin), await openedDataRequest(t, {}, admin)];
    await chooseForRequest(admin, closed.id, [{ kind: 'chat', id: await openedChat() }]);
    await close(closed.id, answered);
    t.clock.advance(740 * DAY);
    const again = await signedIn(t, 'admin');
    await purgeDaily(t.app);
    expectRefusal(await again.send('GET', dataRequestPaths.one(closed.id)), 404, 'not_found');
    expect((await again.send('GET', dataRequestPaths.one(stays.id))).statusCode).toBe(200);
  });
});
