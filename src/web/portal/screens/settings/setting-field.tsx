import type { Language } from '#contract/language.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { SelectField } from '#web/ui/field-select.tsx';
import { describedBy, Field, type FieldFrame, TextField, type TextInput } from '#web/ui/field.tsx';
import { useSettingText } from './use-section-form.ts';

type Props = Pick<FieldFrame, 'span' | 'half' | 'hint'> & {
  /** The place of its value, by which the form reads it and an error finds it. */
  name: string;
  /** Replaces the field's own label in a row. */
  label?: string;
};

function useField({ name, label, hint, ...layout }: Props) {
  const { id, error, text } = useSettingText(name);
  const own = words.fields[name];
  const frame: FieldFrame = { id, label: label ?? own?.label ?? name, hint: hint ?? own?.hint, error, ...layout };
  return { frame, text };
}

/** One line. */
export function SettingText({ input, ...props }: Props & { input?: TextInput }) {
  const { frame, text } = useField(props);
  return <TextField frame={frame} input={{ autoComplete: 'off', maxLength: 600, ...input, ...text }} />;
}

export const SettingNumber = (props: Props) => (
  <SettingText {...props} input={{ inputMode: 'decimal', maxLength: 20, className: 'num' }} />
);

export function SettingSelect({ options, ...props }: Props & { options: readonly { value: string; label: string }[] }) {
  const { frame, text } = useField(props);
  return <SelectField frame={frame} options={options} select={text} />;
}

/** Several lines: a longer text, or a list with one entry a line. */
export function SettingLines({ rows, lang, ...props }: Props & { rows: number; lang?: Language }) {
  const { frame, text } = useField(props);
  return (
    <Field {...frame}>
      <textarea
        id={frame.id}
        rows={rows}
        lang={lang}
        maxLength={3000}
        className="field-control settings-lines"
        {...text}
        {...describedBy(frame)}
      />
    </Field>
  );
}
