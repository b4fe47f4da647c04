import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Brand, sampleBrand } from '#contract/brand.ts';
import { claimNames } from '#contract/claims.ts';
import {
  type Checklist,
  type PublicationAnswer,
  sectionNames,
  sectionSchemas,
  settingsPaths,
} from '#contract/settings.ts';
import { setupPaths } from '#contract/setup.ts';
import { signInPaths } from '#contract/sign-in.ts';
import { checksOf } from '#server/config/checks.ts';
import type { Settings } from '#server/config/settings.ts';
import { systemCtx } from '#server/context.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { isPreviewToken } from '#server/features/settings/preview.ts';
import { openPublication } from '#server/features/settings/publication.ts';
import { buildServer } from '#server/http/build-server.ts';
import { servePages } from '#server/http/pages.ts';
import { givePassword, PASSWORD, sampleApplication, signedIn } from '#tests/support/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts';

const HOST = 'apply.acme.example';
const production: Settings = {
  NODE_ENV: 'production',
  RATE_LIMIT: 'on',
  DOMAIN: HOST,
  PUBLIC_URL: undefined,
  EMBEDDED_IN_PRODUCTION: 'yes',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  SMTP_URL: 'smtps://mail.acme.example',
  MAIL_FROM: 'no-reply@acme.example',
};
let t: TestApp;
let server: FastifyInstance;
let admin: Awaited<ReturnType<typeof signedIn>>;
let dealer: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  t = await startTestApp(production);
  server = await buildServer(
    t.app,
    () => Promise.resolve([]),
    (s) => servePages(s, t.app),
  );
  admin = await signedIn(t, 'admin');
  dealer = await signedIn(t, 'dealer');
  await givePassword(t, dealer);
});
afterAll(async () => {
  await server.close();
  await t.close();
});

const get = (url: string, headers = {}) => server.inject({ url, headers: { host: HOST, ...headers } });
const post = (url: string, payload: object, headers = {}) =>
  server.inject({ method: 'POST', url, headers: { host: HOST, ...headers }, payload });
const asUser = ({ bearer }: { bearer: string }) => ({ authorization: `Bearer ${bearer}` });
const publication = async (): Promise<PublicationAnswer> =>
  (await get(settingsPaths.publication, asUser(admin))).json<PublicationAnswer>();
const publish = (published: boolean, password = PASSWORD) =>
  server.inject({
    method: 'PUT',
    url: settingsPaths.publication,
    headers: { host: HOST, ...asUser(admin) },
    payload: { published, password, code: '' },
  });

/** Saves every section of the lender's values, with evidence for each claim. */
async function saveOwnValues(): Promise<void> {
  const proof = { evidence: 'Registry extract in the compliance folder', on: '2026-11-02' };
  const own: Brand = {
    ...t.app.brand,
    testimonials: { en: [], es: [] },
    claims: Object.fromEntries(claimNames.map((name) => [name, proof])),
  };
  for (const section of sectionNames) {
    const value = z.parse(sectionSchemas[section], own);
    const answer = await server.inject({
      method: 'PUT',
      url: settingsPaths.section(section),
      headers: { host: HOST, ...asUser(admin) },
      payload: { version: 0, value, password: PASSWORD, code: '' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

async function email(template: 'dealer-invitation' | 'password-reset', to: string): Promise<string> {
  const expiresAt = t.clock.now().toISOString();
  const link = 'https://apply.acme.example/dealer/accept-invite?token=sample';
  const ctx = systemCtx(t.clock.now());
  return t.app.db.tx((tx) =>
    template === 'password-reset'
      ? queueEmail(t.app, ctx, tx, { template, to, language: 'en', params: { link, expiresAt } })
      : queueEmail(t.app, ctx, tx, {
          template,
          to,
          language: 'en',
          params: { link, expiresAt, name: 'Ana', account: 'Sample Equipment' },
        }),
  );
}
const nothingFound = {
  now: new Date(),
  settings: [],
  database: undefined,
  services: [],
  stores: [],
  keys: undefined,
  audit: [],
  clock: [],
  address: undefined,
  rooms: [],
  data: undefined,
};
const recipients = (): string[] => t.mailer.sent.map(({ to }) => to);

describe('setup mode of a production installation that was not published', () => {
  test.each([
    ['/', 'Opening soon', 'Abrimos pronto'],
    ['/credit-application', 'Opening soon', 'Abrimos pronto'],
    ['/es', 'Abrimos pronto', 'Opening soon'],
    ['/es/make-payment', 'Abrimos pronto', 'Opening soon'],
    ['/sitemap.xml', 'Opening soon', 'Abrimos pronto'],
    ['/upload/sample-token', 'Opening soon', 'Abrimos pronto'],
    ['/not-a-page', 'Opening soon', 'Abrimos pronto'],
  ])('%s answers 503 in both languages, the first one is %s', async (url, first, second) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '600', 'cache-control': 'no-store' });
    expect(body.indexOf(first)).toBeGreaterThan(0);
    expect(body.lastIndexOf(second)).toBeGreaterThan(body.indexOf(`<h1>${first}`));
    expect(body).not.toContain(sampleBrand.company);
    expect(body).not.toContain('555-');
  });

  test('an administrator sees the closed pages for an hour in the own browser, and no call of the API opens', async () => {
    const preview = await post(setupPaths.preview, {}, asUser(admin));
    expect(preview.statusCode, preview.body).toBe(200);
    const given = String(preview.headers['set-cookie']);
    expect(given).toMatch(/^site_preview=\S+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=3600; Secure$/);
    const [cookie = ''] = given.split(';');
    const shown = await get('/es', { cookie });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(shown.body).toContain(sampleBrand.company);
    expect((await get('/es')).statusCode).toBe(503);
    for (const path of ['/sitemap.xml', '/status/sample-token', '/es.md'])
      expect((await get(path, { cookie })).statusCode, path).toBe(503);
    expect((await post('/api/credit-application', sampleApplication(), { cookie })).statusCode).toBe(503);
    for (const forged of [
      `${cookie}x`,
      'site_preview=',
      `site_preview=zzzzzzzzz.${cookie.split('.').slice(1).join('.')}`,
    ])
      expect((await get('/', { cookie: forged })).statusCode, forged).toBe(503);
    const token = cookie.slice(cookie.indexOf('=') + 1);
    const inAnHour = new Date(t.clock.now().getTime() + 3_600_001);
    expect([t.clock.now(), inAnHour].map((at) => isPreviewToken(t.app, token, at))).toEqual([true, false]);
  });

  test('public calls answer 503 with Retry-After in the language of the caller, and store nothing', async () => {
    const refused = await post('/api/credit-application', sampleApplication());
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.json()).toMatchObject({
      success: false,
      code: 'unavailable',
      message: expect.stringMatching(/^Opening soon\./) as string,
    });
    const spanish = await post('/api/chat/session', {}, { 'accept-language': 'es-MX' });
    expect(spanish.json()).toMatchObject({ message: expect.stringMatching(/^Abrimos pronto\./) as string });
    expect(await t.app.db.query.selectFrom('applications').select('id').execute()).toEqual([]);
  });

  test('the buttons of a status page answer with the closed page', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const url of ['/status/sample-token', '/es/make-payment/finish']) {
      const answer = await server.inject({
        method: 'POST',
        url,
        headers: { host: HOST, ...headers },
        payload: 'act=code',
      });
      expect(answer.statusCode, url).toBe(503);
      expect(answer.body).toContain('Abrimos pronto');
    }
  });

  test('health checks and the portal pages answer as before', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
    expect((await get('/dealer/login')).statusCode).toBe(200);
    expect((await get('/admin/settings')).statusCode).toBe(200);
  });

  test('staff sign in; a dealer is told that the portal opens soon, with the password and with an open session', async () => {
    const staff = await post(signInPaths.login, { email: admin.email, password: PASSWORD });
    expect(staff.statusCode, staff.body).toBe(200);
    const refused = await post(signInPaths.login, { email: dealer.email, password: PASSWORD });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining('The dealer portal opens soon.') as string,
    });
    const wrong = await post(signInPaths.login, { email: dealer.email, password: 'not the password' });
    expect(wrong.statusCode).toBe(401);
    expect((await get('/api/dealer/deals', asUser(dealer))).statusCode).toBe(503);
  });

  test('an invitation of a dealer waits; a new password of staff leaves', async () => {
    const waiting = await email('dealer-invitation', 'ana@dealer.example');
    await email('password-reset', 'staff@acme.example');
    await expect.poll(recipients).toContain('staff@acme.example');
    expect(recipients()).not.toContain('ana@dealer.example');
    const row = await t.app.db.query.selectFrom('mails').select('state').where('id', '=', waiting).executeTakeFirst();
    expect(row).toEqual({ state: 'queued' });
  });

  test('publishing is refused while a value is a sample, and the answer lists what is left', async () => {
    expect(await publication()).toMatchObject({
      usesSetupMode: true,
      publishedAt: null,
      left: expect.arrayContaining(['"Company" has 6 samples. Enter your own values, or confirm them.']) as string[],
    });
    const refused = await publish(true);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: expect.stringMatching(/cannot be published yet.*"Claims and testimonials" has \d+ samples/) as string,
    });
    expect((await publication()).publishedAt).toBeNull();
  });

  test('the banner, the publishing panel and the doctor count the same things', async () => {
    const { left } = await publication();
    const checklist = (await get(settingsPaths.checklist, asUser(admin))).json<Checklist>();
    expect(checklist).toMatchObject({ open: left.length, isPublic: false, isSample: true });
    // The route of the doctor would call the public address.
    const checks = checksOf({ ...nothingFound, config: t.app.config, brand: t.app.liveBrand.now() });
    expect(checks.filter(({ state }) => state === 'todo').map(({ text, next }) => `${text} ${next ?? ''}`)).toEqual(
      left,
    );
  });

  test('publishing needs the password, the permission, and opens the site at once; a second call changes nothing', async () => {
    await saveOwnValues();
    expect((await publish(true, 'not the password')).statusCode).toBe(400);
    const sales = await signedIn(t, 'underwriter');
    const forbidden = await server.inject({
      method: 'PUT',
      url: settingsPaths.publication,
      headers: { host: HOST, ...asUser(sales) },
      payload: { published: true, password: PASSWORD, code: '' },
    });
    expect(forbidden.statusCode).toBe(403);
    const done = await publish(true);
    expect(done.statusCode, done.body).toBe(200);
    const first = done.json<PublicationAnswer>();
    expect(first).toMatchObject({ changedBy: admin.email, left: [] });
    const checklist = (await get(settingsPaths.checklist, asUser(admin))).json<Checklist>();
    expect(checklist).toMatchObject({ open: 0, isPublic: true, isSample: false });
    expect((await get('/')).statusCode).toBe(200);
    expect((await get('/api/dealer/deals', asUser(dealer))).statusCode).toBe(200);
    expect((await publish(true)).json<PublicationAnswer>().publishedAt).toBe(first.publishedAt);
    const acts = await t.app.db.query.selectFrom('audit').select('action').where('action', 'like', 'site.%').execute();
    expect(acts).toEqual([{ action: 'site.published' }]);
  });

  test('unpublishing closes the site again, and another node follows', async () => {
    const other = await openPublication(t.app.db, t.app.config);
    expect(other.isOpen()).toBe(true);
    expect((await publish(false)).json<PublicationAnswer>().publishedAt).toBeNull();
    expect((await get('/')).statusCode).toBe(503);
    await other.refresh();
    expect(other.isOpen()).toBe(false);
    expect((await publish(true)).statusCode).toBe(200);
  });
});
