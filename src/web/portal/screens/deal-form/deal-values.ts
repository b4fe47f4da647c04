import { DEFAULT_DOWN_PAYMENT, DEFAULT_TERM, encryptedDealFields } from '#contract/deal-form.ts';
import type { Deal } from '#contract/deals.ts';
import { dealForm } from '#copy/portal/deal-form.ts';

export type DealField = keyof typeof dealForm.labels;
/** The texts of the fields. */
export type DealValues = Record<DealField, string>;

/** In page order, which is also the order of the error summary. */
export const dealFields = Object.keys(dealForm.labels) as DealField[];
export const requiredDealFields: readonly DealField[] = [
  'dealName',
  'equipmentType',
  'equipmentAmount',
  'requestedAmount',
  'requestedTerm',
  'borrowerFirstName',
  'borrowerLastName',
  'borrowerEmail',
  'borrowerPhone',
];
export const isEncrypted = (field: DealField): boolean => encryptedDealFields.some((sealed) => sealed === field);
export const isDealField = (name: string): name is DealField => dealFields.some((field) => field === name);

const fill = (value: (field: DealField) => string): DealValues =>
  Object.fromEntries(dealFields.map((field) => [field, value(field)])) as DealValues;

export const emptyDeal: DealValues = {
  ...fill(() => ''),
  requestedTerm: String(DEFAULT_TERM),
  downPayment: String(DEFAULT_DOWN_PAYMENT),
  guarantor1IsGuarantor: 'false',
};

/** The fields of a stored deal. Encrypted values are masked, as the server returns them. */
export const valuesOf = (deal: Deal): DealValues => fill((field) => String(deal[field] ?? ''));

/** The fields of a new deal with the values of another one, except its encrypted values. */
export const duplicateOf = (deal: Deal): DealValues => ({
  ...fill((field) => (isEncrypted(field) ? '' : String(deal[field] ?? ''))),
  dealName: dealForm.copyOf(deal.dealName),
});

const MASKED = /•/;
export const isMasked = (text: string): boolean => MASKED.test(text);
/**
 * Returns the typed or pasted part of a change to a masked value: '' after a deletion. No part of the mask remains, so
 * that a half-typed number does not count as unchanged.
 */
export function unmasked(before: string, text: string): string {
  if (!isMasked(before) || !isMasked(text) || text === before) return text;
  let start = 0;
  while (start < before.length && before[start] === text[start]) start++;
  const kept = before.length - start;
  let end = 0;
  while (end < kept && before.at(-1 - end) === text.at(-1 - end)) end++;
  return text.slice(start, Math.max(start, text.length - end)).trim();
}
