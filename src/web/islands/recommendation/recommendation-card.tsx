import { levelLoan } from '#finance/quote.ts';
import { recommendationFigures } from '#finance/recommendation.ts';
import { allowedTerms, type Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { TermsCompared } from '#web/site/terms-compared.tsx';
import { dollars, percent } from '#web/ui/money.ts';
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

/** The terms as the calculator computes them, the answer's text, and the two figures of the recommendation. */
export function RecommendationCard({ words, ...shown }: Props) {
  const { copy, pricing, applyHref } = words;
  const asked = 'advice' in shown ? shown.advice : shown.start;
  const { amountCents, months } = asked;
  const terms = termsOf(pricing, asked);
  const query = levelQuery(terms);
  return (
    <>
      <p className="advice-title">
        <strong>{copy.card.title(dollars(amountCents), months)}</strong>
        <span className="advice-badge">{copy.card.estimate}</span>
      </p>
      <TermsCompared
        copy={copy.compared}
        tiers={copy.tiers}
        pricing={pricing}
        terms={terms}
        structure={levelLoan}
        applyHref={applyHref + query}
      />
      {terms.months < months && <p className="advice-small">{copy.card.shorter(terms.months)}</p>}
      {'advice' in shown ? <Answer advice={shown.advice} words={words} /> : <p>{copy.ask}</p>}
      <p className="advice-links">
        <a href={`${query}#calculator`}>{copy.card.see}</a>
        <a href={applyHref + query}>{copy.card.apply}</a>
      </p>
    </>
  );
}

function Answer({ advice, words: { copy, pricing } }: { advice: Advice; words: RecommendationWords }) {
  const { rateBps, taxSavingsBps } = pricing.recommendation;
  const { paymentCents, taxSavingsCents } = recommendationFigures(pricing, advice.amountCents, advice.months);
  return (
    <>
      <div className="advice-text">
        {advice.text.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className="advice-figures">
        <div>
          <dt>{copy.card.payment}</dt>
          <dd className="num">
            {dollars(paymentCents)} <small>{copy.card.aMonth}</small>
          </dd>
          <dd className="advice-small">
            <strong>{copy.card.flat(percent(rateBps))}</strong>. {copy.card.approval}
          </dd>
        </div>
        <div>
          <dt>{copy.card.tax}</dt>
          <dd className="num">{dollars(taxSavingsCents)}</dd>
          <dd className="advice-small">{copy.card.taxNote(percent(taxSavingsBps))}</dd>
        </div>
      </dl>
    </>
  );
}
