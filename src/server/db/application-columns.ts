import type { PlainApplicationField, EncryptedApplicationField } from '#contract/application-fields.ts';

/** Wire name and column of each unencrypted field. */
const plainColumns = {
  salesperson: 'salesperson',
  businessName: 'business_name',
  businessPhone: 'business_phone',
  businessStreet: 'business_street',
  businessCity: 'business_city',
  businessState: 'business_state',
  businessZip: 'business_zip',
  businessNature: 'business_nature',
  county: 'county',
  dateEstablished: 'date_established',
  businessType: 'business_type',
  principalName: 'principal_name',
  principalTitle: 'principal_title',
  principalPhone: 'principal_phone',
  principalEmail: 'principal_email',
  principalStreet: 'principal_street',
  principalCity: 'principal_city',
  principalState: 'principal_state',
  principalZip: 'principal_zip',
  equipmentDescription: 'equipment_description',
  equipmentAmount: 'equipment_amount',
  equipmentVendor: 'equipment_vendor',
  equipmentCondition: 'equipment_condition',
} as const satisfies Record<PlainApplicationField, string>;

/** Wire name and column of each encrypted field. */
export const encryptedColumns = {
  federalIdEncrypted: 'federal_id',
  principalSsnEncrypted: 'principal_ssn',
  principalDobEncrypted: 'principal_dob',
} as const satisfies Record<EncryptedApplicationField, string>;

type PlainColumn = (typeof plainColumns)[keyof typeof plainColumns];
type EncryptedColumn = (typeof encryptedColumns)[keyof typeof encryptedColumns];
/** The columns with the applicant's input. Encrypted ones are null when nothing was typed. */
export type TypedColumns = Record<PlainColumn, string> & Record<EncryptedColumn, string | null>;
type PlainValues = Record<PlainApplicationField, string>;

const encryptedPairs = Object.entries(encryptedColumns) as [EncryptedApplicationField, EncryptedColumn][];
export const toEncryptedColumns = (
  seal: (field: EncryptedApplicationField) => string | null,
): Record<EncryptedColumn, string | null> =>
  Object.fromEntries(encryptedPairs.map(([field, column]) => [column, seal(field)])) as Record<
    EncryptedColumn,
    string | null
  >;

const pairs = Object.entries(plainColumns) as [PlainApplicationField, PlainColumn][];
export const toPlainColumns = (typed: PlainValues): Record<PlainColumn, string> =>
  Object.fromEntries(pairs.map(([field, column]) => [column, typed[field]])) as Record<PlainColumn, string>;
export const plainValues = (row: Record<PlainColumn, string>): PlainValues =>
  Object.fromEntries(pairs.map(([field, column]) => [field, row[column]])) as PlainValues;
