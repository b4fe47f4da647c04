import { useEffect, useState } from 'react';
import { openDraftOf } from '../draft-of.ts';
import type { FormValues } from './form-values.ts';

export type FormDraft<V> = {
  /** From draftName(), so that each user has a separate draft. */
  name: string;
  fields: readonly (keyof V & string)[];
};

/**
 * Restores what an earlier visit typed and keeps what this one types. It is written with every change: a timer would lose
 * what is typed just before the session ends.
 */
export function useFormDraft<V extends FormValues>(
  draft: FormDraft<V> | undefined,
  start: V,
  values: V,
  restore: (values: V) => void,
) {
  const [stored] = useState(() => draft && openDraftOf(draft.fields, draft.name, () => window.localStorage));
  const [restoredAt, setRestoredAt] = useState<string>();
  useEffect(() => {
    const found = stored?.read();
    if (!found || Object.keys(found.values).length === 0) return;
    restore({ ...start, ...found.values });
    setRestoredAt(found.savedAt);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, []);
  useEffect(() => {
    if (!draft || values === start) return;
    const changed: Partial<Record<keyof V & string, string>> = {};
    for (const name of draft.fields) {
      const text = values[name];
      if (typeof text === 'string' && text !== start[name]) changed[name] = text;
    }
    stored?.write({ savedAt: new Date().toISOString(), basis: '', values: changed });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the draft's fields never change
  }, [stored, start, values]);
  return {
    restoredAt,
    clear: (): void => {
      stored?.clear();
      setRestoredAt(undefined);
    },
  };
}
