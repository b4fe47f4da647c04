import { sql } from 'kysely';
import type { Query, Tx } from '#server/ports.ts';

/** The time of the database, which all nodes share. Within a transaction it is the transaction's start. */
export const databaseNow = sql<Date>`now()`;
export const fromNow = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1000})`;
export const beforeNow = (ms: number) => sql<Date>`now() - make_interval(secs => ${ms / 1000})`;

/** For deadlines outside the database, and for the dates of what is stored. */
export async function readDatabaseTime(query: Query | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(query);
  const [row] = rows;
  if (!row) throw new Error('the database did not return its time');
  return row.now;
}
