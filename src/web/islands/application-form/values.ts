import {
  type ApplicationField,
  applicationFields,
  type ApplicationSection,
  applicationSections,
  encryptedApplicationFields,
  signatureFields,
} from '#contract/application-fields.ts';
import { presetChoices } from '#contract/application-choices.ts';

export type SectionId = ApplicationSection;
export type FieldName = ApplicationField;
/** `terms` come from the calculator, the assistant or a quote. They are no field and are sent with the description. */
export type ApplicationValues = Record<FieldName, string> & { contactConsent: boolean; terms: string };

type Section = { id: SectionId; fields: readonly FieldName[] };
export const formSections = Object.entries(applicationSections).map(([id, fields]) => ({ id, fields })) as Section[];

/** In the order of the page, which is the order of the error summary too. */
export const fieldNames = applicationFields;

export const emptyApplication: ApplicationValues = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<FieldName, string>),
  salesperson: 'N/A',
  ...presetChoices,
  contactConsent: false,
  terms: '',
};

/** The place of the field's section on the page. */
export const sectionOf = (name: FieldName): number => formSections.findIndex(({ fields }) => fields.includes(name));

export const isFieldName = (name: string): name is FieldName => (fieldNames as readonly string[]).includes(name);

export const neverKept: readonly FieldName[] = [...encryptedApplicationFields, ...signatureFields];
export const keptFields: readonly FieldName[] = fieldNames.filter((name) => !neverKept.includes(name));

export const requiredFields: readonly FieldName[] = [
  'businessName',
  'businessPhone',
  'businessStreet',
  'businessCity',
  'businessState',
  'businessZip',
  'businessNature',
  'businessType',
  'principalName',
  'equipmentCondition',
  'primarySignature',
];
