import { DEFAULT_DOWN_PAYMENT, DEFAULT_TERM, sealedDealFields } from '#contract/deal-form.ts';
import type { Deal } from '#contract/deals.ts';
import { dealForm } from '#copy/portal/deal-form.ts';

export type DealField = keyof typeof dealForm.labels;
/** As they stand in the fields. */
export type DealValues = Record<DealField, string>;

/** In the order of the page, which is the order of the error summary too. */
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
export const isSealed = (field: DealField): boolean => sealedDealFields.some((sealed) => sealed === field);
export const isDealField = (name: string): name is DealField => dealFields.some((field) => field === name);

const fill = (value: (field: DealField) => string): DealValues =>
  Object.fromEntries(dealFields.map((field) => [field, value(field)])) as DealValues;

export const emptyDeal: DealValues = {
  ...fill(() => ''),
  requestedTerm: String(DEFAULT_TERM),
  downPayment: String(DEFAULT_DOWN_PAYMENT),
  guarantor1IsGuarantor: 'false',
};

/** A stored deal as fields; sealed values stand masked, as the server shows them. */
export const valuesOf = (deal: Deal): DealValues => fill((field) => String(deal[field] ?? ''));

/** A new deal that starts from another one: without its sealed values, under its own name. */
export const duplicateOf = (deal: Deal): DealValues => ({
  ...fill((field) => (isSealed(field) ? '' : String(deal[field] ?? ''))),
  dealName: dealForm.copyOf(deal.dealName),
});

const MASKED = /•/;
export const isMasked = (text: string): boolean => MASKED.test(text);
/** What a change leaves of a masked value: nothing of the mask, so that no half-typed number is taken for "unchanged". */
export const unmasked = (before: string, text: string): string =>
  isMasked(before) && isMasked(text) && text !== before ? '' : text;
