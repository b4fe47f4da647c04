import { useState } from 'react';
import { type DealRefusals, refusalsOf } from './deal-checks.ts';
import type { DealField, DealValues } from './deal-values.ts';

/** The fields, and what is wrong with them: said at the first try, and while it is mended. */
export function useDealForm(start: DealValues, { editing }: { editing: boolean }) {
  const [values, setValues] = useState(start);
  const [refusals, setRefusals] = useState<DealRefusals>({});
  /** Grows with each refused try, so that the summary takes the focus each time. */
  const [tries, setTries] = useState(0);
  /** Masks of the stored values that are to be typed again. A field left empty keeps its stored value. */
  const [awaited, setAwaited] = useState<Partial<DealValues>>({});
  const refuse = (found: DealRefusals): void => {
    setRefusals(found);
    setTries((count) => count + 1);
  };
  return {
    values,
    refusals,
    tries,
    refuse,
    replace: (next: DealValues, typedAgain: readonly DealField[] = []): void => {
      const masks = typedAgain.map((field) => [field, next[field]] as const);
      setAwaited(Object.fromEntries(masks));
      setValues({ ...next, ...Object.fromEntries(typedAgain.map((field) => [field, ''])) });
    },
    isAwaited: (field: DealField): boolean => values[field] === '' && awaited[field] !== undefined,
    /** The values to send. */
    given: (): DealValues => ({
      ...values,
      ...Object.fromEntries(Object.entries(awaited).filter(([field]) => values[field as DealField] === '')),
    }),
    change: (field: DealField, text: string): void => {
      const next = { ...values, [field]: text };
      setValues(next);
      if (refusals[field] === undefined) return;
      const { [field]: _mended, ...others } = refusals;
      const still = refusalsOf(next, { editing })[field];
      setRefusals(still === undefined ? others : { ...others, [field]: still });
    },
    /** True when nothing is refused. */
    check: (): boolean => {
      const found = refusalsOf(values, { editing });
      if (Object.keys(found).length === 0) {
        setRefusals({});
        return true;
      }
      refuse(found);
      return false;
    },
  };
}
export type DealFormState = ReturnType<typeof useDealForm>;
