import { createContext, use, useSyncExternalStore } from 'react';
import { type ApplicationValues, emptyApplication, type FieldName, fieldNames } from './values.ts';
import type { Refusals } from './validation.ts';

export type FormSnapshot = { values: ApplicationValues; errors: Refusals; submitting: boolean };
export type FormState = ReturnType<typeof createFormState>;

/** What the served page shows, whatever was typed into it before this script ran. */
const served: FormSnapshot = { values: emptyApplication, errors: {}, submitting: false };

/**
 * Values and errors of the application, outside React: a field draws itself anew only when its own value
 * or error changes. After the first refusal a changed field is checked as it is typed.
 */
export function createFormState(initial: ApplicationValues) {
  let now: FormSnapshot = { values: initial, errors: {}, submitting: false };
  let check: ((values: ApplicationValues) => Refusals) | undefined;
  const watchers = new Set<() => void>();

  const change = (next: Partial<FormSnapshot>): void => {
    now = { ...now, ...next };
    for (const watcher of watchers) watcher();
  };
  const watch = (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };

  return {
    watch,
    snapshot: (): FormSnapshot => now,
    set: (changed: Partial<ApplicationValues>): void => {
      const values = { ...now.values, ...changed };
      const found = check?.(values) ?? {};
      const errors = { ...now.errors };
      for (const name of fieldNames) {
        if (!(name in changed)) continue;
        if (found[name] === undefined) delete errors[name];
        else errors[name] = found[name];
      }
      change({ values, errors });
    },
    /** Shows errors beside what is shown already: what the server refuses. */
    refuse: (errors: Refusals): void => change({ errors: { ...now.errors, ...errors } }),
    /** Checks everything and keeps checking from now on; true when nothing is refused. */
    accept: (by: (values: ApplicationValues) => Refusals): boolean => {
      check = by;
      const errors = by(now.values);
      change({ errors });
      return Object.keys(errors).length === 0;
    },
    submitting: (submitting: boolean): void => change({ submitting }),
    /** Forgets everything typed, the sensitive numbers with it. */
    clear: (): void => {
      check = undefined;
      change({ values: emptyApplication, errors: {} });
    },
  };
}

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const form = use(FormContext);
  if (form === null) throw new Error('There is no form here');
  return form;
}

/** One part of the form's state; `select` must answer the same value while that part is the same. */
export function useFormPart<T>(select: (snapshot: FormSnapshot) => T): T {
  const form = useFormState();
  const read = (): T => select(form.snapshot());
  return useSyncExternalStore(form.watch, read, () => select(served));
}

export function useFormField(name: FieldName) {
  const form = useFormState();
  const value = useFormPart((state) => state.values[name]);
  const error = useFormPart((state) => state.errors[name]);
  return { value, error, change: (text: string): void => form.set({ [name]: text }) };
}
