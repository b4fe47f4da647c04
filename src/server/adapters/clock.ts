import { setTimeout as sleep } from 'node:timers/promises';
import { shiftIds } from '#server/core/ids.ts';
import type { Clock } from '#server/ports.ts';
import type { OpenDb } from './db/open.ts';

export const systemClock: Clock = { now: () => new Date(), sleep: (ms) => sleep(ms) };

const FOLLOW_MS = 30_000;
/** Less than this is the way there and back, and what time synchronisation puts right. */
const NOTABLE_MS = 2000;
/** There and back. */
const LONGEST_MS = 1000;

type Followed = Clock & { stop: () => void };

/**
 * The clock of the database's server. Nodes whose own clocks differ agree on what has expired, and on which of two rows
 * came first: ids are made by it too. Asked at the start and every half minute; `moved` hears of a difference.
 */
export async function followDatabase(
  { pool }: Pick<OpenDb, 'pool'>,
  moved: (byMs: number) => void,
  everyMs = FOLLOW_MS,
): Promise<Followed> {
  let offset = 0;
  let seen: number | undefined;
  let isFirst = true;
  const follow = async (): Promise<void> => {
    const [before, from] = [Date.now(), performance.now()];
    const { rows } = await pool.query<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms');
    // An answer that took long may have lain unread: where in between it was made nobody knows.
    if (performance.now() - from > LONGEST_MS) return;
    const measured = Math.round(Number(rows[0]?.ms) - (before + Date.now()) / 2);
    const next = Math.abs(measured) < NOTABLE_MS ? 0 : measured;
    if (Math.abs(next - offset) < NOTABLE_MS) return void (seen = undefined);
    // Twice the same, or the first thing that is known: one look that was held up moves nothing.
    const isSure = isFirst || (seen !== undefined && Math.abs(next - seen) < NOTABLE_MS);
    seen = next;
    if (!isSure) return;
    offset = next;
    shiftIds(offset);
    moved(offset);
  };
  await follow();
  isFirst = false;
  // A database that is away is told by whoever needs it; meanwhile the last difference holds.
  const timer = setInterval(() => void follow().catch(() => undefined), everyMs);
  timer.unref();
  return {
    now: () => new Date(Date.now() + offset),
    sleep: (ms) => sleep(ms),
    stop: () => clearInterval(timer),
  };
}
