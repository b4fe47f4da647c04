import { together } from '#server/core/together.ts';
import type { ChatMessageRow } from '#server/core/tables.ts';
import type { Db } from '#server/ports.ts';
import { insertExchanges, type OpenedChat, selectSessionsByHash, updateAnswers } from './store.ts';

export type Exchange = [question: ChatMessageRow, answer: ChatMessageRow];
export type FinishedAnswer = Pick<ChatMessageRow, 'id' | 'content' | 'outcome' | 'topic'>;

export type Exchanges = {
  /** A chat that was opened or written to here lately, without asking the database; it may have been removed since. */
  known: (tokenHash: string) => OpenedChat | undefined;
  /** Told of a chat that has just been opened, and of one that is no more. */
  opened: (tokenHash: string, chat: OpenedChat) => void;
  removed: (chat: OpenedChat) => void;
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
export function openExchanges(db: Db): Exchanges {
  const chats = new Map<string, OpenedChat>();
  const opened = (tokenHash: string, { id, language }: OpenedChat): void => {
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
    opened,
    removed: ({ id }) => {
      for (const [tokenHash, chat] of chats) if (chat.id === id) chats.delete(tokenHash);
    },
    session: async (tokenHash) => {
      const found = await select(tokenHash);
      if (found) opened(tokenHash, found);
      return found;
    },
    keep: together(AT_ONCE, (take) => db.query.connection().execute((query) => insertExchanges(query, take()))),
    finish: together(AT_ONCE, (take) =>
      db.tx(async (tx) => {
        const answers = take();
        await updateAnswers(tx, answers);
        return answers.map(() => undefined);
      }),
    ),
  };
}
