import { isVisitorId } from '#contract/visitor-id.ts';

const nameOf = (key: string): string => `${document.body.dataset['product'] ?? ''}:${key}`;

function createStorage() {
  /** Where the browser stores nothing, the id and the choice live as long as the page. */
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
        // Storage is full or switched off.
      }
      return value;
    },
  };
}
export const { readKept, keep } = createStorage();

/** The number of this device, made here: calls need it to be answered, whether visits are noted or not. */
export function visitorId(): string {
  const known = readKept('visitor');
  return isVisitorId(known) ? known : renewVisitorId();
}

/** From here on this device is somebody else. */
export function renewVisitorId(): string {
  const random = Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');
  return keep('visitor', `visitor_${String(Date.now())}_${random}`);
}
