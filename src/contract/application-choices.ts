/** Fixed lists of the application, separate from its schema, because the page needs them at first load. */
export const businessTypes = ['Corporation', 'Partnership', 'Proprietorship', 'LLC'] as const;
export const equipmentConditions = ['New', 'Used', 'Refurbished'] as const;

/** Choices that the form fills in beforehand, and what an application without them counts as. */
export const presetChoices = { businessType: 'LLC', equipmentCondition: 'New' } as const;
export type PresetField = keyof typeof presetChoices;
export const presetFields = Object.keys(presetChoices) as PresetField[];

export const applicationPaths = { en: '/api/credit-application', es: '/api/credit-application-es' } as const;
