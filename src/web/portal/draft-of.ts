/** The typed values of a form. `basis` is the version of the stored object that they change, or ''. */
export type DeviceDraftOf<Field extends string> = {
  savedAt: string;
  basis: string;
  values: Partial<Record<Field, string>>;
};

/** Opens the draft of a form with these fields on this device. Where the browser stores nothing, there is none. */
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
    read(): DeviceDraftOf<Field> | null {
      try {
        const raw: unknown = JSON.parse(storage().getItem(name) ?? 'null');
        return isDraft(raw) ? { savedAt: raw.savedAt, basis: String(raw.basis), values: textsOf(raw.values) } : null;
      } catch {
        return null;
      }
    },
    write({ values, ...about }: DeviceDraftOf<Field>): void {
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
