import { useState } from 'react';
import type { Prefill, PrefillField } from '#contract/application-invites.ts';
import { typedAmounts } from '#copy/en/typed-amounts.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Field, type FieldFrame, TextField } from '#web/ui/field.tsx';
import { type Mask, phoneMask } from '#web/ui/field-mask.ts';

const LONGEST = 500;

/** What the sender already knows; nothing sensitive is among it. */
export const PrefillFields = ({ start }: { start: Prefill }) => (
  <div className="send-prefill">
    <p>{words.form.prefillNote}</p>
    <fieldset className="send-fields">
      <legend>{words.form.business}</legend>
      <Text start={start} name="businessName" />
      <Text start={start} name="businessPhone" type="tel" mask={phoneMask} />
      <Text start={start} name="businessStreet" />
      <Text start={start} name="businessCity" span={3} />
      <Text start={start} name="businessState" span={3} />
      <Text start={start} name="businessZip" span={3} inputMode="numeric" />
      <Text start={start} name="businessNature" span={3} />
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
          defaultValue={start.equipmentDescription}
        />
      </Field>
      <Text start={start} name="equipmentVendor" span={3} />
      <Amount start={start} />
    </fieldset>
  </div>
);

const frameOf = (name: PrefillField): FieldFrame => ({
  id: name,
  label: words.labels[name],
  optional: words.form.optional,
});

type TextProps = {
  start: Prefill;
  name: PrefillField;
  type?: 'text' | 'tel';
  inputMode?: 'numeric' | 'decimal';
  span?: 3 | 6;
  mask?: Mask;
};

const Text = ({ start, name, type = 'text', inputMode, span = 6, mask }: TextProps) => (
  <TextField
    frame={{ ...frameOf(name), span }}
    mask={mask}
    input={{ name, type, inputMode, autoComplete: 'off', maxLength: LONGEST, defaultValue: start[name] }}
  />
);

/** Free text, as the application takes it. */
function Amount({ start }: { start: Prefill }) {
  const [value, setValue] = useState(start.equipmentAmount ?? '');
  return (
    <MoneyField
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
