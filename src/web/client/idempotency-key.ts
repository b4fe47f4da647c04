import { newKey } from './new-key.ts';

export type IdempotencyKey = {
  /** Returns the key of the content. Other content gets a new key. */
  forContent(content: string): string;
  /** Creates a new key for the same content, when the server knows the old one for other content. */
  renew(content: string): string;
  /** Ends a successful submission. The next one gets its own key. */
  settle(): void;
};

/**
 * One key per submission. The key survives a reload. The content is not stored, because it may include sensitive
 * numbers, so after a reload the stored key goes with the next submission.
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
      return keep(kept === '' || changed ? newKey() : kept);
    },
    renew(next) {
      content = next;
      return keep(newKey());
    },
    settle() {
      content = undefined;
      keep('');
    },
  };
}

/** Returns undefined without browser storage (private windows). The key then lasts as long as the page. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
