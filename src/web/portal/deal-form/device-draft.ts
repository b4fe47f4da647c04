import { type DealField, dealFields, type DealValues, isSealed } from './deal-values.ts';

export type DeviceDraft = { savedAt: string; basis: string; values: Partial<DealValues> };
const kept = dealFields.filter((field) => !isSealed(field));

/** What was typed over the start; never a sealed value. */
export const keepable = (values: DealValues, start: DealValues): DeviceDraft['values'] =>
  Object.fromEntries(kept.filter((field) => values[field] !== start[field]).map((field) => [field, values[field]]));

/**
 * One draft on this device. `basis` is the version of the stored deal that it was typed over, '' for a new deal.
 * Where the browser keeps nothing, it is as if there were none.
 */
export function openDeviceDraft(name: string, storage: () => Storage) {
  return {
    read(): DeviceDraft | null {
      try {
        const raw: unknown = JSON.parse(storage().getItem(name) ?? 'null');
        return isDraft(raw) ? { savedAt: raw.savedAt, basis: String(raw.basis), values: textsOf(raw.values) } : null;
      } catch {
        return null;
      }
    },
    write({ values, ...about }: DeviceDraft): void {
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

const textsOf = (raw: object): DeviceDraft['values'] =>
  Object.fromEntries(
    Object.entries(raw).filter(
      (entry): entry is [DealField, string] => typeof entry[1] === 'string' && kept.some((field) => field === entry[0]),
    ),
  );
