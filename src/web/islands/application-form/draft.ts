import { type ApplicationValues, type FieldName, isFieldName, keptFields, neverKept } from './values.ts';

export type Draft = {
  savedAt: string;
  /** Written just before we reload or change the language ourselves: restored without asking. */
  resume: boolean;
  values: Partial<Record<FieldName, string>>;
  /** Names of the fields that were filled and whose values must not be kept. */
  lost: FieldName[];
  /** The query of the address with the terms that were asked for; '' for none. */
  asked: string;
};
export type DraftStore = {
  read(): Draft | null;
  /** False when this browser keeps nothing. */
  write(draft: Draft): boolean;
  clear(): void;
};

export const openDraftStore = (productKey: string, storage: () => Storage): DraftStore => {
  const name = `${productKey}:credit-application-draft`;
  return {
    read() {
      try {
        return parseDraft(storage().getItem(name));
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        storage().setItem(name, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        storage().removeItem(name);
      } catch {
        // Storage is switched off: there is nothing to clear.
      }
    },
  };
};

/** Returns the typed values that may stay on the device. `baseline` contains the values at the start of the page. */
export function keepable(values: ApplicationValues, baseline: ApplicationValues): Draft['values'] {
  return Object.fromEntries(
    keptFields.filter((name) => values[name] !== baseline[name]).map((name) => [name, values[name]]),
  );
}

/** Fields that hold what may not stay on the device. */
export const unkeepable = (values: ApplicationValues): FieldName[] => neverKept.filter((name) => values[name] !== '');

/** The stored values of the fields that have not changed since. */
export function restorable(draft: Draft, values: ApplicationValues, baseline: ApplicationValues): Draft['values'] {
  const entries = Object.entries(draft.values) as [FieldName, string][];
  return Object.fromEntries(entries.filter(([name]) => values[name] === baseline[name]));
}

function parseDraft(text: string | null): Draft | null {
  const raw = asRecord(text === null ? null : JSON.parse(text));
  const savedAt = raw['savedAt'];
  if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return null;
  const kept: Draft['values'] = {};
  for (const [name, value] of Object.entries(asRecord(raw['values'])))
    if (isFieldName(name) && keptFields.includes(name) && typeof value === 'string') kept[name] = value;
  if (Object.keys(kept).length === 0) return null;
  const named: unknown = raw['lost'];
  const lost = Array.isArray(named) ? neverKept.filter((name) => named.includes(name)) : [];
  const asked = typeof raw['asked'] === 'string' ? raw['asked'] : '';
  return { savedAt, resume: raw['resume'] === true, values: kept, lost, asked };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
