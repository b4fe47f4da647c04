import { ArrowRight } from 'lucide-react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { home as en } from '#copy/en/home.ts';
import { home as es } from '#copy/es/home.ts';
import { quote as quoteOf } from '#finance/quote.ts';
import { allowedTerms } from '#finance/terms.ts';
import { tierNames } from '#finance/tiers.ts';
import { dollars, percent } from '#web/ui/money.ts';
import { calculatorWith } from '../calculator-link.ts';
import { CostRuler } from '../cost-ruler.tsx';
import { Drawing, type DrawingName } from '../drawing.tsx';
import { ShowAll } from '../sections/show-all.tsx';

const copies = { en: en.board, es: es.board };
const SHOWN_TIER = 'good';
/** The rows that a phone shows first. */
const SHOWN = 3;

type Machine = { drawing: DrawingName; price: number; months: number };
/** Example prices in dollars, with a usual term of each machine. */
const machines: Record<keyof (typeof en)['board']['machines'], Machine> = {
  excavator: { drawing: 'excavator', price: 84_500, months: 48 },
  skidSteer: { drawing: 'skid-steer', price: 62_000, months: 48 },
  oven: { drawing: 'deck-oven', price: 46_000, months: 36 },
  mill: { drawing: 'cnc-mill', price: 212_500, months: 60 },
  truck: { drawing: 'bucket-truck', price: 165_000, months: 60 },
  line: { drawing: 'packaging-line', price: 390_000, months: 60 },
};
const names = Object.keys(machines) as (keyof typeof machines)[];

/**
 * Payments of six machines on one scale. Served for every tier: styles show the chosen one, so that the choice needs
 * no script.
 */
export function PriceBoard({ brand, lang }: { brand: Brand; lang: Language }) {
  const copy = copies[lang];
  const { pricing } = brand;
  const rows = names.map((name) => {
    const { price, months } = machines[name];
    const tiers = tierNames.map((tier) => {
      const terms = allowedTerms(pricing, { valueCents: price * 100, months, tier, downBps: Number.NaN });
      return { tier, terms, quote: quoteOf(pricing, terms) };
    });
    return { name, tiers, ...machines[name] };
  });
  const totals = rows.flatMap(({ tiers }) =>
    tiers.map(({ terms, quote }) => terms.valueCents + quote.financeCostCents),
  );
  const scaleCents = Math.max(...totals);
  return (
    <section className="section board fold" aria-labelledby="board">
      <div className="section-inner">
        <div className="board-head">
          <div>
            <h2 id="board">{copy.heading}</h2>
            <p className="lead">{copy.lead}</p>
          </div>
          <fieldset className="board-tiers">
            <legend className="sr-only">{copy.tier}</legend>
            {tierNames.map((tier) => (
              <label key={tier} className="field-segment">
                <input
                  type="radio"
                  name="board-tier"
                  value={tier}
                  className={`board-${tier}`}
                  defaultChecked={tier === SHOWN_TIER}
                />
                <span>
                  {copy.tiers[tier]}
                  <small className="num">{pricing.tiers[tier].scores.replace('-', '–')}</small>
                </span>
              </label>
            ))}
          </fieldset>
        </div>
        <ul className="framed">
          {rows.map(({ name, drawing, price, tiers }, n) => (
            <li key={name} className={n >= SHOWN ? 'price more' : 'price'}>
              <Drawing name={drawing} className="price-bed" />
              <div className="price-what">
                <h3>{copy.machines[name].name}</h3>
                <p>{copy.priced(copy.machines[name].condition, dollars(price * 100))}</p>
              </div>
              {tiers.map(({ tier, terms, quote }) => (
                <div key={tier} className={`price-tier tier-${tier}`} hidden={tier !== SHOWN_TIER}>
                  <div className="price-scale">
                    <CostRuler
                      valueCents={terms.valueCents}
                      downCents={quote.downCents}
                      financeCostCents={quote.financeCostCents}
                      months={terms.months}
                      scaleCents={scaleCents}
                      isShort
                    />
                    <p>
                      {copy.terms({
                        down: dollars(quote.downCents),
                        payments: terms.months,
                        cost: brand.financeCostDollars === 'everywhere' ? dollars(quote.financeCostCents) : '',
                      })}
                    </p>
                  </div>
                  <p className="price-figure">
                    <b className="num">{dollars(quote.paymentCents)}</b>{' '}
                    <span>{copy.rate(percent(quote.rateBps))}</span>
                  </p>
                  <a
                    className="price-link"
                    href={calculatorWith(terms, lang)}
                    aria-label={copy.change(copy.machines[name].name)}
                  >
                    <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
                  </a>
                </div>
              ))}
            </li>
          ))}
        </ul>
        <ShowAll name="all-machines" label={copy.all} />
        <div className="board-key">
          <p className="board-price">{copy.key.price}</p>
          <p className="board-cost">{copy.key.cost}</p>
          <p className="board-year">{copy.key.year}</p>
          <p>{copy.note}</p>
          <a href="#programs">{copy.programs}</a>
        </div>
      </div>
    </section>
  );
}
