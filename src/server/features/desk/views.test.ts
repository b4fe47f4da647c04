import { afterAll, expect, test } from 'vitest';
import { MAX_VIEWS, type SavedView, savedViewPaths } from '#contract/saved-views.ts';
import { signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const mineDue = { screen: 'applications', name: 'Mine, due', filter: { assigned: 'mine', due: 'week', q: '' } };

const save = (who: TestClient, view: object = mineDue) => who.send('POST', savedViewPaths.all, view);
async function saved(who: TestClient, view: object = mineDue): Promise<SavedView> {
  const answer = await save(who, view);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ view: SavedView }>().view;
}
const viewsOf = async (who: TestClient): Promise<SavedView[]> =>
  (await who.send('GET', savedViewPaths.all)).json<{ views: SavedView[] }>().views;
const recordsOf = async (userId: string): Promise<string[]> => {
  const rows = t.app.db.query.selectFrom('audit').select('action').where('subject_id', '=', userId).orderBy('id');
  return (await rows.execute()).map(({ action }) => action).filter((action) => action.startsWith('user.view'));
};

test('a view is listed for its owner by name, replaced under the same name, deleted, and recorded', async () => {
  const [owner, other] = [await signedIn(t, 'sales'), await signedIn(t, 'sales')];
  const first = await saved(owner);
  expect(first).toMatchObject({ screen: 'applications', name: 'Mine, due', filter: { assigned: 'mine', due: 'week' } });
  await saved(owner, { screen: 'deals', name: 'approved', filter: { status: 'approved' } });
  const replaced = await saved(owner, { ...mineDue, name: ' MINE, due ', filter: { due: 'overdue' } });
  expect(replaced).toEqual({ ...first, name: 'MINE, due', filter: { due: 'overdue' } });
  expect((await viewsOf(owner)).map(({ name }) => name)).toEqual(['approved', 'MINE, due']);
  expect(await viewsOf(other)).toEqual([]);
  expect((await owner.send('DELETE', savedViewPaths.one(first.id))).statusCode).toBe(200);
  expectRefusal(await owner.send('DELETE', savedViewPaths.one(first.id)), 404, 'not_found');
  expect((await viewsOf(owner)).map(({ name }) => name)).toEqual(['approved']);
  expect(await recordsOf(owner.userId)).toEqual([
    'user.view_saved',
    'user.view_saved',
    'user.view_saved',
    'user.view_deleted',
  ]);
});

test('the view of another user cannot be deleted', async () => {
  const [owner, other] = [await signedIn(t, 'underwriter'), await signedIn(t, 'admin')];
  const { id } = await saved(owner);
  for (const path of [savedViewPaths.one(id), savedViewPaths.one('none')])
    expectRefusal(await other.send('DELETE', path), 404, 'not_found');
  expect(await viewsOf(owner)).toHaveLength(1);
});

test.each([
  ['an empty name', { ...mineDue, name: ' ' }],
  ['a name of 41 characters', { ...mineDue, name: 'x'.repeat(41) }],
  ['an unknown list', { ...mineDue, screen: 'people' }],
  ['a status of another list', { ...mineDue, filter: { status: 'approved' } }],
  ['a search text with an SSN', { ...mineDue, filter: { q: '912-34-4821' } }],
])('%s is refused', async (_what, view) => {
  const owner = await signedIn(t, 'sales');
  expectRefusal(await save(owner, view), 400, 'validation');
  expect(await viewsOf(owner)).toEqual([]);
});

test('two saves at once with the same name keep one view', async () => {
  const owner = await signedIn(t, 'sales');
  await Promise.all([saved(owner), saved(owner)]);
  expect(await viewsOf(owner)).toHaveLength(1);
});

test(`the view after ${String(MAX_VIEWS)} is refused, and replacing one is not`, async () => {
  const owner = await signedIn(t, 'sales');
  for (let at = 0; at < MAX_VIEWS; at++) await saved(owner, { ...mineDue, name: `View ${String(at)}` });
  expectRefusal(await save(owner, { ...mineDue, name: 'One more' }), 409, 'conflict');
  await saved(owner, { ...mineDue, name: 'View 0', filter: { due: 'overdue' } });
  expect(await viewsOf(owner)).toHaveLength(MAX_VIEWS);
});

test('a dealer and a visitor may not list or save views', async () => {
  const dealer = await signedIn(t, 'dealer');
  expectRefusal(await save(dealer), 403, 'forbidden');
  expectRefusal(await dealer.send('GET', savedViewPaths.all), 403, 'forbidden');
});
