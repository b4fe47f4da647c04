import { quote as quoteOf } from '#finance/quote.ts';
import { recommendationFigures } from '#finance/recommendation.ts';
import { allowedTerms } from '#finance/terms.ts';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import type { Advice } from './use-recommendation.ts';
import type { RecommendationWords } from './words.ts';

/** The engine's two figures with what they assume, the answer's text, and why the calculator says another figure. */
export function RecommendationCard({ advice, words }: { advice: Advice; words: RecommendationWords }) {
  const { copy, pricing, applyHref } = words;
  const { amountCents, months, tier } = advice;
  const { paymentCents, taxSavingsCents } = recommendationFigures(pricing, amountCents, months);
  const terms = allowedTerms(pricing, { valueCents: amountCents, months, tier, downBps: Number.NaN });
  const quote = quoteOf(pricing, terms);
  const because = {
    tier: copy.tiers[tier],
    downPercent: percent(terms.downBps),
    down: dollars(quote.downCents),
    rate: percent(quote.rateBps),
    months: terms.months,
  };
  const query = new URLSearchParams({
    value: String(terms.valueCents / 100),
    term: String(terms.months),
    tier,
    down: String(terms.downBps / 100),
  });
  return (
    <>
      <p className="advice-title">
        <strong>{copy.card.title(dollars(amountCents), months)}</strong>
        <span className="advice-badge">{copy.card.estimate}</span>
      </p>
      <dl className="advice-figures">
        <div>
          <dt>{copy.card.payment}</dt>
          <dd className="num">
            {dollars(paymentCents)} <small>{copy.card.aMonth}</small>
          </dd>
        </div>
        <div>
          <dt>{copy.card.tax}</dt>
          <dd className="num">{dollars(taxSavingsCents)}</dd>
        </div>
      </dl>
      <p className="advice-small">{copy.card.terms(months, percent(pricing.recommendation.rateBps))}</p>
      {advice.text.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="advice-small">
        <strong>{copy.card.why(exactDollars(quote.paymentCents))}</strong> {copy.card.because(because)}{' '}
        {terms.months < months && copy.card.shorter(terms.months)}
      </p>
      <p className="advice-links">
        <a href={`?${query.toString()}#calculator`}>{copy.card.see}</a>
        <a href={`${applyHref}?value=${String(Math.round(amountCents / 100))}&term=${String(months)}`}>
          {copy.card.apply}
        </a>
      </p>
    </>
  );
}
