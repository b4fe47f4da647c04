import { together } from '#server/core/together.ts';
import type { Vault } from '#server/core/vault.ts';
import type { Db } from '#server/ports.ts';
import { type ChatMessage, insertExchanges, type OpenedChat, selectSessionsByHash, updateAnswers } from './store.ts';

export type Exchange = [question: ChatMessage, answer: ChatMessage];
export type FinishedAnswer = Pick<ChatMessage, 'id' | 'content' | 'outcome' | 'topic'>;

export type Exchanges = {
  /**
   * One of the chats that this process remembers, without asking the database. It may have been removed since: that
   * shows when its next exchange is not kept.
   */
  known: (tokenHash: string) => OpenedChat | undefined;
  remember: (tokenHash: string, chat: OpenedChat) => void;
  forget: (chat: OpenedChat) => void;
  /** The chat whose id has this hash. */
  session: (tokenHash: string) => Promise<OpenedChat | undefined>;
  /** Keeps a question and its answer; resolves once they are safe, false when the chat was removed meanwhile. */
  keep: (exchange: Exchange) => Promise<boolean>;
  /** What an answer that was kept before it was given came to; nothing when its chat was removed. */
  finish: (answer: FinishedAnswer) => Promise<void>;
};

const AT_ONCE = 500;
const MOST_KNOWN = 5000;

/** A thousand visitors may ask in one second: their chats are looked up, and what they asked goes to the disk, together. */
export function openExchanges(db: Db, vault: Vault): Exchanges {
  const chats = new Map<string, OpenedChat>();
  const remember = (tokenHash: string, { id, language }: OpenedChat): void => {
    if (chats.size >= MOST_KNOWN) chats.clear();
    chats.set(tokenHash, { id, language });
  };
  const select = together(AT_ONCE, (take: () => string[]) =>
    db.query.connection().execute(async (query) => {
      const hashes = take();
      const found = new Map((await selectSessionsByHash(query, hashes)).map((row) => [row.token_hash, row]));
      return hashes.map((hash) => found.get(hash));
    }),
  );
  return {
    known: (tokenHash) => chats.get(tokenHash),
    remember,
    forget: ({ id }) => {
      for (const [tokenHash, chat] of chats) if (chat.id === id) chats.delete(tokenHash);
    },
    session: async (tokenHash) => {
      const found = await select(tokenHash);
      if (found) remember(tokenHash, found);
      return found;
    },
    keep: together(AT_ONCE, (take) => db.query.connection().execute((query) => insertExchanges(query, vault, take()))),
    finish: together(AT_ONCE, (take) =>
      db.tx(async (tx) => {
        const answers = take();
        await updateAnswers(tx, vault, answers);
        return answers.map(() => undefined);
      }),
    ),
  };
}
