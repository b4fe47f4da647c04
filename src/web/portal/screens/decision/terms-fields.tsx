import { useId } from 'react';
import { desk } from '#copy/portal/decision-desk.ts';
import { TextField } from '#web/ui/field.tsx';
import { exactDollars } from '#web/ui/money.ts';
import type { OfferTerms } from '#finance/offer.ts';
import { figuresOf } from './read-decision.ts';
import type { DecisionStart } from './decision-start.ts';
import { FeesField } from './fees-field.tsx';
import { LinesField } from './lines-field.tsx';
import { OfferAmount } from './offer-amount.tsx';

const { dialog: words } = desk;
type Props = {
  faults: Record<string, string>;
  /** From which the business is run; '' while this is not known. */
  state: string;
  start: DecisionStart;
  offered: OfferTerms | undefined;
  inSpanish: boolean;
  onFees: (form: HTMLFormElement) => void;
};

/** What is offered, with its payment as it is typed. */
export function TermsFields({ faults, state, start, offered, inSpanish, onFees }: Props) {
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
        <OfferAmount
          frame={{ id: `${id}-amount`, label: words.amount, error: faults['amount'] }}
          name="amount"
          initial={start.amount}
        />
        {text('termMonths', words.term, { inputMode: 'numeric', defaultValue: start.termMonths })}
        {text('ratePercent', words.rate, { inputMode: 'decimal', defaultValue: start.ratePercent })}
        {text('expiresOn', words.expires, { type: 'date', defaultValue: start.expiresOn })}
      </div>
      <FeesField faults={faults} state={state} start={start.fees} onRows={onFees} />
      <p className="decision-payment num" role="status">
        {paymentWords(offered)}
      </p>
      <LinesField frame={conditions} name="conditions" maxLength={2100} start={start.conditions} />
    </>
  );
}

/** The payment; the APR with it once there is an answer about fees. */
function paymentWords(offered: OfferTerms | undefined): string {
  const figures = offered && figuresOf(offered);
  if (figures === undefined) return words.noPayment;
  const payment = exactDollars(figures.paymentCents);
  return offered?.fees === undefined
    ? words.payment(payment)
    : words.paymentWithApr(payment, `${figures.aprPercent.toFixed(2)}%`);
}
