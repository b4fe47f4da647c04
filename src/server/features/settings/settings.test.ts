import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { claimNames } from '#contract/claims.ts';
import {
  type SettingsAnswer,
  type SettingsHistory,
  settingsPaths,
  type SettingsSection,
  type SettingsSections,
} from '#contract/settings.ts';
import { purgeDaily } from '#server/features/retention/purge.ts';
import { PASSWORD, signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn(t, 'admin');
});

const read = async (): Promise<SettingsSections> =>
  (await admin.send('GET', settingsPaths.all)).json<SettingsAnswer>().sections;
const versionOf = async (section: SettingsSection): Promise<number> => (await read())[section].version;
const put = (section: string, version: number, value: unknown, who = admin) =>
  who.send('PUT', settingsPaths.section(section), { version, value, password: PASSWORD });
const reset = (section: string, version: number) =>
  admin.send('DELETE', `${settingsPaths.section(section)}?version=${String(version)}`, { password: PASSWORD });
const history = async (section: SettingsSection): Promise<SettingsHistory['entries']> =>
  (await admin.send('GET', settingsPaths.history(section))).json<SettingsHistory>().entries;
const trail = (section: SettingsSection) =>
  t.app.db.query.selectFrom('audit').selectAll().where('subject_id', '=', section).orderBy('id').execute();

const { company, tagline, productKey, address, licenceLine, licensedStates, inBusinessSince, associations } =
  sampleBrand;
const companyValue = {
  company,
  tagline,
  productKey,
  address,
  licenceLine,
  licensedStates,
  inBusinessSince,
  associations,
};
const confirmed = { evidence: 'Registry extract in the compliance folder', on: '2026-11-02' };

/** Every test starts with the defaults. */
beforeEach(async () => {
  for (const row of t.app.liveBrand.now().rows) if (row.value !== null) await reset(row.section, row.version);
});

describe('GET /api/admin/settings', () => {
  test('returns all sections with their values, version and source', async () => {
    const sections = await read();
    expect(sections.representatives.value).toEqual({ representatives: sampleBrand.representatives });
    expect(sections.hours).toMatchObject({ source: 'default', shipped: ['hours', 'timeZone'] });
    expect(sections.pricing.value.pricing).toEqual(sampleBrand.pricing);
    const { environment } = (await admin.send('GET', settingsPaths.all)).json<SettingsAnswer>();
    expect(environment.stages[0]).toEqual({ stage: '10 - New', status: 'submitted' });
    expect(environment.paymentDescription).toBeNull();
  });
});

describe('saving a section', () => {
  test('takes effect at once, returns who and when, and writes one audit record', async () => {
    const version = await versionOf('company');
    const before = (await trail('company')).length;
    const answer = await put('company', version, { ...companyValue, company: '  Rivet Capital ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<SettingsAnswer>().sections.company).toMatchObject({
      value: { company: 'Rivet Capital' },
      version: version + 1,
      source: 'screen',
      shipped: [],
      changedBy: admin.email,
      changedAt: t.clock.now().toISOString(),
    });
    expect(t.app.brand.company).toBe('Rivet Capital');
    const rows = (await trail('company')).slice(before);
    expect(rows.map(({ action, actor_id, detail }) => ({ action, actor_id, detail }))).toEqual([
      {
        action: 'settings.saved',
        actor_id: admin.userId,
        detail: { before: `company: ${company}`, after: 'company: Rivet Capital', personal: '' },
      },
    ]);
  });

  test('changes nothing when repeated', async () => {
    const version = await versionOf('company');
    const value = { ...companyValue, tagline: 'Again' };
    await put('company', version, value);
    const before = (await trail('company')).length;
    const answer = await put('company', version, value);
    expect(answer.json<SettingsAnswer>().sections.company.version).toBe(version + 1);
    expect(await trail('company')).toHaveLength(before);
  });

  test('over another version is refused with a message and changes nothing', async () => {
    const version = await versionOf('company');
    await put('company', version, { ...companyValue, company: 'First' });
    const refused = await put('company', version, { ...companyValue, company: 'Second' });
    expect(expectRefusal(refused, 409, 'conflict').message).toContain('Another user saved this section');
    expectRefusal(await put('company', version + 7, { ...companyValue, company: 'Second' }), 409, 'conflict');
    expect(t.app.brand.company).toBe('First');
  });

  test('of several at once one succeeds', async () => {
    const version = await versionOf('hours');
    const hours = (en: string) => ({ hours: { ...sampleBrand.hours, en }, timeZone: 'America/Chicago' });
    const answers = await Promise.all(['A', 'B', 'C'].map((en) => put('hours', version, hours(en))));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409]);
    expect(await versionOf('hours')).toBe(version + 1);
  });

  test.each<[SettingsSection, unknown, Record<string, string>]>([
    ['company', { ...companyValue, company: ' ' }, { company: 'Fill this in, it may not be empty' }],
    [
      'company',
      { ...companyValue, productKey: 'aef-1' },
      { productKey: 'Two to eight capital letters and digits, a letter first' },
    ],
    [
      'contact',
      { phones: sampleBrand.phones, emails: { ...sampleBrand.emails, lender: 'nobody' } },
      { 'emails.lender': 'An e-mail address such as name@example.com' },
    ],
    [
      'contact',
      {
        phones: { ...sampleBrand.phones, main: { ...sampleBrand.phones.main, display: '(402) 555-0199' } },
        emails: sampleBrand.emails,
      },
      { 'phones.main.dial': 'This dials another number than (402) 555-0199' },
    ],
    [
      'pricing',
      { pricing: { ...sampleBrand.pricing, capBps: 14.5 } },
      { 'pricing.capBps': 'From 0% to 100%, with two decimals at most' },
    ],
    [
      'claims',
      { testimonials: { en: [], es: [] }, claims: { since2015: { evidence: 'x', on: '2026-02-30' } } },
      {
        'claims.since2015.evidence': 'Say what the proof is and where it lies',
        'claims.since2015.on': 'Enter the day on which the proof was checked',
      },
    ],
    [
      'notices',
      { notices: { ...sampleBrand.notices, decisionDays: 31 }, retentionMonths: 25 },
      { 'notices.decisionDays': 'A whole number from 1 to 30' },
    ],
    [
      'noticeTexts',
      { noticeTexts: { en: { ecoa: 'Ask somebody.' }, es: { declined: 'Hola {nombre}' } } },
      {
        'noticeTexts.en.ecoa': '{regulator} must appear in this text',
        'noticeTexts.es.declined': '{nombre} means nothing here: use {company}, {phone}, {reference}',
      },
    ],
  ])('%s: reports an error at its field: %#', async (section, value, fields) => {
    const refusal = expectRefusal(await put(section, await versionOf(section), value), 400, 'validation');
    expect(refusal.fields).toEqual(fields);
  });

  test('drops unknown values, and refuses unknown sections', async () => {
    const version = await versionOf('manufacturers');
    const answer = await put('manufacturers', version, { manufacturers: ['Rivet'], sample: false, company: 'X' });
    expect(answer.json<SettingsAnswer>().sections.manufacturers.value).toEqual({ manufacturers: ['Rivet'] });
    for (const name of ['sample', 'Company', 'toString'])
      expectRefusal(await put(name, 0, { sample: false }), 404, 'not_found');
    expectRefusal(await reset('sample', 0), 404, 'not_found');
    expectRefusal(await admin.send('GET', settingsPaths.history('sample')), 404, 'not_found');
  });
});

describe('restoring a section, and its history', () => {
  test("restores the file's value; the history shows both changes with values, newest first", async () => {
    const version = await versionOf('hours');
    await put('hours', version, { hours: sampleBrand.hours, timeZone: 'America/Denver' });
    const answer = await reset('hours', version + 1);
    expect(answer.json<SettingsAnswer>().sections.hours).toMatchObject({
      value: { timeZone: sampleBrand.timeZone },
      version: version + 2,
      source: 'default',
    });
    expect(t.app.brand.timeZone).toBe(sampleBrand.timeZone);
    const [last, first] = await history('hours');
    expect(first).toMatchObject({
      actor: admin.email,
      actorName: 'Sample Person',
      action: 'saved',
      changes: [{ path: 'timeZone', before: 'America/New_York', after: 'America/Denver', personal: false }],
    });
    expect(last).toMatchObject({ action: 'reset', changes: [{ before: 'America/Denver', after: 'America/New_York' }] });
    expect((await reset('hours', version)).statusCode).toBe(200);
    expect(await versionOf('hours')).toBe(version + 2);
  });

  test('is refused over another version', async () => {
    const version = await versionOf('hours');
    await put('hours', version, { hours: sampleBrand.hours, timeZone: 'America/Denver' });
    expectRefusal(await reset('hours', version), 409, 'conflict');
    expectRefusal(await admin.send('DELETE', settingsPaths.section('hours')), 400, 'validation');
    expect(t.app.brand.timeZone).toBe('America/Denver');
  });

  test('personal values are neither in the audit nor in the history', async () => {
    const jo = { name: 'Jo Canary', email: 'jo.canary@acme.example' };
    await put('representatives', await versionOf('representatives'), { representatives: [jo] });
    await put('claims', await versionOf('claims'), {
      claims: { since2015: { ...confirmed, evidence: 'Letter of Jo Canary' } },
      testimonials: { en: [], es: [] },
    });
    const [entry] = await history('representatives');
    expect(entry?.changes).toContainEqual({
      path: 'representatives.0.email',
      before: null,
      after: null,
      personal: true,
    });
    expect((await history('claims'))[0]?.changes).toContainEqual({
      path: 'claims.since2015.on',
      before: null,
      after: '2026-11-02',
      personal: false,
    });
    const rows = JSON.stringify([...(await trail('representatives')), ...(await trail('claims'))]);
    expect(rows).not.toContain('Canary');
    expect(rows).not.toContain('canary');
    expect(rows).not.toContain('Sample Representative');
  });
});

describe('production', () => {
  test('refuses a change that would leave a sample, so that the next start succeeds', async () => {
    const live = await startTestApp();
    const staff = await signedIn(live, 'admin');
    const send = (section: string, version: number, value: unknown) =>
      staff.send('PUT', settingsPaths.section(section), { version, value, password: PASSWORD });
    const claims = { claims: Object.fromEntries(claimNames.map((name) => [name, confirmed])) };
    await send('claims', 0, { ...claims, testimonials: { en: [], es: [] } });
    live.app.config = { ...live.app.config, production: true };
    const open = { claims: { ...claims.claims, phones: null }, testimonials: { en: [], es: [] } };
    const refused = expectRefusal(await send('claims', 1, open), 409, 'conflict');
    expect(refused.message).toMatch(/claims\.phones: .+ would have no evidence.+ Nothing was saved\./);
    const back = await staff.send('DELETE', `${settingsPaths.section('claims')}?version=1`);
    expect(expectRefusal(back, 409, 'conflict').message).toContain('claims would use the default');
    expect(live.app.liveBrand.now().unconfirmed).toEqual([]);
    await live.close();
  });
});

test('logs values of another version that cannot be read, and uses the file', async () => {
  const { user_id } = await t.app.db.query.selectFrom('sessions').select('user_id').limit(1).executeTakeFirstOrThrow();
  const row = { section: 'notices', version: 1, changed_by: user_id, changed_at: t.clock.now() } as const;
  await t.app.db.query
    .insertInto('brand_settings')
    .values({ ...row, value: JSON.stringify({ notices: 'old' }) })
    .execute();
  await t.app.liveBrand.refresh();
  expect(t.app.brand.notices).toEqual(sampleBrand.notices);
  expect(t.logged()).toContain('saved settings cannot be read');
  expect((await read()).notices).toMatchObject({ source: 'default', version: 1 });
  // The retention period of applications is in that section, so nothing is deleted.
  expect(await purgeDaily(t.app)).toBeUndefined();
  expect(t.logged()).toContain('nothing is deleted');
  await t.app.db.query.deleteFrom('brand_settings').where('section', '=', 'notices').execute();
  await t.app.liveBrand.refresh();
  expect(await purgeDaily(t.app)).toMatchObject({ applications: 0 });
});
