import { afterAll, describe, expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import { BIRTH_DATE, EIN, signedIn, SSN, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');

const get = (id: string) => admin.send('GET', `/api/admin/applications/${id}`);
async function read(id: string): Promise<ApplicationFile> {
  const answer = await get(id);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ application: ApplicationFile }>().application;
}

describe('GET /api/admin/applications/{id}', () => {
  test('returns the whole file with masked sensitive values', async () => {
    const { id, reference } = await submit(t, {
      secondarySignature: 'Jo Ramos',
      contactConsent: true,
      inviteToken: 'of-nobody',
    });
    const answer = await get(id);
    for (const clear of [SSN, SSN.replaceAll('-', ''), EIN, EIN.replace('-', ''), BIRTH_DATE])
      expect(answer.body).not.toContain(clear);
    const file = answer.json<{ application: ApplicationFile }>().application;
    expect(file).toMatchObject({
      id,
      reference,
      status: 'received',
      language: 'en',
      businessName: 'Ramos Paving LLC',
      businessPhone: '(402) 555-0188',
      businessStreet: '1200 Industrial Rd',
      businessState: 'Nebraska',
      principalTitle: 'Owner',
      principalEmail: 'elena@example.com',
      equipmentAmount: '$84,500',
      equipmentCondition: 'Used',
      principalSsnEncrypted: '•••-••-4821',
      federalIdEncrypted: '••-•••4410',
      principalDobEncrypted: '••/••/••••',
      contactConsent: true,
      inviteNote: 'unknown',
      createdAt: '2026-11-21T15:00:00.000Z',
    });
    expect(file.signature).toMatchObject({
      primarySignature: 'Elena Ramos',
      secondarySignature: 'Jo Ramos',
      signedAt: '2026-11-21T15:00:00.000Z',
      ip: '127.0.0.1',
      language: 'en',
      consentShown: false,
      consentHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      consentText: expect.stringContaining('Acme Equipment Finance') as string,
      contentHash: expect.stringMatching(/^[\w-]{43}$/) as string,
      untouchedDefaults: [],
    });
  });

  test.each([
    ['912344821', '•••-••-4821'],
    ['912 34 4821', '•••-••-4821'],
    ['12345678', '•••-••-••••'],
    ['1234567890', '•••-••-••••'],
    ['4821', '•••-••-••••'],
    ['applied for', '•••-••-••••'],
  ])('shows the SSN "%s" as %s', async (principalSsnEncrypted, shown) => {
    const file = await read((await submit(t, { principalSsnEncrypted })).id);
    expect(file.principalSsnEncrypted).toBe(shown);
  });

  test('returns null for values that were not given', async () => {
    const file = await read(
      (await submit(t, { principalSsnEncrypted: '', federalIdEncrypted: '', principalDobEncrypted: '' })).id,
    );
    expect([file.principalSsnEncrypted, file.federalIdEncrypted, file.principalDobEncrypted]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('shows the emails with their state', async () => {
    const { id } = await submit(t);
    const states = async () => (await read(id)).mails.map((mail) => [mail.template, mail.to, mail.state, mail.sentAt]);
    await expect.poll(states).toEqual([
      ['application-receipt', 'elena@example.com', 'sent', '2026-11-21T15:00:00.000Z'],
      ['application-notice', 'applications@acme.example', 'sent', '2026-11-21T15:00:00.000Z'],
    ]);
  });

  test('records the read with user and time, and shows it in the history', async () => {
    const { id, reference } = await submit(t);
    const answer = await get(id);
    const rows = await t.app.db.query
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', id)
      .where('action', '=', 'application.read')
      .execute();
    expect(rows).toEqual([
      expect.objectContaining({
        actor_kind: 'user',
        actor_id: admin.userId,
        subject_kind: 'application',
        detail: {},
        request_id: answer.headers['x-request-id'],
      }),
    ]);
    const { history } = answer.json<{ application: ApplicationFile }>().application;
    expect(history.map((one) => [one.action, one.actor])).toEqual([
      ['application.read', admin.email],
      ['application.submitted', 'visitor'],
    ]);
    expect(history[1]?.detail).toEqual({ reference, language: 'en' });
  });

  test.each([
    '018f0000-0000-7000-8000-000000000000',
    'x',
    '1',
    '018F0000-0000-7000-8000-000000000000',
    '%00',
    '..',
    "'",
    'null',
  ])('returns 404 for the unknown id "%s" and records nothing', async (id) => {
    const count = async () => (await t.app.db.query.selectFrom('audit').select('id').execute()).length;
    const before = await count();
    expect(expectRefusal(await get(id), 404, 'not_found').message).toMatch(
      /^(This application was not found|This address does not exist)\.$/,
    );
    expect(await count()).toBe(before);
  });
});

describe('tampered values', () => {
  const ssnOf = async (id: string): Promise<string> =>
    (
      await t.app.db.query
        .selectFrom('applications')
        .select('principal_ssn')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).principal_ssn ?? '';
  const setSsn = (id: string, principal_ssn: string) =>
    t.app.db.query.updateTable('applications').set({ principal_ssn }).where('id', '=', id).execute();
  const reveal = (id: string) =>
    admin.send('POST', `/api/admin/applications/${id}/reveal`, {
      field: 'principalSsnEncrypted',
      reason: 'Credit report',
    });

  test("are refused when two rows' values are swapped, so neither file shows the other's number", async () => {
    const [a, b] = [await submit(t), await submit(t, { principalSsnEncrypted: '111-22-3333' })];
    const [first, second] = [await ssnOf(a.id), await ssnOf(b.id)];
    await setSsn(a.id, second);
    await setSsn(b.id, first);
    for (const { id } of [a, b])
      for (const answer of [await get(id), await reveal(id)]) {
        expectRefusal(answer, 500, 'internal');
        expect(answer.body).not.toMatch(/[•\d]-(3333|4821)/);
      }
    await setSsn(a.id, first);
    expect((await read(a.id)).principalSsnEncrypted).toBe('•••-••-4821');
  });

  test('are refused with a flipped byte or clear text', async () => {
    const { id } = await submit(t);
    const sealed = await ssnOf(id);
    const flipped = sealed.slice(0, -5) + (sealed.at(-5) === 'A' ? 'B' : 'A') + sealed.slice(-4);
    for (const changed of [flipped, '912-34-4821', sealed.slice(0, -4)]) {
      await setSsn(id, changed);
      expectRefusal(await get(id), 500, 'internal');
      expectRefusal(await reveal(id), 500, 'internal');
    }
  });
});
