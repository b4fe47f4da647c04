import { useEffect, useRef, useState } from 'react';
import { adviceAmount } from '#contract/recommendation-choices.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { Field } from '#web/ui/field.tsx';
import { dollars } from '#web/ui/money.ts';
import { Slider } from '#web/ui/slider.tsx';
import type { RecommendationWords } from './words.ts';

const { min, max, step, start } = adviceAmount;

/** A field that keeps whatever is typed, and a slider beside it that stays within the limits. */
export function Amount({ id, copy, invalid }: { id: string; copy: RecommendationWords['copy']; invalid: boolean }) {
  const [typed, setTyped] = useState(String(start));
  const field = useRef<HTMLInputElement>(null);
  // Typed before this script ran.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  useEffect(() => {
    if (invalid) field.current?.focus();
  }, [invalid]);
  const shown = Math.min(Math.max(Number(typed) || min, min), max);
  return (
    <Field id={id} label={copy.amount} hint={copy.amountHint} error={invalid ? copy.invalid.text : undefined}>
      <span className="advice-amount">
        <input
          ref={field}
          id={id}
          name="amount"
          className="field-control num"
          type="number"
          inputMode="decimal"
          autoComplete="off"
          min={min}
          max={max}
          step={step}
          value={typed}
          aria-required
          aria-invalid={invalid || undefined}
          aria-describedby={`${invalid ? `${id}-error ` : ''}${id}-hint`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {typed !== '' && (
          <span className="field-veil num" aria-hidden="true">
            {showTypedAmount(typed)}
          </span>
        )}
      </span>
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
