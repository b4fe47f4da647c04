import { Link2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { borrowerIndustries, dealTerms, equipmentTypes } from '#contract/deals.ts';
import { equipmentNames } from '#copy/portal/dashboard.ts';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { Button } from '#web/ui/button.tsx';
import { einMask, phoneMask } from '#web/ui/field-mask.ts';
import { CustomerName } from './customer-name.tsx';
import { DealAmount, DealSelect, DealText, DealTextArea } from './deal-field.tsx';
import type { DealField } from './deal-values.ts';
import { FoldedPanel, FormPanel } from './form-panel.tsx';
import type { DealFormState } from './use-deal-form.ts';

const next = { enterKeyHint: 'next' } as const;
const phone = { type: 'tel', inputMode: 'tel', ...next } as const;
const email = { type: 'email', inputMode: 'email', autoCapitalize: 'none', ...next } as const;
type Props = { form: DealFormState };

type CounterProps = Props & { saving: string | false; onLink: () => void };

/** Shows the questions for the customer at the counter. All other fields follow from them or are optional. */
export function CounterSection({ form, saving, onLink }: CounterProps) {
  // A stored description may have several lines.
  const [hasLines] = useState(() => form.values.equipmentDescription.includes('\n'));
  const machine = { form, name: 'equipmentDescription', span: 4, hint: words.hints.equipment } as const;
  return (
    <FormPanel section="counter" onKeyDown={moveOn}>
      <CustomerName form={form} />
      <DealText form={form} name="borrowerPhone" span={3} mask={phoneMask} input={phone} />
      <DealText form={form} name="borrowerEmail" span={3} input={email} />
      {hasLines ? (
        <DealTextArea {...machine} rows={3} />
      ) : (
        <DealText {...machine} input={{ ...next, onBlur: form.leaveDescription }} />
      )}
      {form.asksType && <EquipmentType form={form} hint={words.hints.unknownMachine} />}
      <DealAmount form={form} name="equipmentAmount" span={2} input={next} />
      <div className="field-6 deal-form-link">
        <Button variant="outline" icon={Link2} busy={saving} onClick={onLink}>
          {words.saveAndLink}
        </Button>
        <p>{words.linkNote}</p>
      </div>
    </FormPanel>
  );
}

/** Enter moves from field to field, and from the last one to the button. It saves nothing on the way. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (
    key !== 'Enter' ||
    nativeEvent.isComposing ||
    event.ctrlKey ||
    event.metaKey ||
    !(target instanceof HTMLInputElement)
  )
    return;
  event.preventDefault();
  // An unknown machine adds the field of its type when its description is left.
  target.blur();
  queueMicrotask(() => {
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, textarea, select, button')];
    stops[stops.indexOf(target) + 1]?.focus();
  });
}

const EquipmentType = ({ form, hint }: Props & { hint?: string }) => (
  <DealSelect
    form={form}
    name="equipmentType"
    span={2}
    hint={hint}
    options={equipmentTypes}
    named={(type) => equipmentNames[type] ?? type}
  />
);

/** Filled in from the first panel, and open to changes. */
export const TermsSection = ({ form }: Props) => (
  <FormPanel section="terms">
    <DealText form={form} name="dealName" span={4} />
    {!form.asksType && <EquipmentType form={form} />}
    <DealAmount form={form} name="downPayment" span={2} />
    <DealAmount form={form} name="requestedAmount" span={2} />
    <DealSelect
      form={form}
      name="requestedTerm"
      span={2}
      options={dealTerms.map(String)}
      named={(months) => words.terms(Number(months))}
      empty={false}
    />
  </FormPanel>
);

const customerFields: DealField[] = [
  'borrowerCompany',
  'borrowerIndustry',
  'borrowerTimeInBusiness',
  'borrowerAnnualRevenue',
  'borrowerCreditScore',
  'companyEin',
  'companyEstablishedDate',
];

export const CustomerSection = ({ form }: Props) => (
  <FoldedPanel section="customer" form={form} fields={customerFields}>
    <DealText form={form} name="borrowerFirstName" span={3} />
    <DealText form={form} name="borrowerLastName" span={3} />
    <DealText form={form} name="borrowerCompany" span={3} />
    <DealSelect
      form={form}
      name="borrowerIndustry"
      span={3}
      options={borrowerIndustries}
      named={(industry) => words.industries[industry] ?? industry}
    />
    <DealText form={form} name="borrowerTimeInBusiness" span={2} />
    <DealAmount form={form} name="borrowerAnnualRevenue" span={2} />
    <DealText form={form} name="borrowerCreditScore" span={2} hint={words.hints.creditScore} />
    <DealText
      form={form}
      name="companyEin"
      span={3}
      mask={einMask}
      hint={words.hints.ein}
      input={{ inputMode: 'numeric', maxLength: 10 }}
    />
    <DealText form={form} name="companyEstablishedDate" span={3} input={{ type: 'date' }} />
  </FoldedPanel>
);

export const InternalNotesSection = ({ form }: Props) => (
  <FoldedPanel section="notes" form={form} fields={['dealerNotes']}>
    <DealTextArea form={form} name="dealerNotes" rows={4} />
  </FoldedPanel>
);
