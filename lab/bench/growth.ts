import pg from 'pg';
import { adminDealPaths } from '../../src/contract/admin-deals.ts';
import { adminPaths } from '../../src/contract/admin.ts';
import { dealBoardPath } from '../../src/contract/deal-board.ts';
import { dealPaths } from '../../src/contract/deals.ts';
import { type Filled, withFilledServer } from './filled-server.ts';
import { type Case, type Curve, type Measured, percentile } from './measured.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const MOST_REQUESTS = 1_000;
/** A read that takes a second is known long before a thousand of them. */
const MOST_MS = 12_000;
/** From ten thousand rows to a million. */
const MOST_TIMES_SLOWER = 4;
const [FROM, TO] = [10_000, 1_000_000];

type Read = {
  what: string;
  /** Whether an index should answer it, so that it hardly slows down. */
  limited: boolean;
  path: (n: number, terms: string[]) => string;
};

const search = (path: string) => (n: number, terms: string[]) =>
  `${path}?q=${encodeURIComponent(terms[n % terms.length] ?? '')}`;
const pick = (n: number, of: string[]): string => of[n % of.length] ?? '';
const READS: Read[] = [
  { what: 'List of applications', limited: true, path: () => adminPaths.applications },
  { what: 'Search in applications', limited: true, path: search(adminPaths.applications) },
  { what: 'Search in deals', limited: true, path: search(adminDealPaths.all) },
  {
    what: 'Inbox, filtered',
    limited: true,
    path: (n) =>
      `${adminPaths.applications}?${pick(n, ['status=received', 'status=in_review', 'due=overdue', 'due=week', 'assigned=nobody', 'assigned=mine'])}`,
  },
  { what: 'Dashboard of one dealer', limited: true, path: () => dealPaths.own },
  // It counts and adds up every deal there is, so it grows with them.
  { what: 'Board with counts', limited: false, path: () => dealBoardPath },
];

/** What staff and dealers read, one request after the other, while applications and deals become a million each. */
export const growth: Case = {
  name: 'growth',
  run: () =>
    withFilledServer('PostgreSQL', SIZES[0] ?? 0, async (filled) => {
      const curves: Curve[] = READS.map(({ what, limited }) => ({ what, limited, points: [] }));
      let requests = 0;
      for (const rows of SIZES) {
        filled.fill(rows);
        const terms = await termsOf(filled, rows);
        for (const [n, read] of READS.entries()) {
          const times = await ask(filled, (turn) => read.path(turn, terms));
          if (read.what === 'Search in applications') requests = times.length;
          curves[n]?.points.push({ rows, p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
        }
      }
      return { rows: [searchRow(curves, requests)], curves, faults: faultsOf(curves) };
    }),
};

function searchRow(curves: Curve[], requests: number): Measured {
  const found = curves.find(({ what }) => what === 'Search in applications');
  return {
    what: 'Search over 1,000,000 applications, p95',
    unit: 'ms',
    ours: found?.points.at(-1)?.p95 ?? NaN,
    bound: { of: 'ours', is: 'at most', first: 300, goal: 100 },
    note: `${String(requests)} searches in a row`,
  };
}

/** What became more than so many times slower, though an index should answer it. */
export const faultsOf = (curves: Curve[]): string[] =>
  curves.flatMap(({ what, limited, points }) => {
    const p95 = (rows: number): number => points.find((point) => point.rows === rows)?.p95 ?? NaN;
    const times = p95(TO) / p95(FROM);
    return limited && !(times <= MOST_TIMES_SLOWER)
      ? [
          `${what}: p95 is ${times.toFixed(1)} times that of ten thousand rows at a million, more than ${String(MOST_TIMES_SLOWER)}`,
        ]
      : [];
  });

/** Names, addresses and references of rows all over the table, a third each. */
async function termsOf({ postgres }: Filled, rows: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  try {
    const { rows: found } = await client.query<{ name: string; email: string; reference: string }>(
      `select principal_name as name, principal_email as email, reference from applications
        where reference = any(array(select 'GEN-2025-' || lpad(((n * 2 + 1) * $1::bigint / 2000)::text, 7, '0')
          from generate_series(0, 999) n)) order by id`,
      [rows],
    );
    return found.map(({ name, email, reference }, n) => pick(n, [name, email, reference]));
  } finally {
    await client.end();
  }
}

async function ask({ server, headers }: Filled, path: (n: number) => string): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + MOST_MS;
  for (let n = 0; n < MOST_REQUESTS && (n === 0 || performance.now() < until); n++) {
    const from = performance.now();
    const answer = await fetch(server.url + path(n), { headers });
    if (!answer.ok) throw new Error(`${path(n)} answered ${String(answer.status)}`);
    await answer.arrayBuffer();
    times.push(performance.now() - from);
  }
  return times;
}
