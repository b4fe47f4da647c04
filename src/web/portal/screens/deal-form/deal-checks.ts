import { dealEditSchema, dealFormSchema } from '#contract/deal-form.ts';
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
