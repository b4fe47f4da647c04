import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { showTypedAmount, typedCents } from '#contract/typed-amount.ts';
import { applicationFigures as en } from '#copy/en/application-figures.ts';
import { applicationFigures as es } from '#copy/es/application-figures.ts';
import { structureOf } from '#finance/named-structures.ts';
import { quote as quoteOf } from '#finance/quote.ts';
import { exactDollars, percent } from '#web/ui/money.ts';
import { focusField } from '#web/ui/error-summary.tsx';
import { readState } from '../calculator/state.ts';
import { askedTerms } from './asked-terms.ts';
import { useFormPart } from './form-state.ts';
import { useWords } from './words.ts';

const copies = { en, es };

/** The customer's own machine and amount, and the payment of the calculator while the amount is still the one asked for. */
export function OwnFigures() {
  const { copy, lang, brand, links } = useWords();
  const words = copies[lang];
  const [query] = useState(() => window.location.search);
  const amount = useFormPart((state) => state.values.equipmentAmount);
  const description = useFormPart((state) => state.values.equipmentDescription);
  const params = new URLSearchParams(query);
  const asked = readState(params, brand.pricing);
  const { equipmentDescription: terms = '' } = askedTerms(query.replace(/equipment=[^&]*/, ''), copy.asked);
  const machine = terms !== '' && description.startsWith(terms) ? description.slice(terms.length) : description;
  const facts = [machine, showTypedAmount(amount, lang)].filter((fact) => fact.trim() !== '');
  if (facts.length === 0) return null;
  // A link without tier or down payment carries no figure that the customer has seen.
  const isComplete = ['value', 'term', 'tier', 'down'].every((name) => params.has(name));
  const isQuoted = isComplete && typedCents(amount, lang) === asked.terms.valueCents;
  const { tier, months, downBps } = asked.terms;
  const quote = quoteOf(brand.pricing, asked.terms, structureOf(asked));
  return (
    <section className="own-figures" aria-label={words.title}>
      <div>
        <p className="own-figures-title">{words.title}</p>
        <p className="own-figures-facts">{facts.join(', ')}</p>
        {isQuoted && (
          <>
            <p className="own-figures-payment">
              <strong className="num">{exactDollars(quote.paymentCents)}</strong> {words.labels[asked.structure]}
            </p>
            <p className="own-figures-terms">
              {words.terms({
                months,
                tier: words.tiers[tier],
                scores: brand.pricing.tiers[tier].scores.replace('-', '–'),
                down: percent(downBps),
                rate: percent(quote.rateBps),
              })}
            </p>
          </>
        )}
      </div>
      {isQuoted ? (
        <a href={`${links.home}${query}#calculator`}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden />
          {words.changeTerms}
        </a>
      ) : (
        <button type="button" className="link-button" onClick={() => focusField('equipmentDescription')}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden />
          {copy.signing.change}
        </button>
      )}
    </section>
  );
}
