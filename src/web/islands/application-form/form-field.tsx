import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Mask } from '#web/ui/field-mask.ts';
import { SecretField } from '#web/ui/field-secret.tsx';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { type FieldFrame, TextField, type TextInput } from '#web/ui/field.tsx';
import { type ApplicationValues, emptyApplication, type FieldName, requiredFields } from './values.ts';
import { useWords } from './words.ts';

type Layout = Pick<FieldFrame, 'span' | 'half'> & { name: FieldName; hint?: string };
type Choice = { value: string; label: string };

function useFormField({ name, hint, span, half }: Layout) {
  const { copy } = useWords();
  const { register, control } = useFormContext<ApplicationValues>();
  const { errors } = useFormState({ control, name, exact: true });
  const frame: FieldFrame = {
    id: name,
    label: copy.labels[name],
    optional: requiredFields.includes(name) ? undefined : copy.optional,
    error: errors[name]?.message,
    hint,
    ...(span === undefined ? {} : { span }),
    ...(half === undefined ? {} : { half }),
  };
  return { frame, registered: register(name), control };
}

export function FormText({ mask, input, ...layout }: Layout & { mask?: Mask; input?: TextInput }) {
  const { frame, registered } = useFormField(layout);
  return <TextField frame={frame} mask={mask} input={{ ...input, ...registered }} />;
}

export function FormSelect({ options, ...layout }: Layout & { options: readonly Choice[] }) {
  const { frame, registered } = useFormField(layout);
  return <SelectField frame={frame} options={options} select={registered} />;
}

export function FormChoice({ options, ...layout }: Layout & { options: readonly Choice[] }) {
  const { frame, registered } = useFormField(layout);
  return <SegmentedField frame={frame} options={options} initial={emptyApplication[layout.name]} radio={registered} />;
}

export function FormSecret({ mask, input, ...layout }: Layout & { mask: Mask; input?: TextInput }) {
  const { copy } = useWords();
  const { frame, registered, control } = useFormField(layout);
  const value = useWatch({ control, name: layout.name });
  return (
    <SecretField
      frame={frame}
      mask={mask}
      input={{ ...input, ...registered }}
      value={value}
      show={copy.showSsn}
      hide={copy.hideSsn}
    />
  );
}
