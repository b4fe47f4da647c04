import { borrowerIndustries, dealTerms, equipmentTypes } from '#contract/deals.ts';
import { equipmentNames } from '#copy/portal/dashboard.ts';
import { dealForm as words } from '#copy/portal/deal-form.ts';
import { einMask, phoneMask } from '#web/ui/field-mask.ts';
import { DealAmount, DealSelect, DealText, DealTextArea } from './deal-field.tsx';
import { FormPanel } from './form-panel.tsx';
import type { DealFormState } from './use-deal-form.ts';

const phone = { type: 'tel', inputMode: 'tel' } as const;
const email = { type: 'email', inputMode: 'email', autoCapitalize: 'none' } as const;
type Props = { form: DealFormState };

export const DealSection = ({ form }: Props) => (
  <FormPanel section="deal">
    <DealText form={form} name="dealName" span={4} />
    <DealSelect
      form={form}
      name="equipmentType"
      span={2}
      options={equipmentTypes}
      named={(type) => equipmentNames[type] ?? type}
    />
    <DealTextArea form={form} name="equipmentDescription" rows={2} />
  </FormPanel>
);

export const FinancingSection = ({ form }: Props) => (
  <FormPanel section="financing">
    <DealAmount form={form} name="equipmentAmount" span={3} />
    <DealAmount form={form} name="downPayment" span={3} />
    <DealAmount form={form} name="requestedAmount" span={3} />
    <DealSelect
      form={form}
      name="requestedTerm"
      span={3}
      options={dealTerms.map(String)}
      named={(months) => words.terms(Number(months))}
      empty={false}
    />
  </FormPanel>
);

export const CustomerSection = ({ form }: Props) => (
  <FormPanel section="customer">
    <DealText form={form} name="borrowerFirstName" span={3} />
    <DealText form={form} name="borrowerLastName" span={3} />
    <DealText form={form} name="borrowerEmail" span={3} input={email} />
    <DealText form={form} name="borrowerPhone" span={3} mask={phoneMask} input={phone} />
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
  </FormPanel>
);

export const CompanySection = ({ form }: Props) => (
  <FormPanel section="company">
    <DealText
      form={form}
      name="companyEin"
      span={3}
      mask={einMask}
      hint={words.hints.ein}
      input={{ inputMode: 'numeric', maxLength: 10 }}
    />
    <DealText form={form} name="companyEstablishedDate" span={3} input={{ type: 'date' }} />
  </FormPanel>
);

export const InternalNotesSection = ({ form }: Props) => (
  <FormPanel section="notes">
    <DealTextArea form={form} name="dealerNotes" rows={4} />
  </FormPanel>
);
