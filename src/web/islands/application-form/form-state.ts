import { createContext, use, useSyncExternalStore } from 'react';
import { type PresetField, presetFields } from '#contract/application-choices.ts';
import { type ApplicationValues, emptyApplication, type FieldName, fieldNames } from './values.ts';
import { type Doubts, doubtfulWith } from './doubts.ts';
import type { Refusals } from './validation.ts';

export type FormSnapshot = {
  values: ApplicationValues;
  errors: Refusals;
  doubts: Doubts;
  submitting: boolean;
  /** Preset choices that still are as the form filled them in. */
  untouched: readonly PresetField[];
};
/** `lost`: it was typed once and could not be kept. */
export type FindDoubt = (
  name: FieldName,
  form: Pick<FormSnapshot, 'values' | 'untouched'>,
  lost: boolean,
) => string | undefined;
export type FormState = ReturnType<typeof createFormState>;

/** The values of the served page, without those typed before this script ran. */
const served: FormSnapshot = {
  values: emptyApplication,
  errors: {},
  doubts: {},
  submitting: false,
  untouched: presetFields,
};

/**
 * Values, errors and doubts of the application, outside React, so that a field is drawn again only when its
 * own value changes. After the first refusal, fields are checked while typing. A doubt is never an error.
 */
export function createFormState(initial: ApplicationValues, findDoubt: FindDoubt = () => undefined) {
  const isPreset = (name: PresetField): boolean => initial[name] === emptyApplication[name];
  let now: FormSnapshot = { ...served, values: initial, untouched: presetFields.filter(isPreset) };
  const lost = new Set<FieldName>();
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

  const leave = (...names: FieldName[]): void => {
    const doubts = { ...now.doubts };
    for (const name of names.flatMap((one) => [one, doubtfulWith[one] ?? one])) {
      const doubt = findDoubt(name, now, lost.has(name));
      if (doubt === undefined) delete doubts[name];
      else doubts[name] = doubt;
    }
    change({ doubts });
  };

  return {
    watch,
    snapshot: (): FormSnapshot => now,
    set: (changed: Partial<ApplicationValues>): void => {
      const values = { ...now.values, ...changed };
      const found = check?.(values) ?? {};
      const errors = { ...now.errors };
      const doubts = { ...now.doubts };
      for (const name of fieldNames) {
        if (!(name in changed)) continue;
        delete doubts[name];
        if (found[name] === undefined) delete errors[name];
        else errors[name] = found[name];
      }
      const untouched = now.untouched.filter((name) => !(name in changed));
      change({ values, errors, doubts, untouched });
    },
    /** The applicant chose what was filled in beforehand. */
    confirm: (field: FieldName): void => {
      change({ untouched: now.untouched.filter((name) => name !== field) });
      leave(field);
    },
    /** The applicant has done with these fields: what looks like a slip is said now. */
    leave,
    /** These were typed once and must be typed again. */
    miss: (names: readonly FieldName[]): void => {
      for (const name of names) lost.add(name);
      leave(...names);
    },
    /** Returns the lost fields that are still empty. */
    missing: (): FieldName[] => [...lost].filter((name) => now.values[name] === ''),
    /** Adds the server's refusals to the errors. */
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
      lost.clear();
      change({ values: emptyApplication, errors: {}, doubts: {}, untouched: presetFields });
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

/** Returns the message of a refused field. A doubt about the same value says what exactly is wrong. */
export const errorText = (error: string, doubt: string | undefined): string =>
  doubt === undefined ? error : `${error}. ${doubt}`;

export function useFormField(name: FieldName) {
  const form = useFormState();
  const value = useFormPart((state) => state.values[name]);
  const error = useFormPart((state) => state.errors[name]);
  const doubt = useFormPart((state) => state.doubts[name]);
  const change = (text: string): void => form.set({ [name]: text });
  const shown = error === undefined ? undefined : errorText(error, doubt);
  return { value, error: shown, doubt, change, leave: (): void => form.leave(name) };
}
