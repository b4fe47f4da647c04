import { typedAmounts } from '#copy/en/typed-amounts.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import type { Mask } from '#web/ui/field-mask.ts';
import { SecretField } from '#web/ui/field-secret.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextAreaField } from '#web/ui/field-text-area.tsx';
import { type FieldFrame, TextField, type TextInput } from '#web/ui/field.tsx';
import { type DealField, isMasked, isEncrypted, requiredDealFields, unmasked } from './deal-values.ts';
import type { DealFormState } from './use-deal-form.ts';

type Layout = Pick<FieldFrame, 'span' | 'half' | 'hint'> & { form: DealFormState; name: DealField };

function part({ form, name, hint, span, half }: Layout, maxLength?: number) {
  const value = form.values[name];
  const masked = isEncrypted(name) && isMasked(value);
  const frame: FieldFrame = {
    id: name,
    label: words.labels[name],
    // The description names the equipment type, so an empty one is refused with the type.
    optional: requiredDealFields.includes(name) || name === 'equipmentDescription' ? undefined : words.optional,
    error: form.shown[name],
    hint: masked ? words.hints.sealed : form.isAwaited(name) ? words.hints.again : hint,
    ...(span === undefined ? {} : { span }),
    ...(half === undefined ? {} : { half }),
  };
  const onChange = ({ target }: { target: { value: string } }): void =>
    form.change(name, masked ? unmasked(value, target.value).slice(0, maxLength) : target.value);
  // A mask fills its field: with the limit, the browser would drop what is typed over it.
  return { frame, control: { name, value, onChange, ...(masked ? { maxLength: undefined } : {}) } };
}

export function DealText({ mask, tidy, input, ...layout }: Layout & { mask?: Mask; tidy?: Mask; input?: TextInput }) {
  const { frame, control } = part(layout, input?.maxLength);
  return <TextField frame={frame} mask={mask} tidy={tidy} input={{ autoComplete: 'off', ...input, ...control }} />;
}

/** Its keypad has digits. `150k` needs another keyboard, and pasting accepts it. */
export function DealAmount({ input, ...layout }: Layout & { input?: TextInput }) {
  const { frame, control } = part(layout);
  const { form, name } = layout;
  return (
    <MoneyField
      frame={frame}
      words={typedAmounts}
      value={control.value}
      input={{ autoComplete: 'off', inputMode: 'decimal', ...input, ...control }}
      onTake={(text) => form.change(name, text)}
    />
  );
}

export function DealSecret({ mask, input, ...layout }: Layout & { mask: Mask; input?: TextInput }) {
  const { frame, control } = part(layout, input?.maxLength);
  return (
    <SecretField
      frame={frame}
      mask={mask}
      input={{ ...input, ...control }}
      value={control.value}
      show={words.showSsn}
      hide={words.hideSsn}
    />
  );
}

type Choices = Layout & { options: readonly string[]; named: (option: string) => string; empty?: boolean };
export function DealSelect({ options, named, empty = true, ...layout }: Choices) {
  const { frame, control } = part(layout);
  const choices = options.map((value) => ({ value, label: named(value) }));
  return (
    <SelectField
      frame={frame}
      options={empty ? [{ value: '', label: words.choose }, ...choices] : choices}
      select={control}
    />
  );
}

export function DealTextArea({ rows, ...layout }: Layout & { rows: number }) {
  const { frame, control } = part(layout);
  return <TextAreaField frame={frame} area={{ ...control, rows }} />;
}
