import type { Language } from '#contract/language.ts';
import { sections as en } from '#copy/en/sections.ts';
import { sections as es } from '#copy/es/sections.ts';
import { levelLoan, quote } from '#finance/quote.ts';
import type { Shape } from '#finance/structure.ts';
import type { Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { calculatorWith } from '../calculator-link.ts';
import { SectionPanel } from './panel.tsx';

const copies = { en, es };
/** Full from April to November and a quarter of it from December to March; ten percent more each year; three months of rest. */
export const structureShapes = {
  level: { kind: 'level' },
  seasonal: { kind: 'seasonal', fundedMonth: 1, lowMonths: [12, 1, 2, 3], lowShareBps: 2500 },
  stepUp: { kind: 'step', yearlyBps: 1000 },
  deferred: { kind: 'deferred', months: 3, keepMaturity: false },
} as const satisfies Record<string, Shape>;
export type ShownStructure = keyof typeof structureShapes;

type Props = {
  copy: { heading: string; text: string[] };
  names: readonly ShownStructure[];
  terms: Terms;
  pricing: Pricing;
  lang: Language;
};

/** The same debt in several rhythms: what each asks a month and what it adds up to. */
export function Structures({ copy, names, terms, pricing, lang }: Props) {
  const words = copies[lang];
  const level = quote(pricing, terms);
  const rows = names.map((name) => {
    const { amounts, totalCents } = quote(pricing, terms, { ...levelLoan, shape: structureShapes[name] });
    const pay = payOf(
      words,
      name,
      amounts.map((amount) => amount.cents),
    );
    return { name, title: words.structures[name].name, pay, totalCents };
  });
  const seasonal = rows.find(({ name }) => name === 'seasonal');
  const amount = seasonal && `${seasonal.title}: ${seasonal.pay}.`;
  return (
    <SectionPanel copy={copy} lang={lang} {...(amount !== undefined && { amount })}>
      <table className="figures figures-wide">
        <thead>
          <tr>
            {words.structures.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, title, pay, totalCents }) => (
            <tr key={name}>
              <th scope="row">{title}</th>
              <td>{pay}</td>
              <td className="num">{dollars(totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {words.structures.note({
          financed: dollars(level.financedCents),
          months: terms.months,
          rate: percent(level.rateBps),
          scores: pricing.tiers[terms.tier].scores.replace('-', '–'),
          down: percent(terms.downBps),
        })}{' '}
        <a href={calculatorWith(terms, lang)}>{words.changeTerms}</a>
      </p>
    </SectionPanel>
  );
}

function payOf({ structures }: typeof en, name: ShownStructure, cents: number[]): string {
  const first = exactDollars(cents[0] ?? 0);
  switch (name) {
    case 'seasonal':
      return structures.seasonal.pay(exactDollars(Math.max(...cents)), exactDollars(Math.min(...cents)));
    case 'stepUp':
      return structures.stepUp.pay(first, exactDollars(cents.at(-1) ?? 0));
    case 'level':
    case 'deferred':
      return structures[name].pay(first);
  }
}
