import * as z from 'zod/mini';
import { borrowerIndustries, dealTerms, equipmentTypes } from './deals.ts';
import { isEmail } from './email-address.ts';
import { optional, optionalEmail, required } from './text.ts';
import { optionalDollars, optionalNumber, requiredDollars, requiredNumber, typedNumberSchema } from './typed-number.ts';

export const dealMessages = {
  dealName: 'Deal name is required',
  equipmentType: 'Equipment type is required',
  equipmentAmount: 'Equipment amount is required',
  requestedAmount: 'Requested amount is required',
  requestedTerm: 'Term is required',
  borrowerFirstName: 'First name is required',
  borrowerLastName: 'Last name is required',
  borrowerEmail: 'Valid email is required',
  borrowerPhone: 'Valid phone number is required',
  borrowerIndustry: 'Choose an industry from the list',
  companyEin: 'EIN must be 9 digits (format: XX-XXXXXXX)',
  guarantor1Ssn: 'SSN must be 9 digits (format: XXX-XX-XXXX)',
  guarantor1State: 'Enter the two letters of the state',
  guarantor1OwnershipPercent: 'Ownership must be between 0 and 100',
  guarantor1IsGuarantor: 'Choose whether this person guarantees the deal',
  amount: 'This amount cannot be read. Write it like 84,500, 150k or 1.5 million.',
  text: 'This field must be text',
} as const;

export const DEFAULT_TERM = 60;
export const DEFAULT_DOWN_PAYMENT = 0;

/** One of a fixed list. '' means none, if optional. */
const oneOf = <const T extends readonly string[]>(options: T, message: string, { needed }: { needed: boolean }) =>
  z.pipe(
    z.nullish(z.string({ error: message })),
    z.transform((given, ctx): T[number] | '' => {
      const value = given?.trim() ?? '';
      if (value === '' ? needed : !options.includes(value)) ctx.issues.push({ code: 'custom', message, input: given });
      return value;
    }),
  );

const isMasked = (text: string): boolean => /[•*]/.test(text);
/** An encrypted value. '' removes it. Undefined (absent, null or masked in an edit) keeps the stored one. */
const encrypted = (message: string, pattern: RegExp, { editing }: { editing: boolean }) =>
  z.pipe(
    typedNumberSchema(message),
    z.transform((given, ctx): string | undefined => {
      if (given === null || given === undefined) return undefined;
      const text = String(given).trim();
      if (editing && isMasked(text)) return undefined;
      if (text !== '' && !pattern.test(text)) ctx.issues.push({ code: 'custom', message, input: given });
      return text;
    }),
  );

const form = (mode: { editing: boolean }) => {
  const text = optional(dealMessages.text);
  const amount = optionalDollars(dealMessages.amount);
  return z.object({
    dealName: required(1, dealMessages.dealName),
    equipmentType: oneOf(equipmentTypes, dealMessages.equipmentType, { needed: true }),
    equipmentDescription: text,
    equipmentAmount: requiredDollars(dealMessages.equipmentAmount, { unreadable: dealMessages.amount }),
    requestedAmount: requiredDollars(dealMessages.requestedAmount, { unreadable: dealMessages.amount }),
    requestedTerm: requiredNumber(dealMessages.requestedTerm, (months) => dealTerms.some((term) => term === months)),
    downPayment: z.pipe(
      amount,
      z.transform((value): number => value ?? DEFAULT_DOWN_PAYMENT),
    ),
    borrowerFirstName: required(1, dealMessages.borrowerFirstName),
    borrowerLastName: required(1, dealMessages.borrowerLastName),
    borrowerEmail: z
      .string({ error: dealMessages.borrowerEmail })
      .check(z.trim(), z.refine(isEmail, dealMessages.borrowerEmail)),
    borrowerPhone: required(10, dealMessages.borrowerPhone),
    borrowerCompany: text,
    borrowerIndustry: oneOf(borrowerIndustries, dealMessages.borrowerIndustry, { needed: false }),
    borrowerTimeInBusiness: text,
    borrowerAnnualRevenue: amount,
    borrowerCreditScore: text,
    companyEin: encrypted(dealMessages.companyEin, /^\d{2}-?\d{7}$/, mode),
    companyEstablishedDate: text,
    guarantor1FirstName: text,
    guarantor1LastName: text,
    guarantor1Email: optionalEmail(dealMessages.borrowerEmail),
    guarantor1Phone: text,
    guarantor1Ssn: encrypted(dealMessages.guarantor1Ssn, /^\d{3}-?\d{2}-?\d{4}$/, mode),
    guarantor1Dob: encrypted(dealMessages.text, /^/, mode),
    guarantor1Street: text,
    guarantor1City: text,
    guarantor1State: z.pipe(text, z.string().check(z.maxLength(2, dealMessages.guarantor1State))),
    guarantor1ZipCode: text,
    guarantor1AnnualIncome: amount,
    guarantor1OwnershipPercent: optionalNumber(dealMessages.guarantor1OwnershipPercent, (percent) => percent <= 100),
    guarantor1IsGuarantor: z.pipe(
      z.nullish(z.union([z.boolean(), z.enum(['true', 'false', ''])], { error: dealMessages.guarantor1IsGuarantor })),
      z.transform((given): boolean => given === true || given === 'true'),
    ),
    dealerNotes: text,
  });
};

/** The form of a deal. Amounts in dollars, the term in months. */
export const dealFormSchema = form({ editing: false });
/** The body of POST /api/dealer/deals, with the completed invitation if the deal is created from an application. */
export const createDealSchema = z.extend(dealFormSchema, { applicationInviteId: optional(dealMessages.text) });
/** The body of PUT /api/dealer/deals/{id}: the complete form. Masked or absent encrypted values stay as stored. */
export const dealEditSchema = form({ editing: true });
export type DealForm = z.output<typeof dealFormSchema>;
export type DealFormInput = z.input<typeof dealFormSchema>;

export const encryptedDealFields = ['companyEin', 'guarantor1Ssn', 'guarantor1Dob'] as const;
export type EncryptedDealField = (typeof encryptedDealFields)[number];
