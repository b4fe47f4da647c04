import { useState } from 'react';
import { dateMask, phoneMask, ssnMask } from '#web/ui/field-mask.ts';
import { FormSecret, FormText } from './form-field.tsx';
import { FormSection, stateInput } from './form-section.tsx';
import { useFormPart, useFormState } from './form-state.ts';
import { stateMask } from '#contract/us-states.ts';
import { useWords } from './words.ts';

const auto = (token: string): string => `section-principal ${token}`;
const businessAddress = ['businessStreet', 'businessCity', 'businessState', 'businessZip'] as const;

export function PrincipalSection() {
  const { copy } = useWords();
  const form = useFormState();
  const [isAsked, setIsAsked] = useState(false);
  const missing = useFormPart(({ values }) =>
    businessAddress
      .filter((name) => values[name].trim() === '')
      .map((name) => copy.labels[name])
      .join(', '),
  );
  const copyAddress = (): void => {
    const { values: v } = form.snapshot();
    setIsAsked(missing !== '');
    if (missing !== '') return;
    form.set({
      principalStreet: v.businessStreet,
      principalCity: v.businessCity,
      principalState: v.businessState,
      principalZip: v.businessZip,
    });
    form.leave('principalState', 'principalZip');
  };
  return (
    <FormSection id="principal">
      <div className="fields">
        <FormText name="principalName" span={3} input={{ autoComplete: auto('name') }} />
        <FormText name="principalTitle" span={3} input={{ autoComplete: auto('organization-title') }} />
        <FormSecret
          name="principalSsnEncrypted"
          span={3}
          mask={ssnMask}
          hint={copy.hints.ssn}
          input={{ inputMode: 'numeric', placeholder: ' ' }}
        />
        <FormText
          name="principalDobEncrypted"
          span={3}
          mask={dateMask}
          hint={copy.hints.birthDate}
          input={{ inputMode: 'numeric', autoComplete: auto('bday') }}
        />
        <FormText
          name="principalPhone"
          span={3}
          mask={phoneMask}
          input={{ type: 'tel', inputMode: 'tel', autoComplete: auto('tel') }}
        />
        <FormText
          name="principalEmail"
          span={3}
          hint={copy.hints.email}
          input={{ type: 'email', inputMode: 'email', autoComplete: auto('email') }}
        />
        <div className="field-6 apply-same">
          <button type="button" className="link-button" onClick={copyAddress}>
            {copy.sameAddress}
          </button>{' '}
          <span role="status">{isAsked && missing !== '' && copy.sameAddressLater(missing)}</span>
        </div>
        <FormText name="principalStreet" input={{ autoComplete: auto('address-line1') }} />
        <FormText name="principalCity" span={2} input={{ autoComplete: auto('address-level2') }} />
        <FormText name="principalState" span={2} half tidy={stateMask} input={stateInput('section-principal')} />
        <FormText
          name="principalZip"
          span={2}
          half
          input={{ inputMode: 'numeric', autoComplete: auto('postal-code') }}
        />
      </div>
    </FormSection>
  );
}
