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

/** The calculator's payment as the headline, the recommendation's labeled estimate, other terms, and the text. */
export function RecommendationCard({ words, ...shown }: Props) {
  const { copy, pricing, applyHref } = words;
  const asked = 'advice' in shown ? shown.advice : shown.start;
  const { amountCents, months } = asked;
  const terms = termsOf(pricing, asked);
  const query = levelQuery(terms);
  const quote = quoteOf(pricing, terms);
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
      {'advice' in shown && <OwnEstimate advice={shown.advice} words={words} />}
      <TermsCompared
        copy={copy.compared}
        tiers={copy.tiers}
        pricing={pricing}
        terms={terms}
        structure={levelLoan}
        applyHref={applyHref + query}
      />
      {'advice' in shown ? (
        <div className="advice-text">
          {shown.advice.text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : (
        <p>{copy.ask}</p>
      )}
      <p className="advice-links">
        <a href={`${query}#calculator`}>{copy.card.see}</a>
        <a href={applyHref + query}>{copy.card.apply}</a>
      </p>
    </>
  );
}

/** The recommendation's own estimate, labeled with its terms and the reason why it differs, and the tax savings. */
function OwnEstimate({ advice, words: { copy, pricing } }: { advice: Advice; words: RecommendationWords }) {
  const { rateBps, taxSavingsBps } = pricing.recommendation;
  const { paymentCents, taxSavingsCents } = recommendationFigures(pricing, advice.amountCents, advice.months);
  return (
    <dl className="advice-figures">
      <div>
        <dt>{copy.card.recommended}</dt>
        <dd>
          <b className="num">{dollars(paymentCents)}</b> {copy.card.aMonth}, {copy.card.flat(percent(rateBps))}.{' '}
          {copy.card.approval} {copy.card.differs}
        </dd>
      </div>
      <div>
        <dt>{copy.card.tax}</dt>
        <dd>
          <b className="num">{dollars(taxSavingsCents)}</b>, {copy.card.taxNote(percent(taxSavingsBps))}
        </dd>
      </div>
    </dl>
  );
}
