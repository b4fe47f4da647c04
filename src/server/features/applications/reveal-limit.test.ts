import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { dataRequestPaths } from '#contract/data-requests.ts';
import { chooseForRequest, openedDataRequest } from '#tests/support/data-request-factories.ts';
import { PASSWORD, signedCopy, signedIn, SSN, submit } from '#tests/support/factories.ts';
import { fakePrinter } from '#tests/support/fake-parts.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp({ RATE_LIMIT: 'on' }, { printer: fakePrinter() });
afterAll(() => t.close());
afterEach(() => void vi.useRealTimers());
const colleague = await signedIn(t, 'admin');
const { id } = await submit(t);

type Admin = typeof colleague;
const reveal = (who: Admin, of = id) =>
  who.send('POST', `/api/admin/applications/${of}/reveal`, {
    field: 'principalSsnEncrypted',
    reason: 'Credit report',
  });
const copy = (who: Admin) => who.send('POST', `/api/admin/applications/${id}/pdf`, { reason: 'Credit report' });
const alerts = (to: string) =>
  t.app.db.query
    .selectFrom('mails')
    .select('id')
    .where('template', '=', 'reveals-limited')
    .where('to_address', '=', to);
const emailOf = async (who: Admin): Promise<string> =>
  (await t.app.db.query.selectFrom('users').select('email').where('id', '=', who.userId).executeTakeFirstOrThrow())
    .email;
const revealsBy = async (who: Admin): Promise<number> =>
  (
    await t.app.db.query
      .selectFrom('audit')
      .select('id')
      .where('action', '=', 'application.revealed')
      .where('actor_id', '=', who.userId)
      .execute()
  ).length;

const spend = (who: Admin, values: number) => t.app.limits.use('reveal', who.userId, String, values);

describe('the limit of reveals', () => {
  test('lets 60 of 70 concurrent reveals by one user succeed and answers 10 with 429 and the time to wait', async () => {
    const admin = await signedIn(t, 'admin');
    const answers = await Promise.all(Array.from({ length: 70 }, () => reveal(admin)));
    expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(60);
    const refused = answers.filter((one) => one.statusCode !== 200);
    expect(refused).toHaveLength(10);
    for (const one of refused) {
      expect(expectRefusal(one, 429, 'rate_limited').message).toMatch(/60 values per hour/);
      expect(Number(one.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await revealsBy(admin)).toBe(60);
    expect((await reveal(colleague)).statusCode).toBe(200);
  });

  test('emails each other administrator once, and not the user who reached the limit', async () => {
    const admin = await signedIn(t, 'admin');
    const before = (await alerts(await emailOf(colleague)).execute()).length;
    await spend(admin, 58);
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push((await reveal(admin)).statusCode);
    expect(answers).toEqual([200, 200, 429, 429, 429]);
    expect((await alerts(await emailOf(colleague)).execute()).length - before).toBe(1);
    expect(await alerts(await emailOf(admin)).execute()).toEqual([]);
  });

  test('counts a complete signed copy as 3 reveals', async () => {
    await signedCopy(t, id);
    const admin = await signedIn(t, 'admin');
    await spend(admin, 54);
    for (let i = 0; i < 2; i++) expect((await copy(admin)).statusCode).toBe(200);
    expectRefusal(await copy(admin), 429, 'rate_limited');
    expectRefusal(await reveal(admin), 429, 'rate_limited');
    expect(await revealsBy(admin)).toBe(6);
  });

  test('refuses one file of a data request with more than 60 clear values, and emails the other administrators', async () => {
    const admin = await signedIn(t, 'admin');
    const request = await openedDataRequest(t, {}, admin);
    const ids = [];
    for (let i = 0; i < 21; i++) ids.push((await submit(t)).id);
    const choose = (some: string[]) =>
      chooseForRequest(
        admin,
        request.id,
        some.map((one) => ({ kind: 'application', id: one })),
      );
    const take = (reason?: string) =>
      admin.send('POST', dataRequestPaths.export(request.id), {
        format: 'json',
        ...(reason && { reason, password: PASSWORD }),
      });
    await choose(ids);
    const before = (await alerts(await emailOf(colleague)).execute()).length;
    const file = await take('Asked for in writing');
    expect(file.body.split(SSN)).toHaveLength(1);
    expect(expectRefusal(file, 429, 'rate_limited').message).toMatch(/63 values.*60 per hour\. Choose fewer/);
    expect((await alerts(await emailOf(colleague)).execute()).length - before).toBe(1);
    expect(await revealsBy(admin)).toBe(0);
    expect((await take()).statusCode).toBe(200);
    await choose(ids.slice(1));
    expect((await take('Asked for in writing')).body.split(SSN)).toHaveLength(21);
  });

  test('allows reveals again after an hour', async () => {
    const admin = await signedIn(t, 'admin');
    vi.useFakeTimers({ toFake: ['Date'] });
    await spend(admin, 60);
    vi.setSystemTime(Date.now() + 3_599_000);
    expectRefusal(await reveal(admin), 429, 'rate_limited');
    vi.setSystemTime(Date.now() + 2_000);
    expect((await reveal(admin)).statusCode).toBe(200);
  });

  test('does not apply to the masked copy', async () => {
    const admin = await signedIn(t, 'admin');
    await spend(admin, 60);
    expectRefusal(await reveal(admin), 429, 'rate_limited');
    expect((await admin.send('GET', `/api/admin/applications/${id}/pdf`)).statusCode).toBe(200);
  });
});
