import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { caseStudies } from '#copy/en/case-studies.ts';
import { heroPayment as chainEn } from '#copy/en/hero-payment.ts';
import { heroPayment as chainEs } from '#copy/es/hero-payment.ts';
import { levelLoan, quote } from '#finance/quote.ts';
import type { Terms } from '#finance/terms.ts';
import { calculatorAddress } from '#web/addresses.ts';
import { queryOf } from '#web/islands/calculator/state.ts';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { CostRuler } from '../cost-ruler.tsx';
import { PaymentPicture } from '../payment-picture.tsx';
import { structureShapes } from '../sections/structures.tsx';

const chains = { en: chainEn, es: chainEs };

export type CaseTerms = Terms & { structure: 'stepUp' | 'seasonal' };

type Props = {
  words: typeof caseStudies & { changeTerms: string };
  /** What the equipment earns or replaces, in one sentence. */
  earns: string;
  terms: CaseTerms;
  brand: Pick<Brand, 'pricing' | 'financeCostDollars'>;
  lang: Language;
};

/** Shows the cost of the case's structure at today's rates, with the engine's figures, never the customer's. */
export function CalculatedStructure({ words, earns, terms, brand, lang }: Props) {
  const calculated = quote(brand.pricing, terms, { ...levelLoan, shape: structureShapes[terms.structure] });
  const { amounts, downCents, financeCostCents, financedCents, rateBps, totalCents } = calculated;
  const chain = chains[lang];
  const showCost = brand.financeCostDollars === 'everywhere';
  const structure = terms.structure === 'stepUp' ? 'step' : 'seasonal';
  const query = queryOf({ terms, structure, fundedMonth: structureShapes.seasonal.fundedMonth });
  const cents = amounts.map((amount) => amount.cents);
  const rows: [string, number | undefined][] =
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
        <div className="study-chain">
          <p className="chain-ends">
            <span>{chain.price(dollars(terms.valueCents))}</span>
            {showCost && <span>{chain.inAll(dollars(terms.valueCents + financeCostCents))}</span>}
          </p>
          <CostRuler
            valueCents={terms.valueCents}
            downCents={downCents}
            financeCostCents={financeCostCents}
            months={terms.months}
            scaleCents={terms.valueCents + financeCostCents}
          />
          <p className="chain-ends">
            <span>{chain.down(dollars(downCents))}</span>
            <span className="chain-cost">{showCost ? chain.cost(dollars(financeCostCents)) : chain.costAlone}</span>
          </p>
        </div>
        <PaymentPicture quote={calculated} />
        <p className="study-axis num">
          {[1, Math.round(terms.months / 2), terms.months].map((month) => (
            <span key={month}>{words.picture.month(month)}</span>
          ))}
        </p>
        <p className="study-key">
          <span>{terms.structure === 'seasonal' ? words.seasonal.full : words.picture.bar}</span>
          {terms.structure === 'seasonal' && <span className="study-key-low">{words.seasonal.low}</span>}
        </p>
        <dl>
          {rows.map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{exactDollars(amount ?? Number.NaN)}</dd>
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
