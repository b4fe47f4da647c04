import { showTypedAmount } from '#contract/typed-amount.ts';
import { focusField } from '#web/ui/error-summary.tsx';
import { useFormPart } from './form-state.ts';
import type { FieldName } from './values.ts';
import { useWords } from './words.ts';

const facts = [
  'businessName',
  'businessType',
  'equipmentDescription',
  'equipmentCondition',
  'equipmentAmount',
] as const satisfies FieldName[];

/** What the signature stands for, each fact with a way to change it. Marks choices that the form filled in and the signer left. */
export function SignedFacts() {
  const { copy, lang } = useWords();
  const values = useFormPart((state) => state.values);
  const untouched: readonly FieldName[] = useFormPart((state) => state.untouched);
  const { signing } = copy;
  const labels: Partial<Record<FieldName, string>> & typeof copy.labels = { ...copy.labels, ...copy.fullLabels };
  const choices: Record<string, string> = { ...copy.businessTypes, ...copy.equipmentConditions };
  const shown = (name: (typeof facts)[number]): string => {
    if (name === 'equipmentAmount') return showTypedAmount(values[name], lang);
    return name === 'businessType' || name === 'equipmentCondition' ? (choices[values[name]] ?? '') : values[name];
  };
  const rows = [
    ...facts.map((id) => ({ id, label: labels[id], value: shown(id).trim(), isPreset: untouched.includes(id) })),
    ...(values.terms === ''
      ? []
      : [{ id: 'asked-terms', label: copy.asked.label, value: values.terms, isPreset: false }]),
  ];
  return (
    <div className="signed-facts">
      <h3>{signing.title}</h3>
      <dl>
        {rows.map(({ id, label, value, isPreset }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className={value === '' ? 'signed-open' : undefined}>
              {value === '' ? signing.notGiven : value}
              {isPreset && <small> ({signing.preset})</small>}
            </dd>
            <dd>
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
