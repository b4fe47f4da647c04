import { type DealField, dealFields, type DealValues, isSealed } from './deal-values.ts';

type Draft<Field extends string> = { savedAt: string; basis: string; values: Partial<Record<Field, string>> };
export type DeviceDraft = Draft<DealField>;
const kept = dealFields.filter((field) => !isSealed(field));

/** What was typed over the start; never a sealed value. */
export const keepable = (values: DealValues, start: DealValues): DeviceDraft['values'] =>
  Object.fromEntries(kept.filter((field) => values[field] !== start[field]).map((field) => [field, values[field]]));

/** The draft of a deal on this device. */
export const openDeviceDraft = (name: string, storage: () => Storage) => openDraftOf(kept, name, storage);

/**
 * One draft of a form with these fields on this device. `basis` is the version of the stored deal that it was typed
 * over, '' for a form that stores a new one. Where the browser keeps nothing, it is as if there were none.
 */
export function openDraftOf<Field extends string>(fields: readonly Field[], name: string, storage: () => Storage) {
  const textsOf = (raw: object): Partial<Record<Field, string>> => {
    const texts: Partial<Record<Field, string>> = {};
    for (const [key, text] of Object.entries(raw)) {
      const field = fields.find((one) => one === key);
      if (field !== undefined && typeof text === 'string') texts[field] = text;
    }
    return texts;
  };
  return {
    read(): Draft<Field> | null {
      try {
        const raw: unknown = JSON.parse(storage().getItem(name) ?? 'null');
        return isDraft(raw) ? { savedAt: raw.savedAt, basis: String(raw.basis), values: textsOf(raw.values) } : null;
      } catch {
        return null;
      }
    },
    write({ values, ...about }: Draft<Field>): void {
      try {
        if (Object.keys(values).length === 0) storage().removeItem(name);
        else storage().setItem(name, JSON.stringify({ ...about, values }));
      } catch {
        // Storage is full or switched off: the form works without it.
      }
    },
    clear(): void {
      this.write({ savedAt: '', basis: '', values: {} });
    },
  };
}

const isDraft = (raw: unknown): raw is { savedAt: string; basis: unknown; values: object } =>
  typeof raw === 'object' &&
  raw !== null &&
  'savedAt' in raw &&
  typeof raw.savedAt === 'string' &&
  'basis' in raw &&
  'values' in raw &&
  typeof raw.values === 'object' &&
  raw.values !== null;
