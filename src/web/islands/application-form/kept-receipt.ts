/** What a reload still shows of a sent application: nothing in it is about a person. */
export type KeptReceipt = { reference: string; receivedAt: string };
export type ReceiptStore = { read(): KeptReceipt | null; write(receipt: KeptReceipt): void; clear(): void };

/** The receipt of this tab; where the browser keeps nothing, there is none after a reload. */
export const openReceiptStore = (productKey: string, storage: () => Storage): ReceiptStore => {
  const name = `${productKey}:credit-application-receipt`;
  const attempt = <T>(act: () => T): T | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt(() => parseReceipt(storage().getItem(name))),
    write: ({ reference, receivedAt }) =>
      void attempt(() => storage().setItem(name, JSON.stringify({ reference, receivedAt }))),
    clear: () => void attempt(() => storage().removeItem(name)),
  };
};

/** Marks this entry of the browser's history: a reload and Back show the receipt there, and a new link does not. */
export function markReceipt({ reference }: KeptReceipt): void {
  window.history.replaceState({ ...(window.history.state as object | null), receipt: reference }, '');
}

/** Whether an address carries an invitation or terms and is not where this receipt was given. */
export function isAskedForMore({ reference }: KeptReceipt, query: string, historyState: unknown): boolean {
  const isMarked =
    typeof historyState === 'object' &&
    historyState !== null &&
    'receipt' in historyState &&
    historyState.receipt === reference;
  const address = new URLSearchParams(query);
  return !isMarked && ['token', 'value', 'equipmentAmount'].some((name) => (address.get(name) ?? '').trim() !== '');
}

function parseReceipt(text: string | null): KeptReceipt | null {
  const raw: unknown = text === null ? null : JSON.parse(text);
  if (typeof raw !== 'object' || raw === null || !('reference' in raw) || !('receivedAt' in raw)) return null;
  const { reference, receivedAt } = raw;
  return typeof reference === 'string' && typeof receivedAt === 'string' ? { reference, receivedAt } : null;
}
