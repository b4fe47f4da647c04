import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { adviceAmount, adviceIndustries, adviceTerms, startTerm } from '#contract/recommendation-choices.ts';
import { tierNames } from '#finance/tiers.ts';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextField } from '#web/ui/field.tsx';
import { shownState, useShownState } from './calculator/shown-state.ts';
import type { CalculatorState } from './calculator/state.ts';
import { Amount } from './recommendation/amount.tsx';
import { RecommendationCard, termsOf } from './recommendation/recommendation-card.tsx';
import { useRecommendation } from './recommendation/use-recommendation.ts';
import type { RecommendationWords } from './recommendation/words.ts';

const MAX_EQUIPMENT = 100;
const startAdvice = { amountCents: adviceAmount.start * 100, months: startTerm, tier: 'good' } as const;

/** The question, and the card below. The fields keep their own values: nothing typed early is lost. */
export function Recommendation(words: RecommendationWords) {
  const { copy, pricing } = words;
  const { loading, invalid, advice, own, ask } = useRecommendation(words);
  const shown = useShownState();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  /** The fields changed after the figures of the card were asked for. */
  const [isOutdated, setOutdated] = useState(false);
  /** A field changed since the last request was sent. */
  const changed = useRef(false);
  // It was disabled while loading and has lost the focus.
  useEffect(() => {
    if (!loading && asked.current && document.activeElement === document.body) button.current?.focus();
  }, [loading]);
  // A field takes what another part of the page changed. At the first change, fields that the visitor set stay.
  useEffect(() => {
    let before: CalculatorState | null = null;
    const carry = (): void => {
      const state = shownState.read();
      if (state && state !== own.current) {
        setOutdated(false);
        for (const name of ['months', 'tier'] as const) {
          const select = form.current?.elements.namedItem(name === 'months' ? 'term' : name);
          if (!(select instanceof HTMLSelectElement)) continue;
          const isChosen = [...select.options].some((option) => option.selected !== option.defaultSelected);
          const isNew = before === null ? !isChosen : before.terms[name] !== state.terms[name];
          if (isNew) select.value = String(state.terms[name]);
        }
      }
      before = state;
    };
    carry();
    return shownState.watch(carry);
  }, [own]);
  const start = { terms: termsOf(pricing, startAdvice, null), structure: 'level', fundedMonth: 1 } as const;
  const answered = advice?.of === shown ? advice : null;
  const change = ({ target }: SyntheticEvent<HTMLFormElement>): void => {
    const name = 'name' in target ? String(target.name) : '';
    if (!['amount', 'amount-slider', 'term', 'tier'].includes(name)) return;
    changed.current = true;
    setOutdated(true);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    asked.current = true;
    if (loading) return;
    changed.current = false;
    void ask(new FormData(event.currentTarget)).then((isAnswered) => isAnswered && setOutdated(changed.current));
  };
  const terms = adviceTerms.map((months) => ({ value: String(months), label: copy.months(months) }));
  const tiers = tierNames.map((name) => ({
    value: name,
    label: `${copy.tiers[name]} (${pricing.tiers[name].scores.replace('-', '–')})`,
  }));
  const industries = [...adviceIndustries, 'other' as const].map((name) => ({
    value: name,
    label: copy.industries[name],
  }));
  return (
    <div className="advice">
      <form ref={form} className="fields" noValidate onChange={change} onSubmit={submit}>
        <Amount id={`${id}-amount`} copy={copy} invalid={invalid} own={own} />
        <SelectField
          frame={{ id: `${id}-term`, label: copy.term, span: 3 }}
          options={terms}
          select={{ name: 'term', defaultValue: startTerm }}
        />
        <SelectField
          frame={{ id: `${id}-tier`, label: copy.tier, span: 3 }}
          options={tiers}
          select={{ name: 'tier', defaultValue: 'good' }}
        />
        <SelectField
          frame={{ id: `${id}-industry`, label: copy.industry, span: 3 }}
          options={industries}
          select={{ name: 'industry' }}
        />
        <TextField
          frame={{ id: `${id}-equipment`, label: copy.equipment, optional: copy.optional, span: 3 }}
          input={{ name: 'equipmentType', maxLength: MAX_EQUIPMENT, autoComplete: 'off' }}
        />
        <button ref={button} type="submit" className="button field-6" disabled={loading}>
          {loading ? copy.generating : copy.generate}
        </button>
      </form>
      <div className="advice-card" aria-busy={loading}>
        <RecommendationCard words={words} state={shown ?? start} advice={answered} isOutdated={isOutdated} />
      </div>
    </div>
  );
}
