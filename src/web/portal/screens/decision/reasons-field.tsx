import { type KeyboardEvent, useState } from 'react';
import { type DeclineReason, declineReasons } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { matches } from '#web/ui/combobox.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { describedBy, fieldClass, FieldNotes } from '#web/ui/field.tsx';
import type { DecisionFormState } from './use-decision-form.ts';

const { dialog: words } = desk;

/** The usual reasons of a counteroffer come first in its list. */
const usual: readonly DeclineReason[] = ['terms_not_granted', 'collateral', 'down_payment', 'cash_flow'];
const inOrder = (outcome: string): readonly DeclineReason[] =>
  outcome === 'counter_offer' ? [...usual, ...declineReasons.filter((one) => !usual.includes(one))] : declineReasons;

/**
 * The principal reasons as a list that a typed word narrows, and Enter then chooses the first. Chosen ones always stay
 * in it.
 */
export function ReasonsField({ form }: { form: DecisionFormState }) {
  const [typed, setTyped] = useState('');
  const chosen = form.values.reasons;
  const frame = {
    id: form.idOf('reasons'),
    label: words.reasons,
    hint: words.reasonsHint,
    error: form.errors['reasons'],
  };
  const fits = (one: DeclineReason): boolean =>
    matches({ value: one, label: decisionWords.reasons[one] }, typed.trim());
  const shown = inOrder(form.values.outcome).filter((one) => chosen.includes(one) || fits(one));
  const choose = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    const found = shown.find((one) => !chosen.includes(one) && fits(one));
    if (found === undefined) return;
    form.change('reasons', [...chosen, found]);
    setTyped('');
  };
  return (
    <fieldset id={frame.id} className={`${fieldClass(frame)} decision-reasons`} {...describedBy(frame)}>
      <legend className="field-label">{frame.label}</legend>
      <FieldNotes {...frame} />
      <div className="decision-reasons-find">
        <input
          type="search"
          className="field-control"
          aria-label={words.reasonsFilter}
          placeholder={words.reasonsFilter}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={choose}
        />
        <p className="num" role="status">
          {words.reasonsChosen(chosen.length)}
        </p>
      </div>
      <div className="decision-choices">
        {shown.map((reason) => (
          <CheckboxField key={reason} id={form.idOf(reason)} box={form.box('reasons', reason)}>
            {decisionWords.reasons[reason]}
          </CheckboxField>
        ))}
      </div>
      {shown.length === 0 && <p>{words.reasonsNone}</p>}
    </fieldset>
  );
}
