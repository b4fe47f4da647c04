import { together } from '#server/core/together.ts';
import type { ChatMessageRow } from '#server/core/tables.ts';
import type { Db } from '#server/ports.ts';
import { insertExchanges, type OpenedChat, selectSessionsByHash, updateAnswers } from './store.ts';

export type Exchange = [question: ChatMessageRow, answer: ChatMessageRow];
export type FinishedAnswer = Pick<ChatMessageRow, 'id' | 'content' | 'outcome' | 'topic'>;

export type Exchanges = {
  /** The chat whose id has this hash. */
  session: (tokenHash: string) => Promise<OpenedChat | undefined>;
  /** Keeps a question and its answer; resolves once they are safe, false when the chat was removed meanwhile. */
  keep: (exchange: Exchange) => Promise<boolean>;
  /** What an answer that was kept before it was given came to; nothing when its chat was removed. */
  finish: (answer: FinishedAnswer) => Promise<void>;
};

const AT_ONCE = 500;

/** A thousand visitors may ask in one second: their chats are looked up, and what they asked goes to the disk, together. */
export const openExchanges = (db: Db): Exchanges => ({
  session: together(AT_ONCE, (take) =>
    db.query.connection().execute(async (query) => {
      const hashes = take();
      const found = new Map((await selectSessionsByHash(query, hashes)).map((row) => [row.token_hash, row]));
      return hashes.map((hash) => found.get(hash));
    }),
  ),
  keep: together(AT_ONCE, (take) => db.query.connection().execute((query) => insertExchanges(query, take()))),
  finish: together(AT_ONCE, (take) =>
    db.tx(async (tx) => {
      const answers = take();
      await updateAnswers(tx, answers);
      return answers.map(() => undefined);
    }),
  ),
});
