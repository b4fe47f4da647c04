import type { Language } from '#contract/language.ts';
import type { caseStudies } from '#copy/en/case-studies.ts';
import { levelLoan, quote } from '#finance/quote.ts';
import type { Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { calculatorAddress } from '#web/addresses.ts';
import { queryOf } from '#web/islands/calculator/state.ts';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { CostRuler } from '../cost-ruler.tsx';
import { PaymentPicture } from '../payment-picture.tsx';
import { structureShapes } from '../sections/structures.tsx';

export type CaseTerms = Terms & { structure: 'stepUp' | 'seasonal' };

type Props = {
  words: typeof caseStudies & { changeTerms: string };
  /** What the equipment earns or replaces, in one sentence. */
  earns: string;
  terms: CaseTerms;
  pricing: Pricing;
  lang: Language;
};

/** Shows the cost of the case's structure at today's rates, with the engine's figures, never the customer's. */
export function CalculatedStructure({ words, earns, terms, pricing, lang }: Props) {
  const calculated = quote(pricing, terms, { ...levelLoan, shape: structureShapes[terms.structure] });
  const { amounts, downCents, financeCostCents, financedCents, rateBps, totalCents } = calculated;
  const structure = terms.structure === 'stepUp' ? 'step' : 'seasonal';
  const query = queryOf({ terms, structure, fundedMonth: structureShapes.seasonal.fundedMonth });
  const cents = amounts.map((amount) => amount.cents);
  const rows =
    terms.structure === 'stepUp'
      ? [
          [words.stepUp.first, cents[0]],
          [words.stepUp.last, cents.at(-1)],
          [words.stepUp.total, totalCents],
        ]
      : [
          [words.seasonal.full, Math.max(...cents)],
          [words.seasonal.low, Math.min(...cents)],
          [words.seasonal.total, totalCents],
        ];
  return (
    <section className="section section-surface study-picture" aria-labelledby="calculated">
      <div className="section-inner">
        <h2 id="calculated">{words.picture.heading}</h2>
        <p className="lead">{words.calculated}</p>
        <CostRuler
          valueCents={terms.valueCents}
          downCents={downCents}
          financeCostCents={financeCostCents}
          months={terms.months}
          scaleCents={terms.valueCents + financeCostCents}
        />
        <PaymentPicture quote={calculated} />
        <p className="study-key">
          <span className="study-key-price">{words.picture.price}</span>
          <span className="study-key-down">{words.picture.downEnds}</span>
          <span className="study-key-cost">{words.picture.cost}</span>
          <span className="study-key-bar">{words.picture.bar}</span>
          {terms.structure === 'seasonal' && <span className="study-key-bar study-key-low">{words.seasonal.low}</span>}
        </p>
        <dl>
          <div>
            <dt>{words.picture.price}</dt>
            <dd className="num">{dollars(terms.valueCents)}</dd>
          </div>
          <div>
            <dt>{words.picture.down}</dt>
            <dd className="num">{dollars(downCents)}</dd>
          </div>
          {[...rows, [words.picture.cost, financeCostCents] as const].map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{exactDollars(Number(amount))}</dd>
            </div>
          ))}
          <div>
            <dt>{words.picture.earns}</dt>
            <dd className="study-earns">{earns}</dd>
          </div>
        </dl>
        <p className="note">
          {words.calculatedNote({ financed: dollars(financedCents), months: terms.months, rate: percent(rateBps) })}{' '}
          <a href={calculatorAddress[lang].replace('#', `${query}#`)}>{words.changeTerms}</a>
        </p>
      </div>
    </section>
  );
}
