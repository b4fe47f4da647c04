import { afterAll, describe, expect, test } from 'vitest';
import { hashToken } from '#server/crypto/tokens.ts';
import { signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
type Person = Awaited<ReturnType<typeof signedIn>>;
const bearer = (who: Person) => ({ authorization: `Bearer ${who.bearer}` });
/** Makes a call that any signed-in user may make. A dealer's 403 also means that the session is valid. */
const call = async (who: Person, headers: Record<string, string> = {}): Promise<number> =>
  (
    await t.server.inject({
      url: '/api/admin/audit?limit=1',
      headers: { host: 'localhost:3000', ...bearer(who), ...headers },
    })
  ).statusCode;
const row = (who: Person) =>
  t.app.db.query
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashToken(who.bearer))
    .executeTakeFirstOrThrow();

const limits = [
  ['admin', 12 * HOUR, HOUR, 200],
  ['dealer', 7 * 24 * HOUR, 24 * HOUR, 403],
] as const;

describe.each(limits)('the session of a %s', (role, absolute, idle, alive) => {
  test('ends exactly at its idle limit', async () => {
    const [kept, ended] = [await signedIn(t, role), await signedIn(t, role)];
    t.clock.advance(idle - 1);
    expect(await call(kept)).toBe(alive);
    t.clock.advance(1);
    expect([await call(kept), await call(ended)]).toEqual([alive, 401]);
  });

  test('ends at its maximum age even if used', async () => {
    const who = await signedIn(t, role);
    const step = idle / 2;
    for (let at = step; at < absolute; at += step) {
      t.clock.advance(step);
      expect(await call(who), `after ${String(at / HOUR)} h`).toBe(alive);
    }
    t.clock.advance(step);
    expect(await call(who)).toBe(401);
  });

  test('is not kept alive by polling', async () => {
    const who = await signedIn(t, role);
    const step = idle / 4;
    for (let i = 1; i < 4; i++) {
      t.clock.advance(step);
      expect(await call(who, { 'x-poll': '1' })).toBe(alive);
    }
    expect((await row(who)).last_used_at).toEqual((await row(who)).created_at);
    t.clock.advance(step);
    expect(await call(who, { 'x-poll': '1' })).toBe(401);
  });
});

describe('last use', () => {
  test('is written at most once per minute', async () => {
    const who = await signedIn(t, 'admin');
    const begun = t.clock.now();
    t.clock.advance(MINUTE - 1);
    await call(who);
    expect((await row(who)).last_used_at).toEqual(begun);
    t.clock.advance(1);
    await call(who);
    expect((await row(who)).last_used_at).toEqual(t.clock.now());
    const written = t.clock.now();
    t.clock.advance(MINUTE / 2);
    await call(who);
    expect((await row(who)).last_used_at).toEqual(written);
  });
});

describe('POST /api/dealer/auth/logout', () => {
  const logout = (who: Person) => who.send('POST', '/api/dealer/auth/logout');

  test.each(['admin', 'dealer'] as const)('ends the session of a %s and no other', async (role) => {
    const [who, other] = [await signedIn(t, role), await signedIn(t, role)];
    const answer = await logout(who);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(expectRefusal(await who.send('GET', '/api/admin/audit'), 401, 'unauthorized').message).toBe(
      'Authentication required',
    );
    expect(await call(other)).toBe(role === 'admin' ? 200 : 403);
  });

  test('returns 401 for a second logout', async () => {
    const who = await signedIn(t, 'dealer');
    await logout(who);
    expectRefusal(await logout(who), 401, 'unauthorized');
  });

  test('is recorded with the user', async () => {
    const who = await signedIn(t, 'dealer');
    const { id } = await row(who);
    await logout(who);
    const rows = await t.app.db.query
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.map((one) => [one.action, one.actor_id])).toEqual([
      ['session.opened', who.userId],
      ['session.closed', who.userId],
    ]);
    expect((await row(who)).revoked_at).toEqual(t.clock.now());
  });
});

describe('changing a user', () => {
  test('ends every session when the user is disabled', async () => {
    const who = await signedIn(t, 'admin');
    expect(await call(who)).toBe(200);
    await t.app.db.query.updateTable('users').set({ status: 'disabled' }).where('id', '=', who.userId).execute();
    expect(await call(who)).toBe(401);
  });

  test('applies a changed role at once', async () => {
    const who = await signedIn(t, 'admin');
    await t.app.db.query.updateTable('users').set({ role: 'dealer' }).where('id', '=', who.userId).execute();
    expect(await call(who)).toBe(403);
  });
});

test('checks F7: an expired session stays expired when the clock moves back', async () => {
  const who = await signedIn(t, 'dealer');
  t.clock.advance(8 * 24 * HOUR);
  expect(await call(who)).toBe(401);
  t.clock.advance(-8 * 24 * HOUR);
  expect(await call(who)).toBe(401);
  expect((await row(who)).revoked_at).not.toBeNull();
});
