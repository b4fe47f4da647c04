import { ArrowRight, Printer } from 'lucide-react';
import type { firstTime } from '#copy/en/first-time.ts';
import type { PricingFacts } from '#copy/en/programs.ts';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { type Quote, quote as quoteOf } from '#finance/quote.ts';
import { allowedTerms, type Terms } from '#finance/terms.ts';
import type { Pricing, TierName } from '#finance/tiers.ts';
import { addresses, calculatorAddress, callAddress } from '#web/addresses.ts';
import { levelQuery } from '#web/islands/calculator/state.ts';
import { dollars, percent } from '#web/ui/money.ts';
import { PhoneLink } from '../phone-link.tsx';

type Copy = (typeof firstTime)['check'];
type Props = { copy: Copy; facts: PricingFacts; brand: Brand; lang: Language };

/** The tiers that an answer about the score stands for, the better one first. */
const tiersOf = {
  high: ['premium', 'good'],
  middle: ['fair', 'building'],
  low: ['building', 'building'],
} as const satisfies Record<string, [TierName, TierName]>;
/** The example of each answer about the price, in dollars. */
const priceOf = { small: 75_000, medium: 250_000, large: 750_000 };
const MONTHS = 48;
type Priced = { terms: Terms; quote: Quote };

/**
 * Five taps, and the style sheet shows the lines of the list that belong to them, on the screen and on paper. No script
 * works it out, and a dialog's form outside of a dialog goes nowhere: nothing is sent or kept.
 */
export function EligibilityCheck({ copy, facts, brand, lang }: Props) {
  const { questions, result } = copy;
  return (
    <section className="section section-surface" id="check" aria-labelledby="check-heading">
      <div className="section-inner">
        <h2 id="check-heading">{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        <div className="check" data-live="">
          <form className="check-questions" method="dialog" autoComplete="off">
            {Object.entries(questions).map(([name, { label, options }]) => (
              <fieldset key={name} className="field">
                <legend className="field-label">{label}</legend>
                <div className="field-segments">
                  {Object.entries(options).map(([value, words]) => (
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
            <div className="check-list">
              {(Object.keys(tiersOf) as (keyof typeof tiersOf)[]).flatMap((score) =>
                (Object.keys(priceOf) as (keyof typeof priceOf)[]).map((price) => (
                  <Example key={`${price}-${score}`} {...{ copy, price, score, lang }} pricing={brand.pricing} />
                )),
              )}
              <h3>{result.listHeading}</h3>
              <ul>
                {Object.entries(result.items(facts)).map(([key, text]) => (
                  <li key={key} data-if={key}>
                    {text}
                  </li>
                ))}
                {result.always.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              <p className="note">{result.note}</p>
              <button type="button" className="button button-quiet check-print" data-print="">
                <Printer size={20} strokeWidth={1.75} aria-hidden /> {result.print}
              </button>
              <p className="check-call">
                {result.call} <PhoneLink phone={brand.phones.main} /> <a href={callAddress[lang]}>{result.callBack}</a>
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

type ExampleProps = {
  copy: Copy;
  price: keyof typeof priceOf;
  score: keyof typeof tiersOf;
  pricing: Pricing;
  lang: Language;
};

/** The tier of one pair of answers, what a machine of that price costs a month, and what lowers it. */
function Example({ copy, price, score, pricing, lang }: ExampleProps) {
  const words = copy.result.example;
  const [better, worse] = tiersOf[score];
  // One down payment, so that the payments differ by the rate alone.
  const { minDownBps } = pricing.tiers[worse];
  const priced = (tier: TierName): Priced => {
    const terms = allowedTerms(pricing, {
      valueCents: priceOf[price] * 100,
      months: MONTHS,
      tier,
      downBps: minDownBps,
    });
    return { terms, quote: quoteOf(pricing, terms) };
  };
  const [best, least, good] = [priced(better), priced(worse), priced('good')];
  const query = levelQuery(least.terms);
  const range = (of: (priced: Priced) => number, show: (amount: number) => string): string =>
    [...new Set([show(of(best)), show(of(least))])].join('–');
  return (
    <div className="check-example" data-if={`${price}-${score}`}>
      <h3>{words.tier[score]}</h3>
      <p className="check-payment">
        <b className="num">{range(({ quote }) => quote.paymentCents, dollars)}</b> {words.aMonth}
      </p>
      <p>
        {words.terms({
          price: dollars(least.terms.valueCents),
          months: least.terms.months,
          rates: range(({ quote }) => quote.rateBps, percent),
          down: percent(minDownBps),
        })}
      </p>
      <p>{words.improve[score](dollars(good.quote.paymentCents))}</p>
      <p className="check-actions">
        <a className="button" href={addresses.application[lang] + query}>
          {copy.result.apply} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
        </a>
        <a href={calculatorAddress[lang].replace('#', `${query}#`)}>{words.change}</a>
      </p>
    </div>
  );
}
