import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';
import { networkOf } from './network.ts';
import { hashToken } from '#server/crypto/tokens.ts';

/** [points, seconds] of every limit. Counted per key in the database, so all nodes share the counters. */
export const limitTable = {
  applicationStored: [30, 3600],
  applicationRefused: [120, 60],
  loginAccount: [10, 900],
  loginAddress: [100, 900],
  loginDelay: [1, 60],
  accountFailures: [50, 3600],
  failureEmail: [1, 86_400],
  ownPassword: [10, 900],
  secondFactor: [10, 900],
  unknownToken: [60, 60],
  publicWrite: [60, 60],
  inquiry: [10, 3600],
  inquiryRecipient: [3, 86_400],
  applicationInvite: [60, 3600],
  inviteRecipient: [5, 86_400],
  dealerInvite: [60, 3600],
  uploadLink: [120, 3600],
  upload: [600, 3600],
  uploadMegabytes: [10_000, 86_400],
  statusUpload: [20, 86_400],
  statusCode: [3, 3600],
  statusCopy: [10, 3600],
  statusFindNetwork: [3, 3600],
  statusFindRecipient: [12, 86_400],
  deal: [300, 86_400],
  reveal: [60, 3600],
  revealAlert: [1, 3600],
  registerNetwork: [3, 3600],
  registerRecipient: [12, 86_400],
  resetNetwork: [3, 3600],
  resetRecipient: [12, 86_400],
  crmPush: [300, 60],
  tableExport: [30, 3600],
  testEmail: [10, 3600],
  session: [600, 60],
  visitorRead: [60, 60],
  recommendation: [30, 60],
  chatAddress: [60, 60],
  modelCalls: [120, 60],
  modelTokens: [5_000_000, 86_400],
  modelNetworkTokens: [250_000, 86_400],
} as const;
export type LimitName = keyof typeof limitTable;

/** Parallel transfers per owner, network and node. An upload to a bucket uses about 10 MB. */
export const transferTable = {
  download: { owner: 6, network: 20, node: 200 },
  upload: { owner: 4, network: 20, node: 60 },
} as const;
export type Transfer = keyof typeof transferTable;

/**
 * The key of a counter. An IP address counts for its network. An IPv6 address counts for its /64, and for its /48 with
 * 4 times the points. `scope` separates counters of one network.
 */
export type LimitKey = string | { ip: string; scope?: string };
export const WIDE_POINTS = 4;

/** State of a counter after a use. `left` is negative beyond the limit; `seconds` is the rest of its window. */
export type Counted = { points: number; left: number; seconds: number };

export type Limits = {
  /** Counts one or more uses without refusing them. */
  count: (name: LimitName, key: LimitKey, uses?: number) => Promise<Counted>;
  /** Counts one or more uses and returns the total. @throws AppError rate_limited with the seconds to wait */
  use: (name: LimitName, key: LimitKey, message: (seconds: number) => string, count?: number) => Promise<number>;
  /** Counts uses of several limits in one statement. @throws AppError rate_limited when one of them is over */
  useAll: (
    key: string,
    uses: Partial<Record<LimitName, number>>,
    message: (seconds: number) => string,
  ) => Promise<void>;
  /** Returns one use. */
  refund: (name: LimitName, key: LimitKey) => Promise<void>;
  /** Returns the seconds that this key must still wait, or 0. */
  wait: (name: LimitName, key: LimitKey) => Promise<number>;
  /** Blocks the key for this time, whatever it has used. */
  hold: (name: LimitName, key: LimitKey, seconds: number) => Promise<void>;
  forget: (name: LimitName, key: LimitKey) => Promise<void>;
  /** Deletes expired counters. */
  sweep: () => Promise<void>;
};

/** Opens the counters. @param changed points from settings that replace those of the table */
export function openLimits(pool: pg.Pool, enabled: boolean, changed: Partial<Record<LimitName, number>> = {}): Limits {
  if (!enabled) return unlimited;
  const limiters = new Map<LimitName, RateLimiterPostgres>(
    (Object.keys(limitTable) as LimitName[]).map((name) => [name, limiter(pool, name, changed[name])]),
  );
  const of = (name: LimitName): RateLimiterPostgres => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit named ${name}`);
    return found;
  };
  const countUse: Limits['count'] = async (name, key, uses = 1) => {
    const limit = of(name);
    let narrowest: Counted | undefined;
    // Counts the wide network second: refused calls of one /64 must not use up the /48 that it shares with its
    // neighbors.
    for (const { hashed, factor } of countersOf(key)) {
      const { consumedPoints, msBeforeNext } = await limit.penalty(hashed, uses).catch((error: unknown) => {
        // On a full disk nothing is counted, so that users can still read. Their writes fail on their own.
        if (name === 'session' && isReadOnly(error)) return { consumedPoints: 0, msBeforeNext: 0 };
        throw error;
      });
      const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
      const counted = { points: consumedPoints, left: limit.points * factor - consumedPoints, seconds };
      if (counted.left < 0) return counted;
      narrowest ??= counted;
    }
    return narrowest ?? NOTHING_COUNTED;
  };
  return {
    count: countUse,
    use: async (name, key, message, uses) => {
      const { points, left, seconds } = await countUse(name, key, uses);
      if (left >= 0) return points;
      throw new AppError('rate_limited', message(seconds), { retryAfterSeconds: seconds });
    },
    useAll: async (key, uses, message) => {
      const names = (Object.keys(uses) as LimitName[]).toSorted();
      const now = Date.now();
      const { rows } = await pool.query<{ key: string; points: number; expire: string }>({
        // A named statement is planned once per connection.
        name: 'count-all-limits',
        text: COUNT_ALL,
        values: [
          names.map((name) => of(name).getKey(hashToken(key))),
          names.map((name) => uses[name]),
          names.map((name) => now + limitTable[name][1] * 1000),
          now,
        ],
      });
      const over = names.flatMap((name) => {
        const row = rows.find((one) => one.key.startsWith(`${name}:`));
        return row && row.points > of(name).points ? [Math.max(1, Math.ceil((Number(row.expire) - now) / 1000))] : [];
      });
      if (over.length === 0) return;
      const seconds = Math.max(...over);
      throw new AppError('rate_limited', message(seconds), { retryAfterSeconds: seconds });
    },
    refund: async (name, key) => {
      for (const { hashed } of countersOf(key)) await of(name).reward(hashed);
    },
    wait: async (name, key) => {
      const waits = countersOf(key).map(async ({ hashed, factor }) => {
        const state = await of(name).get(hashed);
        return state !== null && state.consumedPoints > of(name).points * factor
          ? Math.ceil(state.msBeforeNext / 1000)
          : 0;
      });
      return Math.max(...(await Promise.all(waits)));
    },
    hold: async (name, key, seconds) => {
      // A /48 has many users, so only the /64 is blocked.
      for (const { hashed } of countersOf(key).slice(0, 1)) await of(name).block(hashed, seconds);
    },
    forget: async (name, key) => {
      for (const { hashed } of countersOf(key)) await of(name).delete(hashed);
    },
    sweep: async () => void (await pool.query('delete from limits where expire < $1', [Date.now()])),
  };
}

function countersOf(key: LimitKey): { hashed: string; factor: number }[] {
  if (typeof key === 'string') return [{ hashed: hashToken(key), factor: 1 }];
  const { narrow, wide } = networkOf(key.ip);
  const hash = (network: string): string => hashToken(key.scope === undefined ? network : `${key.scope} ${network}`);
  return [
    { hashed: hash(narrow), factor: 1 },
    ...(wide === undefined ? [] : [{ hashed: hash(wide), factor: WIDE_POINTS }]),
  ];
}

/** A counter that a power cut loses is no loss: its commit does not wait for the disk. */
const unflushed = (pool: pg.Pool) => ({
  query: ({ text, ...query }: pg.QueryConfig): Promise<pg.QueryResult> =>
    pool.query({
      ...query,
      text: text.replace('RETURNING points, expire', "$&, set_config('synchronous_commit', 'off', true)"),
    }),
});

const isReadOnly = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25006';

const limiter = (pool: pg.Pool, name: LimitName, points: number = limitTable[name][0]): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: unflushed(pool),
    storeType: 'client',
    tableName: 'limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: limitTable[name][1],
  });

/** In the order of the keys, so that two callers never wait for each other. */
const COUNT_ALL = `insert into limits (key, points, expire)
  select * from unnest($1::text[], $2::int[], $3::bigint[])
  on conflict (key) do update set
    points = case when limits.expire <= $4 then excluded.points else limits.points + excluded.points end,
    expire = case when limits.expire <= $4 then excluded.expire else limits.expire end
  returning key, points, expire, set_config('synchronous_commit', 'off', true)`;

const NOTHING_COUNTED: Counted = { points: 0, left: Infinity, seconds: 0 };
const unlimited: Limits = {
  count: () => Promise.resolve(NOTHING_COUNTED),
  use: () => Promise.resolve(0),
  useAll: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  wait: () => Promise.resolve(0),
  hold: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  sweep: () => Promise.resolve(),
};
