import { businessTypes } from '#contract/application-choices.ts';
import { dateMask, einMask, phoneMask } from '#web/ui/field-mask.ts';
import { FormChoice, FormSelect, FormText } from './form-field.tsx';
import { FormSection, stateInput } from './form-section.tsx';
import { stateMask } from '#contract/us-states.ts';
import { useWords } from './words.ts';

export function SalespersonSection() {
  const { brand } = useWords();
  const options = ['N/A', ...brand.representatives].map((name) => ({ value: name, label: name }));
  return (
    <FormSection id="salesperson" line>
      <FormSelect name="salesperson" options={options} />
    </FormSection>
  );
}

const auto = (token: string): string => `section-business ${token}`;

export function BusinessSection() {
  const { copy } = useWords();
  return (
    <FormSection id="business">
      <div className="fields">
        <FormText name="businessName" span={4} input={{ autoComplete: auto('organization') }} />
        <FormText
          name="businessPhone"
          span={2}
          mask={phoneMask}
          input={{ type: 'tel', inputMode: 'tel', autoComplete: auto('tel') }}
        />
        <FormText name="businessStreet" input={{ autoComplete: auto('address-line1') }} />
        <FormText name="businessCity" span={2} input={{ autoComplete: auto('address-level2') }} />
        <FormText name="businessState" span={2} half tidy={stateMask} input={stateInput('section-business')} />
        <FormText
          name="businessZip"
          span={2}
          half
          input={{ inputMode: 'numeric', autoComplete: auto('postal-code') }}
        />
        <FormText name="businessNature" />
        <FormText name="county" span={2} />
        <FormText
          name="dateEstablished"
          span={2}
          mask={dateMask}
          hint={copy.hints.date}
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
        <FormText
          name="federalIdEncrypted"
          span={2}
          mask={einMask}
          hint={copy.hints.federalId}
          input={{ inputMode: 'numeric', autoComplete: 'off', spellCheck: false }}
        />
        <FormChoice
          name="businessType"
          options={businessTypes.map((value) => ({ value, label: copy.businessTypes[value] }))}
        />
      </div>
    </FormSection>
  );
}
