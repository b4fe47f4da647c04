import type { ReactNode } from 'react';
import type { ApplicationFile } from '#contract/admin.ts';
import { type ApplicationField, applicationSections, isSealedField } from '#contract/application-fields.ts';
import { file, inviteNotes } from '#copy/portal/applications.ts';
import { showDate, showDay } from '#web/portal/instants.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { EmailRow, PhoneRow } from './contact-rows.tsx';
import { FileRow, FileSection } from './file-row.tsx';
import { SealedRow } from './sealed-row.tsx';

const { fields, sections } = file;
type Props = { application: ApplicationFile };
type Drawn = Exclude<ApplicationField, (typeof applicationSections.signatures)[number]>;

export const BusinessSection = ({ application }: Props) => (
  <FileSection title={sections.business}>
    <dl>
      <Rows application={application} of={applicationSections.business} />
    </dl>
  </FileSection>
);

export const PrincipalSection = ({ application: a }: Props) => (
  <FileSection title={sections.principal}>
    <dl>
      <Rows application={a} of={applicationSections.principal} />
      <FileRow label={fields.contactConsent}>{a.contactConsent ? file.yes : file.no}</FileRow>
    </dl>
  </FileSection>
);

export const EquipmentSection = ({ application: a }: Props) => (
  <FileSection title={sections.equipment}>
    <dl>
      <Rows application={a} of={applicationSections.equipment} />
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

const Rows = ({ application, of }: Props & { of: readonly Drawn[] }) =>
  of.map((field) => <Row key={field} application={application} field={field} />);

/** Label and value, unless the field is shown in a way of its own. */
function Row({ application: a, field }: Props & { field: Drawn }): ReactNode {
  if (isSealedField(field)) return <SealedRow application={a} field={field} />;
  const own = ownRows[field];
  return own === undefined ? (
    <FileRow label={fields[field]} field={field}>
      {a[field]}
    </FileRow>
  ) : (
    own(a)
  );
}

const inAddress = (): null => null;
const ownRows: Partial<Record<Drawn, (a: ApplicationFile) => ReactNode>> = {
  businessPhone: (a) => <PhoneRow label={fields.businessPhone} value={a.businessPhone} />,
  businessStreet: (a) => (
    <FileRow label={fields.businessAddress}>
      {address(a.businessStreet, a.businessCity, a.businessState, a.businessZip)}
    </FileRow>
  ),
  businessCity: inAddress,
  businessState: inAddress,
  businessZip: inAddress,
  dateEstablished: (a) => <FileRow label={fields.dateEstablished}>{showDay(a.dateEstablished)}</FileRow>,
  principalPhone: (a) => <PhoneRow label={fields.principalPhone} value={a.principalPhone} />,
  principalEmail: (a) => <EmailRow label={fields.principalEmail} value={a.principalEmail} field="principalEmail" />,
  principalStreet: (a) => (
    <FileRow label={fields.principalAddress}>
      {address(a.principalStreet, a.principalCity, a.principalState, a.principalZip)}
    </FileRow>
  ),
  principalCity: inAddress,
  principalState: inAddress,
  principalZip: inAddress,
  equipmentAmount: (a) => (
    <FileRow label={fields.equipmentAmount}>{showTypedAmount(a.equipmentAmount, a.language)}</FileRow>
  ),
};

const address = (street: string, city: string, state: string, zip: string): string =>
  [street, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');
