import type { ApplicationFile } from '#contract/admin.ts';
import { file, inviteNotes } from '#copy/portal/applications.ts';
import { showDate, showDay } from '../instants.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { EmailRow, PhoneRow } from './contact-rows.tsx';
import { FileRow, FileSection } from './file-row.tsx';
import { SealedRow } from './sealed-row.tsx';

const { fields, sections } = file;
type Props = { application: ApplicationFile };

export const BusinessSection = ({ application: a }: Props) => (
  <FileSection title={sections.business}>
    <dl>
      <FileRow label={fields.businessName}>{a.businessName}</FileRow>
      <PhoneRow label={fields.businessPhone} value={a.businessPhone} />
      <FileRow label={fields.businessAddress}>
        {address(a.businessStreet, a.businessCity, a.businessState, a.businessZip)}
      </FileRow>
      <FileRow label={fields.county}>{a.county}</FileRow>
      <FileRow label={fields.businessNature}>{a.businessNature}</FileRow>
      <FileRow label={fields.businessType}>{a.businessType}</FileRow>
      <FileRow label={fields.dateEstablished}>{showDay(a.dateEstablished)}</FileRow>
      <SealedRow application={a} field="federalIdEncrypted" />
    </dl>
  </FileSection>
);

export const PrincipalSection = ({ application: a }: Props) => (
  <FileSection title={sections.principal}>
    <dl>
      <FileRow label={fields.principalName}>{a.principalName}</FileRow>
      <FileRow label={fields.principalTitle}>{a.principalTitle}</FileRow>
      <SealedRow application={a} field="principalSsnEncrypted" />
      <SealedRow application={a} field="principalDobEncrypted" />
      <FileRow label={fields.principalAddress}>
        {address(a.principalStreet, a.principalCity, a.principalState, a.principalZip)}
      </FileRow>
      <PhoneRow label={fields.principalPhone} value={a.principalPhone} />
      <EmailRow label={fields.principalEmail} value={a.principalEmail} />
      <FileRow label={fields.contactConsent}>{a.contactConsent ? file.yes : file.no}</FileRow>
    </dl>
  </FileSection>
);

export const EquipmentSection = ({ application: a }: Props) => (
  <FileSection title={sections.equipment}>
    <dl>
      <FileRow label={fields.equipmentDescription}>{a.equipmentDescription}</FileRow>
      <FileRow label={fields.equipmentAmount}>{showTypedAmount(a.equipmentAmount)}</FileRow>
      <FileRow label={fields.equipmentVendor}>{a.equipmentVendor}</FileRow>
      <FileRow label={fields.equipmentCondition}>{a.equipmentCondition}</FileRow>
      {a.invitedBy !== null && (
        <FileRow label={fields.invitedBy}>
          {a.invitedBy.dealership}
          <small>{file.invited(a.invitedBy.sender, showDate(a.invitedBy.sentAt))}</small>
        </FileRow>
      )}
      {a.inviteNote !== null && <FileRow label={fields.inviteNote}>{inviteNotes[a.inviteNote]}</FileRow>}
    </dl>
  </FileSection>
);

const address = (street: string, city: string, state: string, zip: string): string =>
  [street, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');
