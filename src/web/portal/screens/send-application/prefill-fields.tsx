import type { PrefillField } from '#contract/application-invites.ts';
import { typedAmounts } from '#copy/en/typed-amounts.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import type { useForm } from '#web/portal/hooks/use-form.ts';
import { type FieldFrame, TextField, type TextInput } from '#web/ui/field.tsx';
import { type Mask, phoneMask } from '#web/ui/field-mask.ts';
import { TextAreaField } from '#web/ui/field-text-area.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import type { InviteValues } from './invite-form.tsx';

const LONGEST = 500;
type Props = { form: Pick<ReturnType<typeof useForm<InviteValues, unknown>>, 'text' | 'area' | 'change' | 'values'> };

/** Asks for values that the sender already knows. It contains no sensitive ones. */
export function PrefillFields({ form }: Props) {
  const text = (name: PrefillField, span: 3 | 6 = 6, input: TextInput = {}, mask?: Mask) => (
    <TextField {...form.text(name, frameOf(name, span), { maxLength: LONGEST, ...input })} mask={mask} />
  );
  const description = form.area('equipmentDescription', frameOf('equipmentDescription'));
  const amount = form.text('equipmentAmount', frameOf('equipmentAmount', 3), { maxLength: LONGEST });
  return (
    <div className="send-prefill">
      <p>{words.form.prefillNote}</p>
      <fieldset className="send-fields">
        <legend>{words.form.business}</legend>
        {text('businessName')}
        {text('businessPhone', 6, { type: 'tel' }, phoneMask)}
        {text('businessStreet')}
        {text('businessCity', 3)}
        {text('businessState', 3)}
        {text('businessZip', 3, { inputMode: 'numeric' })}
        {text('businessNature', 3)}
      </fieldset>
      <fieldset className="send-fields">
        <legend>{words.form.equipment}</legend>
        <TextAreaField {...description} area={{ ...description.area, maxLength: LONGEST }} />
        {text('equipmentVendor', 3)}
        {/* Free text, as in the application. */}
        <MoneyField
          {...amount}
          words={typedAmounts}
          freeText
          value={form.values.equipmentAmount}
          onTake={(taken) => form.change('equipmentAmount', taken)}
        />
      </fieldset>
    </div>
  );
}

const frameOf = (name: PrefillField, span: 3 | 6 = 6): Omit<FieldFrame, 'id' | 'error'> => ({
  label: words.labels[name],
  span,
});
