import { useState } from 'react';
import { readTypedAmount, showCents, tidyTypedAmount } from '#contract/typed-amount.ts';
import { AmountNote, type AmountWords, remarkOn } from './amount-note.tsx';
import { describedBy, Field, type FieldFrame, MaskedInput, type TextInput } from './field.tsx';

type Props = {
  frame: FieldFrame;
  words: AmountWords & { asTyped: string };
  /** Accepts any text. Unreadable text is not an error. */
  freeText?: boolean;
  value: string;
  input: TextInput;
  /** Accepts the offered reading of an ambiguous spelling. */
  onTake: (text: string) => void;
};

/** A typed amount with the understood amount next to it. The text only changes to format figures as money. */
export function MoneyField({ frame, words, freeText = false, value, input, onTake }: Props) {
  const [left, setLeft] = useState(false);
  const noteId = `${frame.id}-amount`;
  const isUnreadable = freeText && left && readTypedAmount(value, words.lang).kind === 'unreadable';
  const remark = isUnreadable ? { text: words.asTyped } : remarkOn(value, words);
  const described = [describedBy(frame)['aria-describedby'], ...(remark ? [noteId] : [])].filter(Boolean).join(' ');
  return (
    <Field {...frame}>
      <MaskedInput
        frame={frame}
        tidy={tidyTypedAmount}
        describedBy={described}
        input={{
          inputMode: 'text',
          ...input,
          onChange: (event) => {
            setLeft(false);
            input.onChange?.(event);
          },
          onBlur: (event) => {
            setLeft(true);
            input.onBlur?.(event);
          },
        }}
      />
      <AmountNote id={noteId} words={words} remark={remark} onTake={(cents) => onTake(showCents(cents))} />
    </Field>
  );
}
