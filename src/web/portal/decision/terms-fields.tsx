import { useId } from 'react';
import { desk } from '#copy/portal/decision-desk.ts';
import { TextField } from '#web/ui/field.tsx';
import { exactDollars } from '#web/ui/money.ts';
import type { DecisionStart } from './decision-start.ts';
import { LinesField } from './lines-field.tsx';

const { dialog: words } = desk;
type Props = {
  faults: Record<string, string>;
  start: DecisionStart;
  paymentCents: number | undefined;
  inSpanish: boolean;
};

/** What is offered, with its payment as it is typed. */
export function TermsFields({ faults, start, paymentCents, inSpanish }: Props) {
  const id = useId();
  const conditions = {
    id: `${id}-conditions`,
    label: words.conditions,
    optional: words.optional,
    hint: inSpanish ? `${words.conditionsHint} ${words.inSpanish}` : words.conditionsHint,
    error: faults['conditions'],
  };
  const text = (name: string, label: string, input: object) => (
    <TextField
      frame={{ id: `${id}-${name}`, label, error: faults[name] }}
      input={{ name, autoComplete: 'off', maxLength: 20, ...input }}
    />
  );
  return (
    <>
      <div className="decision-terms">
        {text('amount', words.amount, { inputMode: 'decimal', defaultValue: start.amount })}
        {text('termMonths', words.term, { inputMode: 'numeric', defaultValue: start.termMonths })}
        {text('ratePercent', words.rate, { inputMode: 'decimal', defaultValue: start.ratePercent })}
        {text('expiresOn', words.expires, { type: 'date', defaultValue: start.expiresOn })}
      </div>
      <p className="decision-payment num" role="status">
        {paymentCents === undefined ? words.noPayment : words.payment(exactDollars(paymentCents))}
      </p>
      <LinesField frame={conditions} name="conditions" maxLength={2100} start={start.conditions} />
    </>
  );
}
