/** The values that the screenshots show in the application form. */
export const typedApplication = {
  businessName: 'Ramos Paving LLC',
  businessPhone: '4025550188',
  businessStreet: '1200 Industrial Rd',
  businessCity: 'Omaha',
  businessState: 'Nebraska',
  businessZip: '68102',
  businessNature: 'Asphalt and concrete paving',
  principalName: 'Elena Ramos',
  principalTitle: 'Owner',
  principalSsnEncrypted: '912344821',
  principalEmail: 'elena@example.com',
  equipmentDescription: 'Compact excavator, 2021, with thumb',
  equipmentAmount: '84500',
  primarySignature: 'Elena Ramos',
};
