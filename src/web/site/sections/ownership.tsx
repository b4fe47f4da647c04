import type { Language } from '#contract/language.ts';
import { ownership as en } from '#copy/en/ownership.ts';
import { ownership as es } from '#copy/es/ownership.ts';
import { structureOf } from '#finance/named-structures.ts';
import { quote } from '#finance/quote.ts';
import type { Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { addresses } from '#web/addresses.ts';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { SectionPanel } from './panel.tsx';

const copies = { en, es };
const ways = [
  ['loan', 'level'],
  ['own1', 'own1'],
  ['own10', 'own10'],
] as const;

type Props = { terms: Terms; pricing: Pricing; lang: Language; more?: boolean };

/** One machine bought in three ways. `more` links to the glossary, which shows this section itself. */
export function Ownership({ terms, pricing, lang, more = true }: Props) {
  const copy = copies[lang];
  const level = quote(pricing, terms);
  return (
    <SectionPanel copy={copy} lang={lang} isFolded>
      <table className="figures figures-wide">
        <thead>
          <tr>
            {copy.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.map(([name, structure]) => {
            const { paymentCents, purchaseCents, totalCents } = quote(
              pricing,
              terms,
              structureOf({ structure, fundedMonth: 1 }),
            );
            return (
              <tr key={name}>
                <th scope="row">{copy[name].name}</th>
                <td>{copy[name].pay(exactDollars(paymentCents), dollars(purchaseCents))}</td>
                <td className="num">{dollars(totalCents)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="note">
        {copy.note({
          value: dollars(terms.valueCents),
          down: percent(terms.downBps),
          months: terms.months,
          rate: percent(level.rateBps),
          scores: pricing.tiers[terms.tier].scores.replace('-', '–'),
        })}{' '}
        {more && <a href={addresses.glossary[lang]}>{copy.more}</a>}
      </p>
    </SectionPanel>
  );
}
