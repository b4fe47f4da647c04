import { structureOf } from '#finance/named-structures.ts';
import { type Quote, quote as quoteOf } from '#finance/quote.ts';
import { recommendationFigures } from '#finance/recommendation.ts';
import { allowedTerms, type Terms } from '#finance/terms.ts';
import { type Pricing, rateAdditions } from '#finance/tiers.ts';
import { TermsCompared } from '#web/site/terms-compared.tsx';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { paymentNote } from '../calculator/figures.ts';
import { shownState } from '../calculator/shown-state.ts';
import { type CalculatorState, queryOf } from '../calculator/state.ts';
import type { Advice } from './use-recommendation.ts';
import type { RecommendationWords } from './words.ts';

type Asked = Pick<Advice, 'amountCents' | 'months' | 'tier'>;
type Props = {
  words: RecommendationWords;
  /** The figures of the page, which the card shows. */
  state: CalculatorState;
  /** Null before the first answer, and after a change of the figures. */
  advice: Advice | null;
  /** The fields no longer show these figures. */
  isOutdated: boolean;
};

/** The terms of a request, with the down payment that the page shows for the tier or else its minimum. */
export const termsOf = (pricing: Pricing, { amountCents, months, tier }: Asked, shown: CalculatorState | null): Terms =>
  allowedTerms(pricing, {
    valueCents: amountCents,
    months,
    tier,
    downBps: shown?.terms.tier === tier ? shown.terms.downBps : Number.NaN,
  });

/** The payment with the reason for it, then other terms on one scale, and last the labeled estimate of an answer. */
export function RecommendationCard({ words, state, advice, isOutdated }: Props) {
  const { copy, pricing, applyHref } = words;
  const { terms, structure } = state;
  const query = queryOf(state);
  const quote = quoteOf(pricing, terms, structureOf(state));
  const [reason, ...how] = advice ? advice.text.split('\n') : [];
  return (
    <>
      <div className="advice-answer" data-outdated={isOutdated || undefined}>
        <div>
          <p className="advice-title">
            <strong>{titleOf(copy, terms, advice)}</strong>{' '}
            <span className="advice-badge" role="status">
              {isOutdated ? copy.card.outdated : copy.card.estimate}
            </span>
          </p>
          <p className="advice-headline">
            <span>{structure === 'level' ? copy.card.payment : copy.labels[structure]}</span>
            <b className="num">{exactDollars(quote.paymentCents)}</b> {copy.card.aMonth}
          </p>
          <OtherPayments copy={copy} state={state} quote={quote} />
          <p className="advice-small">
            {copy.card.yours({ down: percent(terms.downBps), apr: percent(Math.round(quote.aprPercent * 100)) })}{' '}
            {additionsIn(copy, pricing, terms.months, quote.financedCents)} {copy.card.approval}
          </p>
          {advice && terms.months < advice.months && <p className="advice-small">{copy.card.shorter(terms.months)}</p>}
        </div>
        <div>
          <p className="advice-reason" aria-live="polite">
            {reason ?? copy.ask}
          </p>
          <p className="advice-links">
            <a href={`${query}#calculator`}>{copy.card.see}</a>
            <a href={applyHref + query}>{copy.card.apply}</a>
          </p>
        </div>
      </div>
      <TermsCompared
        copy={copy.compared}
        pricing={pricing}
        terms={terms}
        structure={structureOf(state)}
        applyHref={applyHref + query}
        onChoose={(months) => shownState.write({ ...state, terms: { ...terms, months } })}
      />
      <div aria-live="polite">{advice && <OwnEstimate advice={advice} words={words} />}</div>
      {how.length > 0 && (
        <details className="disclosure advice-how">
          <summary>{copy.card.how}</summary>
          {how.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      )}
    </>
  );
}

const titleOf = ({ card }: RecommendationWords['copy'], terms: Terms, advice: Advice | null): string =>
  card.title(dollars(advice?.amountCents ?? terms.valueCents), advice?.months ?? terms.months);

/** What a structure pays in other months than the headline's. */
function OtherPayments({
  copy,
  state,
  quote,
}: {
  copy: RecommendationWords['copy'];
  state: CalculatorState;
  quote: Quote;
}) {
  if (state.structure === 'level') return null;
  return <p className="advice-small">{copy.notes[state.structure](paymentNote(state, quote))}</p>;
}

/** Says what the rate includes on top of the tier's own: points for a long term and for a small amount. */
function additionsIn({ card }: RecommendationWords['copy'], pricing: Pricing, months: number, cents: number): string {
  const { longTerm, smallAmount } = rateAdditions(pricing, months, cents);
  const long = longTerm && card.longTerm({ points: longTerm.addBps / 100, months: longTerm.overMonths });
  const small =
    smallAmount && card.smallAmount({ points: smallAmount.addBps / 100, under: dollars(smallAmount.underCents) });
  return [long, small].filter((words) => words !== undefined).join(' ');
}

/** The recommendation's own estimates, labeled with their terms. */
function OwnEstimate({ advice, words: { copy, pricing } }: { advice: Advice; words: RecommendationWords }) {
  const { paymentCents, taxSavingsCents } = recommendationFigures(pricing, advice.amountCents, advice.months);
  return (
    <p className="advice-small advice-own">
      {copy.card.recommended}: <b className="num">{dollars(paymentCents)}</b> {copy.card.aMonth},{' '}
      {copy.card.flat(percent(pricing.recommendation.rateBps))}. {copy.card.approval}{' '}
      <b className="num">{dollars(taxSavingsCents)}</b> {copy.card.tax}.
    </p>
  );
}
