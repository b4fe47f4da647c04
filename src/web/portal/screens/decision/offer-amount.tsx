import { useRef, useState } from 'react';
import { typedAmounts } from '#copy/en/typed-amounts.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import type { FieldFrame } from '#web/ui/field.tsx';

type Props = { frame: FieldFrame; name: string; initial: string };

/** A dollar amount of the offer, with the understood amount next to it. The form reads it from its own data. */
export function OfferAmount({ frame, name, initial }: Props) {
  const [value, setValue] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  const take = (text: string): void => {
    setValue(text);
    if (field.current === null) return;
    field.current.value = text;
    // The form recalculates the payment on input events.
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
    field.current.focus();
  };
  return (
    <MoneyField
      frame={frame}
      words={typedAmounts}
      value={value}
      onTake={take}
      input={{
        ref: field,
        name,
        value,
        autoComplete: 'off',
        maxLength: 20,
        onChange: (event) => setValue(event.target.value),
      }}
    />
  );
}
