import { describe, expect, test } from 'vitest';
import { type Brand, sampleBrand } from '#contract/brand.ts';
import { levelLoan, quote } from '#finance/quote.ts';
import type { Pricing } from '#finance/tiers.ts';
import { openSamplePages } from '#tests/support/sample-pages.ts';
import { addresses, type PageName } from '#web/addresses.ts';
import { readState } from '#web/islands/calculator/state.ts';
import { industryTerms } from '#web/site/industries/industry-terms.ts';
import { structureShapes } from '#web/site/sections/structures.tsx';
import { exactDollars } from '#web/ui/money.ts';
import { linksOf, listedPairs, mainOf, page, pathsOf, plain, servePages } from './served-pages.ts';

servePages();

const { pricing } = sampleBrand;
const study = (dollars: number, downBps: number, tier: 'good' | 'excellent', structure: 'stepUp' | 'seasonal') => {
  const terms = { valueCents: dollars * 100, downBps, tier, months: 60 };
  const shaped = { ...levelLoan, shape: structureShapes[structure] };
  const { amounts, totalCents, financeCostCents } = quote(pricing, terms, shaped);
  const cents = amounts.map((amount) => amount.cents);
  return [
    structure === 'stepUp' ? cents[0] : Math.max(...cents),
    cents.at(-1),
    Math.min(...cents),
    totalCents,
    financeCostCents,
  ];
};
/** The amounts with cents that a page shows. The home page, the programs and the glossary have tests of their own. */
const shown: Partial<Record<PageName, (number | undefined)[]>> = {
  partner: [quote(pricing, industryTerms(pricing, 95_000, 48)).paymentCents],
  caseManufacturing: study(688_889, 1000, 'excellent', 'stepUp'),
  caseVocationalTrucks: study(485_000, 1000, 'excellent', 'seasonal'),
  caseFoodBeverage: study(400_000, 1500, 'good', 'seasonal'),
};
const withoutPayments: PageName[] = [
  'application',
  'about',
  'howItWorks',
  'accessibility',
  'terms',
  'privacy',
  'payment',
  'verify',
  'findStatus',
];
const amountsOf = async (url: string): Promise<string[]> => [
  ...new Set(plain(mainOf(await page(url))).match(/\$[\d,]+\.\d\d/g)),
];

describe.each(['en', 'es'] as const)('payments of the other pages, %s', (lang) => {
  test.each(Object.keys(shown) as PageName[])('%s: every amount with cents is one of the engine', async (name) => {
    const known = (shown[name] ?? []).map((cents) => exactDollars(cents ?? Number.NaN));
    const found = await amountsOf(addresses[name][lang]);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((amount) => !known.includes(amount))).toEqual([]);
  });

  test.each(withoutPayments)('%s: shows no payment', async (name) => {
    expect(await amountsOf(addresses[name][lang])).toEqual([]);
  });
});

test('next to each payment, the links to the calculator and, except for dealers, to the application carry its terms', async () => {
  let shown = 0;
  for (const url of pathsOf(listedPairs)) {
    const main = mainOf(await page(url));
    const payment = /<p class="hero-payment-figure">(.*?)<\/p>/s.exec(main)?.[1];
    if (payment === undefined) continue;
    shown += 1;
    const links = linksOf(/<p class="hero-payment-terms">.*?<\/p>/s.exec(main)?.[0] ?? '');
    const calculator = url.startsWith('/es') ? '/es#calculator' : '/#calculator';
    const application = url.startsWith('/es') ? '/es/credit-application' : '/credit-application';
    expect(
      links.map((href) => href.replace(/\?[^#]*/, '')),
      url,
    ).toEqual(Object.values<string>(addresses.partner).includes(url) ? [calculator] : [calculator, application]);
    for (const href of links) {
      const { terms } = readState(new URL(href, 'https://lender.example').searchParams, pricing);
      expect(exactDollars(quote(pricing, terms).paymentCents), `${url}: ${href}`).toBe(payment);
    }
  }
  expect(shown).toBeGreaterThanOrEqual(16);
});

test('a table of payment structures leads to the calculator with its terms', async () => {
  for (const [name, value, shape] of [
    ['construction', '145000', null],
    ['caseVocationalTrucks', '485000', 'seasonal'],
    ['caseManufacturing', '688889', 'step'],
  ] as const) {
    const main = mainOf(await page(addresses[name].en));
    const notes = [...main.matchAll(/<p class="note">.*?<\/p>/gs)].flatMap(([note]) => linksOf(note));
    const link = notes.find((href) => href.includes(`value=${value}`)) ?? '';
    const params = new URL(link, 'https://lender.example').searchParams;
    expect([params.get('value'), params.get('shape')], name).toEqual([value, shape]);
  }
});

test.each([
  ['everywhere', true],
  ['calculator', false],
] as const)('programs and case studies name the finance cost in dollars: %s, %s', async (place, shown) => {
  const server = await openSamplePages({ brand: { ...sampleBrand, financeCostDollars: place } });
  const textOf = async (name: PageName): Promise<string> =>
    plain(mainOf((await server.inject({ url: addresses[name].en })).body));
  for (const name of ['construction', 'caseManufacturing'] as const)
    expect(/\$[\d,]+ (?:of it )?finance cost/.test(await textOf(name)), name).toBe(shown);
  await server.close();
});

test('answers and lists of the programs name the down payments of the lender’s settings', async () => {
  const tiers = Object.fromEntries(
    Object.entries({ premium: 1100, excellent: 1300, good: 1700, fair: 2300, building: 3700 }).map(
      ([name, minDownBps]) => [name, { ...pricing.tiers[name as keyof Pricing['tiers']], minDownBps }],
    ),
  ) as Pricing['tiers'];
  const changed: Pricing = { ...pricing, tiers, maxDownBps: 4500, longTerm: { overMonths: 36, addBps: 250 } };
  const brand: Brand = { ...sampleBrand, pricing: changed };
  const server = await openSamplePages({ brand });
  const textOf = async (name: PageName): Promise<string> =>
    plain(mainOf((await server.inject({ url: addresses[name].en })).body));
  expect(await textOf('construction')).toContain('starts with 23% down');
  expect(await textOf('manufacturing')).toContain('Terms over 36 months add 2.5 percentage points to the example rate');
  expect(await textOf('itin')).toContain('from 11% to 37% by credit tier, and up to 45%');
  const firstTime = await textOf('firstTime');
  for (const words of ['From 11% to 37% by credit tier', '17% down', '23% down', '37% down', 'up to 45%'])
    expect(firstTime).toContain(words);
  await server.close();
});
