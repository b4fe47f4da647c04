import type { ReactNode } from 'react';
import type { ApplicationFile } from '#contract/admin.ts';
import { type ApplicationField, applicationSections, isEncryptedField } from '#contract/application-fields.ts';
import { presetChoices } from '#contract/application-choices.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import { file, inviteNotes } from '#copy/portal/applications.ts';
import { showDate, showCalendarDay } from '#web/portal/instants.ts';
import { EmailRow, PhoneRow } from './contact-rows.tsx';
import { FileRow, FileSection } from './file-row.tsx';
import { MaskedRow } from './masked-row.tsx';

const { fields, sections } = file;
type Props = { application: ApplicationFile };
type Drawn = Exclude<ApplicationField, (typeof applicationSections.signatures)[number]>;

export const FileBusinessSection = ({ application }: Props) => (
  <Section title={sections.business} application={application} of={applicationSections.business} />
);

export const FilePrincipalSection = ({ application }: Props) => (
  <Section title={sections.principal} application={application} of={applicationSections.principal}>
    <FileRow label={fields.contactConsent} wide>
      {application.contactConsent ? file.yes : file.no}
    </FileRow>
  </Section>
);

export const FileEquipmentSection = ({ application: a }: Props) => (
  <Section title={sections.equipment} application={a} of={applicationSections.equipment}>
    {a.invitedBy !== null && (
      <FileRow label={fields.invitedBy} wide>
        {a.invitedBy.dealership}
        <small>{file.invited(a.invitedBy.sender, showDate(a.invitedBy.sentAt))}</small>
      </FileRow>
    )}
    {a.inviteNote !== null && (
      <FileRow label={fields.inviteNote} wide>
        {inviteNotes[a.inviteNote]}
      </FileRow>
    )}
  </Section>
);

/** The given fields as rows, and the names of the others in one line. */
function Section({
  title,
  application,
  of,
  children,
}: Props & { title: string; of: readonly Drawn[]; children?: ReactNode }) {
  const shown = of.filter((field) => !inAddress.has(field));
  const missing = shown.filter((field) => isMissing(application, field));
  return (
    <FileSection title={title} missing={missing.map(labelOf)}>
      <dl>
        {shown
          .filter((field) => !missing.includes(field))
          .map((field) => (
            <Row key={field} application={application} field={field} />
          ))}
        {children}
      </dl>
    </FileSection>
  );
}

/** They are shown with the street. */
const inAddress: ReadonlySet<Drawn> = new Set([
  'businessCity',
  'businessState',
  'businessZip',
  'principalCity',
  'principalState',
  'principalZip',
]);

function isMissing(a: ApplicationFile, field: Drawn): boolean {
  if (field === 'businessStreet') return businessAddress(a) === '';
  if (field === 'principalStreet') return principalAddress(a) === '';
  return a[field] === '' || a[field] === null;
}

function labelOf(field: Drawn): string {
  if (isEncryptedField(field)) return file.sealed[field];
  if (field === 'businessStreet') return fields.businessAddress;
  return field === 'principalStreet' ? fields.principalAddress : fields[field];
}

function Row({ application: a, field }: Props & { field: Drawn }): ReactNode {
  if (isEncryptedField(field)) return <MaskedRow application={a} field={field} />;
  return (
    ownRows[field]?.(a) ?? (
      <FileRow label={fields[field]} field={field} wide={field === 'equipmentDescription'}>
        {a[field]}
        {isFilledInByForm(a, field) && <small>{file.filledInByForm}</small>}
      </FileRow>
    )
  );
}

/** The form had chosen this value, and neither the signer nor a later correction changed it. */
const isFilledInByForm = (a: ApplicationFile, field: Drawn): boolean =>
  a.signature.untouchedDefaults.some((name) => name === field && a[name] === presetChoices[name]);

const ownRows: Partial<Record<Drawn, (a: ApplicationFile) => ReactNode>> = {
  businessPhone: (a) => <PhoneRow label={fields.businessPhone} value={a.businessPhone} />,
  businessStreet: (a) => (
    <FileRow label={fields.businessAddress} wide>
      {businessAddress(a)}
    </FileRow>
  ),
  dateEstablished: (a) => <FileRow label={fields.dateEstablished}>{showCalendarDay(a.dateEstablished)}</FileRow>,
  principalPhone: (a) => <PhoneRow label={fields.principalPhone} value={a.principalPhone} />,
  principalEmail: (a) => <EmailRow label={fields.principalEmail} value={a.principalEmail} field="principalEmail" />,
  principalStreet: (a) => (
    <FileRow label={fields.principalAddress} wide>
      {principalAddress(a)}
    </FileRow>
  ),
  equipmentAmount: (a) => (
    <FileRow label={fields.equipmentAmount}>{showTypedAmount(a.equipmentAmount, a.language)}</FileRow>
  ),
};

const businessAddress = (a: ApplicationFile): string =>
  address(a.businessStreet, a.businessCity, a.businessState, a.businessZip);
const principalAddress = (a: ApplicationFile): string =>
  address(a.principalStreet, a.principalCity, a.principalState, a.principalZip);
const address = (street: string, city: string, state: string, zip: string): string =>
  [street, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');
