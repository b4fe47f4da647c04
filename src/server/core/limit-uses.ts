import type pg from 'pg';
import { together } from './together.ts';

/** A use of a counter; `ends` is when its window would be over if it began now, in milliseconds since 1970. */
type Use = { key: string; points: number; ends: number };
/** What the counter stands at behind this use, and when its window is over. */
export type Counted = { points: number; ends: number };

const AT_ONCE = 500;

/** Counts uses: those that come while others are being counted share a statement, each with its own place in the count. */
export const openUses = (pool: pg.Pool): ((use: Use) => Promise<Counted>) =>
  together(AT_ONCE, async (take) => {
    const client = await pool.connect();
    try {
      const counted = await countUses(client, take());
      client.release();
      return counted;
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  });

async function countUses(client: pg.PoolClient, uses: Use[]): Promise<Counted[]> {
  const sums = new Map<string, { points: number; ends: number }>();
  for (const { key, points, ends } of uses) sums.set(key, { points: (sums.get(key)?.points ?? 0) + points, ends });
  // In one order, so that two nodes do not wait for each other.
  const sorted = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { rows } = await client.query<{ key: string; points: number; expire: string }>({
    name: 'count-uses',
    text: `insert into limits as l (key, points, expire)
        select * from unnest($1::text[], $2::int[], $3::bigint[])
        on conflict (key) do update set
          points = case when l.expire <= $4 then excluded.points else l.points + excluded.points end,
          expire = case when l.expire <= $4 then excluded.expire else l.expire end
        returning key, points, expire`,
    values: [
      sorted.map(([key]) => key),
      sorted.map(([, { points }]) => points),
      sorted.map(([, { ends }]) => ends),
      Date.now(),
    ],
  });
  const before = new Map(
    rows.map(({ key, points, expire }) => [
      key,
      { points: points - (sums.get(key)?.points ?? 0), ends: Number(expire) },
    ]),
  );
  return uses.map(({ key, points }) => {
    const at = before.get(key);
    if (!at) throw new Error('a use was not counted');
    at.points += points;
    return { ...at };
  });
}
