import { isVisitorId } from '#contract/visitor-id.ts';

const nameOf = (key: string): string => `${document.body.dataset['product'] ?? ''}:${key}`;

function createStorage() {
  /** Without browser storage, the id and the choice last as long as the page. */
  const ofPage: Record<string, string> = {};
  return {
    readKept: (key: 'visitor' | 'visits'): string => {
      try {
        return localStorage.getItem(nameOf(key)) ?? ofPage[key] ?? '';
      } catch {
        return ofPage[key] ?? '';
      }
    },
    keep: (key: 'visitor' | 'visits', value: string): string => {
      ofPage[key] = value;
      try {
        localStorage.setItem(nameOf(key), value);
      } catch {
        // The storage is full or disabled.
      }
      return value;
    },
  };
}
export const { readKept, keep } = createStorage();

/** Returns the id of this device, generated here. API calls need it even without tracking. */
export function visitorId(): string {
  const known = readKept('visitor');
  return isVisitorId(known) ? known : renewVisitorId();
}

export function renewVisitorId(): string {
  const random = Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');
  return keep('visitor', `visitor_${String(Date.now())}_${random}`);
}
