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

describe('design 6: PATCH /api/admin/applications/{id}', () => {
  test('moves it, says so in the list, and records who did it with the note', async () => {
    const { id, reference } = await submit(t);
    const answer = await move(id, { status: 'in_review', note: 'Papers are complete' });
    expect(answer.json<unknown>()).toEqual({ success: true, application: { id, reference, status: 'in_review' } });
    const list = await admin.send('GET', `/api/admin/applications?status=in_review&q=${reference}`);
    expect(list.json<{ applications: { id: string }[] }>().applications.map((one) => one.id)).toEqual([id]);
    expect(await moves(id)).toEqual([
      { detail: { from: 'received', to: 'in_review', reason: 'Papers are complete' }, actor_id: admin.userId },
    ]);
  });

  test('closing begins the time of keeping, reopening ends it', async () => {
    const { id } = await submit(t);
    await move(id, { status: 'closed' });
    expect(await row(id)).toEqual({ status: 'closed', closed_at: t.clock.now() });
    await move(id, { status: 'in_review', note: null });
    expect(await row(id)).toEqual({ status: 'in_review', closed_at: null });
  });

  test('of ten at once one moves it; the others are told in words', async () => {
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
  ])('%j is refused in words, and nothing moves', async (body, field) => {
    const { id } = await submit(t);
    expect(Object.keys(expectRefusal(await move(id, body), 400, 'validation').fields ?? {})).toEqual([field]);
    expect(await row(id)).toEqual({ status: 'received', closed_at: null });
  });

  test.each(['018f0000-0000-7000-8000-000000000000', 'x'])('%s: 404 before the body is looked at', async (id) => {
    expectRefusal(await move(id, { status: 'nonsense' }), 404, 'not_found');
  });
});
