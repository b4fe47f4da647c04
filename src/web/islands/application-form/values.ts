export const sections = [
  { id: 'salesperson', fields: ['salesperson'] },
  {
    id: 'business',
    fields: [
      'businessName',
      'businessPhone',
      'businessStreet',
      'businessCity',
      'businessState',
      'businessZip',
      'businessNature',
      'dateEstablished',
      'county',
      'federalIdEncrypted',
      'businessType',
    ],
  },
  {
    id: 'principal',
    fields: [
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
  },
  {
    id: 'equipment',
    fields: ['equipmentDescription', 'equipmentAmount', 'equipmentVendor', 'equipmentCondition'],
  },
  { id: 'signatures', fields: ['primarySignature', 'secondarySignature'] },
] as const;

export type SectionId = (typeof sections)[number]['id'];
export type FieldName = (typeof sections)[number]['fields'][number];
export type ApplicationValues = Record<FieldName, string> & { contactConsent: boolean };

/** In the order of the page, which is the order of the error summary too. */
export const fieldNames: readonly FieldName[] = sections.flatMap((section) => [...section.fields]);

export const emptyApplication: ApplicationValues = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<FieldName, string>),
  salesperson: 'N/A',
  businessType: 'LLC',
  equipmentCondition: 'New',
  contactConsent: false,
};

/** The place of the field's section on the page. */
export const sectionOf = (name: FieldName): number =>
  sections.findIndex(({ fields }) => (fields as readonly string[]).includes(name));

export const isFieldName = (name: string): name is FieldName => (fieldNames as readonly string[]).includes(name);

export const neverKept: readonly FieldName[] = [
  'federalIdEncrypted',
  'principalSsnEncrypted',
  'principalDobEncrypted',
  'primarySignature',
  'secondarySignature',
];
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
