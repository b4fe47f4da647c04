/** Fixed lists and addresses of the application; apart from its schema, since the page needs them at once. */
export const businessTypes = ['Corporation', 'Partnership', 'Proprietorship', 'LLC'] as const;
export const equipmentConditions = ['New', 'Used', 'Refurbished'] as const;

export const applicationPaths = { en: '/api/credit-application', es: '/api/credit-application-es' } as const;
