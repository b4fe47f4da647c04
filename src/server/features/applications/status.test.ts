import { afterAll, describe, expect, test } from 'vitest';
import { signedIn, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');

const move = (id: string, body: object, headers: Record<string, string> = {}) =>
  admin.send('PATCH', `/api/admin/applications/${id}`, body, headers);
const row = (id: string) =>
  t.app.db.query
    .selectFrom('applications')
    .select(['status', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const moves = async (id: string) =>
  (
    await t.app.db.query
      .selectFrom('audit')
      .select(['detail', 'actor_id'])
      .where('subject_id', '=', id)
      .where('action', '=', 'application.status_changed')
      .orderBy('id')
      .execute()
  ).map((one) => one);

describe('PATCH /api/admin/applications/{id}', () => {
  test('changes the status, which the list shows, and records user and note', async () => {
    const { id, reference } = await submit(t);
    const answer = await move(id, { status: 'in_review', note: 'Papers are complete' });
    expect(answer.json<unknown>()).toEqual({ success: true, application: { id, reference, status: 'in_review' } });
    const list = await admin.send('GET', `/api/admin/applications?status=in_review&q=${reference}`);
    expect(list.json<{ applications: { id: string }[] }>().applications.map((one) => one.id)).toEqual([id]);
    expect(await moves(id)).toEqual([
      { detail: { from: 'received', to: 'in_review', reason: 'Papers are complete' }, actor_id: admin.userId },
    ]);
  });

  test('starts retention on closing and ends it on reopening', async () => {
    const { id } = await submit(t);
    await move(id, { status: 'closed' });
    expect(await row(id)).toEqual({ status: 'closed', closed_at: t.clock.now() });
    await move(id, { status: 'in_review', note: null });
    expect(await row(id)).toEqual({ status: 'in_review', closed_at: null });
  });

  test('lets 1 of 10 concurrent calls succeed and refuses the others with a readable message', async () => {
    const { id } = await submit(t);
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(id, { status: 'closed' })));
    expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(1);
    for (const one of answers) if (one.statusCode !== 200) expectRefusal(one, 409, 'conflict');
    expect(await moves(id)).toHaveLength(1);
  });

  test.each([
    [{ status: 'approved' }, 'status'],
    [{}, 'status'],
    [{ status: 'closed', note: 'x' }, 'note'],
    [{ status: 'closed', note: 'SSN 912-34-4821 does not match' }, 'note'],
    [{ status: 'closed', note: 'x'.repeat(501) }, 'note'],
  ])('refuses %j with a readable message and changes nothing', async (body, field) => {
    const { id } = await submit(t);
    expect(Object.keys(expectRefusal(await move(id, body), 400, 'validation').fields ?? {})).toEqual([field]);
    expect(await row(id)).toEqual({ status: 'received', closed_at: null });
  });

  test.each(['018f0000-0000-7000-8000-000000000000', 'x'])(
    'returns 404 for the id %s before validation',
    async (id) => {
      expectRefusal(await move(id, { status: 'nonsense' }), 404, 'not_found');
    },
  );
});
