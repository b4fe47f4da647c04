import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { showTypedAmount, typedCents } from '#contract/typed-amount.ts';
import { applicationFigures as en } from '#copy/en/application-figures.ts';
import { applicationFigures as es } from '#copy/es/application-figures.ts';
import { structureOf } from '#finance/named-structures.ts';
import { quote as quoteOf } from '#finance/quote.ts';
import { sliders } from '#finance/terms.ts';
import { exactDollars, percent } from '#web/ui/money.ts';
import { focusField } from '#web/ui/error-summary.tsx';
import { type CalculatorState, queryOf, readState } from '../calculator/state.ts';
import { askedTerms } from './asked-terms.ts';
import { useFormPart, useFormState } from './form-state.ts';
import { TermsEditor } from './terms-editor.tsx';
import { useWords } from './words.ts';

const copies = { en, es };

/** The customer's machine, amount and terms with their payment. The terms change here, so that nothing is typed again. */
export function OwnFigures() {
  const { copy, lang, brand } = useWords();
  const words = copies[lang];
  const form = useFormState();
  const [query, setQuery] = useState(() => window.location.search);
  const [isOpen, setOpen] = useState(false);
  const amount = useFormPart((state) => state.values.equipmentAmount);
  const machine = useFormPart((state) => state.values.equipmentDescription);
  const terms = useFormPart((state) => state.values.terms);
  const facts = [machine, showTypedAmount(amount, lang)].filter((fact) => fact.trim() !== '');
  if (facts.length === 0 && terms === '') return null;
  const params = new URLSearchParams(query);
  const cents = typedCents(amount, lang);
  const isInRange = cents >= sliders.valueCents.min && cents <= sliders.valueCents.max;
  if (isInRange) params.set('value', String(cents / 100));
  const asked = readState(params, brand.pricing);
  // A link without tier or down payment carries no figure that the customer has seen.
  const isQuoted = isInRange && ['term', 'tier', 'down'].every((name) => params.has(name));
  const { tier, months, downBps } = asked.terms;
  const quote = quoteOf(brand.pricing, asked.terms, structureOf(asked));

  /** The address keeps the terms over a reload, a change of the language and a draft. */
  const change = (next: CalculatorState): void => {
    const kept = new URLSearchParams(window.location.search);
    for (const [name, value] of new URLSearchParams(queryOf(next)))
      if (name !== 'value' || isInRange) kept.set(name, value);
    window.history.replaceState(window.history.state, '', `?${kept.toString()}`);
    setQuery(window.location.search);
    form.set({ terms: askedTerms(window.location.search, copy.asked).terms });
  };

  return (
    <section className="own-figures" aria-label={words.title}>
      <div>
        <p className="own-figures-title">{words.title}</p>
        <p className="own-figures-facts">{facts.join(', ')}</p>
        {isQuoted && (
          <p className="own-figures-payment">
            <strong className="num">{exactDollars(quote.paymentCents)}</strong> {words.labels[asked.structure]}
          </p>
        )}
        <p className="own-figures-terms" role="status">
          {isQuoted
            ? words.terms({
                months,
                tier: words.tiers[tier],
                scores: brand.pricing.tiers[tier].scores.replace('-', '–'),
                down: percent(downBps),
                rate: percent(quote.rateBps),
              })
            : terms}
        </p>
      </div>
      <button
        type="button"
        id="asked-terms"
        className="link-button"
        {...(terms === '' ? {} : { 'aria-expanded': isOpen })}
        onClick={() => (terms === '' ? focusField('equipmentDescription') : setOpen(!isOpen))}
      >
        <Pencil size={16} strokeWidth={1.75} aria-hidden />
        {terms === '' ? copy.signing.change : isOpen ? words.done : words.changeTerms}
      </button>
      {isOpen && <TermsEditor words={words.editor} tiers={words.tiers} asked={asked} onChange={change} />}
    </section>
  );
}
