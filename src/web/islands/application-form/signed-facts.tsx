import type { PresetField } from '#contract/application-choices.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { focusField } from '#web/ui/error-summary.tsx';
import { useFormPart, useFormState } from './form-state.ts';
import type { FieldName } from './values.ts';
import { useWords } from './words.ts';

const presets: Partial<Record<FieldName, PresetField>> = {
  businessType: 'businessType',
  equipmentCondition: 'equipmentCondition',
};
const facts = [
  'businessName',
  'businessType',
  'equipmentDescription',
  'equipmentCondition',
  'equipmentAmount',
] as const satisfies FieldName[];

/** The facts that the applicant signs, each with a way to change it. Choices that the form filled in can be confirmed. */
export function SignedFacts() {
  const { copy, lang } = useWords();
  const form = useFormState();
  const values = useFormPart((state) => state.values);
  const untouched: readonly FieldName[] = useFormPart((state) => state.untouched);
  const { signing } = copy;
  const labels: Partial<Record<FieldName, string>> & typeof copy.labels = { ...copy.labels, ...copy.fullLabels };
  const choices: Record<string, string> = { ...copy.businessTypes, ...copy.equipmentConditions };
  const shown = (name: (typeof facts)[number]): string => {
    if (name === 'equipmentAmount') return showTypedAmount(values[name], lang);
    return name === 'businessType' || name === 'equipmentCondition' ? (choices[values[name]] ?? '') : values[name];
  };
  const confirm = (preset: PresetField, button: HTMLButtonElement): void => {
    // The button disappears. The button next to it takes the focus.
    if (button.nextElementSibling instanceof HTMLElement) button.nextElementSibling.focus();
    form.confirm(preset);
  };
  const rows = [
    ...facts.map((id) => ({
      id,
      label: labels[id],
      value: shown(id).trim(),
      preset: untouched.includes(id) ? presets[id] : undefined,
    })),
    ...(values.terms === ''
      ? []
      : [{ id: 'asked-terms', label: copy.asked.label, value: values.terms, preset: undefined }]),
  ];
  return (
    <div className="signed-facts">
      <h3>{signing.title}</h3>
      <dl>
        {rows.map(({ id, label, value, preset }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className={value === '' ? 'signed-open' : undefined}>
              {value === '' ? signing.notGiven : value}
              {preset && <small> ({signing.preset})</small>}
            </dd>
            <dd>
              {preset && (
                <button
                  type="button"
                  className="link-button"
                  onClick={({ currentTarget }) => confirm(preset, currentTarget)}
                >
                  {signing.confirm}
                  <span className="sr-only">: {label}</span>
                </button>
              )}
              <button type="button" className="link-button" onClick={() => focusField(id)}>
                {value === '' ? signing.add : signing.change}
                <span className="sr-only">: {label}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
