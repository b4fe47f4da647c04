import { together } from '#server/core/together.ts';
import type { ChatMessageRow } from '#server/core/tables.ts';
import type { Db } from '#server/ports.ts';
import { insertExchanges } from './store.ts';

export type Exchange = [question: ChatMessageRow, answer: ChatMessageRow];
/** Keeps a question and its answer; resolves once they are safe, false when the chat was removed meanwhile. */
export type KeepExchange = (exchange: Exchange) => Promise<boolean>;

const AT_ONCE = 100;

/** A thousand visitors may ask in one second: what they asked goes to the disk together. */
export const openExchanges = (db: Db): KeepExchange =>
  together(AT_ONCE, (exchanges: Exchange[]) => db.tx((tx) => insertExchanges(tx, exchanges)));
