import { useRef } from 'react';
import { typedAmounts } from '#copy/en/typed-amounts.ts';
import type { FieldFrame } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';

type Props = { frame: FieldFrame; value: string; onChange: (text: string) => void };

/** A dollar amount of the offer, with the understood amount next to it. */
export function OfferAmount({ frame, value, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const take = (text: string): void => {
    onChange(text);
    field.current?.focus();
  };
  return (
    <MoneyField
      frame={frame}
      words={typedAmounts}
      value={value}
      onTake={take}
      input={{
        ref: field,
        value,
        autoComplete: 'off',
        maxLength: 20,
        // The requested amount is filled in. Typing replaces it.
        onFocus: (event) => event.target.select(),
        onChange: (event) => onChange(event.target.value),
      }}
    />
  );
}
