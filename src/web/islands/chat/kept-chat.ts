import type { Language } from '#contract/language.ts';

/** broken: the answer ended before its end, or is not whole yet. */
export type ShownMessage = { id: string; role: 'assistant' | 'user'; content: string; broken?: boolean };
export type KeptChat = { session: string; messages: readonly ShownMessage[] };

// Read by the boot script too.
const OPEN = 'chat-open';
const LONGEST = 200;
const nameOf = (lang: Language): string => `chat-${lang}`;

/** Keeps the chat of this tab over page loads, one per language. */
export function readKeptChat(lang: Language): KeptChat {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(lang)) ?? '') as Partial<KeptChat>;
    if (typeof kept.session === 'string' && Array.isArray(kept.messages) && kept.messages.every(isMessage))
      return { session: kept.session, messages: kept.messages };
  } catch {
    // Nothing was kept, or the browser keeps nothing.
  }
  return { session: '', messages: [] };
}

export const keepChat = (lang: Language, { session, messages }: KeptChat): void =>
  write(nameOf(lang), JSON.stringify({ session, messages: messages.slice(-LONGEST) }));

export const keepOpen = (open: boolean): void => write(OPEN, open ? '1' : '');

export function isKeptOpen(): boolean {
  try {
    return sessionStorage.getItem(OPEN) === '1';
  } catch {
    return false;
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Storage is full or switched off: the chat lives as long as the page.
  }
}

function isMessage(value: unknown): value is ShownMessage {
  const { id, role, content } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && (role === 'user' || role === 'assistant') && typeof content === 'string';
}
