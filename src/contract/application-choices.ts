/** Fixed lists and addresses of the application; apart from its schema, since the page needs them at once. */
export const businessTypes = ['Corporation', 'Partnership', 'Proprietorship', 'LLC'] as const;
export const equipmentConditions = ['New', 'Used', 'Refurbished'] as const;

/** Choices that the form fills in beforehand, and what an application without them counts as. */
export const presetChoices = { businessType: 'LLC', equipmentCondition: 'New' } as const;
export type PresetField = keyof typeof presetChoices;
export const presetFields = Object.keys(presetChoices) as PresetField[];

export const applicationPaths = { en: '/api/credit-application', es: '/api/credit-application-es' } as const;
