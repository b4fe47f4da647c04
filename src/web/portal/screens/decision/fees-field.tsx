import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { disclosureStates } from '#contract/state-disclosures.ts';
import { feeKinds, feePayments, MAX_FEES } from '#contract/fees.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { disclosureWords } from '#copy/portal/disclosures.ts';
import { describedBy, FieldNotes } from '#web/ui/field.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { OfferAmount } from './offer-amount.tsx';
import type { TypedFee, TypedFees } from './read-decision.ts';

const { fees: words } = desk.dialog;
type Props = {
  faults: Record<string, string>;
  /** From which the business is run: some states require an answer. */
  state: string;
  start: TypedFees;
  /** A fee was added or removed, which is no input event. */
  onRows: (form: HTMLFormElement) => void;
};
type Row = { id: number; initial: TypedFee };

/** Every fee of the offer, or that there is none. Neither is no answer. */
export function FeesField({ faults, state, start, onRows }: Props) {
  const id = useId();
  const [rows, setRows] = useState<Row[]>(() => (start ?? []).map((initial, at) => ({ id: at, initial })));
  const [none, setNone] = useState(start?.length === 0);
  // The server names a fee by its place, which a fee that is added or removed changes.
  const [answered, setAnswered] = useState<Props['faults']>();
  const current = answered === faults ? {} : faults;
  const next = useRef(rows.length);
  const group = useRef<HTMLFieldSetElement>(null);
  const focus = useRef<'last' | 'add'>(undefined);
  useEffect(() => {
    if (focus.current === undefined || group.current === null) return;
    const at = focus.current === 'last' ? 'li:last-child select' : '.fees-add';
    group.current.querySelector<HTMLElement>(at)?.focus();
    focus.current = undefined;
    if (group.current.form) onRows(group.current.form);
  }, [rows, onRows]);
  const change = (then: 'last' | 'add', changed: Row[]): void => {
    focus.current = then;
    setAnswered(faults);
    setNone(false);
    setRows(changed);
  };
  const asking = disclosureStates.find((one) => one === state);
  const needed = asking === undefined ? words.unanswered : disclosureWords.feesMissing(asking);
  // The error says the same as the requirement of the state.
  const hint = current['fees'] === needed ? words.hint : `${words.hint} ${needed}`;
  const frame = { id, label: words.legend, hint, error: current['fees'] };
  return (
    <fieldset className="field field-6 decision-fees" ref={group} {...describedBy(frame)}>
      <legend className="field-label">{frame.label}</legend>
      <FieldNotes {...frame} />
      {rows.length === 0 && (
        <CheckboxField
          id={`${id}-none`}
          box={{ name: 'noFees', checked: none, onChange: ({ target }) => setNone(target.checked) }}
        >
          {words.none}
        </CheckboxField>
      )}
      <ol>
        {rows.map((row, at) => (
          <li key={row.id} aria-label={words.row(at + 1)}>
            <FeeFields id={`${id}-${String(row.id)}`} at={at} initial={row.initial} faults={current} />
            <button
              type="button"
              className="button button-quiet button-dense"
              aria-label={words.removeOf(at + 1)}
              onClick={() =>
                change(
                  'add',
                  rows.filter((other) => other !== row),
                )
              }
            >
              <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              <span>{words.remove}</span>
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button button-outline button-dense fees-add"
        aria-disabled={rows.length >= MAX_FEES}
        onClick={() => rows.length < MAX_FEES && change('last', [...rows, { id: next.current++, initial: untyped }])}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        {words.add}
      </button>
    </fieldset>
  );
}

const untyped: TypedFee = { kind: '', amount: '', paid: '' };
const kinds = [{ value: '', label: words.noKind }, ...feeKinds.map((value) => ({ value, label: words.kinds[value] }))];
const payments = [
  { value: '', label: words.noPayment },
  ...feePayments.map((value) => ({ value, label: words.payments[value] })),
];

type FieldsProps = { id: string; at: number; initial: TypedFee; faults: Record<string, string> };

function FeeFields({ id, at, initial, faults }: FieldsProps) {
  const frame = (name: keyof TypedFee, label: string) => ({
    id: `${id}-${name}`,
    label,
    error: faults[`fees.${String(at)}.${name}`],
  });
  return (
    <>
      <SelectField
        frame={frame('kind', words.kind)}
        options={kinds}
        select={{ name: 'feeKind', defaultValue: initial.kind }}
      />
      <OfferAmount frame={frame('amount', words.amount)} name="feeAmount" initial={initial.amount} />
      <SelectField
        frame={frame('paid', words.paid)}
        options={payments}
        select={{ name: 'feePaid', defaultValue: initial.paid }}
      />
    </>
  );
}
