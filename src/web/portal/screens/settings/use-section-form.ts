import { createContext, useContext } from 'react';

/** What the fields of a section's form share. */
export type SectionFormState = {
  /** As it was read: fields begin with it. */
  value: unknown;
  faults: Record<string, string>;
  /** Something was added or removed: what is no keystroke. */
  touched: () => void;
};
export const SectionFormContext = createContext<SectionFormState>({ value: {}, faults: {}, touched: () => undefined });
export const useSectionForm = (): SectionFormState => useContext(SectionFormContext);

/** The id of a field by the place of its value. */
export const fieldId = (name: string): string => `setting-${name.replaceAll('.', '-')}`;

/** Its own fault, or the first one of a line in it. */
export const faultAt = (faults: Record<string, string>, name: string): string | undefined =>
  faults[name] ?? Object.entries(faults).find(([path]) => /^\d+$/.test(restOf(path, name)))?.[1];
const restOf = (path: string, name: string): string => (path.startsWith(`${name}.`) ? path.slice(name.length + 1) : '');
