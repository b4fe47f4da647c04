import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Brand, sampleBrand } from '#contract/brand.ts';
import { claimNames, removableClaims } from '#contract/claims.ts';
import { recommendationPath } from '#contract/recommendation-choices.ts';
import { decisionPaths } from '#contract/decisions.ts';
import { sectionNames, settingsPaths, type SettingsSection, settingsSections } from '#contract/settings.ts';
import { type UploadLink, uploadLinkPaths } from '#contract/upload-links.ts';
import { currentConsent } from '#server/features/applications/consent.ts';
import { buildServer } from '#server/http/build-server.ts';
import { servePages } from '#server/http/pages.ts';
import { adminPaths } from '#contract/admin.ts';
import { decideApplication, sampleDecline } from '#tests/support/decision-factories.ts';
import {
  openChat,
  PASSWORD,
  sampleChat,
  signedCopy,
  signedIn,
  submit,
  submittedDeal,
  uploadLink,
} from '#tests/support/factories.ts';
import { expectRefusal } from './expect-refusal.ts';
import { startTestApp, type TestClient } from '#tests/support/start-test-app.ts';

const PUBLIC_URL = 'https://lender.example';
const t = await startTestApp();
let pages: FastifyInstance;
let admin: TestClient;
beforeAll(async () => {
  admin = await signedIn(t, 'admin');
  // A public address, where samples keep pages out of search.
  const config = { ...t.app.config, publicUrl: PUBLIC_URL };
  pages = await buildServer(
    t.app,
    () => Promise.resolve([]),
    (server) => servePages(server, { ...t.app, config }),
  );
});
afterAll(async () => {
  await pages.close();
  await t.close();
});

const page = (url: string, headers: Record<string, string> = {}) => pages.inject({ url, headers });
const text = async (url: string): Promise<string> => (await page(url)).body.replaceAll('&quot;', '"');
async function save(change: Partial<Brand>): Promise<void> {
  const names = sectionNames.filter((name) => settingsSections[name].some((key) => key in change));
  for (const section of names) {
    const value = Object.fromEntries(settingsSections[section].map((key) => [key, { ...t.app.brand, ...change }[key]]));
    const version = t.app.liveBrand.now().rows.find((row) => row.section === section)?.version ?? 0;
    const answer = await admin.send('PUT', settingsPaths.section(section), { version, value, password: PASSWORD });
    if (answer.statusCode !== 200) throw new Error(`the save failed: ${answer.body}`);
  }
}
const withMain = (display: string): Pick<Brand, 'phones'> => ({
  phones: { ...sampleBrand.phones, main: { display, dial: `+1${display.replace(/\D/g, '')}` } },
});

describe('settings change through the API', () => {
  test('updates every page at once, with a new ETag, compressed and uncompressed, in both languages', async () => {
    const before = await page('/');
    await save(withMain('(800) 555-0199'));
    const after = await page('/', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const packed = await page('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('(800) 555-0199');
    const known = await page('/', { 'if-none-match': String(after.headers.etag) });
    expect(known.statusCode).toBe(304);
    for (const url of [
      '/es',
      '/credit-application',
      '/llms.txt',
      '/index.md',
      '/dealer/login',
      '/nothing',
      '/make-payment',
    ]) {
      const body = await text(url);
      expect(body, url).not.toContain('(402) 555-0142');
      if (body.includes('555-01')) expect(body, url).toContain('(800) 555-0199');
    }
    expect(await text('/')).toMatch(/"telephone":"\+?1?.*800.*555.*0199"/);
  });

  test('updates the assistant, the chat and the recommendation at once', async () => {
    const visitor = await t.browser();
    const sessionId = await openChat(t);
    await save(withMain('(800) 555-0188'));
    const said = await visitor.send('POST', '/api/chat/message', { sessionId, content: 'What is your phone number?' });
    expect(said.body).toContain('(800) 555-0188');
    const ask = () =>
      visitor.send('POST', recommendationPath, { visitorId: sampleChat.visitorId, amount: 50_000, term: 60 });
    const before = (await ask()).body;
    await save({
      pricing: { ...sampleBrand.pricing, recommendation: { ...sampleBrand.pricing.recommendation, rateBps: 3111 } },
    });
    expect((await ask()).body).not.toBe(before);
  });

  test('updates the rates of the calculators in the page, the portal and the engine at once', async () => {
    const question = { content: 'What would the payment be on $150,000 over 48 months with good credit?' };
    const visitor = await t.browser();
    const ask = async (): Promise<string> =>
      (await visitor.send('POST', '/api/chat/message', { sessionId: await openChat(t), ...question })).body;
    const before = await ask();
    const { pricing } = sampleBrand;
    await save({
      pricing: { ...pricing, tiers: { ...pricing.tiers, good: { ...pricing.tiers.good, baseRateBps: 1234 } } },
    });
    for (const url of ['/', '/es', '/dealer/login']) expect(await text(url), url).toContain('"baseRateBps":1234');
    const after = await ask();
    expect(before).toMatch(/\$\d,\d{3}\.\d\d/);
    expect(after).not.toBe(before);
  });

  test('updates emails, the API description and the texts that applicants sign at once', async () => {
    await save({ company: 'Rivet Capital' });
    const { id, reference } = await submit(t);
    await signedCopy(t, id);
    const paper = await admin.send('POST', `${adminPaths.applications}/${id}/pdf`, { reason: 'Credit report' });
    expect(paper.body).toContain('Rivet Capital');
    await expect
      .poll(() => t.mailer.sent.find((mail) => mail.to === 'elena@example.com' && mail.text.includes(reference))?.text)
      .toContain('Rivet Capital');
    const { title } = (await page('/api/openapi.json')).json<{ info: { title: string } }>().info;
    expect(title).toBe('Rivet Capital API');
    expect((await page('/api/docs')).body).toContain('Rivet Capital API');
    const { hash } = currentConsent(t.app.brand, 'en');
    expect(await text('/credit-application')).toContain(hash);
    const kept = t.app.db.query.selectFrom('consent_texts').select('body').where('hash', '=', hash);
    expect((await kept.executeTakeFirstOrThrow()).body).toContain('Rivet Capital');
  });

  test('makes pages indexable once nothing is a sample, and not after a claim is withdrawn', async () => {
    const proof = { evidence: 'Registry extract in the compliance folder', on: '2026-11-02' };
    expect(await text('/')).toContain('content="noindex"');
    expect(await text('/')).toContain('chip-sample">');
    await save({
      ...t.app.brand,
      claims: Object.fromEntries(claimNames.map((name) => [name, proof])),
      testimonials: { en: [], es: [] },
    });
    expect(t.app.brand.sample).toBe(false);
    expect(await text('/')).not.toContain('name="robots"');
    expect(await text('/')).not.toContain('chip-sample">');
    expect(await text('/sitemap.xml')).toContain(`<loc>${PUBLIC_URL}/</loc>`);
    expect(await text('/robots.txt')).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    await save({ claims: { ...t.app.brand.claims, since2015: null } });
    expect(await text('/')).toContain('content="noindex"');
  });
});

describe('what the lender leaves out or adds', () => {
  test('a case study that is left out answers 404 in every form, has no link, and needs no evidence', async () => {
    const addresses = ['/case-study/manufacturing', '/case-study/manufacturing.md', '/es/case-study/manufacturing'];
    const listed = async (): Promise<boolean[]> =>
      Promise.all(
        ['/manufacturing', '/es/manufacturing', '/sitemap.xml', '/llms.txt'].map(async (url) =>
          (await text(url)).includes('case-study/manufacturing'),
        ),
      );
    const statuses = async (): Promise<number[]> =>
      Promise.all(addresses.map(async (url) => (await page(url)).statusCode));
    const needsEvidence = (): boolean =>
      t.app.liveBrand.now().unconfirmed.some((line) => line.startsWith('claims.caseManufacturing'));
    await save({ claims: { ...t.app.brand.claims, caseManufacturing: null } });
    expect([await statuses(), await listed(), needsEvidence()]).toEqual([
      [200, 200, 200],
      [true, true, true, true],
      true,
    ]);
    await save({ leftOut: ['caseManufacturing'] });
    expect([await statuses(), await listed(), needsEvidence()]).toEqual([
      [404, 404, 404],
      [false, false, false, false],
      false,
    ]);
    expect((await page('/case-study/vocational-trucks')).statusCode).toBe(200);
    expect(await text('/')).toContain('id="fleet"');
    await save({ leftOut: ['caseVocationalTrucks'] });
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await text('/')).not.toContain('id="fleet"');
    await save({ leftOut: [] });
    expect(await text('/')).toContain('id="fleet"');
  });

  test('pages name the year of the settings, and no year without one', async () => {
    await save({ inBusinessSince: 2008 });
    for (const [url, words] of [
      ['/', 'Direct lender since 2008'],
      ['/about', 'in business since 2008'],
      ['/es/construccion', 'En el negocio desde 2008'],
    ] as const)
      expect(await text(url)).toContain(words);
    await save({ inBusinessSince: null });
    expect(t.app.liveBrand.now().unconfirmed.some((line) => line.startsWith('claims.since2015'))).toBe(false);
    expect(await text('/about')).not.toContain('in business since');
    await save({ inBusinessSince: 2015 });
  });

  test('no page names a claim of a lender who left out every claim that can be', async () => {
    const { manufacturers, associations, testimonials, inBusinessSince } = t.app.brand;
    const named = [...manufacturers, ...associations, ...testimonials.en.map(({ quote }) => quote)];
    const said = new RegExp(
      [
        ...named.map((name) => name.replace(/[.?$+()]/g, '\\$&')),
        '(?:since|desde) \\d{4}',
        'case.study',
        'Lea el caso',
        'un caso',
        'CNC cell',
        'Celda CNC',
        'six trucks',
        'seis camiones',
        'bakery line',
      ].join('|'),
      'i',
    );
    const addresses = [...(await text('/sitemap.xml')).matchAll(/<loc>https:\/\/lender\.example([^<]*)<\/loc>/g)].map(
      ([, address]) => address ?? '',
    );
    const faults = async (on: string[]): Promise<string[]> => {
      const found: string[] = [];
      for (const address of [...on, '/llms.txt']) {
        const words = said.exec(await text(address === '' ? '/' : address))?.[0];
        if (words !== undefined) found.push(`${address}: ${words}`);
      }
      return found;
    };
    expect((await faults(addresses)).length).toBeGreaterThan(10);
    await save({
      leftOut: [...removableClaims],
      manufacturers: [],
      associations: [],
      testimonials: { en: [], es: [] },
      inBusinessSince: null,
    });
    expect(await faults(addresses.filter((address) => !address.includes('case-study')))).toEqual([]);
    await save({ leftOut: [], manufacturers, associations, testimonials, inBusinessSince });
  });

  test('only a claim with its own page can be left out', async () => {
    const { claims, testimonials } = t.app.brand;
    const version = t.app.liveBrand.now().rows.find((row) => row.section === 'claims')?.version ?? 0;
    const value = { claims, testimonials, leftOut: ['since2015'] };
    const refused = await admin.send('PUT', settingsPaths.section('claims'), { version, value });
    expect(expectRefusal(refused, 400, 'validation').fields).toHaveProperty('leftOut.0');
  });

  test('the states of the license are stored by their letters and shown in both languages', async () => {
    await save({ licenceLine: 'California Finance Lender', licensedStates: ['ca', 'New York', 'tejas'] });
    expect(t.app.brand.licensedStates).toEqual(['CA', 'NY', 'TX']);
    for (const [url, words] of [
      ['/about', 'California Finance Lender We’re licensed in CA, NY, TX.'],
      ['/es', 'California Finance Lender Tenemos licencia en CA, NY, TX.'],
    ] as const)
      expect(await text(url), url).toContain(words);
    const version = t.app.liveBrand.now().rows.find((row) => row.section === 'company')?.version ?? 0;
    const company = Object.fromEntries(settingsSections.company.map((key) => [key, t.app.brand[key]]));
    const value = { ...company, licensedStates: ['Ontario'] };
    const refused = await admin.send('PUT', settingsPaths.section('company'), { version, value });
    expect(expectRefusal(refused, 400, 'validation').fields).toEqual({
      'licensedStates.0': 'Use the name or the two letters of a state, such as TX',
    });
  });
});

describe('texts that were signed or sent before a settings change', () => {
  test('a signature applies to the consent that its page showed', async () => {
    const shown = currentConsent(t.app.brand, 'en');
    await save({ company: 'Another Name' });
    const { id } = await submit(t, { consentHash: shown.hash });
    const signed = await t.app.db.query
      .selectFrom('signatures')
      .select('consent_hash')
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(signed.consent_hash).toBe(shown.hash);
  });

  test('a decision notice keeps its text, also when recorded before notices were stored', async () => {
    await save({ company: 'Lender Then' });
    const application = await submit(t);
    const { decisions, notice } = await decideApplication(admin, application.id, sampleDecline);
    const id = decisions[0]?.id ?? '';
    const older = await decideApplication(admin, (await submit(t)).id, sampleDecline);
    const old = older.decisions[0]?.id ?? '';
    await t.app.db.query.updateTable('decisions').set({ lender: 'null' }).where('id', '=', old).execute();
    await save({ company: 'Lender Now', notices: { ...t.app.brand.notices, regulator: 'Another Agency' } });
    for (const [decision, told] of [
      [id, notice.text],
      [old, older.notice.text],
    ] as const) {
      const again = (await admin.send('GET', decisionPaths.notice(decision))).json<{ text: string }>();
      expect(again.text).toBe(told);
      expect(again.text).toContain('Lender Then');
    }
  });

  test('a notice keeps its wording, also when sent before wording was a setting', async () => {
    const { noticeTexts } = t.app.brand;
    const said = { ...noticeTexts.en, declined: '{company} says no to {reference}.\nThe reasons:' };
    const first = await decideApplication(admin, (await submit(t)).id, sampleDecline);
    const shipped = first.decisions[0]?.id ?? '';
    await t.app.db.query
      .updateTable('decisions')
      .set({ lender: sql`lender - 'texts'` })
      .where('id', '=', shipped)
      .execute();
    await save({ noticeTexts: { ...noticeTexts, en: said } });
    const { id: application, reference } = await submit(t);
    const { decisions, notice } = await decideApplication(admin, application, sampleDecline);
    expect(notice.text).toContain(`${t.app.brand.company} says no to ${reference}.\n\nThe reasons:\n\n- `);
    expect(notice.text).toContain('Equal Credit Opportunity Act');
    await save({ noticeTexts: { ...noticeTexts, en: { ...said, declined: 'Other words.' } } });
    for (const [decision, told] of [
      [shipped, first.notice.text],
      [decisions[0]?.id ?? '', notice.text],
    ] as const) {
      const again = (await admin.send('GET', decisionPaths.notice(decision))).json<{ text: string }>();
      expect(again.text).toBe(told);
    }
  });

  test('a notice of incompleteness uses the saved wording', async () => {
    const { noticeTexts } = t.app.brand;
    const { id } = await submit(t);
    await save({ noticeTexts: { ...noticeTexts, en: { ...noticeTexts.en, incompleteness: '{company}: not whole.' } } });
    const asked = { missing: ['quote'], respondBy: '2027-06-30' };
    expect((await admin.send('POST', decisionPaths.incompleteness(id), asked)).statusCode).toBe(200);
    const told = `${t.app.brand.company}: not whole.`;
    await expect.poll(() => t.mailer.sent.some((mail) => mail.text.includes(told))).toBe(true);
  });

  test('an upload link keeps its reference, also when created before references were stored', async () => {
    const dealer = await signedIn(t, 'dealer');
    const deal = await submittedDeal(dealer);
    await uploadLink(dealer, deal.id);
    await uploadLink(dealer, deal.id);
    const references = async (): Promise<string[]> =>
      (await dealer.send('GET', uploadLinkPaths.ofDeal(deal.id)))
        .json<{ uploadLinks: UploadLink[] }>()
        .uploadLinks.map((one) => one.reference);
    const before = await references();
    const { id } = await t.app.db.query.selectFrom('upload_links').select('id').limit(1).executeTakeFirstOrThrow();
    await t.app.db.query.updateTable('upload_links').set({ product_key: null }).where('id', '=', id).execute();
    await save({ productKey: 'RBC' });
    expect(await references()).toEqual(before);
    await uploadLink(dealer, deal.id);
    expect((await references())[0]).toMatch(/^RBC-U-/);
    expect((await submit(t)).reference).toMatch(/^RBC-/);
  });
});

test('a page that fails to render keeps the old values, and the next check tries again', async () => {
  const before = t.app.brand;
  let fails = true;
  t.app.liveBrand.beforeChange(() =>
    fails ? Promise.reject(new Error('planned failure')) : Promise.resolve(() => undefined),
  );
  const section: SettingsSection = 'manufacturers';
  const version = t.app.liveBrand.now().rows.find((row) => row.section === section)?.version ?? 0;
  const value = { manufacturers: ['Kept For Later'] };
  const answer = await admin.send('PUT', settingsPaths.section(section), { version, value, password: PASSWORD });
  expect(expectRefusal(answer, 503, 'unavailable').message).toContain('This is saved but not visible yet');
  expect(t.app.brand).toBe(before);
  fails = false;
  await t.app.liveBrand.refresh();
  expect(t.app.brand.manufacturers).toEqual(['Kept For Later']);
  expect(await text('/')).toContain('Kept For Later');
});
