import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

const nextTick = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The error event of pg's protocol parser, which its types lack. */
type WithConnection = { connection: { on: (event: 'errorMessage', listener: (error: EngineError) => void) => void } };
type EngineError = Error & { severity?: string; code?: string };
type Watch = {
  /** Why the database cannot write, as a readable message. Checked at each checkout. */
  fault: () => string | undefined;
  /** Called once when the engine has failed. It answers no query after that. */
  died: (error: EngineError) => void;
};

/** Wraps the embedded database in the Pool interface of the server: one connection, one query at a time. */
export function embeddedPool(pglite: PGlite, watch?: Watch): pg.Pool {
  const { connection } = createPgConfig(pglite);
  const pool = new pg.Pool({
    connection,
    user: 'postgres',
    password: 'unused',
    database: 'postgres',
    host: 'localhost',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
  } as pg.PoolConfig);
  const death = openDeath();
  pool.on('connect', (client) => {
    refuseAfterDeath(client, (error) => {
      death.tell(error);
      watch?.died(error);
    });
  });
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  let readOnly = false;
  const refuseWritesIfFull = async (client: pg.PoolClient): Promise<void> => {
    const full = watch?.fault() !== undefined;
    if (full === readOnly) return;
    await client.query(`set default_transaction_read_only = ${full ? 'on' : 'off'}`);
    readOnly = full;
  };
  const checkout = async (): Promise<pg.PoolClient> => {
    const client = await death.orResult(connect);
    try {
      await nextTick(); // Lets timers and sockets run between the queries of a busy loop.
      await refuseWritesIfFull(client);
    } catch (error) {
      client.release(); // The only connection: without a release no caller would get one again.
      throw error;
    }
    return keepSession(client);
  };
  pool.connect = ((callback?: (error: unknown, client?: pg.PoolClient, release?: () => void) => void) => {
    const client = checkout();
    if (!callback) return client;
    client.then(
      (c) => callback(undefined, c, () => c.release()),
      (error: unknown) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }) as typeof pool.connect;
  return pool;
}

/** Rejects waiting calls when the engine fails. Racing one shared promise would keep every call in memory. */
function openDeath() {
  const waiting = new Set<(error: EngineError) => void>();
  let dead: EngineError | undefined;
  return {
    tell: (error: EngineError): void => {
      dead = error;
      for (const end of waiting) end(error);
      waiting.clear();
    },
    orResult: async <T>(work: () => Promise<T>): Promise<T> => {
      if (dead) throw dead;
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      waiting.add(reject);
      work().then(resolve, reject);
      return promise.finally(() => waiting.delete(reject));
    },
  };
}

/** Rejects each query after a panic, because PGlite then answers none, not even with an error. */
function refuseAfterDeath(client: pg.PoolClient, died: (error: EngineError) => void): void {
  let dead: EngineError | undefined;
  (client as unknown as WithConnection).connection.on('errorMessage', (error) => {
    if (error.severity !== 'PANIC' || dead) return;
    dead = error;
    died(error);
  });
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    if (!dead) return query(...args);
    const callback = args.at(-1);
    if (typeof callback !== 'function') return Promise.reject(dead);
    process.nextTick(callback, dead);
    return undefined;
  }) as typeof client.query;
}

/** Rolls back instead of destroying the only session, which would leave its transaction open inside PGlite. */
function keepSession(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  client.release = (error?: Error | boolean) => {
    client.release = release;
    if (!error) release();
    else
      client.query('rollback').then(
        () => release(),
        () => release(),
      );
  };
  return client;
}
