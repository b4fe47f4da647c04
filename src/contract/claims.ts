import * as z from 'zod/mini';

/** The lender's claims on public pages, with their places. Each is a sample until confirmed. */
export const claims = {
  directLender: 'a direct lender',
  since2015: 'in business since the year that is named',
  amountRange: 'financing from $10,000 to $2,000,000, new and used',
  approval24To48: 'approval, and contact, within 24-48 hours',
  allCredit: 'all credit levels accepted',
  noApplicationFee: 'no application fee',
  noTwoYearRule: 'no strict 2-year-in-business rule',
  sameDayQuotes: 'same-day quotes, Monday to Friday',
  emailReply: 'email answered within 24 hours',
  phones: 'both phone numbers reach the lender during the hours that are shown',
  associations: 'memberships of the associations that are named',
  manufacturers: 'machines of the manufacturers that are named were financed',
  approvalInDays: 'manufacturing: approvals in days',
  vendorPaidDirectly: 'manufacturing: the vendor can be paid directly',
  truckTerms: 'trucks: terms of 48-60 months, closed in 5-10 business days',
  itinFunding: 'ITIN: no SSN required, funding in 5-7 business days',
  eligibilityCheck: 'first-time buyers: check in 60 seconds, pre-qualify in 5 minutes',
  dealerStructures: 'dealers: structures within 24 hours',
  caseFoodBeverage: 'case study: the bakery line and its figures',
  caseManufacturing: 'case study: the CNC cell and its figures',
  caseVocationalTrucks: 'case study: the six trucks and their figures',
} as const;
export type Claim = keyof typeof claims;
export const claimNames = Object.keys(claims) as [Claim, ...Claim[]];

/** Claims that the site can omit: each has a page and sections that only it needs. */
export const removableClaims = [
  'caseFoodBeverage',
  'caseManufacturing',
  'caseVocationalTrucks',
] as const satisfies readonly Claim[];
export type RemovableClaim = (typeof removableClaims)[number];

/** The evidence with its location, and the day of its review. */
export const confirmationSchema = z.object({
  evidence: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Say what the proof is and where it lies'),
      z.maxLength(500, 'At most 500 characters'),
    ),
  on: z.iso.date('Enter the day on which the proof was checked'),
});

/** Confirmations by claim. Null or absent: not confirmed. */
export const claimsSchema = z.partialRecord(z.enum(claimNames), z.nullable(confirmationSchema));
