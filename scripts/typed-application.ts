/** The values that the screenshots show in the application form. */
export const typedApplication = {
  businessName: 'Mesa Verde Grading LLC',
  businessPhone: '9705550188',
  businessStreet: '1200 Industrial Rd',
  businessCity: 'Durango',
  businessState: 'Colorado',
  businessZip: '81301',
  businessNature: 'Grading and site work',
  principalName: 'Rosa Delgado',
  principalTitle: 'Owner',
  principalSsnEncrypted: '900204821',
  principalEmail: 'rosa.delgado@example.com',
  equipmentDescription: 'Compact excavator, 2021, with thumb',
  equipmentAmount: '84500',
  primarySignature: 'Rosa Delgado',
};
