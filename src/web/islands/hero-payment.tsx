import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/language.ts';
import { typedCents } from '#contract/typed-amount.ts';
import { heroPayment as en } from '#copy/en/hero-payment.ts';
import { heroPayment as es } from '#copy/es/hero-payment.ts';
import { quote } from '#finance/quote.ts';
import { allowedTerms, sliders, type Terms } from '#finance/terms.ts';
import type { Pricing } from '#finance/tiers.ts';
import { calculatorAddress } from '#web/addresses.ts';
import { DimensionChain } from '#web/site/dimension-chain.tsx';
import { paymentTerms } from '#web/site/payment-terms.ts';
import { AmountSlider } from '#web/ui/amount-slider.tsx';
import { dollars, exactDollars } from '#web/ui/money.ts';
import { queryOf } from './calculator/state.ts';

const copies = { en, es };
const { min, max, step } = sliders.valueCents;
const show = (value: number): string => dollars(value * 100);

type Props = { lang: Language; pricing: Pricing; terms: Terms; changeTerms: string };

/** The machine's chain and its payment: complete as served, counted anew once somebody moves the value. */
export function HeroPayment({ lang, pricing, terms: served, changeTerms }: Props) {
  const copy = copies[lang];
  const [terms, setTerms] = useState(served);
  const panel = useRef<HTMLDivElement>(null);
  const change = (valueCents: number): void => setTerms(allowedTerms(pricing, { ...served, valueCents }));
  // Moved or typed before this script ran.
  useEffect(() => {
    for (const { value, defaultValue } of panel.current?.querySelectorAll('input') ?? [])
      if (value !== defaultValue) change(typedCents(value, lang));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when the panel comes alive
  }, []);
  const { downCents, financedCents, paymentCents } = quote(pricing, terms);
  const [value, payment] = [terms.valueCents / 100, exactDollars(paymentCents)];
  const query = terms.valueCents === served.valueCents ? '' : queryOf({ terms, structure: 'level', fundedMonth: 1 });
  return (
    <>
      <DimensionChain
        downShare={downCents / terms.valueCents}
        months={terms.months}
        value={`${copy.value} ${show(value)}`}
        left={copy.down(dollars(downCents))}
        right={copy.payments(terms.months, dollars(financedCents))}
      />
      <div className="hero-payment" ref={panel}>
        <div className="hero-payment-row">
          <div>
            <p className="hero-payment-label">{copy.label}</p>
            <p className="hero-payment-figure">{payment}</p>
          </div>
          <AmountSlider
            words={copy}
            name="hero-value"
            amounts={copy.typedAmounts}
            label={copy.value}
            value={value}
            min={min / 100}
            max={max / 100}
            step={step / 100}
            fieldStep={1}
            show={show}
            spoken={copy.spoken(show(value), payment)}
            marks={[]}
            onChange={(given) => change(given * 100)}
          />
        </div>
        <p className="hero-payment-terms">
          {paymentTerms(copy, pricing, terms)}{' '}
          <a href={calculatorAddress[lang].replace('#', `${query}#`)}>{changeTerms}</a>
        </p>
      </div>
    </>
  );
}
