import { afterAll, describe, expect, test } from 'vitest';
import { encryptedApplicationFields } from '#contract/application-fields.ts';
import { BIRTH_DATE, EIN, signedIn, SSN, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const { id } = await submit(t);

const reveal = (body: object, of = id, who: { send: typeof admin.send } = admin) =>
  who.send('POST', `/api/admin/applications/${of}/reveal`, body);
const asked = { field: 'principalSsnEncrypted', reason: 'Credit report' };
const revealed = (of = id) =>
  t.app.db.query
    .selectFrom('audit')
    // Excludes the seal, which is added about 1 second later.
    .select(['id', 'actor_kind', 'actor_id', 'action', 'subject_kind', 'detail', 'ip', 'at', 'request_id'])
    .where('subject_id', '=', of)
    .where('action', '=', 'application.revealed')
    .orderBy('id')
    .execute();

describe('POST /api/admin/applications/{id}/reveal', () => {
  test.each([
    ['principalSsnEncrypted', SSN],
    ['federalIdEncrypted', EIN],
    ['principalDobEncrypted', BIRTH_DATE],
  ])('returns %s as typed, without caching', async (field, value) => {
    const answer = await reveal({ field, reason: 'Credit report' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { value }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('covers every encrypted field', () => {
    expect(encryptedApplicationFields).toEqual([
      'federalIdEncrypted',
      'principalSsnEncrypted',
      'principalDobEncrypted',
    ]);
  });

  test('returns an unusual value unchanged', async () => {
    const typed = "ITIN: 9xx-70-0000 (“pending”) ñ\t'";
    const other = await submit(t, { principalSsnEncrypted: typed });
    expect((await reveal(asked, other.id)).json()).toEqual({ value: typed });
  });

  test('records user, time, field and reason each time, never the value', async () => {
    const other = await submit(t);
    const answer = await reveal({ field: 'principalSsnEncrypted', reason: '  Credit report, Jo  ' }, other.id);
    await reveal({ field: 'federalIdEncrypted', reason: 'Tax form' }, other.id);
    const rows = await revealed(other.id);
    expect(rows.map((row) => row.detail)).toEqual([
      { field: 'principalSsnEncrypted', reason: 'Credit report, Jo' },
      { field: 'federalIdEncrypted', reason: 'Tax form' },
    ]);
    expect(rows[0]).toMatchObject({
      actor_kind: 'user',
      actor_id: admin.userId,
      at: t.clock.now(),
      request_id: answer.headers['x-request-id'],
      ip: '127.0.0.1',
    });
    expect(JSON.stringify(rows)).not.toMatch(/912-34-4821|47-3094410/);
  });
});

describe('refused reveals are not recorded', () => {
  test.each([
    ['no reason', { field: asked.field }, { reason: 'Give the reason why you need this value' }],
    [
      'an empty reason',
      { ...asked, reason: '' },
      { reason: 'Give the reason why you need this value, in at least 5 characters' },
    ],
    [
      'a blank reason',
      { ...asked, reason: '         ' },
      { reason: 'Give the reason why you need this value, in at least 5 characters' },
    ],
    [
      'a reason of 4 letters',
      { ...asked, reason: 'why?' },
      { reason: 'Give the reason why you need this value, in at least 5 characters' },
    ],
    [
      'a reason of 501 letters',
      { ...asked, reason: 'x'.repeat(501) },
      { reason: 'The reason is at most 500 characters' },
    ],
    [
      'a reason that contains the value',
      { ...asked, reason: `Compare with ${SSN}` },
      { reason: 'Leave numbers and dates out of the reason: it is kept in clear text' },
    ],
    [
      'a reason that contains the birth date',
      { ...asked, reason: `Born ${BIRTH_DATE}` },
      { reason: 'Leave numbers and dates out of the reason: it is kept in clear text' },
    ],
    ['a reason that is not text', { ...asked, reason: 12345 }, { reason: 'Give the reason why you need this value' }],
    [
      'no field',
      { reason: asked.reason },
      { field: expect.stringMatching(/^field is one of federalIdEncrypted, /) as string },
    ],
    [
      'a field that is not encrypted',
      { ...asked, field: 'businessName' },
      { field: expect.stringMatching(/^field is one of/) as string },
    ],
    ['a column', { ...asked, field: 'principal_ssn' }, { field: expect.stringMatching(/^field is one of/) as string }],
    [
      'a name of the language',
      { ...asked, field: '__proto__' },
      { field: expect.stringMatching(/^field is one of/) as string },
    ],
  ])('and return 400 for %s', async (_what, body, fields) => {
    const before = await revealed();
    expect(expectRefusal(await reveal(body), 400, 'validation').fields).toEqual(fields);
    expect(await revealed()).toEqual(before);
  });

  test('but a reason of 5 or 500 letters is accepted', async () => {
    expect((await reveal({ ...asked, reason: 'fraud' })).statusCode).toBe(200);
    expect((await reveal({ ...asked, reason: 'x'.repeat(500) })).statusCode).toBe(200);
  });

  test('and return 404 for a value that the applicant did not give', async () => {
    const other = await submit(t, { principalSsnEncrypted: '' });
    expect(expectRefusal(await reveal(asked, other.id), 404, 'not_found').message).toBe(
      'The applicant did not give this value.',
    );
    expect(await revealed(other.id)).toEqual([]);
  });

  test.each(['018f0000-0000-7000-8000-000000000000', 'x', '%00'])(
    'and return 404 for an unknown application (%s) before the reason is validated',
    async (unknown) => {
      expectRefusal(await reveal({}, unknown), 404, 'not_found');
      expectRefusal(await reveal(asked, unknown), 404, 'not_found');
    },
  );

  test('and return 403 for a dealer with the message of the specification (dealer portal 6)', async () => {
    const dealer = await signedIn(t, 'dealer');
    const before = await revealed();
    expect(expectRefusal(await reveal(asked, id, dealer), 403, 'forbidden').message).toBe(
      "You don't have permission to access this resource",
    );
    expect(await revealed()).toEqual(before);
  });

  test('a reveal returns nothing when its audit entry cannot be written', async () => {
    const { query } = t.app.db;
    await query.schema.alterTable('audit').renameTo('audit_away').execute();
    const answer = await reveal(asked);
    await query.schema.alterTable('audit_away').renameTo('audit').execute();
    expectRefusal(answer, 500, 'internal');
    expect(answer.body).not.toContain('912-34-4821');
  });
});
