import { useState } from 'react';
import { type DealRefusals, refusalsOf, shownRefusals } from './deal-checks.ts';
import { type DealField, dealFields, type DealValues } from './deal-values.ts';
import { changed, isUnknownMachine } from './derived-values.ts';

/** The fields and their errors. Errors appear at the first attempt, and disappear once the field is corrected. */
export function useDealForm(start: DealValues, { editing }: { editing: boolean }) {
  const [values, setValues] = useState(start);
  const [refusals, setRefusals] = useState<DealRefusals>({});
  /** Increases with each refused attempt, so that the summary takes the focus each time. */
  const [tries, setTries] = useState(0);
  /** Masks of stored values that must be typed again. An empty field keeps its stored value. */
  const [awaited, setAwaited] = useState<Partial<DealValues>>({});
  /** The equipment type is next to a description that names no known machine, once the description was left. */
  const [asksType, setAsksType] = useState(() => isUnknownMachine(start));
  const refuse = (found: DealRefusals): void => {
    setRefusals(found);
    setTries((count) => count + 1);
  };
  /** Changes several fields at once, and what follows from them. */
  const changeAll = (change: Partial<DealValues>): void => {
    const next = changed(values, change);
    setValues(next);
    if (Object.keys(refusals).length === 0) return;
    const still = refusalsOf(next, { editing });
    const kept = dealFields.flatMap((field) => {
      const text = next[field] === values[field] ? refusals[field] : refusals[field] && still[field];
      return text === undefined ? [] : [[field, text] as const];
    });
    setRefusals(Object.fromEntries(kept));
  };
  return {
    values,
    refusals,
    /** The errors on the screen. */
    shown: shownRefusals(refusals, values),
    asksType,
    leaveDescription: (): void => setAsksType(isUnknownMachine(values)),
    tries,
    refuse,
    replace: (next: DealValues, typedAgain: readonly DealField[] = []): void => {
      const masks = typedAgain.map((field) => [field, next[field]] as const);
      setAwaited(Object.fromEntries(masks));
      setAsksType(isUnknownMachine(next));
      setValues({ ...next, ...Object.fromEntries(typedAgain.map((field) => [field, ''])) });
    },
    isAwaited: (field: DealField): boolean => values[field] === '' && awaited[field] !== undefined,
    /** The values to send. */
    given: (): DealValues => ({
      ...values,
      ...Object.fromEntries(Object.entries(awaited).filter(([field]) => values[field as DealField] === '')),
    }),
    change: (field: DealField, text: string): void => changeAll({ [field]: text }),
    changeAll,
    /** Returns true when the schema accepts all values. */
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
