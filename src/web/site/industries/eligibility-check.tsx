import { ArrowRight, Printer } from 'lucide-react';
import type { firstTime } from '#copy/en/first-time.ts';
import { recommendation as recommendationEn } from '#copy/en/recommendation.ts';
import { recommendation as recommendationEs } from '#copy/es/recommendation.ts';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { quote as quoteOf } from '#finance/quote.ts';
import { allowedTerms, type Terms } from '#finance/terms.ts';
import { lowestScoreOf, type Pricing, type TierName, tierNames } from '#finance/tiers.ts';
import { addresses, calculatorAddress, callAddress } from '#web/addresses.ts';
import { levelQuery } from '#web/islands/calculator/state.ts';
import { dollars, percent } from '#web/ui/money.ts';
import { PhoneLink } from '../phone-link.tsx';

type Copy = (typeof firstTime)['check'];
type Props = { copy: Copy; brand: Brand; lang: Language };

const tierNamesIn = { en: recommendationEn.tiers, es: recommendationEs.tiers };

const UNDER = 'low';
/** The answers about the score: a credit tier, or a score under all of them. Staff write the scores of a tier as text. */
const scores = [...tierNames, UNDER] as const;
type Score = (typeof scores)[number];
const isUpper = (tier: TierName): boolean => ['premium', 'excellent', 'good'].includes(tier);
/** The example of each answer about the price, in dollars. */
const priceOf = { small: 75_000, medium: 250_000, large: 750_000 };
const MONTHS = 48;

/**
 * Five taps, and the style sheet shows the lines of the list that belong to them, on the screen and on paper. No script
 * works it out, and a dialog's form outside of a dialog goes nowhere: nothing is sent or kept.
 */
export function EligibilityCheck({ copy, brand, lang }: Props) {
  const { questions, result } = copy;
  const { pricing } = brand;
  const offered = scores.filter((score) => score !== UNDER || Number.isFinite(lowestScoreOf(pricing.tiers.building)));
  const scoreAnswers = Object.fromEntries(offered.map((score) => [score, scoreAnswer(score, copy, pricing)]));
  return (
    <section className="section section-surface" id="check" aria-labelledby="check-heading">
      <div className="section-inner">
        <h2 id="check-heading">{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        <div className="check" data-live="">
          <form className="check-questions" method="dialog" autoComplete="off">
            {Object.entries(questions).map(([name, question]) => (
              <fieldset key={name} className="field">
                <legend className="field-label">{question.label}</legend>
                <div className="field-segments">
                  {Object.entries('options' in question ? question.options : scoreAnswers).map(([value, words]) => (
                    <label key={value} className="field-segment">
                      <input type="radio" name={`check-${name}`} id={`${name}-${value}`} />
                      <span>{words}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
          </form>
          <div className="check-result" aria-live="polite">
            <h3>{result.heading}</h3>
            <p className="check-wait">{result.wait}</p>
            <div className="check-answer">
              {offered.map((score) => (
                <div key={score} data-if={`score-${score}`}>
                  {(Object.keys(priceOf) as (keyof typeof priceOf)[]).map((price) => (
                    <Example key={price} {...{ copy, price, score, lang, pricing }} />
                  ))}
                </div>
              ))}
              <p className="check-call">
                {result.call} <PhoneLink phone={brand.phones.main} /> <a href={callAddress[lang]}>{result.callBack}</a>
              </p>
            </div>
          </div>
          <div className="check-list">
            <h3>{result.listHeading}</h3>
            <ul>
              {Object.entries(result.items).map(([key, documents]) =>
                documents.map((text) => (
                  <li key={key + text} data-if={key}>
                    {text}
                  </li>
                )),
              )}
              {result.always.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="note">{result.note}</p>
            <button type="button" className="button button-quiet check-print" data-print="">
              <Printer size={20} strokeWidth={1.75} aria-hidden /> {result.print}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}

type ExampleProps = {
  copy: Copy;
  price: keyof typeof priceOf;
  score: Score;
  pricing: Pricing;
  lang: Language;
};

/** The tier of one pair of answers, what a machine of that price costs a month, and what lowers it. */
function Example({ copy, price, score, pricing, lang }: ExampleProps) {
  const words = copy.result.example;
  const tier = score === UNDER ? 'building' : score;
  const { minDownBps, scores: range } = pricing.tiers[tier];
  const [terms, good] = ([tier, 'good'] as const).map((name) =>
    allowedTerms(pricing, { valueCents: priceOf[price] * 100, months: MONTHS, tier: name, downBps: minDownBps }),
  ) as [Terms, Terms];
  const quote = quoteOf(pricing, terms);
  const goodScore = lowestScoreOf(pricing.tiers.good);
  const lower = Number.isFinite(goodScore)
    ? words.improve.lower({ score: goodScore, payment: dollars(quoteOf(pricing, good).paymentCents) })
    : words.improve.upper;
  const query = levelQuery(terms);
  return (
    <div className="check-example" data-if={`price-${price}`}>
      <h3>
        {score === UNDER
          ? words.low(lowestScoreOf(pricing.tiers.building))
          : words.tier(tierNamesIn[lang][score], scoresIn(range, copy))}
      </h3>
      <p className="check-payment">
        <b className="num">{dollars(quote.paymentCents)}</b> {words.aMonth}
      </p>
      <p>
        {words.terms({
          price: dollars(terms.valueCents),
          months: terms.months,
          rate: percent(quote.rateBps),
          down: percent(minDownBps),
        })}
      </p>
      <p>{score === UNDER ? words.improve.low : isUpper(score) ? words.improve.upper : lower}</p>
      <p className="check-actions">
        <a className="button" href={addresses.application[lang] + query}>
          {copy.result.apply} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
        </a>
        <a href={calculatorAddress[lang].replace('#', `${query}#`)}>{words.change}</a>
      </p>
    </div>
  );
}

/** Formats a tier's scores, which staff write as 660-699 or 720+. */
const scoresIn = (range: string, { questions }: Copy): string =>
  range.endsWith('+') ? questions.score.atLeast(range.slice(0, -1)) : range.replace('-', '–');

const scoreAnswer = (score: Score, copy: Copy, { tiers }: Pricing): string =>
  score === UNDER ? copy.questions.score.low(lowestScoreOf(tiers.building)) : scoresIn(tiers[score].scores, copy);
