import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { statusPaths } from '#contract/status-page.ts';
import { findStatus as en } from '#copy/en/find-status.ts';
import { findStatus as es } from '#copy/es/find-status.ts';
import { newId } from '#server/lib/ids.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { BIRTH_DATE, EIN, signedIn, SSN } from '#tests/support/factories.ts';
import { followed } from '#tests/support/status-factories.ts';
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts';
import { emailStatusLinks } from './find.ts';

const t = await startTestApp();
const limited = await startTestApp({ RATE_LIMIT: 'on' });
afterAll(() => Promise.all([t.close(), limited.close()]));
const DAY_MS = 86_400_000;

let used = 0;
let email = '';
beforeEach(() => void (email = `finder-${String(++used)}@example.com`));

async function find(address: string, { test: app = t, from = '203.0.113.9', lang = 'en' } = {}) {
  const { token, cookie } = await app.browser();
  return app.server.inject({
    method: 'POST',
    url: statusPaths.find,
    remoteAddress: from,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie,
      'x-csrf-token': token,
      'accept-language': lang,
    },
    payload: { email: address },
  });
}
const jobs = async ({ app }: TestApp): Promise<{ state: string; data: { linkIds: string[] } }[]> =>
  (
    await sql<{ state: string; data: { linkIds: string[] } }>`
      select state::text, data from jobs.job where name = 'mail-status-links' order by created_on`.execute(app.db.query)
  ).rows;
/** Waits for the jobs of all earlier calls. Returns the emails with links to this address. */
async function emailed(address: string, app = t) {
  await expect
    .poll(async () => (await jobs(app)).filter(({ state }) => state !== 'completed').length, { timeout: 240_000 })
    .toBe(0);
  const rows = app.app.db.query.selectFrom('mails').select(['id', 'language', 'subject_reference']);
  return rows.where('template', '=', 'status-links').where('to_address', '=', address).orderBy('id').execute();
}
const delivered = async (address: string) => {
  const last = () => t.mailer.sent.findLast(({ to, subject }) => to === address && /link|enlace/i.test(subject));
  await expect.poll(last, { timeout: 240_000 }).toBeDefined();
  return last();
};
const sentAudits = async (id: string): Promise<number> => {
  const rows = t.app.db.query.selectFrom('audit').select('actor_kind').where('subject_id', '=', id);
  return (await rows.where('action', '=', 'application.status_link_sent').execute()).length;
};

describe('asking for the link to a status page', () => {
  test('emails reference, date and link to the address of the application, typed in any case', async () => {
    const { id, reference, url } = await followed(t, { principalEmail: email, businessName: 'Vega Trucking' });
    const answer = await find(` ${email.toUpperCase()} `);
    const message = en.sent(t.app.brand.phones.main.display);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message }]);
    expect(await emailed(email)).toMatchObject([{ language: 'en', subject_reference: reference }]);
    expect(await sentAudits(id)).toBe(1);
    const sent = await delivered(email);
    expect(sent?.subject).toBe('The link to your application');
    expect(sent?.text).toContain(`Open ${reference}:\n${url}`);
    expect(sent?.text).toMatch(new RegExp(`${reference}: Received \\w+ \\d+, \\d{4}`));
    for (const secret of [SSN, EIN, BIRTH_DATE, 'Vega', 'Elena']) expect(sent?.text).not.toContain(secret);
    expect(t.logged()).not.toContain(email);
  });

  test('answers an unknown address alike, with the same work and no email', async () => {
    await followed(t, { principalEmail: email });
    const known = await find(email);
    const before = (await jobs(t)).length;
    const unknown = await find(`un${email}`);
    expect([unknown.statusCode, unknown.body]).toEqual([200, known.body]);
    expect((await jobs(t)).slice(before)).toMatchObject([{ data: { linkIds: [] } }]);
    expect(JSON.stringify(await jobs(t))).not.toContain('@');
    expect(await emailed(`un${email}`)).toEqual([]);
  });

  test('sends all open applications in one email, in the language of the newest', async () => {
    const first = await followed(t, { principalEmail: email });
    const second = await followed(t, { principalEmail: email.toUpperCase() }, 'es');
    const other = await followed(t, { principalEmail: `other-${email}` });
    await find(email);
    const sent = await delivered(email.toUpperCase());
    expect(await emailed(email.toUpperCase())).toMatchObject([{ language: 'es', subject_reference: second.reference }]);
    expect(sent?.subject).toBe('Los enlaces de sus solicitudes');
    expect(sent?.text).toContain(first.url);
    expect(sent?.text).toContain(second.url);
    expect(sent?.text).not.toContain(other.reference);
    expect([await sentAudits(first.id), await sentAudits(second.id), await sentAudits(other.id)]).toEqual([1, 1, 0]);
  });

  test('sends nothing for a revoked link, the newer link after a renewal', async () => {
    const { id, url } = await followed(t, { principalEmail: email });
    const admin = await signedIn(t, 'admin');
    expect((await admin.send('POST', statusPaths.revoke(id))).statusCode).toBe(200);
    await find(email);
    expect(await emailed(email)).toEqual([]);
    const renewed = (await admin.send('POST', statusPaths.link(id))).json<{ url: string }>();
    await find(email);
    const sent = await delivered(email);
    expect(sent?.text).toContain(renewed.url);
    expect(sent?.text).not.toContain(url);
  });

  test('sends nothing for a link that was revoked before the job ran, and one email when the job runs twice', async () => {
    const { id } = await followed(t, { principalEmail: email });
    const links = t.app.db.query.selectFrom('status_links').select('id').where('application_id', '=', id);
    const linkIds = (await links.execute()).map((link) => link.id);
    const data = { mailId: newId(t.clock.now()), linkIds };
    await emailStatusLinks(t.app, data);
    await emailStatusLinks(t.app, data);
    expect(await emailed(email)).toMatchObject([{ id: data.mailId }]);
    expect(await sentAudits(id)).toBe(1);
    const admin = await signedIn(t, 'admin');
    await admin.send('POST', statusPaths.revoke(id));
    await emailStatusLinks(t.app, { mailId: newId(t.clock.now()), linkIds });
    expect(await emailed(email)).toHaveLength(1);
  });

  test('sends the link until 90 days after the file was closed', async () => {
    const { id } = await followed(t, { principalEmail: email });
    const closed = (days: number) =>
      t.app.db.query
        .updateTable('applications')
        .set({ status: 'closed', closed_at: new Date(t.clock.now().getTime() - days * DAY_MS) })
        .where('id', '=', id)
        .execute();
    await closed(91);
    await find(email);
    expect(await emailed(email)).toEqual([]);
    await closed(89);
    await find(email);
    expect(await emailed(email)).toHaveLength(1);
  });

  test('refuses what is no email address, in the language of the page, and a call without CSRF token', async () => {
    for (const address of ['', 'elena', `${'a'.repeat(250)}@example.com`]) {
      expectRefusal(await find(address), 400, 'validation');
      expect((await find(address, { lang: 'es' })).json()).toMatchObject({ fields: { email: es.form.emailMissing } });
    }
    const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' };
    const bare = await t.server.inject({ method: 'POST', url: statusPaths.find, headers, payload: { email } });
    expectRefusal(bare, 403, 'csrf');
  });
});

describe('limits of asking for the link', () => {
  const ask = (from: string, address = email) => find(address, { test: limited, from });

  test('send 3 emails an hour per address and network for 8 concurrent calls, with the same answer beyond', async () => {
    await followed(limited, { principalEmail: email });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('10.1.0.1')));
    expect(new Set(answers.map(({ statusCode, body }) => `${String(statusCode)} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await emailed(email, limited)).toHaveLength(3);
    await ask('10.1.0.2');
    expect(await emailed(email, limited)).toHaveLength(4);
  });

  test('send 12 emails a day per address, whatever the network and the case', async () => {
    await followed(limited, { principalEmail: email });
    for (let i = 0; i < 15; i++)
      expect((await ask(`10.2.0.${String(i)}`, i % 2 ? email : email.toUpperCase())).statusCode).toBe(200);
    expect(await emailed(email, limited)).toHaveLength(12);
  });

  test('refuse a network after 60 calls a minute', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, (_, i) => ask('10.3.0.1', `a${String(i)}${email}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(4);
  });
});
