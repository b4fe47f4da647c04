import { useEffect, useRef } from 'react';
import type { Language } from '#contract/language.ts';
import { typedCents } from '#contract/typed-amount.ts';
import { heroPayment as en } from '#copy/en/hero-payment.ts';
import { heroPayment as es } from '#copy/es/hero-payment.ts';
import { quote } from '#finance/quote.ts';
import { allowedTerms, comparedMonths, sliders, type Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { addresses, calculatorAddress } from '#web/addresses.ts';
import { CostRuler } from '#web/site/cost-ruler.tsx';
import { paymentTerms } from '#web/site/payment-terms.ts';
import { AmountSlider } from '#web/ui/amount-slider.tsx';
import { dollars, exactDollars } from '#web/ui/money.ts';
import { PriceMarks } from '#web/ui/price-marks.tsx';
import { shownState, useShownState } from './calculator/shown-state.ts';
import { hasState, levelQuery, queryOf, readState } from './calculator/state.ts';
import { useRestingScale } from './calculator/use-resting-scale.ts';

const copies = { en, es };
const { min, max, step } = sliders.valueCents;
const show = (value: number): string => dollars(value * 100);

type Props = {
  lang: Language;
  pricing: Pricing;
  terms: Terms;
  changeTerms: string;
  /** False where the lender shows the finance cost in dollars in the calculator only. */
  showCost: boolean;
  /** False where the page’s visitor does not apply. */
  canApply: boolean;
};

/** The ruler of the machine's cost and its payment: complete as served, computed again for another price or term. */
export function HeroPayment({ lang, pricing, terms: served, changeTerms, showCost, canApply }: Props) {
  const copy = copies[lang];
  const shown = useShownState();
  const { terms } = shown ?? { terms: served };
  const panel = useRef<HTMLDivElement>(null);
  const change = (changed: Partial<Terms>): void => {
    const current = shownState.read() ?? { terms: served, structure: 'level', fundedMonth: 1 };
    shownState.write({ ...current, terms: allowedTerms(pricing, { ...current.terms, ...changed }) });
  };
  // The address has the figures that were set before. The fields may change before this script runs.
  useEffect(() => {
    const address = new URLSearchParams(window.location.search);
    if (!shownState.read() && hasState(address)) shownState.write(readState(address, pricing, lang));
    for (const input of panel.current?.querySelectorAll('input') ?? []) {
      const { type, name, value, defaultValue, checked, defaultChecked } = input;
      if (type === 'radio' ? !checked || defaultChecked : value === defaultValue) continue;
      change(name === 'hero-term' ? { months: Number(value) } : { valueCents: typedCents(value, lang) });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when the panel becomes interactive
  }, []);
  const { downCents, financeCostCents, paymentCents } = quote(pricing, terms);
  const { valueCents, months } = terms;
  const totalCents = valueCents + financeCostCents;
  const scaleCents = useRestingScale(totalCents);
  const payment = exactDollars(paymentCents);
  const query = shown ? queryOf(shown) : levelQuery(terms);
  return (
    <>
      <div className="chain">
        <p className="chain-ends">
          <span>{copy.price(dollars(valueCents))}</span>
          <span className="chain-scale">{copy.scale(dollars(scaleCents))}</span>
        </p>
        {showCost && (
          <p className="chain-total">
            {copy.inAll(dollars(totalCents))}
            {/* Ends the text where the ruler ends. An attribute, because served pages have no inline styles. */}
            <svg width={`${(100 - (totalCents / scaleCents) * 100).toFixed(2)}%`} height="1" aria-hidden="true" />
          </p>
        )}
        <CostRuler
          valueCents={valueCents}
          downCents={downCents}
          financeCostCents={financeCostCents}
          months={months}
          scaleCents={scaleCents}
        />
        <p className="chain-ends">
          <span>{copy.down(dollars(downCents))}</span>
          <span className="chain-cost">{showCost ? copy.cost(dollars(financeCostCents)) : copy.costAlone}</span>
        </p>
      </div>
      <div className="hero-payment" ref={panel}>
        <div className="hero-payment-row">
          <div>
            <p className="hero-payment-label">{copy.label}</p>
            <p className="hero-payment-figure">{payment}</p>
            <fieldset className="hero-terms">
              <legend className="hero-payment-label">{copy.term}</legend>
              {[...new Set([months, ...comparedMonths(pricing, terms.tier)])]
                .sort((a, b) => a - b)
                .map((choice) => (
                  <label key={choice} className="field-segment">
                    <input
                      type="radio"
                      name="hero-term"
                      value={choice}
                      checked={choice === months}
                      onChange={() => change({ months: choice })}
                    />
                    <span className="num">{choice}</span>
                  </label>
                ))}
            </fieldset>
          </div>
          <AmountSlider
            words={copy}
            name="hero-value"
            amounts={copy.typedAmounts}
            label={copy.value}
            value={valueCents / 100}
            min={min / 100}
            max={max / 100}
            step={step / 100}
            fieldStep={1}
            show={show}
            spoken={copy.spoken(dollars(valueCents), payment)}
            marks={[]}
            presets={
              <PriceMarks
                name="hero-price"
                label={copy.prices}
                value={valueCents / 100}
                onChoose={(price) => change({ valueCents: price * 100 })}
              />
            }
            onChange={(given) => change({ valueCents: given * 100 })}
          />
        </div>
        <p className="hero-payment-terms">
          {paymentTerms(copy, pricing, terms)}{' '}
          <a href={calculatorAddress[lang].replace('#', `${query}#`)}>{changeTerms}</a>
          {canApply && (
            <>
              {' '}
              <a href={addresses.application[lang] + levelQuery(terms)}>{copy.apply}</a>
            </>
          )}
        </p>
      </div>
    </>
  );
}
