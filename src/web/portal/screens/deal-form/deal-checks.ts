import { dealEditSchema, dealFormSchema } from '#contract/deal-form.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { type DealField, type DealValues, isDealField } from './deal-values.ts';

export type DealRefusals = Partial<Record<DealField, string>>;

/** Checks the fields with the shared schema. Returns one message per refused field. */
export function refusalsOf(values: DealValues, { editing }: { editing: boolean }): DealRefusals {
  const { error } = (editing ? dealEditSchema : dealFormSchema).safeParse(values);
  const refusals: DealRefusals = {};
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0]);
    if (isDealField(name)) refusals[name] ??= message;
  }
  return refusals;
}

export const CUSTOMER_NAME = 'customerName';
export type ShownField = DealField | typeof CUSTOMER_NAME;

/**
 * Returns the errors that the screen shows. First and last name are one field. A value that follows from an empty field
 * has none, because that field has one: a missing equipment type is an error of the description.
 */
export function shownRefusals(refusals: DealRefusals, values: DealValues): Partial<Record<ShownField, string>> {
  const { borrowerFirstName: first, borrowerLastName: last, ...shown } = refusals;
  const isEmpty = (...fields: DealField[]): boolean => fields.every((field) => values[field].trim() === '');
  const hasNoName = isEmpty('borrowerFirstName', 'borrowerLastName');
  const name = hasNoName && first !== undefined ? dealForm.customerNameMissing : (first ?? last);
  if (isEmpty('equipmentAmount', 'requestedAmount')) delete shown.requestedAmount;
  if (hasNoName && isEmpty('equipmentDescription', 'dealName')) delete shown.dealName;
  if (shown.equipmentType !== undefined && isEmpty('equipmentDescription', 'equipmentType')) {
    delete shown.equipmentType;
    shown.equipmentDescription ??= dealForm.equipmentMissing;
  }
  return name === undefined ? shown : { ...shown, [CUSTOMER_NAME]: name };
}
