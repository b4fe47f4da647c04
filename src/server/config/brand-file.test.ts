import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Brand, sampleBrand } from '#contract/brand.ts';
import { claimNames } from '#contract/claims.ts';
import { layOver, readBrandFile, sampleError } from './brand-file.ts';
import { ConfigError, parseConfig } from './environment.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const file = path.join(folder, 'brand.json');
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://apply.acme.example',
  SMTP_URL: 'smtps://mail.acme.example',
  MAIL_FROM: 'no-reply@acme.example',
  KEYS_BACKED_UP: 'yes',
  EMBEDDED_IN_PRODUCTION: 'yes',
};

const load = (content?: unknown, settings = {}): Brand => {
  write(content);
  const config = parseConfig({ DATA_DIR: folder, ...settings });
  const found = readBrandFile(config);
  const samples = config.production ? sampleError(found.file, layOver(found, {})) : undefined;
  const errors = [...found.errors, ...(samples === undefined ? [] : [samples])];
  if (errors.length > 0) throw new ConfigError(errors);
  return layOver(found, {}).brand;
};
const read = (content: unknown) => {
  write(content);
  const found = readBrandFile(parseConfig({ DATA_DIR: folder }));
  return { ...layOver(found, {}), errors: found.errors };
};

function write(content: unknown): void {
  fs.rmSync(file, { force: true });
  if (content !== undefined) fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** A complete brand. */
const { sample: _sample, ...values } = sampleBrand;
const withGood = (change: object) => ({
  ...values.pricing,
  tiers: { ...values.pricing.tiers, good: { ...values.pricing.tiers.good, ...change } },
});
const confirmed = { evidence: 'Registry extract in the compliance folder', on: '2026-11-02' };
const quoted = { quote: 'It went well.', name: 'Jo Sample', business: 'Sample LLC', equipment: 'Oven', confirmed };
const own = {
  ...values,
  company: `Rivet & "Beam" <Capital>`,
  productKey: 'RBC',
  testimonials: { en: [quoted], es: [] },
  claims: Object.fromEntries(claimNames.map((name) => [name, confirmed])),
};

const optional = ['noticeTexts', 'inquiries', 'financeCostDollars', 'licensedStates', 'inBusinessSince', 'leftOut'];

describe('BRAND_FILE', () => {
  test('returns the marked samples when there is no file', () => {
    expect(load()).toEqual(sampleBrand);
    expect(sampleBrand.sample).toBe(true);
  });

  test('returns a complete brand that is not a sample', () => {
    expect(load(own)).toEqual({ ...own, sample: false });
  });

  test('lets the lender replace the specified rates', () => {
    const pricing = withGood({ baseRateBps: 1750 });
    expect(load({ ...own, pricing }).pricing).toEqual(pricing);
  });

  test('keeps a complete brand a sample when the file says so', () => {
    expect(load({ ...own, sample: true }).sample).toBe(true);
  });

  test('does not count the shipped notice texts as samples', () => {
    const { noticeTexts: _wording, ...partial } = own;
    expect(load(partial)).toMatchObject({ noticeTexts: sampleBrand.noticeTexts, sample: false });
  });

  test.each(Object.keys(values).filter((key) => !optional.includes(key)))(
    'keeps the brand a sample when %s is missing',
    (key) => {
      const partial: Record<string, unknown> = { ...own };
      delete partial[key];
      expect(load(partial)).toMatchObject({ [key]: sampleBrand[key as keyof Brand], sample: true });
    },
  );

  test('keeps a partial brand a sample even with "sample": false', () => {
    expect(load({ company: 'Rivet', sample: false })).toMatchObject({ company: 'Rivet', sample: true });
  });
});

describe('errors in BRAND_FILE', () => {
  test.each([
    ['nothing', ''],
    ['broken JSON', '{"company": '],
    ['a list', '[]'],
    ['a text', '"Acme"'],
    ['null', 'null'],
  ])('refuses %s, which is not a JSON object', (_name, text) => {
    expect(() => load(text)).toThrow(`${file} is not a JSON object.`);
  });

  test.each([
    ['company', { company: '' }],
    ['productKey', { productKey: 'too long a key' }],
    ['phones.sales', { phones: { main: own.phones.main } }],
    ['phones.main.dial', { phones: { ...own.phones, main: { display: '555', dial: '(402) 555' } } }],
    ['emails.lender', { emails: { ...own.emails, lender: 'nobody' } }],
    ['representatives.0.email', { representatives: [{ name: 'Jo', email: 'x' }] }],
    ['retentionMonths', { retentionMonths: 12 }],
    ['pricing.capBps', { pricing: { ...own.pricing, capBps: 0.35 } }],
    ['pricing.tiers', { pricing: { ...own.pricing, tiers: undefined } }],
    ['pricing.tiers.good.maxMonths', { pricing: withGood({ maxMonths: 50 }) }],
    ['pricing.smallAmounts', { pricing: { ...own.pricing, smallAmounts: own.pricing.smallAmounts.toReversed() } }],
    ['pricing', { pricing: withGood({ minDownBps: 6000 }) }],
    ['timeZone', { timeZone: 'Nebraska' }],
    ['hours', { hours: 'all day' }],
    ['claims.since2015.evidence', { claims: { since2015: { evidence: '', on: '2026-11-02' } } }],
    ['claims.since2015.on', { claims: { since2015: { evidence: 'Extract', on: '2026-02-30' } } }],
    ['testimonials.en.0.confirmed', { testimonials: { en: [{ ...quoted, confirmed: undefined }], es: [] } }],
    ['sample', { sample: 'no' }],
  ])('names %s as invalid', (at, change) => {
    let failure: unknown;
    try {
      load({ ...own, ...change });
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(ConfigError);
    expect((failure as ConfigError).errors).toEqual([expect.stringMatching(new RegExp(`: ${at}: \\w+.* .+`))]);
  });

  test.each([
    [{ compnay: 'Bob' }, 'compnay is not a known key. Did you mean company?'],
    [{ phones: { ...own.phones, slaes: 1 } }, 'phones.slaes is not a known key. Did you mean sales?'],
    [
      { representatives: [...own.representatives, { name: 'Jo', email: 'jo@acme.example', emial: 'x' }] },
      'representatives.4.emial is not a known key. Did you mean email?',
    ],
    [{ hours: { ...own.hours, saturdays: 'closed' } }, 'hours.saturdays is not a known key. Known names: en, es.'],
    [{ claims: { since2051: confirmed } }, 'claims.since2051 is not a known key. Did you mean since2015?'],
    [{ toString: 'x' }, /^toString is not a known key\. Known names: company, /],
    [{ company: 7 }, 'company: Invalid input: expected string, received number'],
  ])('reports the misspelled key in %j', (change, failure) => {
    const { errors } = read({ ...own, ...change });
    expect(errors.map((line) => line.replace(`${file}: `, ''))).toEqual([
      typeof failure === 'string' ? failure : expect.stringMatching(failure),
    ]);
  });

  test('reports a file that cannot be read', () => {
    const { errors } = readBrandFile({ ...parseConfig({ DATA_DIR: folder }), brandFile: folder });
    expect(errors).toEqual([`${folder} cannot be read (EISDIR).`]);
  });

  test('reports all errors at once', () => {
    expect(() => load({ ...own, company: 7, address: '', timeZone: null })).toThrow(/3 errors/);
  });
});

describe('samples in production', () => {
  test('are refused when the file is missing, partial or marked as a sample', () => {
    expect(() => load(undefined, production)).toThrow(
      /still leaves sample values \(company, .*set every one before publishing/,
    );
    expect(() => load({ ...own, licenceLine: undefined }, production)).toThrow(
      'still leaves sample values (licenceLine)',
    );
    expect(() => load({ ...own, sample: true }, production)).toThrow('still leaves sample values (sample is true)');
  });

  test.each<[string, object, string]>([
    [
      'a claim without evidence',
      { claims: { ...own.claims, since2015: null } },
      'claims.since2015: in business since the year that is named',
    ],
    [
      'a claim left out',
      { claims: { ...own.claims, since2015: undefined } },
      'claims.since2015: in business since the year that is named',
    ],
    [
      'a testimonial without evidence',
      { testimonials: { en: [quoted], es: [{ ...quoted, confirmed: null }] } },
      'testimonials.es.0: Jo Sample, Oven',
    ],
  ])('%s keeps the whole brand a sample and is named', (_name, change, named) => {
    const { brand, unconfirmed } = read({ ...own, ...change });
    expect([brand.sample, unconfirmed]).toEqual([true, [named]]);
    expect(() => load({ ...own, ...change }, production)).toThrow(
      /still leaves sample values \(1 unconfirmed claims and testimonials, which the doctor lists\)/,
    );
  });

  test('are no problem with a complete brand', () => {
    expect(load(own, production).sample).toBe(false);
  });
});

describe('saved settings over BRAND_FILE', () => {
  const over = (content: unknown, saved: Partial<Brand>) => {
    write(content);
    return layOver(readBrandFile(parseConfig({ DATA_DIR: folder })), saved);
  };

  test('override it per key, and missing keys are listed as shipped', () => {
    const { brand, missing } = over({ company: 'From the file', address: '1 File Street' }, { company: 'Saved' });
    expect(brand).toMatchObject({ company: 'Saved', address: '1 File Street', sample: true });
    expect(missing).not.toContain('company');
    expect(missing).not.toContain('address');
    expect(missing).toContain('phones');
  });

  test('make the brand real by confirming claims, and a sample by withdrawing one', () => {
    expect(over({ ...own, claims: {} }, { claims: own.claims }).brand.sample).toBe(false);
    const { brand, unconfirmed } = over(own, { claims: { ...own.claims, phones: null } });
    expect([brand.sample, unconfirmed.length]).toEqual([true, 1]);
  });

  test('keep a file marked as a sample a sample until they contain every value', () => {
    expect(over({ ...own, sample: true }, { company: 'Saved' }).brand.sample).toBe(true);
    const { sample: _called, ...all } = load(own);
    expect(over({ sample: true }, all).brand.sample).toBe(false);
  });
});
