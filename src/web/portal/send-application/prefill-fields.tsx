import { useState } from 'react';
import type { PrefillField } from '#contract/application-invites.ts';
import { typedAmounts } from '#copy/en/typed-amounts.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { Field, type FieldFrame, TextField } from '#web/ui/field.tsx';
import { type Mask, phoneMask } from '#web/ui/field-mask.ts';

const LONGEST = 500;

/** What the sender already knows; nothing sensitive is among it. */
export const PrefillFields = () => (
  <div className="send-prefill">
    <p>{words.form.prefillNote}</p>
    <fieldset className="send-fields">
      <legend>{words.form.business}</legend>
      <Text name="businessName" />
      <Text name="businessPhone" type="tel" mask={phoneMask} />
      <Text name="businessStreet" />
      <Text name="businessCity" span={3} />
      <Text name="businessState" span={3} />
      <Text name="businessZip" span={3} inputMode="numeric" />
      <Text name="businessNature" span={3} />
    </fieldset>
    <fieldset className="send-fields">
      <legend>{words.form.equipment}</legend>
      <Field {...frameOf('equipmentDescription')}>
        <textarea
          id="equipmentDescription"
          name="equipmentDescription"
          className="field-control"
          rows={3}
          maxLength={LONGEST}
        />
      </Field>
      <Text name="equipmentVendor" span={3} />
      <Amount />
    </fieldset>
  </div>
);

const frameOf = (name: PrefillField): FieldFrame => ({
  id: name,
  label: words.labels[name],
  optional: words.form.optional,
});

type TextProps = {
  name: PrefillField;
  type?: 'text' | 'tel';
  inputMode?: 'numeric' | 'decimal';
  span?: 3 | 6;
  mask?: Mask;
};

const Text = ({ name, type = 'text', inputMode, span = 6, mask }: TextProps) => (
  <TextField
    frame={{ ...frameOf(name), span }}
    mask={mask}
    input={{ name, type, inputMode, autoComplete: 'off', maxLength: LONGEST }}
  />
);

/** Free text, as the application takes it. */
function Amount() {
  const [value, setValue] = useState('');
  return (
    <AmountField
      frame={{ ...frameOf('equipmentAmount'), span: 3 }}
      words={typedAmounts}
      freeText
      value={value}
      input={{
        name: 'equipmentAmount',
        autoComplete: 'off',
        maxLength: LONGEST,
        value,
        onChange: (event) => setValue(event.target.value),
      }}
      onTake={setValue}
    />
  );
}
