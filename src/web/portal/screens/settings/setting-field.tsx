import type { Language } from '#contract/language.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { SelectField } from '#web/ui/field-select.tsx';
import { describedBy, Field, type FieldFrame, TextField, type TextInput } from '#web/ui/field.tsx';
import { shown, valueAt } from './form-values.ts';
import { faultAt, fieldId, useSectionForm } from './use-section-form.ts';

type Props = Pick<FieldFrame, 'span' | 'half' | 'hint'> & {
  name: string;
  /** Where the fields' own words do not fit: in a row. */
  label?: string;
  /** What a row begins with; else the section's value at this place. */
  initial?: unknown;
};

function useField({ name, label, hint, initial, ...layout }: Props) {
  const { value, faults } = useSectionForm();
  const own = words.fields[name];
  const frame: FieldFrame = {
    id: fieldId(name),
    label: label ?? own?.label ?? name,
    hint: hint ?? own?.hint,
    error: faultAt(faults, name),
    ...layout,
  };
  return { frame, defaultValue: shown(name, initial === undefined ? valueAt(value, name) : initial) };
}

/** One line; its name is the place of its value, by which it is read and by which a fault finds it. */
export function SettingText({ input, ...props }: Props & { input?: TextInput }) {
  const { frame, defaultValue } = useField(props);
  return (
    <TextField
      frame={frame}
      input={{ autoComplete: 'off', maxLength: 600, ...input, name: props.name, defaultValue }}
    />
  );
}

export const SettingNumber = (props: Props) => (
  <SettingText {...props} input={{ inputMode: 'decimal', maxLength: 20, className: 'num' }} />
);

export function SettingSelect({ options, ...props }: Props & { options: readonly { value: string; label: string }[] }) {
  const { frame, defaultValue } = useField(props);
  return <SelectField frame={frame} options={options} select={{ name: props.name, defaultValue }} />;
}

/** Several lines: a longer text, or a list with one entry a line. */
export function SettingLines({ rows, lang, ...props }: Props & { rows: number; lang?: Language }) {
  const { frame, defaultValue } = useField(props);
  return (
    <Field {...frame}>
      <textarea
        id={frame.id}
        name={props.name}
        rows={rows}
        lang={lang}
        maxLength={3000}
        defaultValue={defaultValue}
        className="field-control settings-lines"
        {...describedBy(frame)}
      />
    </Field>
  );
}
