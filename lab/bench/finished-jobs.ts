import pg from 'pg';
import { pause } from '../../tests/support/writers.ts';

const PATIENCE_MS = 300_000;
const EACH_MS = 250;

/** Waits until no job is due or running and every signed copy exists. @throws Error after 5 minutes */
export async function untilJobsEnd(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const deadline = Date.now() + PATIENCE_MS; ; await pause(EACH_MS)) {
      const { rows } = await client.query<{ open: string }>(
        `select (select count(*) from jobs.job where state in ('created', 'retry', 'active') and start_after <= now())
          + (select count(*) from signed_copies where made_at is null) as open`,
      );
      const open = Number(rows[0]?.open);
      if (open === 0) return;
      if (Date.now() > deadline) throw new Error(`${String(open)} jobs and copies were unfinished after 5 minutes`);
    }
  } finally {
    await client.end();
  }
}
