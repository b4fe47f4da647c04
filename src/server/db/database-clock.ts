import { sql } from 'kysely';
import type { Query, Tx } from '#server/ports.ts';

/** The time of the database, which all nodes share. Within a transaction it is the transaction's start. */
export const databaseNow = sql<Date>`now()`;
export const fromNow = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1000})`;
export const beforeNow = (ms: number) => sql<Date>`now() - make_interval(secs => ${ms / 1000})`;

/** Returns the database's time, for deadlines outside the database and for stored dates. */
export async function readDatabaseTime(query: Query | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(query);
  const [row] = rows;
  if (!row) throw new Error('the database did not return its time');
  return row.now;
}

/** Time limit for getting a connection and for each statement, in seconds. */
export const DATABASE_SECONDS = 30;

/** Returns true for the driver's own time limits and for a statement that PostgreSQL canceled (57014). */
export const isDatabaseTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '57014') ||
    /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/.test(
      error.message,
    ));
