import { afterAll, describe, expect, test } from 'vitest';
import { signedIn, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const { id } = await submit(t);
const reason = 'Letter of counsel';

const hold = (body: object, of = id, who: { send: typeof admin.send } = admin) =>
  who.send('PATCH', `/api/admin/applications/${of}/legal-hold`, body);
const recorded = async (of = id) =>
  (
    await t.app.db.query
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', of)
      .where('action', 'in', ['application.held', 'application.hold_lifted'])
      .orderBy('id')
      .execute()
  ).map((row) => [row.action, row.actor_id, row.detail]);

describe('PATCH /api/admin/applications/{id}/legal-hold', () => {
  test('sets and lifts the hold with a reason, shown in the file and recorded in the history', async () => {
    const set = await hold({ hold: true, reason: '  Letter of counsel ' });
    const standing = { since: t.clock.now().toISOString(), reason };
    expect([set.statusCode, set.json()]).toEqual([200, { success: true, hold: standing }]);
    const file = await admin.send('GET', `/api/admin/applications/${id}`);
    expect(file.json<{ application: object }>().application).toMatchObject({ legalHold: standing });
    const lifted = await hold({ hold: false, reason: 'Case closed' });
    expect(lifted.json()).toEqual({ success: true, hold: null });
    expect(await recorded()).toEqual([
      ['application.held', admin.userId, { reason }],
      ['application.hold_lifted', admin.userId, { reason: 'Case closed' }],
    ]);
  });

  test('accepts only the first of several concurrent or repeated calls', async () => {
    const other = await submit(t);
    const answers = await Promise.all([1, 2, 3].map(() => hold({ hold: true, reason }, other.id)));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409]);
    expectRefusal(await hold({ hold: true, reason }, other.id), 409, 'conflict');
    expect(await recorded(other.id)).toHaveLength(1);
    await hold({ hold: false, reason }, other.id);
    expectRefusal(await hold({ hold: false, reason }, other.id), 409, 'conflict');
    expect(await recorded(other.id)).toHaveLength(2);
  });

  test.each([
    [{ reason }, { hold: 'hold is true or false' }],
    [{ hold: 'yes', reason }, { hold: 'hold is true or false' }],
    [{ hold: true }, { reason: 'Give the reason' }],
    [{ hold: true, reason: 'why?' }, { reason: 'Give the reason, in at least 5 characters' }],
    [
      { hold: true, reason: 'Claim of 912-34-4821' },
      { reason: 'Leave numbers and dates out of the reason: it is kept in clear text' },
    ],
  ])('refuses %j and records nothing', async (body, fields) => {
    const before = await recorded();
    expect(expectRefusal(await hold(body), 400, 'validation').fields).toEqual(fields);
    expect(await recorded()).toEqual(before);
  });

  test.each(['018f0000-0000-7000-8000-000000000000', 'x'])(
    'returns 404 for an unknown id (%s) before validation',
    async (of) => {
      expectRefusal(await hold({}, of), 404, 'not_found');
      expectRefusal(await hold({ hold: true, reason }, of), 404, 'not_found');
    },
  );

  test('returns 403 for a dealer', async () => {
    expectRefusal(await hold({ hold: true, reason }, id, await signedIn(t, 'dealer')), 403, 'forbidden');
  });
});
