import { sql } from 'kysely';
import type { Db, Files, Query } from '#server/ports.ts';
import { newId } from './ids.ts';

/** The object that identifies a file store. Backups exclude it, because a copy of the files is another store. */
export const FILE_STORE = 'store.json';

/** A killed node counts as running for this long. */
const GONE_SECONDS = 90;

const DIFFERENT =
  'Another running node stores its files elsewhere, so files sent to one node would be missing on the other. Set the same FILES_URL on every node, or mount one shared folder at DATA_DIR/files. A node that was killed counts as running for 90 seconds.';

/** The identity of this store. Undefined before first use. @throws errors of the store */
async function readStoreId(files: Pick<Files, 'readNamed'>): Promise<string | undefined> {
  const stored = await files.readNamed(FILE_STORE);
  return stored && String((JSON.parse(stored.toString('utf8')) as { id?: unknown }).id);
}

/** Creates the identity under a database lock, so that two starting nodes agree on one. */
const makeStoreId = (db: Db, files: Files): Promise<string> =>
  db.tx(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('file store', 0))`.execute(tx);
    const there = await readStoreId(files);
    if (there !== undefined) return there;
    const id = newId();
    await files.writeNamed(FILE_STORE, Buffer.from(JSON.stringify({ id })));
    return id;
  });

const selectOthers = (query: Query, store: string | undefined, own = ''): Promise<unknown> =>
  query
    .selectFrom('nodes')
    .select('id')
    .where('id', '<>', own)
    .where('file_store', '<>', store ?? '')
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${GONE_SECONDS})`)
    .executeTakeFirst();

/** Returns the error message when a running node uses another store. For commands, which register nothing. */
export const fileStoreError = async (query: Query, files: Files): Promise<string | undefined> =>
  (await selectOthers(query, await readStoreId(files))) ? DIFFERENT : undefined;

export type NodeEntry = { beat: () => Promise<string | undefined>; leave: () => Promise<void> };

/** Registers this process in the table of running nodes. `beat` returns the error message when stores differ. */
export function openNodeEntry(db: Db, files: Files): NodeEntry {
  const id = newId();
  const leave = async (): Promise<void> => void (await db.query.deleteFrom('nodes').where('id', '=', id).execute());
  return {
    beat: async () => {
      const store = (await readStoreId(files)) ?? (await makeStoreId(db, files));
      const seen = { file_store: store, seen_at: sql<Date>`now()` };
      await db.query
        .insertInto('nodes')
        .values({ id, ...seen, started_at: sql<Date>`now()` })
        .onConflict((row) => row.column('id').doUpdateSet(seen))
        .execute();
      await db.query
        .deleteFrom('nodes')
        .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute();
      return (await selectOthers(db.query, store, id)) ? DIFFERENT : undefined;
    },
    leave,
  };
}
