import { together } from '#server/core/together.ts';
import type { Query } from '#server/ports.ts';
import { selectSessions } from './session-store.ts';

export type FoundSession = Awaited<ReturnType<typeof selectSessions>>[number];
export type FindSession = (tokenHash: string) => Promise<FoundSession | undefined>;

const AT_ONCE = 500;

/** Looks sessions up: what comes while others are being looked up shares a statement, which begins after all of them came. */
export const openFindSession = (query: Query): FindSession =>
  together(AT_ONCE, (take) =>
    query.connection().execute(async (held) => {
      const hashes = take();
      const found = new Map((await selectSessions(held, [...new Set(hashes)])).map((row) => [row.token_hash, row]));
      return hashes.map((hash) => found.get(hash));
    }),
  );
