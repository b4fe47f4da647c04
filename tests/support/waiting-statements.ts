import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Query } from '#server/ports.ts';

/** Waits until another transaction waits for a lock, or `isDone`. Call it outside transactions. */
export const untilOneWaits = (query: Query, isDone = (): boolean => false): Promise<unknown> =>
  vi.waitUntil(
    async () => {
      if (isDone()) return true;
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(query);
      return rows.length > 0;
    },
    { timeout: 240_000, interval: 20 },
  );
