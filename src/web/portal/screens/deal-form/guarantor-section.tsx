import { dealForm as words } from '#copy/portal/deal-form.ts';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { dateMask, phoneMask, ssnMask } from '#web/ui/field-mask.ts';
import { DealAmount, DealSecret, DealText } from './deal-field.tsx';
import { type DealField, dealFields } from './deal-values.ts';
import { FoldedPanel } from './form-panel.tsx';
import type { DealFormState } from './use-deal-form.ts';

const fields: DealField[] = dealFields.filter((field) => field.startsWith('guarantor1'));

export const GuarantorSection = ({ form }: { form: DealFormState }) => (
  <FoldedPanel section="guarantor" form={form} fields={fields}>
    <DealText form={form} name="guarantor1FirstName" span={3} />
    <DealText form={form} name="guarantor1LastName" span={3} />
    <DealText
      form={form}
      name="guarantor1Email"
      span={3}
      input={{ type: 'email', inputMode: 'email', autoCapitalize: 'none' }}
    />
    <DealText form={form} name="guarantor1Phone" span={3} mask={phoneMask} input={{ type: 'tel', inputMode: 'tel' }} />
    <DealSecret
      form={form}
      name="guarantor1Ssn"
      span={3}
      mask={ssnMask}
      hint={words.hints.ssn}
      input={{ inputMode: 'numeric', maxLength: 11 }}
    />
    <DealText
      form={form}
      name="guarantor1Dob"
      span={3}
      mask={dateMask}
      hint={words.hints.birthDate}
      input={{ inputMode: 'numeric' }}
    />
    <DealText form={form} name="guarantor1Street" />
    <DealText form={form} name="guarantor1City" span={2} />
    <DealText
      form={form}
      name="guarantor1State"
      span={2}
      half
      tidy={(text) => text.toUpperCase()}
      input={{ maxLength: 2, autoCapitalize: 'characters' }}
    />
    <DealText form={form} name="guarantor1ZipCode" span={2} half input={{ inputMode: 'numeric' }} />
    <DealAmount form={form} name="guarantor1AnnualIncome" span={3} />
    <DealText
      form={form}
      name="guarantor1OwnershipPercent"
      span={3}
      input={{ type: 'number', inputMode: 'decimal', min: 0, max: 100, step: 'any' }}
    />
    <div className="field-6">
      <CheckboxField
        id="guarantor1IsGuarantor"
        box={{
          name: 'guarantor1IsGuarantor',
          checked: form.values.guarantor1IsGuarantor === 'true',
          onChange: (event) => form.change('guarantor1IsGuarantor', String(event.target.checked)),
        }}
      >
        {words.labels.guarantor1IsGuarantor}
      </CheckboxField>
    </div>
  </FoldedPanel>
);
