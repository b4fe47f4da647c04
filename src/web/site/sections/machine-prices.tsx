import { useId } from 'react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { programs as en } from '#copy/en/programs.ts';
import { programs as es } from '#copy/es/programs.ts';
import { type Quote, quote } from '#finance/quote.ts';
import { defaultTerms } from '#finance/terms.ts';
import { calculatorAddress } from '#web/addresses.ts';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { calculatorWith } from '../calculator-link.ts';
import { Drawing } from '../drawing.tsx';
import type { Machine } from '../industries/machines.ts';
import { ShowMore } from './show-more.tsx';

const copies = { en, es };

/** The rows that a phone shows first. */
const SHOWN = 3;

type Props<Name extends string> = {
  copy: { heading: string; lead: string; names: Record<Name, string> };
  machines: Record<Name, Machine>;
  brand: Pick<Brand, 'pricing' | 'financeCostDollars'>;
  lang: Language;
};

/** Typical machines with the engine's payment, the lowest first, and what each costs in all, drawn to one scale. */
export function MachinePrices<Name extends string>({ copy, machines, brand, lang }: Props<Name>) {
  const { pricing } = brand;
  const id = useId();
  const words = copies[lang].machines;
  const rows = (Object.keys(machines) as Name[]).map((name) => {
    const { dollars: value, months, used, drawing } = machines[name];
    const terms = { ...defaultTerms(pricing), valueCents: value * 100, months };
    return { id: name, name: copy.names[name], used, drawing, terms, quote: quote(pricing, terms) };
  });
  rows.sort((a, b) => a.quote.paymentCents - b.quote.paymentCents);
  const longest = Math.max(...rows.map((row) => row.quote.downCents + row.quote.totalCents));
  const { tier, downBps } = defaultTerms(pricing);
  return (
    <section className="section fold" id="prices" aria-labelledby={id}>
      <div className="section-inner">
        <h2 id={id}>{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        <table className="figures figures-wide prices">
          <thead>
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, n) => (
              <tr key={row.id} className={n >= SHOWN ? 'more' : undefined}>
                <th scope="row">
                  <div className="prices-machine">
                    {row.drawing && <Drawing name={row.drawing} className="prices-bed" />}
                    <div>
                      <a href={calculatorWith(row.terms, lang)}>{row.name}</a>{' '}
                      <span className="prices-price">
                        {words.price({
                          condition: row.used === true ? words.used : words.new,
                          price: dollars(row.terms.valueCents),
                        })}
                      </span>
                    </div>
                  </div>
                </th>
                <td>
                  <CostLine quote={row.quote} longest={longest} />
                  {words.terms({
                    down: dollars(row.quote.downCents),
                    months: row.terms.months,
                    apr: percent(Math.round(row.quote.aprPercent * 100)),
                    total: dollars(row.quote.totalCents),
                    cost: brand.financeCostDollars === 'everywhere' ? dollars(row.quote.financeCostCents) : '',
                  })}
                </td>
                <td className="num">{exactDollars(row.quote.paymentCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > SHOWN && <ShowMore of={copy.heading} lang={lang} />}
        <p className="prices-legend" aria-hidden>
          {(['down', 'machine', 'cost'] as const).map((part) => (
            <span key={part} className={`prices-key prices-key-${part}`}>
              {words.legend[part]}
            </span>
          ))}
        </p>
        <p className="note">
          {words.note({ scores: pricing.tiers[tier].scores.replace('-', '–'), down: percent(downBps) })}{' '}
          <a href={calculatorAddress[lang]}>{words.change}</a>
        </p>
      </div>
    </section>
  );
}

/** Down payment, amount financed and finance cost, to the scale of the row that costs most. */
function CostLine({ quote: { downCents, financedCents, totalCents }, longest }: { quote: Quote; longest: number }) {
  const at = (cents: number): string => ((cents / longest) * 1000).toFixed(1);
  const [down, price, end] = [at(downCents), at(downCents + financedCents), at(downCents + totalCents)];
  return (
    <svg className="prices-line" viewBox="-1 0 1002 16" preserveAspectRatio="none" aria-hidden focusable="false">
      <path className="prices-down" d={`M0 8H${down}`} />
      <path d={`M${down} 8H${price}`} />
      <path className="prices-cost" d={`M${price} 8H${end}`} />
      <path d={`M0 1v14M${down} 3v10M${price} 3v10M${end} 1v14`} />
    </svg>
  );
}
