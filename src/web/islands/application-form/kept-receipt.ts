/** The part of a sent application that this device stores. It contains no personal data. */
export type KeptReceipt = {
  reference: string;
  receivedAt: string;
  /** The zone of the times that the email and the status page show. */
  timeZone?: string | undefined;
  statusUrl?: string | undefined;
  /** Kinds of the documents to send. The device does not keep them, only the tab. */
  documents?: readonly string[] | undefined;
};
export type ReceiptStore = { read(): KeptReceipt | null; write(receipt: KeptReceipt): void; clear(): void };

const ADDRESS = /^https?:\/\/[^/\s]+\//;
/** About as long as a status page stays open. */
const KEPT_MS = 90 * 86_400_000;

/** The receipt of this tab or of this device, by the storage. A browser that keeps nothing has none. */
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
    write: ({ reference, receivedAt, timeZone, statusUrl, documents }) =>
      void attempt(() =>
        storage().setItem(name, JSON.stringify({ reference, receivedAt, timeZone, statusUrl, documents })),
      ),
    clear: () => void attempt(() => storage().removeItem(name)),
  };
};

/** Marks this entry of the browser's history: a reload and Back show the receipt there, and a new link does not. */
export function markReceipt({ reference }: KeptReceipt): void {
  window.history.replaceState({ ...(window.history.state as object | null), receipt: reference }, '');
}

/** Returns true if the address contains an invitation or terms, and is not the address of this receipt. */
export function isAskedForMore({ reference }: KeptReceipt, query: string, historyState: unknown): boolean {
  const isMarked =
    typeof historyState === 'object' &&
    historyState !== null &&
    'receipt' in historyState &&
    historyState.receipt === reference;
  const address = new URLSearchParams(query);
  return !isMarked && ['token', 'value', 'equipmentAmount'].some((name) => (address.get(name) ?? '').trim() !== '');
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function parseReceipt(text: string | null): KeptReceipt | null {
  const raw = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
  const { reference, receivedAt, timeZone, statusUrl, documents } = raw ?? {};
  if (typeof reference !== 'string' || typeof receivedAt !== 'string') return null;
  // An answer that could not be read has no time.
  if (Date.now() - Date.parse(receivedAt) > KEPT_MS) return null;
  return {
    reference,
    receivedAt,
    ...(typeof timeZone === 'string' && isTimeZone(timeZone) && { timeZone }),
    ...(typeof statusUrl === 'string' && ADDRESS.test(statusUrl) && { statusUrl }),
    ...(Array.isArray(documents) && documents.every((one) => typeof one === 'string') && { documents }),
  };
}
