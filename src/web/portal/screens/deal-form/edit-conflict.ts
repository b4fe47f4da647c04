import type { Choice } from '#web/portal/components/conflict-dialog.tsx';
import { dealEditSchema } from '#contract/deal-form.ts';
import { type DealField, dealFields, type DealValues, isMasked, isEncrypted } from './deal-values.ts';

export type DealChoices = Partial<Record<DealField, Choice>>;
export type Difference = {
  field: DealField;
  mine: string;
  theirs: string;
  /** The value of the only side that changed it. Undefined when both did, or when this is not known. */
  suggested: Choice | undefined;
  /** True for an encrypted value that was typed here. It is neither shown nor merged. */
  sealed: boolean;
};

/**
 * Compares the form with what a colleague saved since. Both started from `base`, which may be unknown. Values are
 * compared as they are sent: $84,500 equals 84500.
 */
export function differencesOf(base: DealValues | undefined, mine: DealValues, theirs: DealValues): Difference[] {
  const [from, here, there] = [base && sent(base), sent(mine), sent(theirs)];
  return dealFields.flatMap((field): Difference[] => {
    const values = { field, mine: mine[field], theirs: theirs[field] };
    if (isEncrypted(field)) {
      const untouched = isMasked(mine[field]) || mine[field] === (base?.[field] ?? '');
      return untouched ? [] : [{ ...values, mine: '', suggested: undefined, sealed: true }];
    }
    if (here[field] === there[field]) return [];
    const suggested =
      from === undefined || (from[field] !== here[field] && from[field] !== there[field])
        ? undefined
        : from[field] === here[field]
          ? 'theirs'
          : 'mine';
    return [{ ...values, suggested, sealed: false }];
  });
}

/** The saved values with the chosen ones of the form. An encrypted value stays until it is typed again. */
export const mergedOf = (mine: DealValues, theirs: DealValues, choices: DealChoices): DealValues => ({
  ...theirs,
  ...Object.fromEntries(
    dealFields
      .filter((field) => choices[field] === 'mine' && !isEncrypted(field))
      .map((field) => [field, mine[field]] as const),
  ),
});

function sent(values: DealValues): Partial<Record<DealField, string>> {
  const { data } = dealEditSchema.safeParse(values);
  return data ? Object.fromEntries(dealFields.map((field) => [field, String(data[field] ?? '')])) : values;
}
