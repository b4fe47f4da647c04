import type { ChangeEvent } from 'react';
import type { Mask } from '#web/ui/field-mask.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { SecretField } from '#web/ui/field-secret.tsx';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { type FieldFrame, TextField, type TextInput } from '#web/ui/field.tsx';
import { useFormField, useFormState } from './form-state.ts';
import { type FieldName, requiredFields } from './values.ts';
import { useWords } from './words.ts';

type Layout = Pick<FieldFrame, 'span' | 'half'> & { name: FieldName; hint?: string };
type Choice = { value: string; label: string };

function useField({ name, hint, span, half }: Layout) {
  const { copy } = useWords();
  const { value, error, doubt, change, leave } = useFormField(name);
  const frame: FieldFrame = {
    id: name,
    label: copy.labels[name],
    optional: requiredFields.includes(name) ? undefined : copy.optional,
    error,
    doubt,
    hint,
    ...(span === undefined ? {} : { span }),
    ...(half === undefined ? {} : { half }),
  };
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => change(event.target.value);
  return { frame, control: { name, value, onChange }, leave, change };
}

export function FormText({ mask, tidy, input, ...layout }: Layout & { mask?: Mask; tidy?: Mask; input?: TextInput }) {
  const { frame, control, leave } = useField(layout);
  return <TextField frame={frame} mask={mask} tidy={tidy} input={{ ...input, ...control, onBlur: leave }} />;
}

export function FormAmount({ input, ...layout }: Layout & { input?: TextInput }) {
  const { copy } = useWords();
  const { frame, control, leave, change } = useField(layout);
  return (
    <MoneyField
      frame={frame}
      words={copy.typedAmounts}
      freeText
      value={control.value}
      input={{ ...input, ...control, onBlur: leave }}
      onTake={change}
    />
  );
}

export function FormSelect({ options, ...layout }: Layout & { options: readonly Choice[] }) {
  const { frame, control } = useField(layout);
  return <SelectField frame={frame} options={options} select={control} />;
}

export function FormChoice({ options, ...layout }: Layout & { options: readonly Choice[] }) {
  const form = useFormState();
  const { frame, control } = useField(layout);
  // A click on the choice that is already made changes nothing, and is a choice.
  const radio = { ...control, onClick: () => form.confirm(layout.name) };
  return <SegmentedField frame={frame} options={options} radio={radio} />;
}

export function FormSecret({ mask, input, ...layout }: Layout & { mask: Mask; input?: TextInput }) {
  const { copy } = useWords();
  const { frame, control, leave } = useField(layout);
  return (
    <SecretField
      frame={frame}
      mask={mask}
      input={{ ...input, ...control, onBlur: leave }}
      value={control.value}
      show={copy.showSsn}
      hide={copy.hideSsn}
    />
  );
}
