import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { levelLoan, quote } from '#finance/quote.ts';
import { recommendationFigures } from '#finance/recommendation.ts';
import { allowedTerms, defaultTerms, sliders } from '#finance/terms.ts';
import { type TierName, tierNames } from '#finance/tiers.ts';
import { siteOf } from '#server/http/page-site.ts';
import type { Renderer } from '#server/http/renderer-types.ts';
import { samplePageOptions } from '#tests/support/sample-pages.ts';
import { dollars, exactDollars } from '#web/ui/money.ts';
import { mainOf, page, plain, section, servePages } from './served-pages.ts';

servePages();

const { pricing } = sampleBrand;
const machines = [
  ['Compact excavator', 84_500, 48],
  ['Skid steer', 62_000, 48],
  ['Three-deck oven', 46_000, 36],
  ['CNC machining center', 212_500, 60],
  ['Bucket truck', 165_000, 60],
  ['Packaging line', 390_000, 60],
] as const;

const level = (price: number, months: number, tier: TierName) => {
  const terms = allowedTerms(pricing, { valueCents: price * 100, months, tier, downBps: Number.NaN });
  return { terms, ...quote(pricing, terms) };
};
/** Removes attributes, so that only what is read remains. */
const textsOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((m) => plain(m[0]).trim());
const fleet = quote(
  pricing,
  { valueCents: 485_000_00, downBps: 1000, tier: 'excellent', months: 60 },
  { ...levelLoan, shape: { kind: 'seasonal', fundedMonth: 1, lowMonths: [12, 1, 2, 3], lowShareBps: 2500 } },
);

/** Every amount that may appear on the page, as the engine computes and formats it. */
function allowedAmounts(): Set<string> {
  // $60,000 is an example in the quote request, $250,000 the scale of the hero's ruler.
  const prices = [
    10_000,
    2_000_000,
    60_000,
    250_000,
    500_000,
    1_000_000,
    485_000,
    620_000,
    ...machines.map(([, price]) => price),
  ];
  const amounts = new Set(prices.map((price) => dollars(price * 100)));
  const add = (...cents: number[]): void => {
    for (const one of cents) amounts.add(dollars(one)).add(exactDollars(one));
  };
  const addQuote = (price: number, months: number, tier: TierName): ReturnType<typeof level> => {
    const one = level(price, months, tier);
    add(one.terms.valueCents, one.downCents, one.financedCents, one.paymentCents, one.lastPaymentCents);
    add(one.financeCostCents, one.totalCents, one.terms.valueCents + one.financeCostCents, one.section179Cents);
    return one;
  };
  for (const [, price, months] of machines) for (const tier of tierNames) addQuote(price, months, tier);
  for (const [price, chosen] of [
    [defaultTerms(pricing).valueCents / 100, 48],
    [50_000, 36],
  ] as const) {
    const costs = [24, 36, 48, 60].map((months) => addQuote(price, months, 'good').financeCostCents);
    add(...costs.map((cost) => cost - Math.min(...costs)));
    const { rows } = addQuote(price, chosen, 'good');
    for (const { balanceCents, interestCents, principalCents } of rows)
      add(balanceCents, interestCents, principalCents);
  }
  add(fleet.paymentCents, fleet.totalCents, ...fleet.amounts.map(({ cents }) => cents));
  const { paymentCents, taxSavingsCents } = recommendationFigures(pricing, 50_000_00, 36);
  add(paymentCents, taxSavingsCents, sliders.valueCents.min);
  return amounts;
}

describe('payments of the home page', () => {
  test.each(['/', '/es'])('%s: every amount is one of the engine or a stated price', async (url) => {
    const main = mainOf(await page(url));
    // The details of the calculator have their own tests. They state balances, and the limits of the tax year.
    const [before, after] = [main.indexOf('data-island="calculator-details'), main.indexOf('id="smart-calculator"')];
    const amounts =
      plain(main.slice(0, before) + main.slice(after)).match(/\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?(?![\d,.]*\d|[KM])/g) ??
      [];
    expect(amounts.length).toBeGreaterThan(100);
    const allowed = allowedAmounts();
    // The names of two payment structures.
    for (const name of ['$99', '$1']) allowed.add(name);
    expect([...new Set(amounts)].filter((amount) => !allowed.has(amount))).toEqual([]);
  });

  test('the price board states the payment of each machine for each tier', async () => {
    const board = section(await page('/'), 'What machines cost per month');
    for (const [name, price, months] of machines) {
      const row = board.split(/<li class="price[^"]*">/).find((part) => plain(part).includes(name)) ?? '';
      const figures = textsOf(row, /<p class="price-figure">.*?<\/p>/gs);
      expect(figures).toEqual(
        tierNames.map((tier) => {
          const { paymentCents, rateBps } = level(price, months, tier);
          return `${dollars(paymentCents)} a month at ${String(rateBps / 100)}% APR`;
        }),
      );
    }
  });

  test('hero and calculator show one payment, and the comparison of the recommendation is the engine’s for each term', async () => {
    const main = mainOf(await page('/'));
    const payment = exactDollars(level(150_000, 48, 'good').paymentCents);
    const { terms } = level(50_000, 36, 'good');
    expect(textsOf(main, /<p class="hero-payment-figure">.*?<\/p>/gs)).toEqual([payment]);
    expect(textsOf(main, /<p class="calc-figure".*?<\/p>/gs)).toEqual([payment]);
    const compared = textsOf(
      main.slice(main.indexOf('id="smart-calculator"')),
      /<span class="compared-payment num">.*?<\/li>/gs,
    );
    const of = (months: number) => quote(pricing, { ...terms, months });
    expect(compared.map((text) => text.split(' ')[0])).toEqual(
      [24, 36, 48, 60].map((months) => (months === 36 ? exactDollars : dollars)(of(months).paymentCents)),
    );
    for (const words of [
      'The rate includes 1 percentage point because less than $50,000 is financed.',
      'Terms over 48 months add 1 percentage point to the rate.',
    ])
      expect(plain(main)).toContain(words);
    for (const [n, months] of [24, 36, 48, 60].entries())
      expect(compared[n], `${String(months)} months`).toContain(dollars(of(months).financeCostCents));
  });

  test('the preview picture of each page names the payment of its hero', async () => {
    const renderer = (await import(path.resolve(import.meta.dirname, '../../dist/ssr/render.js'))) as Renderer;
    const site = siteOf(samplePageOptions);
    const withHero = renderer.publicPages.filter(({ noindex }) => !noindex);
    let shown = 0;
    for (const one of withHero) {
      const { payment, words } = renderer.shareText(one, site);
      const [figure] = textsOf(await page(one.path), /<p class="hero-payment-figure">.*?<\/p>/gs);
      if (figure === undefined) continue;
      shown += 1;
      expect([one.path, payment]).toEqual([one.path, figure]);
      expect(words).toMatch(one.lang === 'en' ? /^a month on \$\d/ : /^al mes por \$\d/);
    }
    expect(shown).toBeGreaterThanOrEqual(16);
  });

  test('the case study drawn on the home page shows the payments of the case study', async () => {
    const part = plain(section(await page('/'), 'A fleet of six trucks'));
    const [low, full] = [Math.min(...fleet.amounts.map(({ cents }) => cents)), fleet.paymentCents];
    for (const cents of [full, low, fleet.totalCents]) {
      expect(part).toContain(exactDollars(cents));
      expect(plain(await page('/case-study/vocational-trucks'))).toContain(exactDollars(cents));
    }
  });
});
