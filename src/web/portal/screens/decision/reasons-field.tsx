import { useState } from 'react';
import { declineReasons } from '#contract/decision.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { matches } from '#web/ui/combobox.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { describedBy, fieldClass, FieldNotes } from '#web/ui/field.tsx';
import type { DecisionFormState } from './use-decision-form.ts';

const { dialog: words } = desk;

/** The principal reasons as a list that a typed word narrows. Chosen ones always stay in it. */
export function ReasonsField({ form }: { form: DecisionFormState }) {
  const [typed, setTyped] = useState('');
  const chosen = form.values.reasons;
  const frame = {
    id: form.idOf('reasons'),
    label: words.reasons,
    hint: words.reasonsHint,
    error: form.errors['reasons'],
  };
  const shown = declineReasons.filter(
    (one) => chosen.includes(one) || matches({ value: one, label: decisionWords.reasons[one] }, typed.trim()),
  );
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
          // Enter would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
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
