import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { currentTx, runInTx } from '#server/core/ambient-tx.ts';
import type { Tables } from '#server/core/tables.ts';
import type { Db } from '#server/ports.ts';
import { diskFault } from './disk-space.ts';
import { extensions, openDurablePglite } from './durable-pglite.ts';
import { embeddedPool } from './embedded.ts';
import { prepareOnce } from './prepared.ts';
import { openUpkeep } from './upkeep.ts';
import { watchServer } from './watch-server.ts';

export type OpenDb = Db & {
  pool: pg.Pool;
  /** Resolves when an embedded engine has given up after a failed write or flush; only a new process opens it again. */
  died: Promise<Error>;
};

/** On disk, durable, exactly one process. */
export async function openEmbedded(folder: string): Promise<OpenDb> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const full = diskFault(folder);
  if (full) throw new Error(`The database cannot be opened: ${full}.`);
  const { pglite, close } = await openDurablePglite(folder);
  const death = Promise.withResolvers<Error>();
  let dead = false;
  const died = (error: Error): void => {
    dead = true;
    death.resolve(error);
  };
  const pool = embeddedPool(pglite, { fault: () => diskFault(folder), died });
  const db = wrap(pool, true, close);
  // An engine that has given up would never answer that it has closed.
  return {
    ...db,
    close: () => (dead ? Promise.resolve() : db.close()),
    died: death.promise,
    fault: () => diskFault(folder),
  };
}

/** The same for a command: @throws Error when there is no database yet, instead of making one */
export function openExistingEmbedded(folder: string): Promise<OpenDb> {
  if (!fs.existsSync(path.join(folder, 'pg18.ok')))
    throw new Error(`There is no embedded database in ${folder}. Is DATA_DIR right?`);
  return openEmbedded(folder);
}

/** An engine in memory, for tests: nothing survives. */
export const startMemory = (snapshot?: Blob): Promise<PGlite> =>
  PGlite.create({ extensions, ...(snapshot && { loadDataDir: snapshot }) });
/** A pool on it; closing the pool leaves the engine to its next one. */
export const openMemory = (pglite: PGlite): OpenDb => wrap(embeddedPool(pglite), true, () => Promise.resolve());

export function openServer(connectionString: string, max = 10): OpenDb {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  prepareOnce(pool);
  watchServer(pool, connectionString);
  return wrap(pool, false, () => Promise.resolve());
}

function wrap(pool: pg.Pool, embedded: boolean, closeEngine: () => Promise<void>): OpenDb {
  // An idle connection that breaks must not end the process; the next query reports it.
  pool.on('error', () => undefined);
  // Nor one that breaks between two statements of a transaction: its next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  guardAmbientTx(pool);
  const connect = () => pool.connect();
  const cleanTables = openUpkeep(pool);
  const query = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => Promise.resolve(), options: {} } }),
  });
  return {
    pool,
    query,
    embedded,
    tx: async (fn) => {
      if (currentTx()) throw new Error('a transaction is open: pass it on instead of opening a second');
      const committed: (() => void)[] = [];
      const result = await query.transaction().execute((tx) => runInTx(tx, committed, () => fn(tx)));
      for (const next of committed) next();
      return result;
    },
    died: new Promise(() => undefined),
    fault: () => undefined,
    ping: async () => void (await pool.query('select 1')),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    maintain: async () => {
      if (embedded) await cleanTables();
    },
    close: async () => {
      await pool.end();
      await closeEngine();
    },
  };
}

/** Inside a transaction a second checkout would wait for itself on one connection: refuse it on both engines. */
function guardAmbientTx(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
    if (currentTx()) throw new Error('query outside the current transaction: use the transaction that is open');
    return callback ? connect(callback) : connect();
  }) as typeof pool.connect;
}
