/** Bodies that the released version accepts. They must not follow the samples of today's tests. */
export const APPLICATION = {
  salesperson: 'N/A',
  businessName: 'Ramos Paving LLC',
  businessPhone: '(402) 555-0188',
  businessStreet: '1200 Industrial Rd',
  businessCity: 'Omaha',
  businessState: 'Nebraska',
  businessZip: '68102',
  businessNature: 'Asphalt and concrete paving',
  county: 'Douglas',
  dateEstablished: '04/2019',
  businessType: 'LLC',
  federalIdEncrypted: '47-3094410',
  principalName: 'Elena Ramos',
  principalTitle: 'Owner',
  principalSsnEncrypted: '912-34-4821',
  principalDobEncrypted: '03/14/1981',
  principalEmail: 'elena@example.com',
  principalPhone: '(402) 555-0189',
  principalStreet: '14 Oak St',
  principalCity: 'Omaha',
  principalState: 'Nebraska',
  principalZip: '68104',
  equipmentVendor: 'Prairie Equipment (sample)',
  equipmentDescription: 'Compact excavator, 2021, with thumb',
  equipmentAmount: '$84,500',
  equipmentCondition: 'Used',
  primarySignature: 'Elena Ramos',
  secondarySignature: 'Luis Ramos',
};

/** The applicant identifies with an ITIN. */
export const SPANISH_APPLICATION = {
  ...APPLICATION,
  businessName: 'Pavimentos Ñandú S. de R.L.',
  principalName: 'José Peña Ibáñez',
  principalSsnEncrypted: '923-77-4821',
  principalEmail: 'jose@example.com',
  primarySignature: 'José Peña Ibáñez',
};

export const DEAL = {
  dealName: 'Ramos Paving, excavator',
  equipmentType: 'construction',
  equipmentDescription: 'Compact excavator, 2021, with thumb',
  equipmentAmount: '84500',
  requestedAmount: '76050.50',
  requestedTerm: '60',
  downPayment: 8449.5,
  borrowerFirstName: 'Elena',
  borrowerLastName: 'Ramos',
  borrowerEmail: 'elena@example.com',
  borrowerPhone: '(402) 555-0188',
  borrowerCompany: 'Ramos Paving LLC',
  borrowerIndustry: 'construction',
  borrowerTimeInBusiness: '7',
  borrowerAnnualRevenue: '1,250,000',
  borrowerCreditScore: '700+',
  companyEin: '47-3094410',
  companyEstablishedDate: '2019-04-01',
  guarantor1FirstName: 'Elena',
  guarantor1LastName: 'Ramos',
  guarantor1Email: 'elena@example.com',
  guarantor1Phone: '(402) 555-0188',
  guarantor1Ssn: '912-34-4821',
  guarantor1Dob: '03/14/1981',
  guarantor1Street: '1200 Industrial Rd',
  guarantor1City: 'Omaha',
  guarantor1State: 'NE',
  guarantor1ZipCode: '68102',
  guarantor1AnnualIncome: 145000,
  guarantor1OwnershipPercent: '62.5',
  guarantor1IsGuarantor: 'true',
  dealerNotes: 'Wants delivery in spring',
};

const inOneMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const today = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

export const approval = () => ({
  outcome: 'approved',
  amount: '$84,500',
  termMonths: 60,
  ratePercent: '9.25',
  expiresOn: inOneMonth(),
  businessState: 'NE',
  conditions: ['Invoice in the name of the business'],
  note: 'Strong cash flow',
});

export const decline = () => ({
  outcome: 'declined',
  reasons: ['time_in_business', 'cash_flow'],
  report: { bureau: 'Sample Credit Bureau', score: '612', scoreOn: today(), factors: ['Few accounts'] },
});

export const incompleteness = () => ({ missing: ['quote', 'bank_statements_3'], respondBy: inOneMonth() });

export const dataRequest = () => ({
  kind: 'access',
  name: 'Elena Ramos',
  email: 'elena@example.com',
  verified: 'Called back on the number in the file',
  receivedOn: today(),
});
