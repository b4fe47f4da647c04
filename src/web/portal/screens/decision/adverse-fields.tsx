import { useId, useState } from 'react';
import { declineReasons } from '#contract/decision.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { describedBy, fieldClass, FieldNotes, TextField } from '#web/ui/field.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { portalBrand } from '#web/portal/portal-brand.ts';
import type { DecisionStart } from './decision-start.ts';
import { LinesField } from './lines-field.tsx';

const { dialog: words } = desk;
type Props = { faults: Record<string, string>; start: DecisionStart; inSpanish: boolean };

/** What a refusal, whole or in part, rests on. */
export function AdverseFields({ faults, start, inSpanish }: Props) {
  const id = useId();
  const reasons = { id: `${id}-reasons`, label: words.reasons, hint: words.reasonsHint, error: faults['reasons'] };
  const [usesReport, setUsesReport] = useState(start.bureau !== '');
  return (
    <>
      <fieldset className={`${fieldClass(reasons)} decision-reasons`} {...describedBy(reasons)}>
        <legend className="field-label">{reasons.label}</legend>
        <FieldNotes {...reasons} />
        <div>
          {declineReasons.map((reason) => (
            <CheckboxField
              key={reason}
              id={`${id}-${reason}`}
              box={{ name: 'reasons', value: reason, defaultChecked: start.reasons.includes(reason) }}
            >
              {decisionWords.reasons[reason]}
            </CheckboxField>
          ))}
        </div>
      </fieldset>
      <CheckboxField
        id={`${id}-uses`}
        box={{ name: 'usesReport', checked: usesReport, onChange: (event) => setUsesReport(event.target.checked) }}
      >
        {words.report}
      </CheckboxField>
      {usesReport && <ReportFields id={id} faults={faults} start={start} inSpanish={inSpanish} />}
    </>
  );
}

function ReportFields({ id, faults, start, inSpanish }: Props & { id: string }) {
  const fault = (name: string): string | undefined => faults[`report.${name}`];
  const factors = {
    id: `${id}-factors`,
    label: words.factors,
    optional: words.optional,
    hint: inSpanish ? `${words.factorsHint} ${words.inSpanish}` : words.factorsHint,
    error: fault('factors'),
  };
  const agencies = portalBrand.bureaus.map((name) => ({ value: name, label: name }));
  return (
    <div className="decision-report">
      {start.bureau !== '' && <p className="decision-again">{words.reportAgain}</p>}
      <SelectField
        frame={{ id: `${id}-bureau`, label: words.bureau, error: fault('bureau') }}
        options={[{ value: '', label: words.noBureau }, ...agencies]}
        select={{ name: 'bureau', defaultValue: portalBrand.bureaus.includes(start.bureau) ? start.bureau : '' }}
      />
      <TextField
        frame={{ id: `${id}-score`, label: words.score, optional: words.optional, error: fault('score') }}
        input={{ name: 'score', inputMode: 'numeric', autoComplete: 'off', maxLength: 4 }}
      />
      <TextField
        frame={{ id: `${id}-score-on`, label: words.scoreOn, optional: words.optional, error: fault('scoreOn') }}
        input={{ name: 'scoreOn', type: 'date', autoComplete: 'off' }}
      />
      <LinesField frame={factors} name="factors" maxLength={700} />
    </div>
  );
}
