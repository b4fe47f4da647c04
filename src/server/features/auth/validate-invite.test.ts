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

describe('POST /api/dealer/admin/validate-invite', () => {
  test('returns the addressee of the invitation', async () => {
    const answer = await look(await invitation());
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { valid: true, dealer: { firstName: 'Administrator', email: `invited-${String(invited)}@acme.example` } },
    ]);
  });

  test('does not use up the invitation for any number of reads by POST, HEAD and GET', async () => {
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
    'returns 404 and not valid for an unknown token: "%.20s"',
    async (token) => {
      expect(expectRefusal(await look(token), 404, 'not_found')).toMatchObject({ valid: false, message: UNKNOWN });
    },
  );

  test('returns 410 and not valid for a used token', async () => {
    const token = await invitation();
    await visitor.send('POST', '/api/dealer/auth/accept-invite', { token, password: PASSWORD });
    expect(expectRefusal(await look(token), 410, 'gone')).toMatchObject({ valid: false, message: OVER });
  });

  test('returns 410 for a revoked token', async () => {
    const token = await invitation();
    await change(token, { revoked_at: t.clock.now() });
    expect(expectRefusal(await look(token), 410, 'gone')).toMatchObject({ valid: false, message: OVER });
  });

  test('returns 410 for a disabled account', async () => {
    const token = await invitation();
    await t.app.db.query
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('email', '=', `invited-${String(invited)}@acme.example`)
      .execute();
    expect(expectRefusal(await look(token), 410, 'gone').valid).toBe(false);
  });

  test('accepts a token for exactly 7 days', async () => {
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
  ])('returns 400 with a readable message for %s', async (_what, token) => {
    expect(expectRefusal(await look(token), 400, 'validation').fields).toEqual({
      token: 'No invite token was provided.',
    });
  });

  test('finds only the hash of a token in the database', async () => {
    const token = await invitation();
    const rows = await t.app.db.query.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
  });
});
