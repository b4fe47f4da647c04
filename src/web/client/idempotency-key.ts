export type IdempotencyKey = {
  /** The same content has the same key, other content a new one. */
  forContent(content: string): string;
  /** A new key for the same content: the server knows the old one for something else. */
  renew(content: string): string;
  /** The submission succeeded: the next one is another. */
  settle(): void;
};

/**
 * One key per logical submission. It outlives a reload; the content does not, since it may hold numbers
 * that must not be stored: after a reload the kept key goes with whatever is sent first.
 */
export function createIdempotencyKey(name: string, storage: () => Storage): IdempotencyKey {
  let key = '';
  let content: string | undefined;
  const keep = (value: string): string => {
    key = value;
    attempt(() => (value === '' ? storage().removeItem(name) : storage().setItem(name, value)));
    return value;
  };
  return {
    forContent(next) {
      const kept = key === '' ? (attempt(() => storage().getItem(name)) ?? '') : key;
      const changed = content !== undefined && content !== next;
      content = next;
      return keep(kept === '' || changed ? newIdempotencyKey() : kept);
    },
    renew(next) {
      content = next;
      return keep(newIdempotencyKey());
    },
    settle() {
      content = undefined;
      keep('');
    },
  };
}

/** A version 4 UUID; crypto.randomUUID is missing on plain http. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Storage may be switched off altogether (private windows): then the key lives as long as the page. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
