import { afterAll, describe, expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import { type CorrectionAnswer, correctionPath } from '#contract/corrections.ts';
import { newId } from '#server/lib/ids.ts';
import { signedIn, SSN, submit } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const note = (id: string, body: object) => admin.send('POST', correctionPath(id), body);
const fileOf = async (id: string) =>
  (await admin.send('GET', `/api/admin/applications/${id}`)).json<{ application: ApplicationFile }>().application;

describe('a correction of signed content', () => {
  test('appears in the file, newest first, and leaves the signed content and its hash unchanged', async () => {
    const { id } = await submit(t);
    const before = await fileOf(id);
    await note(id, { part: 'name', note: 'Spelled Helena, with an h' });
    const answer = await note(id, { part: 'contact', note: 'The business moved its phone' });
    expect(answer.statusCode).toBe(201);
    const { corrections } = answer.json<CorrectionAnswer>();
    expect(corrections.map((one) => [one.part, one.note, one.notedBy])).toEqual([
      ['contact', 'The business moved its phone', admin.email],
      ['name', 'Spelled Helena, with an h', admin.email],
    ]);
    const after = await fileOf(id);
    expect(after.corrections).toEqual(corrections);
    expect([after.principalName, after.signature]).toEqual([before.principalName, before.signature]);
    const noted = after.history.filter((one) => one.action === 'application.corrected').map((one) => one.detail);
    expect(noted).toEqual([{ part: 'contact' }, { part: 'name' }]);
  });

  test('is stored encrypted', async () => {
    const { id } = await submit(t);
    await note(id, { part: 'address', note: 'Lives in Lincoln now' });
    const rows = await t.app.db.query.selectFrom('corrections').selectAll().where('application_id', '=', id).execute();
    expect(rows[0]?.note).toMatch(/^s1\./);
    expect(JSON.stringify(rows)).not.toContain('Lincoln');
  });

  test.each([
    [{ part: 'soul', note: 'Something is wrong' }, 'part'],
    [{ part: 'name', note: 'no' }, 'note'],
    [{ part: 'number', note: `It is ${SSN}` }, 'note'],
  ])('is refused for %j with an error at %s', async (body, field) => {
    const { id } = await submit(t);
    expect(Object.keys(expectRefusal(await note(id, body), 400, 'validation').fields ?? {})).toEqual([field]);
    expect((await fileOf(id)).corrections).toEqual([]);
  });

  test('returns 404 for an application that does not exist', async () => {
    for (const id of [newId(), 'nonsense']) expectRefusal(await note(id, {}), 404, 'not_found');
  });
});
