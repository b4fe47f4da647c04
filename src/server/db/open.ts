import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { currentTx, runInTx } from './ambient-tx.ts';
import { DATABASE_SECONDS } from './database-clock.ts';
import type { Tables } from './tables.ts';
import type { Db } from '#server/ports.ts';
import { extensions, openDurablePglite } from './durable-pglite.ts';
import { embeddedPool } from './embedded.ts';
import { openUpkeep } from './upkeep.ts';

export type OpenDb = Db & {
  pool: pg.Pool;
  /** Resolves when a write or flush error stopped the embedded engine. It needs a new process. */
  died: Promise<Error>;
};

/** Opens the embedded database: on disk, durable, for exactly one process. */
export async function openEmbedded(folder: string): Promise<OpenDb> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const full = diskError(folder);
  if (full) throw new Error(`The database cannot be opened: ${full}. Free space on the disk, then start again.`);
  const { pglite, close } = await openDurablePglite(folder);
  const death = Promise.withResolvers<Error>();
  let dead = false;
  const died = (error: Error): void => {
    dead = true;
    death.resolve(error);
  };
  const pool = embeddedPool(pglite, { fault: () => diskError(folder), died });
  const db = wrap(pool, true, close);
  // A failed engine would never finish closing.
  return {
    ...db,
    close: () => (dead ? Promise.resolve() : db.close()),
    died: death.promise,
    fault: () => diskError(folder),
  };
}

/** Opens an existing embedded database, for commands. @throws Error when there is none, instead of creating one */
export function openExistingEmbedded(folder: string): Promise<OpenDb> {
  if (!fs.existsSync(path.join(folder, 'pg18.ok')))
    throw new Error(`There is no embedded database in ${folder}. Is DATA_DIR right?`);
  return openEmbedded(folder);
}

/** Starts an engine in memory, for tests and the demo. */
export const startMemory = (snapshot?: Blob): Promise<PGlite> =>
  PGlite.create({ extensions, ...(snapshot && { loadDataDir: snapshot }) });
/** Opens a pool on it. Closing the pool keeps the engine for the next pool. */
export const openMemory = (pglite: PGlite): OpenDb => wrap(embeddedPool(pglite), true, () => Promise.resolve());

type ServerOptions = {
  max?: number;
  /** Time limit for connecting and for each statement. Infinity for migrations. */
  seconds?: number;
};

export function openServer(connectionString: string, options: ServerOptions = {}): OpenDb {
  const pool = serverPool(connectionString, options);
  // Created by the first health check, because commands need none.
  let health: pg.Pool | undefined;
  const openHealth = (): pg.Pool => {
    if (!health) {
      health = serverPool(connectionString, { max: 1, seconds: HEALTH_SECONDS });
      health.on('error', () => undefined);
    }
    return health;
  };
  return wrap(pool, false, async () => health?.end(), openHealth);
}

/** Health checks have their own connection, so they do not wait behind callers that fill the pool. */
const HEALTH_SECONDS = 15;
/** TCP detects within 20 s that the peer of an idle connection is gone. */
const KEEP_ALIVE_MS = 10_000;
/** The server cancels a slow statement first. The driver does so when no answer arrives. */
const MARGIN_MS = 5_000;

function serverPool(connectionString: string, { max = 10, seconds = DATABASE_SECONDS }: ServerOptions): pg.Pool {
  const ms = seconds * 1000;
  const isBounded = Number.isFinite(seconds);
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: isBounded ? ms : DATABASE_SECONDS * 1000,
    ...(isBounded && {
      statement_timeout: ms,
      query_timeout: ms + MARGIN_MS,
      idle_in_transaction_session_timeout: ms,
    }),
    // A new connection costs a slow server more than a query.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  closeSilent(pool);
  return pool;
}

/** Closes a connection after a timeout. Otherwise the next callers would wait for its lost statement. */
function closeSilent(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    let late: Error | undefined;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      if (late) return Promise.reject(late);
      const answer = query(...args);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (!(error instanceof Error && error.message === 'Query read timeout')) return;
          late = error;
          if (client instanceof pg.Client) void client.end().catch(() => undefined);
        });
      return answer;
    }) as typeof client.query;
  });
}

function wrap(pool: pg.Pool, embedded: boolean, closeEngine: () => Promise<unknown>, healthPool = () => pool): OpenDb {
  // An idle connection that breaks must not end the process. The next query reports it.
  pool.on('error', () => undefined);
  // The same for a connection that breaks between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined));
  guardAmbientTx(pool);
  const connect = () => pool.connect();
  const cleanTables = openUpkeep(pool);
  const queryOn = (connectTo: () => Promise<pg.PoolClient>): Kysely<Tables> =>
    new Kysely({
      dialect: new PostgresDialect({ pool: { connect: connectTo, end: () => Promise.resolve(), options: {} } }),
    });
  const query = queryOn(connect);
  return {
    pool,
    query,
    health: embedded ? query : queryOn(() => healthPool().connect()),
    embedded,
    tx: async (fn) => {
      if (currentTx()) throw new Error('a transaction is already open: pass it on instead of opening a second one');
      const committed: (() => void)[] = [];
      const result = await query.transaction().execute((tx) => runInTx(tx, committed, () => fn(tx)));
      for (const next of committed) next();
      return result;
    },
    died: new Promise(() => undefined),
    fault: () => undefined,
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

/** Refuses a second checkout inside a transaction. On a single connection it would wait for itself. */
function guardAmbientTx(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
    if (currentTx()) throw new Error('query outside the current transaction: use the open transaction');
    return callback ? connect(callback) : connect();
  }) as typeof pool.connect;
}

/** Below this, writes are refused. A write-ahead log on a full disk would end the engine. */
const RESERVE_MB = 64;

/** Returns the bytes on the folder's disk that are available to this user. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

/** Returns a message when the folder's disk is nearly full, otherwise undefined. */
function diskError(folder: string): string | undefined {
  const free = Math.floor(freeBytesOf(folder) / 1024 ** 2);
  if (free >= RESERVE_MB) return undefined;
  return `the disk of ${folder} is full: ${String(free)} MB are free, writing needs ${String(RESERVE_MB)} MB`;
}
