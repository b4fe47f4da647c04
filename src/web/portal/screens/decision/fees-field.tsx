import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { feeKinds, feePayments, MAX_FEES } from '#contract/fees.ts';
import { disclosureStates } from '#contract/state-disclosures.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { disclosureWords } from '#copy/portal/disclosures.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { describedBy, FieldNotes } from '#web/ui/field.tsx';
import { OfferAmount } from './offer-amount.tsx';
import type { TypedFee } from './read-decision.ts';
import type { DecisionFormState } from './use-decision-form.ts';

const { fees: words } = desk.dialog;
type Props = {
  form: DecisionFormState;
  /** The state of the business. Some states require an answer. */
  state: string;
};

/** Every fee of the offer, or that there is none. Neither is no answer. */
export function FeesField({ form, state }: Props) {
  const value = form.values.fees;
  const rows: readonly TypedFee[] = typeof value === 'string' ? [] : value;
  const group = useRef<HTMLFieldSetElement>(null);
  const focus = useRef<'last' | 'add'>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    const at = focus.current === 'last' ? 'li:last-child select' : '.fees-add';
    group.current?.querySelector<HTMLElement>(at)?.focus();
    focus.current = undefined;
  }, [rows.length]);
  const change = (fees: readonly TypedFee[]): void => form.change('fees', fees.length === 0 ? '' : fees);
  const add = (): void => {
    focus.current = 'last';
    change([...rows, untyped]);
  };
  const remove = (at: number): void => {
    focus.current = 'add';
    change(rows.filter((_, other) => other !== at));
  };
  const asking = disclosureStates.find((one) => one === state);
  const needed = asking === undefined ? words.unanswered : disclosureWords.feesMissing(asking);
  const error = form.errors['fees'];
  // The error says the same as the requirement of the state.
  const frame = {
    id: form.idOf('fees'),
    label: words.legend,
    hint: error === needed ? words.hint : `${words.hint} ${needed}`,
    error,
  };
  return (
    <fieldset className="field field-6 decision-fees" ref={group} {...describedBy(frame)}>
      <legend className="field-label">{frame.label}</legend>
      <FieldNotes {...frame} />
      {rows.length === 0 && (
        <CheckboxField
          id={form.idOf('noFees')}
          box={{
            name: 'noFees',
            checked: value === 'none',
            onChange: ({ target }) => form.change('fees', target.checked ? 'none' : ''),
          }}
        >
          {words.none}
        </CheckboxField>
      )}
      <ol>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the server names a fee by its place, and its fields keep no state
          <li key={at} aria-label={words.row(at + 1)}>
            <FeeFields
              form={form}
              at={at}
              fee={row}
              onChange={(fee) => change(rows.map((other, n) => (n === at ? fee : other)))}
            />
            <Button
              variant="quiet"
              size="s"
              icon={Trash2}
              aria-label={words.removeOf(at + 1)}
              onClick={() => remove(at)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        size="s"
        icon={Plus}
        className="fees-add"
        aria-disabled={rows.length >= MAX_FEES}
        onClick={add}
      >
        {words.add}
      </Button>
    </fieldset>
  );
}

const untyped: TypedFee = { kind: '', amount: '', paid: '' };
const kinds = [{ value: '', label: words.noKind }, ...feeKinds.map((value) => ({ value, label: words.kinds[value] }))];
const payments = [
  { value: '', label: words.noPayment },
  ...feePayments.map((value) => ({ value, label: words.payments[value] })),
];

type FieldsProps = { form: DecisionFormState; at: number; fee: TypedFee; onChange: (fee: TypedFee) => void };

function FeeFields({ form, at, fee, onChange }: FieldsProps) {
  const frame = (name: keyof TypedFee, label: string) => ({
    id: form.idOf(`fees-${String(at)}-${name}`),
    label,
    error: form.errors[`fees.${String(at)}.${name}`],
  });
  return (
    <>
      <SelectField
        frame={frame('kind', words.kind)}
        options={kinds}
        select={{ value: fee.kind, onChange: ({ target }) => onChange({ ...fee, kind: target.value }) }}
      />
      <OfferAmount
        frame={frame('amount', words.amount)}
        value={fee.amount}
        onChange={(amount) => onChange({ ...fee, amount })}
      />
      <SelectField
        frame={frame('paid', words.paid)}
        options={payments}
        select={{ value: fee.paid, onChange: ({ target }) => onChange({ ...fee, paid: target.value }) }}
      />
    </>
  );
}
