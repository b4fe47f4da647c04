import { type ReactNode, useState } from 'react';
import type { SettingsSection } from '#contract/settings.ts';
import { usTimeZones } from '#contract/state-time-zones.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { ClaimFields } from './claim-fields.tsx';
import { NoticeTextFields } from './notice-text-fields.tsx';
import { PricingFields } from './pricing-fields.tsx';
import { SettingLines, SettingNumber, SettingSelect, SettingText } from './setting-field.tsx';
import { SettingRows } from './setting-rows.tsx';
import { useSettingText } from './use-section-form.ts';

const CompanyFields = () => (
  <div className="fields">
    <SettingText name="company" span={4} />
    <SettingText name="productKey" span={2} />
    <SettingText name="tagline" span={6} />
    <SettingText name="address" span={6} />
    <SettingText name="licenceLine" span={6} />
    <SettingLines name="licensedStates" rows={2} />
    <SettingNumber name="inBusinessSince" span={2} />
    <SettingLines name="associations" rows={3} />
  </div>
);

const ContactFields = () => (
  <div className="fields">
    {['phones.main', 'phones.sales'].flatMap((phone) => [
      <SettingText key={`${phone}.display`} name={`${phone}.display`} span={3} input={{ type: 'tel' }} />,
      <SettingText key={`${phone}.dial`} name={`${phone}.dial`} span={3} input={{ type: 'tel' }} />,
    ])}
    {['contact', 'lender', 'privacy'].map((email) => (
      <SettingText key={email} name={`emails.${email}`} span={6} input={{ type: 'email' }} />
    ))}
  </div>
);

/** A brand file may name a zone that is not in the list. It stays a choice. */
function HoursFields() {
  const { value } = useSettingText('timeZone').text;
  const [first] = useState(value);
  const zones = usTimeZones.includes(first) ? usTimeZones : [...usTimeZones, first];
  return (
    <div className="fields">
      <SettingText name="hours.en" span={3} />
      <SettingText name="hours.es" span={3} input={{ lang: 'es' }} />
      <SettingSelect name="timeZone" span={6} options={zones.map((zone) => ({ value: zone, label: zoneName(zone) }))} />
    </div>
  );
}

const zoneName = (zone: string): string => {
  const name = words.timeZones[zone];
  return name === undefined ? zone : `${name} (${zone})`;
};

const RepresentativeFields = () => (
  <SettingRows
    name="representatives"
    texts={words.representatives}
    one="Representative"
    max={20}
    parts={['name', 'email']}
  >
    {(at) => (
      <>
        <RowText at={at} part="name" />
        <RowText at={at} part="email" />
      </>
    )}
  </SettingRows>
);

const ManufacturerFields = () => (
  <div className="fields">
    <SettingLines name="manufacturers" rows={10} />
  </div>
);

const NoticeFields = () => (
  <>
    <div className="fields">
      <SettingNumber name="notices.decisionDays" span={3} />
      <SettingNumber name="retentionMonths" span={3} />
      <SettingLines name="notices.regulator" rows={2} />
    </div>
    <SettingRows
      name="notices.bureaus"
      texts={words.bureaus}
      one="Agency"
      max={10}
      parts={['name', 'phone', 'address']}
    >
      {(at) => (
        <>
          <RowText at={at} part="name" />
          <RowText at={at} part="phone" />
          <RowText at={at} part="address" span={6} />
        </>
      )}
    </SettingRows>
  </>
);

const InquiryFields = () => (
  <div className="fields">
    <SettingNumber name="inquiries.receivedByHour" span={3} />
    <SettingNumber name="inquiries.answeredByHour" span={3} />
  </div>
);

type Part = 'name' | 'email' | 'phone' | 'address';
function RowText({ at, part, span = 3 }: { at: string; part: Part; span?: 3 | 6 }) {
  return (
    <SettingText
      name={`${at}.${part}`}
      label={words.rows[part]}
      span={span}
      input={part === 'email' ? { type: 'email' } : {}}
    />
  );
}

/** The fields of each section, by the places of their values. */
export const sectionFields: Record<SettingsSection, () => ReactNode> = {
  company: CompanyFields,
  contact: ContactFields,
  hours: HoursFields,
  representatives: RepresentativeFields,
  pricing: PricingFields,
  claims: ClaimFields,
  manufacturers: ManufacturerFields,
  notices: NoticeFields,
  noticeTexts: NoticeTextFields,
  inquiries: InquiryFields,
};
