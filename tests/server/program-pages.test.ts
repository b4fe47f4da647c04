import { afterAll, describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { structureNames, structureOf } from '#finance/named-structures.ts';
import { levelLoan, quote } from '#finance/quote.ts';
import { taxYears } from '#finance/tax-years.ts';
import { defaultTerms, type Terms } from '#finance/terms.ts';
import { openSamplePages } from '#tests/support/sample-pages.ts';
import { addresses } from '#web/addresses.ts';
import { machines, type ProgramName } from '#web/site/industries/machines.ts';
import { structureShapes } from '#web/site/sections/structures.tsx';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { linksOf, mainOf, plain } from './served-pages.ts';

const { pricing } = sampleBrand;
const server = await openSamplePages({ now: () => new Date('2026-11-26T12:00:00Z') });
const later = await openSamplePages({ now: () => new Date('2031-05-01T00:00:00Z') });
afterAll(() => Promise.all([server.close(), later.close()]));
const bodyOf = async (url: string): Promise<string> => mainOf((await server.inject({ url })).body);
/** Without the wrappers that keep ranges on one line. */
const textOf = (html: string): string => plain(html.replace(/<\/?bdi[^>]*>/g, '')).replaceAll('&#x27;', "'");

/** The section of the example prices. */
const pricesOf = (html: string): string => html.slice(html.indexOf('id="prices"')).split('</section>')[0] ?? '';

/** The machine in the hero of each page: dollars and months. */
const heroes: Record<ProgramName, [number, number]> = {
  construction: [145_000, 60],
  foodBeverage: [240_000, 60],
  manufacturing: [250_000, 60],
  vocationalTrucks: [165_000, 60],
  firstTime: [75_000, 48],
  itin: [60_000, 48],
};
const programs = Object.keys(heroes) as ProgramName[];
const termsOf = (value: number, months: number): Terms => ({
  ...defaultTerms(pricing),
  valueCents: value * 100,
  months,
});

/** Every payment that the engine returns for the machine in the hero, and for the hours of a machine tool. */
function paymentsOf(terms: Terms): Set<string> {
  const shapes = [
    ...structureNames.map((structure) => structureOf({ structure, fundedMonth: 1 })),
    ...Object.values(structureShapes).map((shape) => ({ shape, buyout: { kind: 'none' } as const })),
  ];
  const cents = shapes.flatMap((structure) => quote(pricing, terms, structure).amounts.map((amount) => amount.cents));
  const hours = [80, 160, 320].map((count) => quote(pricing, terms).paymentCents / count);
  return new Set([...cents, ...hours].map(exactDollars));
}

describe.each(programs)('program page %s', (program) => {
  const hero = termsOf(...heroes[program]);
  const rows = Object.values(machines[program]).map((machine: { dollars: number; months: number }) => {
    const terms = termsOf(machine.dollars, machine.months);
    return { terms, quoted: quote(pricing, terms) };
  });

  test.each(['en', 'es'] as const)('%s: answers ten questions in at most 60 words each', async (lang) => {
    const html = await bodyOf(addresses[program][lang]);
    const list = [...html.matchAll(/<details[^>]*><summary>(.*?)<\/summary><p>(.*?)<\/p>/gs)].map((match) => ({
      question: textOf(match[1] ?? '').trim(),
      words: textOf(match[2] ?? '')
        .trim()
        .split(/\s+/).length,
    }));
    expect(list).toHaveLength(10);
    expect(list.filter(({ words }) => words > 60)).toEqual([]);
    expect(list.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
  });

  test.each(['en', 'es'] as const)(
    '%s: shows four to six machines with price, payment, APR and total',
    async (lang) => {
      const html = await bodyOf(addresses[program][lang]);
      expect(rows.length).toBeGreaterThanOrEqual(4);
      expect(rows.length).toBeLessThanOrEqual(6);
      for (const { terms, quoted } of rows) {
        const row =
          pricesOf(html)
            .split(/<tr[ >]/)
            .find((part) => part.includes(`value=${String(terms.valueCents / 100)}&amp;`)) ?? '';
        const words = textOf(row);
        expect(quoted.financedCents).toBeGreaterThanOrEqual(10_000_00);
        for (const shown of [
          dollars(terms.valueCents),
          dollars(quoted.downCents),
          exactDollars(quoted.paymentCents),
          dollars(quoted.totalCents),
          dollars(quoted.financeCostCents),
          percent(Math.round(quoted.aprPercent * 100)),
        ])
          expect(words).toContain(shown);
      }
    },
  );

  test('draws the machines that have a drawing', async () => {
    const drawn = Object.values(machines[program]).filter((machine) => 'drawing' in machine);
    expect(pricesOf(await bodyOf(addresses[program].en)).split('prices-bed')).toHaveLength(drawn.length + 1);
    expect(drawn.length).toBeGreaterThan(0);
  });

  test.each(['en', 'es'] as const)('%s: every amount with cents is a payment of the engine', async (lang) => {
    const found = textOf(await bodyOf(addresses[program][lang])).match(/\$[\d,]+\.\d\d/g) ?? [];
    const known = paymentsOf(hero);
    for (const { quoted } of rows) known.add(exactDollars(quoted.paymentCents));
    expect(found.length).toBeGreaterThan(rows.length);
    expect(found.filter((amount) => !known.has(amount))).toEqual([]);
  });

  test.each(['en', 'es'] as const)('%s: leads to the other programs, the guides and the calculator', async (lang) => {
    const html = await bodyOf(addresses[program][lang]);
    const links = linksOf(html);
    for (const other of programs.filter((name) => name !== program)) expect(links).toContain(addresses[other][lang]);
    for (const guide of ['howItWorks', 'glossary'] as const) expect(links).toContain(addresses[guide][lang]);
    expect(linksOf(pricesOf(html)).filter((href) => href.includes('?value=')).length).toBe(rows.length);
  });

  test('shows the limits of Section 179 only in a year with published limits', async () => {
    const { en } = addresses[program];
    const { limitCents, phaseOut } = taxYears[2026] ?? { limitCents: 0, phaseOut: { startCents: 0, endCents: 0 } };
    const text = textOf(await bodyOf(en));
    expect(text).toContain('Section 179 in 2026');
    for (const cents of [limitCents, phaseOut.startCents, phaseOut.endCents]) expect(text).toContain(dollars(cents));
    expect(textOf((await later.inject({ url: en })).body)).not.toMatch(/Section 179 in \d/);
  });
});

test.each(['construction', 'foodBeverage', 'vocationalTrucks'] as const)(
  '%s: states the seasonal payments of its machine on phones too',
  async (program) => {
    const { amounts } = quote(pricing, termsOf(...heroes[program]), {
      ...levelLoan,
      shape: structureShapes.seasonal,
    });
    const cents = amounts.map((amount) => amount.cents);
    const [, shown = ''] = /<p class="panel-amount">(.*?)<\/p>/s.exec(await bodyOf(addresses[program].en)) ?? [];
    expect(textOf(shown)).toContain(exactDollars(Math.max(...cents)));
    expect(textOf(shown)).toContain(exactDollars(Math.min(...cents)));
  },
);

test('the glossary leads from a term to the page that uses it', async () => {
  const links = linksOf(await bodyOf(addresses.glossary.en));
  for (const page of ['construction', 'manufacturing', 'foodBeverage', 'firstTime', 'itin', 'howItWorks'] as const)
    expect(links).toContain(addresses[page].en);
});

test.each(['en', 'es'] as const)(
  'the glossary, %s: shows the ways to own a machine with payments of the engine',
  async (lang) => {
    const terms = defaultTerms(pricing);
    const text = textOf(await bodyOf(addresses.glossary[lang]));
    const found = text.match(/\$[\d,]+\.\d\d/g) ?? [];
    expect(found).toHaveLength(3);
    expect(found.filter((amount) => !paymentsOf(terms).has(amount))).toEqual([]);
    expect(text).toContain(
      dollars(quote(pricing, terms, structureOf({ structure: 'own10', fundedMonth: 1 })).purchaseCents),
    );
  },
);
