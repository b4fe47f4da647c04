import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { hashToken, newToken } from '#server/crypto/tokens.ts';
import { newId } from '#server/lib/ids.ts';
import { signedIn } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const { query } = t.app.db;

const call = async (bearer: string): Promise<number> =>
  (
    await t.server.inject({
      url: '/api/dealer/notifications',
      headers: { host: 'localhost:3000', authorization: `Bearer ${bearer}` },
    })
  ).statusCode;

test('refuses a session that a database writer inserts for a chosen token', async () => {
  const admin = await signedIn(t, 'admin');
  const token = newToken();
  await sql`insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at, ip, user_agent)
    values (${newId()}, ${admin.userId}, ${hashToken(token)}, now(), now(), now() + interval '1 hour', '', '')`.execute(
    query,
  );
  expect([await call(admin.bearer), await call(token)]).toEqual([200, 401]);
});

test('refuses a session that a database writer copies or gives to another user', async () => {
  const [admin, dealer] = [await signedIn(t, 'admin'), await signedIn(t, 'dealer')];
  const token = newToken();
  await sql`insert into sessions select (jsonb_populate_record(null::sessions, to_jsonb(s)
    || jsonb_build_object('id', ${newId()}::text, 'token_hash', ${hashToken(token)}::text))).* from sessions s
    where token_hash = ${hashToken(dealer.bearer)}`.execute(query);
  expect(await call(token)).toBe(401);
  expect(await call(dealer.bearer)).toBe(200);
  await sql`update sessions set user_id = ${admin.userId} where token_hash = ${hashToken(dealer.bearer)}`.execute(
    query,
  );
  expect(await call(dealer.bearer)).toBe(401);
});
