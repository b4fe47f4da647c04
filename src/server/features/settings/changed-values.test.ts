import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import {
  type Checklist,
  type SettingsAnswer,
  settingsPaths,
  type SettingsSection,
  type SettingsSections,
} from '#contract/settings.ts';
import { PASSWORD, signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn(t, 'admin');
});
/** Every test starts with the defaults. */
beforeEach(async () => {
  for (const { section, value, version } of t.app.liveBrand.now().rows)
    if (value !== null)
      await admin.send('DELETE', `${settingsPaths.section(section)}?version=${String(version)}`, {
        password: PASSWORD,
      });
});

const {
  company,
  tagline,
  productKey,
  address,
  licenceLine,
  licensedStates,
  inBusinessSince,
  associations,
  phones,
  emails,
  pricing,
} = sampleBrand;
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
const contactValue = { phones, emails };
const read = async (): Promise<SettingsSections> =>
  (await admin.send('GET', settingsPaths.all)).json<SettingsAnswer>().sections;
const versionOf = async (section: SettingsSection): Promise<number> => (await read())[section].version;
/** Saves the current values of a form that was opened with `base`. */
const save = async (section: SettingsSection, base: object, value: object, version?: number) =>
  admin.send('PUT', settingsPaths.section(section), {
    version: version ?? (await versionOf(section)),
    base,
    value,
    password: PASSWORD,
  });
const openIn = async (section: SettingsSection): Promise<string[]> =>
  (await admin.send('GET', settingsPaths.checklist))
    .json<Checklist>()
    .samples.filter((one) => one.section === section)
    .map(({ key }) => key);
const auditRows = (section: SettingsSection) =>
  t.app.db.query
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('subject_id', '=', section)
    .orderBy('id')
    .execute();

describe('saving the values that changed', () => {
  test('leaves the other values of the section on the checklist', async () => {
    expect((await save('company', companyValue, { ...companyValue, company: 'Rivet Capital' })).statusCode).toBe(200);
    expect(t.app.brand).toMatchObject({ company: 'Rivet Capital', address });
    expect(await openIn('company')).toEqual(['tagline', 'productKey', 'address', 'licenceLine', 'associations']);
    const sales = { display: '(800) 555-0100', dial: '+18005550100' };
    await save('contact', contactValue, { ...contactValue, phones: { ...phones, sales } });
    expect(await openIn('contact')).toEqual(['phones.main', 'emails']);
    expect((await read()).contact.shipped).toEqual(['phones.main', 'emails']);
  });

  test('confirms the rest once the whole section is saved', async () => {
    const changed = { ...companyValue, company: 'Rivet Capital' };
    await save('company', companyValue, changed);
    const version = await versionOf('company');
    const whole = await admin.send('PUT', settingsPaths.section('company'), { version, value: changed });
    expect(whole.statusCode, whole.body).toBe(200);
    expect(await openIn('company')).toEqual([]);
    await save('company', changed, { ...changed, address: '1 Main Street, Omaha, NE 68102' });
    expect(await openIn('company')).toEqual([]);
  });

  test('records only those values, and a repeated save changes nothing', async () => {
    const before = (await auditRows('company')).length;
    const changed = { ...companyValue, tagline: 'Loans for machines' };
    const version = await versionOf('company');
    await save('company', companyValue, changed, version);
    const again = await save('company', companyValue, changed, version);
    expect([again.statusCode, again.json<SettingsAnswer>().sections.company.version]).toEqual([200, version + 1]);
    expect((await auditRows('company')).slice(before)).toEqual([
      {
        action: 'settings.saved',
        detail: { before: `tagline: ${tagline}`, after: 'tagline: Loans for machines', personal: '' },
      },
    ]);
  });

  test('keeps what another user changed elsewhere in the section', async () => {
    const opened = await versionOf('company');
    await save('company', companyValue, { ...companyValue, address: '1 Main Street, Omaha, NE 68102' }, opened);
    const mine = await save('company', companyValue, { ...companyValue, company: 'Rivet Capital' }, opened);
    expect(mine.statusCode, mine.body).toBe(200);
    expect(mine.json<SettingsAnswer>().sections.company.value).toMatchObject({
      company: 'Rivet Capital',
      address: '1 Main Street, Omaha, NE 68102',
    });
  });

  test('is refused when another user changed the same value, and changes nothing', async () => {
    const opened = await versionOf('company');
    await save('company', companyValue, { ...companyValue, company: 'First' }, opened);
    const second = { ...companyValue, company: 'Second', tagline: 'Mine' };
    const refusal = expectRefusal(await save('company', companyValue, second, opened), 409, 'edit_conflict');
    expect(refusal.message).toBe(
      'Another user changed the same value after you opened this section. Nothing was saved. Choose one of the two values.',
    );
    expect(t.app.brand).toMatchObject({ company: 'First', tagline });
  });

  test('is no conflict when both saved the same value', async () => {
    const opened = await versionOf('company');
    const same = { ...companyValue, company: 'Rivet Capital' };
    await save('company', companyValue, same, opened);
    expect((await save('company', companyValue, { ...same, tagline: 'Mine' }, opened)).statusCode).toBe(200);
    expect(t.app.brand).toMatchObject({ company: 'Rivet Capital', tagline: 'Mine' });
  });

  test('saves several different values sent at once, and one of several equal ones', async () => {
    const opened = await versionOf('company');
    const changes = [{ company: 'Rivet' }, { tagline: 'T' }, { address: 'A street' }, { licenceLine: 'L' }];
    const all = await Promise.all(
      changes.map((one) => save('company', companyValue, { ...companyValue, ...one }, opened)),
    );
    expect(all.map((one) => one.statusCode)).toEqual([200, 200, 200, 200]);
    expect(t.app.brand).toMatchObject(Object.assign({}, ...changes) as object);
    const names = ['One', 'Two', 'Three'];
    const base = { ...companyValue, ...(Object.assign({}, ...changes) as object) };
    const rivals = await Promise.all(names.map((name) => save('company', base, { ...base, company: name }, opened)));
    expect(rivals.map((one) => one.statusCode).sort()).toEqual([200, 409, 409]);
    expect(t.app.brand.company).toBe(names[rivals.findIndex((one) => one.statusCode === 200)]);
  });

  test('validates the section with the changes of both users', async () => {
    const opened = await versionOf('pricing');
    const tiers = { ...pricing.tiers, building: { ...pricing.tiers.building, minDownBps: 4500 } };
    await save('pricing', { pricing }, { pricing: { ...pricing, tiers } }, opened);
    const lower = { pricing: { ...pricing, maxDownBps: 4000 } };
    expectRefusal(await save('pricing', { pricing }, lower, opened), 400, 'validation');
    expect(t.app.brand.pricing).toMatchObject({ maxDownBps: pricing.maxDownBps, tiers });
  });

  test('uses the brand file for values that were never saved', async () => {
    await save('company', companyValue, { ...companyValue, company: 'Rivet Capital' });
    const { file } = t.app.liveBrand;
    const was = file.brand;
    file.brand = { ...was, address: '2 Later Street, Omaha, NE 68102' };
    try {
      await save(
        'hours',
        { hours: was.hours, timeZone: was.timeZone },
        { hours: was.hours, timeZone: 'America/Denver' },
      );
      expect(t.app.brand).toMatchObject({ company: 'Rivet Capital', address: '2 Later Street, Omaha, NE 68102' });
    } finally {
      file.brand = was;
    }
  });
});
