/** Every field of the application by section, in the order of the form, the signed copy and the desk. */
export const applicationSections = {
  salesperson: ['salesperson'],
  business: [
    'businessName',
    'businessPhone',
    'businessStreet',
    'businessCity',
    'businessState',
    'businessZip',
    'businessNature',
    'county',
    'dateEstablished',
    'federalIdEncrypted',
    'businessType',
  ],
  principal: [
    'principalName',
    'principalTitle',
    'principalSsnEncrypted',
    'principalDobEncrypted',
    'principalPhone',
    'principalEmail',
    'principalStreet',
    'principalCity',
    'principalState',
    'principalZip',
  ],
  equipment: ['equipmentDescription', 'equipmentAmount', 'equipmentVendor', 'equipmentCondition'],
  signatures: ['primarySignature', 'secondarySignature'],
} as const;
export type ApplicationSection = keyof typeof applicationSections;
export type ApplicationField = (typeof applicationSections)[ApplicationSection][number];
export const applicationFields: readonly ApplicationField[] = Object.values(applicationSections).flat();

/** Wire names of values that are encrypted at rest and shown only by a reveal with a reason. */
export const encryptedApplicationFields = [
  'federalIdEncrypted',
  'principalSsnEncrypted',
  'principalDobEncrypted',
] as const satisfies ApplicationField[];
export type EncryptedApplicationField = (typeof encryptedApplicationFields)[number];
export const isEncryptedField = (field: ApplicationField): field is EncryptedApplicationField =>
  (encryptedApplicationFields as readonly ApplicationField[]).includes(field);

export const signatureFields = applicationSections.signatures;
type SignatureField = (typeof signatureFields)[number];
/** Fields that are stored as typed. */
export type PlainApplicationField = Exclude<ApplicationField, EncryptedApplicationField | SignatureField>;
const kept: readonly ApplicationField[] = [...encryptedApplicationFields, ...signatureFields];
export const plainApplicationFields = applicationFields.filter(
  (field): field is PlainApplicationField => !kept.includes(field),
);
