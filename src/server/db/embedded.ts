import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

const nextTick = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The events of pg's protocol parser; not in its types. */
type WithConnection = { connection: { on: (event: 'errorMessage', listener: (error: EngineError) => void) => void } };
type EngineError = Error & { severity?: string; code?: string };
type Watch = {
  /** What keeps it from writing, in words; asked at each checkout. */
  fault: () => string | undefined;
  /** Called once when the engine has given up: it answers nothing from then on. */
  died: (error: EngineError) => void;
};

/** The embedded database behind the same Pool as the server's: one connection, one query at a time. */
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
      await nextTick(); // a busy loop of queries must not starve timers and sockets
      await refuseWritesIfFull(client);
    } catch (error) {
      client.release(); // the only one: kept, nobody would ever get a connection again
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

/** Ends what waits for the engine when it gives up; one promise raced by all would keep each of them in memory. */
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

/** After a panic PGlite answers nothing, not even with an error: each later query is refused here. */
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

/** Destroying the only session would leave its transaction open inside PGlite: roll back instead. */
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
