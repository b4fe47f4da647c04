import { describe, expect, test } from 'vitest';
import { type Brand, sampleBrand } from '#contract/brand.ts';
import { levelLoan, quote } from '#finance/quote.ts';
import type { Pricing } from '#finance/tiers.ts';
import { openSamplePages } from '#tests/support/sample-pages.ts';
import { addresses, type PageName } from '#web/addresses.ts';
import { industryTerms } from '#web/site/industries/industry-terms.ts';
import { structureShapes } from '#web/site/sections/structures.tsx';
import { exactDollars } from '#web/ui/money.ts';
import { mainOf, page, plain, servePages } from './served-pages.ts';

servePages();

const { pricing } = sampleBrand;
const study = (dollars: number, downBps: number, tier: 'good' | 'excellent', structure: 'stepUp' | 'seasonal') => {
  const terms = { valueCents: dollars * 100, downBps, tier, months: 60 };
  const { amounts, totalCents } = quote(pricing, terms, { ...levelLoan, shape: structureShapes[structure] });
  const cents = amounts.map((amount) => amount.cents);
  return [structure === 'stepUp' ? cents[0] : Math.max(...cents), cents.at(-1), Math.min(...cents), totalCents];
};
/** The amounts with cents that a page shows. The home page, the programs and the glossary have tests of their own. */
const shown: Partial<Record<PageName, (number | undefined)[]>> = {
  partner: [quote(pricing, industryTerms(pricing, 95_000, 48)).paymentCents],
  caseManufacturing: study(620_000, 0, 'good', 'stepUp'),
  caseVocationalTrucks: study(485_000, 1000, 'excellent', 'seasonal'),
  caseFoodBeverage: study(340_000, 0, 'good', 'seasonal'),
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
  for (const words of ['From 11% to 37% by credit tier', 'from 11% to 17%', 'from 23% to 37%', 'up to 45%'])
    expect(firstTime).toContain(words);
  await server.close();
});
