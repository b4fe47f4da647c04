import { useState } from 'react';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { CUSTOMER_NAME } from './deal-checks.ts';
import { fullName, splitName } from './derived-values.ts';
import type { DealFormState } from './use-deal-form.ts';

/** A customer waits at the counter: the form opens ready to type. */
const startTyping = (input: HTMLInputElement | null): void => input?.focus({ preventScroll: true });

/** First and last name in one field. A name of three or more words shows how it was split. */
export function CustomerName({ form }: { form: DealFormState }) {
  const { borrowerFirstName: first, borrowerLastName: last } = form.values;
  // As typed, with a space at its end, while it means the same names.
  const [typed, setTyped] = useState('');
  const split = splitName(typed);
  const isCurrent = split.borrowerFirstName === first && split.borrowerLastName === last;
  const name = fullName(form.values);
  const isLong = name.split(' ').length > 2 && last !== '';
  return (
    <TextField
      frame={{
        id: CUSTOMER_NAME,
        label: words.customerName,
        error: form.shown[CUSTOMER_NAME],
        hint: isLong ? words.hints.names(first, last) : undefined,
      }}
      input={{
        name: CUSTOMER_NAME,
        autoComplete: 'off',
        autoCapitalize: 'words',
        enterKeyHint: 'next',
        ref: startTyping,
        value: isCurrent ? typed : name,
        onChange: ({ target }) => {
          setTyped(target.value);
          form.changeAll(splitName(target.value));
        },
      }}
    />
  );
}
