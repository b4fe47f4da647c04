import type { Language } from '#contract/language.ts';
import { readTypedAmount, showCents, tidyTypedAmount } from '#contract/typed-amount.ts';

export type AmountWords = {
  lang: Language;
  understood: (amount: string) => string;
  unsure: (amount: string) => string;
  use: (amount: string) => string;
  unreadable: string;
};
/** A message about a typed amount; `offer` is the likely reading of an unsure one, in cents. */
export type Remark = { text: string; offer?: number };

/** Returns the understood amount for another spelling, and a question for a spelling with two readings. */
export function remarkOn(typed: string, words: AmountWords): Remark | undefined {
  const read = readTypedAmount(typed, words.lang);
  if (read.kind === 'unsure') return { text: words.unsure(showCents(read.cents)), offer: read.cents };
  if (read.kind !== 'understood' || tidyTypedAmount(typed) === showCents(read.cents)) return undefined;
  return { text: words.understood(showCents(read.cents)) };
}

type Props = {
  id: string;
  words: AmountWords | undefined;
  remark: Remark | undefined;
  onTake: (cents: number) => void;
};

/** Announces the remark. Its field names this id in aria-describedby. The button accepts the offered reading. */
export function AmountNote({ id, words, remark, onTake }: Props) {
  const offer = remark?.offer;
  return (
    <div className="amount-note">
      <p id={id} role="status">
        {remark?.text}
      </p>
      {offer !== undefined && (
        <button type="button" className="button button-outline button-dense" onClick={() => onTake(offer)}>
          {words?.use(showCents(offer))}
        </button>
      )}
    </div>
  );
}
