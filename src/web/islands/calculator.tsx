import { useRef } from 'react';
import { structureOf } from '#finance/named-structures.ts';
import { quote as quoteOf } from '#finance/quote.ts';
import { sliders, type Terms, withTier } from '#finance/terms.ts';
import { AmountSlider } from '#web/ui/amount-slider.tsx';
import { dollars, exactDollars, percent } from '#web/ui/money.ts';
import { PriceMarks } from '#web/ui/price-marks.tsx';
import { ShapeChoice, TierChoice } from './calculator/choices.tsx';
import { Examples } from './calculator/examples.tsx';
import { Result } from './calculator/result.tsx';
import { useCalculatorState } from './calculator/use-calculator-state.ts';
import { CalculatorContext, type CalculatorWords } from './calculator/words.ts';

/** The payment calculator: choices at the left, the figure on the plate. */
export function Calculator(words: CalculatorWords) {
  const { copy, pricing, lang } = words;
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useCalculatorState(form, pricing, lang);
  const { terms } = state;
  const set = (change: Partial<Terms>): void => setState({ ...state, terms: { ...terms, ...change } });
  const tier = pricing.tiers[terms.tier];
  const maxMonths = Math.min(sliders.months.max, tier.maxMonths);
  const years = Array.from({ length: maxMonths / 12 }, (_, n) => String((n + 1) * 12));
  const quote = quoteOf(pricing, terms, structureOf(state));
  return (
    <CalculatorContext value={words}>
      <div className="calc">
        <form ref={form} className="calc-choices" noValidate onSubmit={(event) => event.preventDefault()}>
          <AmountSlider
            words={copy}
            name="value"
            amounts={copy.typedAmounts}
            label={copy.value}
            value={terms.valueCents / 100}
            min={sliders.valueCents.min / 100}
            max={sliders.valueCents.max / 100}
            step={sliders.valueCents.step / 100}
            fieldStep={1}
            show={(value) => dollars(value * 100)}
            marks={[]}
            presets={
              <PriceMarks
                name="value-mark"
                label={copy.prices}
                value={terms.valueCents / 100}
                onChoose={(price) => set({ valueCents: price * 100 })}
              />
            }
            onChange={(value) => set({ valueCents: value * 100 })}
          />
          <AmountSlider
            words={copy}
            name="term"
            label={copy.term}
            value={terms.months}
            min={sliders.months.min}
            max={maxMonths}
            step={sliders.months.step}
            fieldStep={sliders.months.step}
            show={copy.months}
            marks={years}
            hint={maxMonths < sliders.months.max ? copy.buildingNote(maxMonths) : undefined}
            onChange={(months) => set({ months })}
          />
          <TierChoice value={terms.tier} onChange={(name) => set(withTier(pricing, terms, name))} />
          <AmountSlider
            words={copy}
            name="down"
            label={copy.down}
            value={terms.downBps / 100}
            min={tier.minDownBps / 100}
            max={pricing.maxDownBps / 100}
            step={sliders.downBps.step / 100}
            fieldStep={sliders.downBps.step / 100}
            show={(value) => percent(value * 100)}
            marks={[copy.minimum(percent(tier.minDownBps)), percent(pricing.maxDownBps)]}
            onChange={(value) => set({ downBps: Math.round(value * 100) })}
          />
          <ShapeChoice
            value={state.structure}
            fundedMonth={state.fundedMonth}
            onChange={(structure) => setState({ ...state, structure })}
            onFunded={(fundedMonth) => setState({ ...state, fundedMonth })}
          />
          <p className="calc-peek" aria-hidden="true">
            {copy.result.labels[state.structure]} <strong>{exactDollars(quote.paymentCents)}</strong>
          </p>
          <Examples onChoose={setState} />
        </form>
        <Result state={state} quote={quote} />
      </div>
    </CalculatorContext>
  );
}
