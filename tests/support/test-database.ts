import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import { type OpenDb, openMemory, openServer, startMemory } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { openJobs } from '#server/jobs/queue.ts';
import type { Clock } from '#server/ports.ts';
import { openCopyInMemory } from './memory-database.ts';
import { addTestClock, followClock } from './test-clock.ts';

/**
 * Opens a migrated database for one test file. Embedded: an in-memory copy of a snapshot. With TEST_DATABASE_URL: a
 * copy of a template on that server. With a clock, `now()` in the product's SQL returns the time of that clock.
 */
export async function openTestDatabase(clock?: Clock): Promise<OpenDb> {
  const db = await openCopy();
  if (!clock) return db;
  followClock(db.pool, clock);
  // A separate connection for health checks would have the real time.
  return { ...db, health: db.query };
}

function openCopy(): Promise<OpenDb> {
  const server = process.env['TEST_DATABASE_URL'];
  const snapshot = process.env['TEST_SNAPSHOT'];
  if (server !== undefined) return copyOfTemplate(server);
  if (snapshot !== undefined) return openCopyInMemory(snapshot);
  throw new Error('this test project has no database: see globalSetup in vitest.config.ts');
}

/** Writes the migrated snapshot once per run. Every test file opens a copy. */
export async function writeSnapshot(file: string): Promise<void> {
  const pglite = await startMemory();
  const db = openMemory(pglite);
  await prepare(db);
  await db.close();
  fs.writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pglite.close();
}

/** Creates the migrated template on the server once per run. */
export async function makeTemplate(server: string): Promise<void> {
  await administer(server, 'drop database if exists template_app');
  await administer(server, 'create database template_app');
  const db = openServer(withDatabase(server, 'template_app'));
  await prepare(db);
  await db.close();
}

/** Migrates, and creates the tables of the job queue and the test clock. */
export async function prepare(db: OpenDb): Promise<void> {
  await migrate(db);
  const jobs = await openJobs(db.pool, db.embedded, { onError: () => undefined, onTry: () => undefined });
  await jobs.stop();
  await addTestClock(db.pool);
}

async function copyOfTemplate(server: string): Promise<OpenDb> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await administerShared(server, `create database ${name} template template_app`);
  const db = openServer(bySocket(withDatabase(server, name)), { max: 6 });
  return {
    ...db,
    close: async () => {
      await db.close();
      await administerShared(server, `drop database ${name} with (force)`);
    },
  };
}

/** A Unix socket, which costs less than TCP. Processes under test connect by TCP, as in operation. */
function bySocket(database: string): string {
  const url = new URL(database);
  const sockets = process.env['POSTGRES_SOCKETS_OF_RUN'];
  if (sockets !== undefined) url.searchParams.set('host', sockets);
  return url.href;
}

type Content = 'migrated' | 'empty';

/** Creates a database on the PostgreSQL server of this run, for tests that start processes. */
export async function newTestDatabaseUrl(
  content: Content = 'migrated',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) throw new Error('This test needs PostgreSQL: run it with npm test -- --only postgres');
  const name = `p_${randomBytes(6).toString('hex')}`;
  await administerShared(
    server,
    `create database ${name} template ${content === 'empty' ? 'template1' : 'template_app'}`,
  );
  return {
    url: withDatabase(server, name),
    drop: () => administerShared(server, `drop database ${name} with (force)`),
  };
}

/** Returns the database settings of a process. Without DATABASE_URL the process opens its DATA_DIR. */
export async function newDatabaseSettings(
  content: Content = 'migrated',
): Promise<{ embedded: boolean; settings: Record<string, string>; drop: () => Promise<void> }> {
  if (process.env['TEST_DATABASE_URL'] === undefined)
    return { embedded: true, settings: {}, drop: () => Promise.resolve() };
  const { url, drop } = await newTestDatabaseUrl(content);
  return { embedded: false, settings: { DATABASE_URL: url }, drop };
}

export const withDatabase = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

let shared: Promise<pg.Client> | undefined;
/** Runs a statement about the databases of test files. All files of a worker share the connection. */
async function administerShared(server: string, statement: string): Promise<void> {
  shared ??= openAdministrator(server);
  await (await shared).query(statement);
}

async function administer(server: string, statement: string): Promise<void> {
  const client = await openAdministrator(server);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function openAdministrator(server: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: bySocket(withDatabase(server, 'postgres')) });
  // The server can stop before the worker ends.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
