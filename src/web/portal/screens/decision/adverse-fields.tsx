import { desk } from '#copy/portal/decision-desk.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextAreaField } from '#web/ui/field-text-area.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ReasonsField } from './reasons-field.tsx';
import type { DecisionFormState } from './use-decision-form.ts';

const { dialog: words } = desk;
const answers = (['yes', 'no'] as const).map((value) => ({ value, label: words.reportAnswers[value] }));
type Props = {
  form: DecisionFormState;
  /** The current decision names a report, whose details are encrypted. */
  hadReport: boolean;
};

/** Asks for the reasons of a decline or a counteroffer. */
export const AdverseFields = ({ form, hadReport }: Props) => (
  <>
    <ReasonsField form={form} />
    <SegmentedField {...form.radio('usesReport', { label: words.report, hint: words.reportHint })} options={answers} />
    {form.values.usesReport === 'yes' && <ReportFields form={form} hadReport={hadReport} />}
  </>
);

function ReportFields({ form, hadReport }: Props) {
  const { optional } = words;
  const hint = form.values.language === 'es' ? `${words.factorsHint} ${words.inSpanish}` : words.factorsHint;
  const factors = form.area('report.factors', { label: words.factors, optional, hint });
  const agencies = portalBrand.bureaus.map((name) => ({ value: name, label: name }));
  return (
    <div className="decision-report">
      {hadReport && <p>{words.reportAgain}</p>}
      <SelectField
        {...form.select('report.bureau', { label: words.bureau })}
        options={[{ value: '', label: words.noBureau }, ...agencies]}
      />
      <TextField
        {...form.text('report.score', { label: words.score, optional }, { inputMode: 'numeric', maxLength: 4 })}
      />
      <DateField {...form.text('report.scoreOn', { label: words.scoreOn, optional })} />
      <TextAreaField frame={factors.frame} area={{ ...factors.area, maxLength: 700 }} />
    </div>
  );
}
