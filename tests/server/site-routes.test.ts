import { describe, expect, test } from 'vitest';
import { applicationFields } from '#contract/application-fields.ts';
import { addresses } from '#web/addresses.ts';
import { finishPages, publicPages } from '#web/routes.tsx';
import { count, linksOf, mainOf, page, plain, section, servePages } from './served-pages.ts';

servePages();

/** Addresses in the order of the specification: English, then under /es. */
const INDUSTRY = ['food-beverage', 'manufacturing', 'vocational-trucks', 'first-time', 'itin', 'partner'];
const listed = [
  '/',
  '/construction',
  ...[...INDUSTRY, 'credit-application', 'make-payment'].map((name) => `/${name}`),
  ...['food-beverage', 'manufacturing', 'vocational-trucks'].map((name) => `/case-study/${name}`),
  '/es',
  ...[...INDUSTRY, 'credit-application', 'make-payment'].map((name) => `/es/${name}`),
];

describe('public routes', () => {
  test('include every specified address, and each English page once in Spanish', () => {
    // The status page of a token shares its path with the page that sends its link again.
    const paths = publicPages.filter(({ live }) => !live).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(listed));
    expect(new Set(paths).size).toBe(paths.length);
    for (const { path, translation, lang } of publicPages)
      expect(publicPages.find((other) => other.path === translation)).toMatchObject({
        translation: path,
        lang: lang === 'en' ? 'es' : 'en',
      });
  });

  test('have a row for each address, in both languages', () => {
    const rows = [...publicPages, ...Object.values(finishPages).flatMap((pages) => Object.values(pages))];
    const missing = Object.entries(addresses).filter(
      ([, { en, es }]) => !rows.some(({ path, translation }) => path === en && translation === es),
    );
    expect(missing, 'These addresses have no row in src/web/routes.tsx').toEqual([]);
  });

  test.each(publicPages.filter(({ slim }) => !slim).map(({ path, lang }) => [path, lang] as const))(
    '%s is served complete without a script',
    async (path, lang) => {
      const html = await page(path);
      expect(html).toContain(`<html lang="${lang}">`);
      expect([count(html, 'h1'), count(html, 'main '), count(html, 'header'), count(html, 'footer')]).toEqual([
        1, 1, 1, 1,
      ]);
      expect(plain(mainOf(html)).length).toBeGreaterThan(/\/(?:verify|status)$/.test(path) ? 150 : 600);
      expect(html).toMatch(/<title>[^<]{20,80}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{50,200}"/);
      expect(linksOf(html)).toContain(lang === 'en' ? '/credit-application' : '/es/credit-application');
      expect(linksOf(html)).toContain('tel:+14025550142');
    },
  );
});

describe.each([
  ['/', 'en'],
  ['/es', 'es'],
] as const)('figures of the two calculators on %s without a script', (url, lang) => {
  const attributes = (html: string, name: string): string =>
    new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

  test('payment calculator: value, term, down payment, and five tiers with good selected', async () => {
    const html = section(await page(url), lang === 'en' ? 'Work out your payment' : 'Calcule su pago');
    for (const [name, min, max, step, value] of [
      ['value-slider', 10_000, 2_000_000, 5_000, 150_000],
      ['term-slider', 12, 60, 12, 48],
      ['down-slider', 15, 50, 5, 15],
    ] as const)
      for (const part of [
        `min="${String(min)}"`,
        `max="${String(max)}"`,
        `step="${String(step)}"`,
        `value="${String(value)}"`,
      ])
        expect(attributes(html, name), name).toContain(part);
    const tiers = [...html.matchAll(/name="tier"( checked="")? value="(\w+)"\/><span>[^<]*<small[^>]*>([^<]+)/g)];
    expect(tiers.map(([, chosen, tier, scores]) => [tier, scores, chosen !== undefined])).toEqual([
      ['premium', '720+', false],
      ['excellent', '700–719', false],
      ['good', '660–699', true],
      ['fair', '620–659', false],
      ['building', '600–619', false],
    ]);
    expect(plain(html)).toContain('$3,812.27');
    expect(plain(html)).toContain('$31,500.00');
    expect(plain(html)).toMatch(lang === 'en' ? /Consult your tax advisor/ : /Consulte a su asesor fiscal/);
  });

  test('recommendation: amount, terms and tier, hidden until a visitor id is set', async () => {
    const [html = ''] = /<section[^>]* id="smart-calculator".*?<\/section>/s.exec(await page(url)) ?? [];
    expect(html).toMatch(/^<section[^>]* hidden=""/);
    for (const part of ['min="10000"', 'max="2000000"', 'step="1000"', 'value="50000"'])
      expect(attributes(html, 'amount')).toContain(part);
    const options = (name: string): string[] =>
      [
        ...(new RegExp(`<select name="${name}".*?</select>`, 's').exec(html)?.[0] ?? '').matchAll(
          /value="([^"]+)"( selected="")?/g,
        ),
      ].map(([, value, chosen]) => `${value ?? ''}${chosen === undefined ? '' : ' chosen'}`);
    expect(options('term')).toEqual(['12', '24', '36 chosen', '48', '60']);
    expect(options('tier')).toEqual(['premium', 'excellent', 'good chosen', 'fair', 'building']);
    expect(attributes(html, 'equipmentType')).not.toContain('required');
  });
});

test.each(['/credit-application', '/es/credit-application'])('%s asks for every specified field', async (url) => {
  const html = await page(url);
  const missing = applicationFields.filter((field) => !html.includes(` name="${field}"`));
  expect(missing, 'These fields have no input in src/web/islands/application-form').toEqual([]);
});
