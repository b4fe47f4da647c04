import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

const nextTick = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The embedded database behind the same Pool as the server's: one connection, one query at a time. */
export function embeddedPool(pglite: PGlite): pg.Pool {
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
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const checkout = async (): Promise<pg.PoolClient> => {
    const client = await connect();
    await nextTick(); // a busy loop of queries must not starve timers and sockets
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
