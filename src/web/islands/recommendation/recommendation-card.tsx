import { levelLoan } from '#finance/quote.ts';
import { recommendationFigures } from '#finance/recommendation.ts';
import { allowedTerms } from '#finance/terms.ts';
import { TermsCompared } from '#web/site/terms-compared.tsx';
import { dollars, percent } from '#web/ui/money.ts';
import type { Advice } from './use-recommendation.ts';
import type { RecommendationWords } from './words.ts';

type Props = { words: RecommendationWords } & (
  | { advice: Advice }
  /** Before the first answer: the terms alone. */
  | { start: Omit<Advice, 'text'> }
);

/** The terms as the calculator computes them, the answer's text, and the two figures of the recommendation. */
export function RecommendationCard({ words, ...shown }: Props) {
  const { copy, pricing, applyHref } = words;
  const { amountCents, months, tier } = 'advice' in shown ? shown.advice : shown.start;
  const terms = allowedTerms(pricing, { valueCents: amountCents, months, tier, downBps: Number.NaN });
  const apply = `${applyHref}?value=${String(Math.round(amountCents / 100))}&term=${String(months)}`;
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
      <TermsCompared
        copy={copy.compared}
        tiers={copy.tiers}
        pricing={pricing}
        terms={terms}
        structure={levelLoan}
        applyHref={apply}
      />
      {terms.months < months && <p className="advice-small">{copy.card.shorter(terms.months)}</p>}
      {'advice' in shown ? <Answer advice={shown.advice} words={words} /> : <p>{copy.ask}</p>}
      <p className="advice-links">
        <a href={`?${query.toString()}#calculator`}>{copy.card.see}</a>
        <a href={apply}>{copy.card.apply}</a>
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
