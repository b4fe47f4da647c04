import type { termsCompared } from '#copy/en/calculator-terms.ts';
import { quote as quoteOf, type Structure } from '#finance/quote.ts';
import { comparedMonths, type Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { dollars, exactDollars } from '#web/ui/money.ts';
import { CostRuler } from './cost-ruler.tsx';
import { ShowAll } from './sections/show-all.tsx';

type Props = {
  copy: typeof termsCompared;
  pricing: Pricing;
  /** Their term is the highlighted row, also when it is not among the compared ones. */
  terms: Terms;
  structure: Structure;
  applyHref: string;
  onChoose: (months: number) => void;
};

/** The payment and the finance cost of the same equipment over several terms, drawn to one scale. */
export function TermsCompared({ copy, pricing, terms, structure, applyHref, onChoose }: Props) {
  const choices = [...new Set([terms.months, ...comparedMonths(pricing, terms.tier)])].sort((a, b) => a - b);
  const rows = choices.map((months) => ({ months, quote: quoteOf(pricing, { ...terms, months }, structure) }));
  const costs = rows.map(({ quote }) => quote.financeCostCents);
  const { longTerm } = pricing;
  const hasLongTerm = longTerm.addBps > 0 && choices.some((months) => months > longTerm.overMonths);
  const [lowest, highest] = [Math.min(...costs), Math.max(...costs)];
  return (
    <div className="compared fold">
      <div className="compared-head more" aria-hidden="true">
        <span>{copy.columns.term}</span>
        <span>{copy.columns.payment}</span>
        <span>{copy.columns.ruler}</span>
        <span>{copy.columns.cost}</span>
      </div>
      <ul className="compared-rows more">
        {rows.map(({ months, quote }) => {
          const chosen = months === terms.months;
          const cost = quote.financeCostCents;
          return (
            <li key={months} className={chosen ? 'plate' : undefined} aria-current={chosen || undefined}>
              <span className="compared-term">
                <b>{copy.months(months)}</b>{' '}
                <small>{copy.apr(`${String(Number(quote.aprPercent.toFixed(2)))}%`)}</small>
              </span>
              <span className="compared-payment num">
                {chosen ? exactDollars(quote.paymentCents) : dollars(quote.paymentCents)}
                <span className="sr-only"> {copy.aMonth}</span>
              </span>
              <CostRuler
                valueCents={terms.valueCents}
                downCents={quote.downCents}
                financeCostCents={cost}
                months={months}
                scaleCents={terms.valueCents + highest}
              />
              <span className="compared-cost num">
                <span className="compared-label">{copy.columns.cost} </span>
                {dollars(cost)} <small>{cost === lowest ? copy.lowest : copy.more(dollars(cost - lowest))}</small>
              </span>
              {chosen ? (
                <a className="button button-white" href={applyHref}>
                  {copy.apply}
                </a>
              ) : (
                <button
                  type="button"
                  className="button button-outline"
                  aria-label={copy.chooseMonths(months)}
                  onClick={() => onChoose(months)}
                >
                  {copy.choose}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <ShowAll name="compare" label={copy.show} of={copy.heading(rows.length)} />
      <p className="compared-note more">
        {copy.note} {hasLongTerm && copy.longTerm({ points: longTerm.addBps / 100, months: longTerm.overMonths })}
      </p>
    </div>
  );
}
