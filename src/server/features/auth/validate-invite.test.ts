import { afterAll, describe, expect, test } from 'vitest';
import { hashToken } from '#server/crypto/tokens.ts';
import { adminInvitation, PASSWORD } from '#tests/support/factories.ts';
import { contentsOf } from '#tests/server/contents.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const visitor = await t.browser();

let invited = 0;
const invitation = (): Promise<string> => adminInvitation(t, `invited-${String(++invited)}@acme.example`);
const look = (token: unknown) => visitor.send('POST', '/api/dealer/admin/validate-invite', { token });
const change = (token: string, set: { revoked_at?: Date; expires_at?: Date }) =>
  t.app.db.query.updateTable('invitations').set(set).where('token_hash', '=', hashToken(token)).execute();

const UNKNOWN = 'This invite link is not valid. Please contact your representative for a new one.';
const OVER = 'This invite link was already used or has expired. Please contact your representative for a new one.';

describe('dealer portal 7: POST /api/dealer/admin/validate-invite', () => {
  test('says whom the invitation is for', async () => {
    const answer = await look(await invitation());
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { valid: true, dealer: { firstName: 'Administrator', email: `invited-${String(invited)}@acme.example` } },
    ]);
  });

  test('looking, however often and by HEAD and GET, never uses it up', async () => {
    const token = await invitation();
    const before = await contentsOf(t);
    for (let i = 0; i < 5; i++) expect((await look(token)).statusCode).toBe(200);
    for (const method of ['HEAD', 'GET']) {
      await visitor.send(method, '/api/dealer/admin/validate-invite', { token });
      await visitor.send(method, `/dealer/accept-invite?token=${token}`);
      await visitor.send(method, `/api/dealer/auth/accept-invite?token=${token}`);
    }
    expect(await contentsOf(t)).toEqual(before);
    const accepted = await visitor.send('POST', '/api/dealer/auth/accept-invite', { token, password: PASSWORD });
    expect(accepted.statusCode).toBe(200);
  });

  test.each(['of-nobody', 'x'.repeat(43), 'x'.repeat(200), ' ', "' or 1=1 --"])(
    'an unknown token is 404 and not valid: "%.20s"',
    async (token) => {
      expect(expectRefusal(await look(token), 404, 'not_found')).toMatchObject({ valid: false, message: UNKNOWN });
    },
  );

  test('a used one is 410 and not valid', async () => {
    const token = await invitation();
    await visitor.send('POST', '/api/dealer/auth/accept-invite', { token, password: PASSWORD });
    expect(expectRefusal(await look(token), 410, 'gone')).toMatchObject({ valid: false, message: OVER });
  });

  test('a revoked one is 410', async () => {
    const token = await invitation();
    await change(token, { revoked_at: t.clock.now() });
    expect(expectRefusal(await look(token), 410, 'gone')).toMatchObject({ valid: false, message: OVER });
  });

  test('one of a disabled account is 410', async () => {
    const token = await invitation();
    await t.app.db.query
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('email', '=', `invited-${String(invited)}@acme.example`)
      .execute();
    expect(expectRefusal(await look(token), 410, 'gone').valid).toBe(false);
  });

  test('it lives 7 days, to the millisecond', async () => {
    const token = await invitation();
    const { expires_at } = await t.app.db.query
      .selectFrom('invitations')
      .select('expires_at')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime() - t.clock.now().getTime()).toBe(7 * 24 * 3_600_000);
    await change(token, { expires_at: new Date(t.clock.now().getTime() + 1) });
    expect((await look(token)).statusCode).toBe(200);
    await change(token, { expires_at: t.clock.now() });
    expect(expectRefusal(await look(token), 410, 'gone').message).toBe(OVER);
  });

  test.each<[string, unknown]>([
    ['absent', undefined],
    ['empty', ''],
    ['null', null],
    ['a number', 7],
    ['a list', ['x']],
  ])('%s is no token: 400 in words', async (_what, token) => {
    expect(expectRefusal(await look(token), 400, 'validation').fields).toEqual({
      token: 'No invite token was provided.',
    });
  });

  test('the database holds only the hash of a token', async () => {
    const token = await invitation();
    const rows = await t.app.db.query.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
  });
});
