import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adviceAmount } from '#contract/recommendation-choices.ts';
import { readTypedAmount, showCents, tidyTypedAmount, typedCents } from '#contract/typed-amount.ts';
import { AmountNote, remarkOn } from '#web/ui/amount-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { dollars } from '#web/ui/money.ts';
import { Slider } from '#web/ui/slider.tsx';
import { shownState } from '../calculator/shown-state.ts';
import type { CalculatorState } from '../calculator/state.ts';
import type { RecommendationWords } from './words.ts';

const { min, max, step, start } = adviceAmount;

type Props = {
  id: string;
  copy: RecommendationWords['copy'];
  invalid: boolean;
  /** The figures that this form set, which do not change the field: its text may be newer. */
  own: RefObject<CalculatorState | null>;
};

/** A field that keeps every text as it was typed, and a slider that stays within the limits. */
export function Amount({ id, copy, invalid, own }: Props) {
  const words = copy.typedAmounts;
  const [typed, setTyped] = useState(String(start));
  const field = useRef<HTMLInputElement>(null);
  // A number field as served; with the script it takes every spelling.
  const [type, setType] = useState<'number' | 'text'>('number');
  useEffect(() => {
    // Typed before this script ran, or else the amount that another part of the page shows.
    const typedBefore = field.current?.value ?? '';
    let shown = shownState.read()?.terms.valueCents;
    setTyped(typedBefore === String(start) && shown !== undefined ? String(shown / 100) : typedBefore);
    setType('text');
    return shownState.watch(() => {
      const state = shownState.read();
      const next = state?.terms.valueCents;
      const isFirst = shown === undefined;
      const isNew = next !== shown && state !== own.current;
      shown = next;
      if (!isNew || next === undefined) return;
      setTyped((current) => {
        const isSame = Math.round(typedCents(current, words.lang) / 100) * 100 === next;
        return isSame || (isFirst && current !== String(start)) ? current : String(next / 100);
      });
    });
  }, [own, words.lang]);
  useLayoutEffect(() => {
    const input = field.current;
    // A change of the type moves the caret to the start, in front of what is being typed.
    if (type === 'text' && input === document.activeElement)
      input?.setSelectionRange(input.value.length, input.value.length);
  }, [type]);
  useEffect(() => {
    if (invalid) field.current?.focus();
  }, [invalid]);
  const shown = Math.min(Math.max(Math.round(typedCents(typed, words.lang) / 100) || min, min), max);
  const { kind } = readTypedAmount(typed, words.lang);
  const remark = remarkOn(typed, words);
  const refusal = kind === 'unreadable' ? words.unreadable : kind === 'unsure' ? undefined : copy.invalid.text;
  const error = invalid ? refusal : undefined;
  const described = [`${id}-note`, ...(error === undefined ? [] : [`${id}-error`]), `${id}-hint`];
  return (
    <Field id={id} label={copy.amount} hint={copy.amountHint} error={error}>
      <span className="advice-amount">
        <input
          ref={field}
          id={id}
          name="amount"
          className="field-control num"
          type={type}
          inputMode="decimal"
          autoComplete="off"
          min={min}
          max={max}
          step={step}
          value={typed}
          aria-required
          aria-invalid={invalid || undefined}
          aria-describedby={described.join(' ')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {typed !== '' && (
          <span className="field-veil num" aria-hidden="true">
            {tidyTypedAmount(typed)}
          </span>
        )}
      </span>
      <AmountNote
        id={`${id}-note`}
        words={words}
        remark={remark}
        onTake={(cents) => {
          setTyped(showCents(cents));
          field.current?.focus();
        }}
      />
      <Slider
        name="amount-slider"
        label={copy.slider}
        text={dollars(shown * 100)}
        min={min}
        max={max}
        step={step}
        value={shown}
        onChange={(value) => setTyped(String(value))}
      />
    </Field>
  );
}
