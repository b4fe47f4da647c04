import { isEmail } from './email-address.ts';

/* Without schemas, because islands load this file. */

/** Requests of visitors who do not apply yet. */
export const inquiryKinds = ['quote', 'callback', 'dealer'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];
/** When a visitor wants to be called. */
export const callTimes = ['any', 'morning', 'afternoon'] as const;
export type CallTime = (typeof callTimes)[number];

/** What visitors type. `website` is hidden from people: only programs fill it in. */
export const inquiryFields = ['company', 'name', 'phone', 'email', 'machine', 'amount'] as const;
export type InquiryField = (typeof inquiryFields)[number];
export const fieldsOfInquiry = {
  quote: ['name', 'phone', 'email', 'machine', 'amount'],
  callback: ['name', 'phone'],
  dealer: ['company', 'name', 'email'],
} as const satisfies Record<InquiryKind, readonly InquiryField[]>;
const required: Record<InquiryKind, readonly InquiryField[]> = {
  quote: ['name', 'phone', 'machine'],
  callback: ['name', 'phone'],
  dealer: ['company', 'name', 'email'],
};
export const isRequired = (kind: InquiryKind, field: InquiryField): boolean => required[kind].includes(field);

export const longestInquiry: Record<InquiryField, number> = {
  company: 120,
  name: 120,
  phone: 40,
  email: 254,
  machine: 300,
  amount: 60,
};
const PHONE_DIGITS = 10;

/** The public messages of rejected fields. Each language has a set in src/copy. */
export type InquiryMessages = Record<Exclude<InquiryField, 'amount'>, string> & {
  /** For a text beyond its longest. */
  long: (most: number) => string;
  /** For a value of the wrong type. */
  text: string;
};
type Typed = Record<InquiryField, string>;

/** Returns the message of each rejected field. The browser and the server use this one function. */
export function refusalsOfInquiry(
  kind: InquiryKind,
  typed: Typed,
  m: InquiryMessages,
): Partial<Record<InquiryField, string>> {
  const refusals: Partial<Record<InquiryField, string>> = {};
  for (const field of fieldsOfInquiry[kind]) {
    const text = typed[field].trim();
    const most = longestInquiry[field];
    if (field !== 'amount' && !isUsable(field, text) && (text !== '' || isRequired(kind, field)))
      refusals[field] = m[field];
    else if (text.length > most) refusals[field] = m.long(most);
  }
  return refusals;
}

function isUsable(field: InquiryField, text: string): boolean {
  if (field === 'email') return isEmail(text);
  return field === 'phone' ? text.replace(/\D/g, '').length >= PHONE_DIGITS : text !== '';
}
