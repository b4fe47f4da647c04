import { levelLoan, quote as quoteOf } from '#finance/quote.ts';
import { recommendationFigures } from '#finance/recommendation.ts';
import { allowedTerms, type Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { TermsCompared } from '#web/site/terms-compared.tsx';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { levelQuery } from '../calculator/state.ts';
import type { Advice } from './use-recommendation.ts';
import type { RecommendationWords } from './words.ts';

type Props = { words: RecommendationWords } & (
  | { advice: Advice }
  /** Before the first answer: the terms alone. */
  | { start: Omit<Advice, 'text'> }
);

/** The terms of the calculator for an amount, with the least down payment of the tier. */
export const termsOf = (pricing: Pricing, { amountCents, months, tier }: Omit<Advice, 'text'>): Terms =>
  allowedTerms(pricing, { valueCents: amountCents, months, tier, downBps: Number.NaN });

/** The calculator's payment as the headline, the recommendation's labeled estimate, the reason, and other terms. */
export function RecommendationCard({ words, ...shown }: Props) {
  const { copy, pricing, applyHref } = words;
  const asked = 'advice' in shown ? shown.advice : shown.start;
  const { amountCents, months } = asked;
  const terms = termsOf(pricing, asked);
  const query = levelQuery(terms);
  const quote = quoteOf(pricing, terms);
  const [reason, ...how] = 'advice' in shown ? shown.advice.text.split('\n') : [];
  return (
    <>
      <p className="advice-title">
        <strong>{copy.card.title(dollars(amountCents), months)}</strong>
        <span className="advice-badge">{copy.card.estimate}</span>
      </p>
      <p className="advice-headline">
        <span>{copy.card.payment}</span>
        <b className="num">{exactDollars(quote.paymentCents)}</b> {copy.card.aMonth}
      </p>
      <p className="advice-small">
        {copy.card.yours({ down: percent(terms.downBps), apr: percent(Math.round(quote.aprPercent * 100)) })}{' '}
        {copy.card.approval}
      </p>
      {terms.months < months && <p className="advice-small">{copy.card.shorter(terms.months)}</p>}
      <p>{reason ?? copy.ask}</p>
      <TermsCompared
        copy={copy.compared}
        tiers={copy.tiers}
        pricing={pricing}
        terms={terms}
        structure={levelLoan}
        applyHref={applyHref + query}
      />
      {'advice' in shown && <OwnEstimate advice={shown.advice} words={words} />}
      {how.length > 0 && (
        <details className="disclosure advice-how">
          <summary>{copy.card.how}</summary>
          {how.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      )}
      <p className="advice-links">
        <a href={`${query}#calculator`}>{copy.card.see}</a>
        <a href={applyHref + query}>{copy.card.apply}</a>
      </p>
    </>
  );
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
