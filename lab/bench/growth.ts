import pg from 'pg';
import { adminDealPaths } from '../../src/contract/admin-deals.ts';
import { adminPaths } from '../../src/contract/admin.ts';
import { dealBoardPath } from '../../src/contract/deal-board.ts';
import { dealPaths } from '../../src/contract/deals.ts';
import { type Filled, withFilledServer } from './filled-server.ts';
import { type Case, type Curve, type Measured, percentile } from './measured.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
/** The largest number of rows that is judged. Results for more rows are only reported. */
const JUDGED = 100_000;
const MOST_REQUESTS = 1_000;
/** The time per read after which sampling stops. */
const MOST_MS = 12_000;
/** A read fails when it is both this many times slower than at 1,000 rows, and slower than the limit below. */
const MOST_TIMES_SLOWER = 4;
const FAST_ENOUGH_MS = 50;
const SEARCHES = ['Search in applications', 'Search in deals'];

type Read = { what: string; path: (n: number, terms: string[]) => string };

const search = (path: string) => (n: number, terms: string[]) =>
  `${path}?q=${encodeURIComponent(terms[n % terms.length] ?? '')}`;
const pick = (n: number, of: string[]): string => of[n % of.length] ?? '';
const READS: Read[] = [
  { what: 'List of applications', path: () => adminPaths.applications },
  { what: SEARCHES[0] ?? '', path: search(adminPaths.applications) },
  { what: SEARCHES[1] ?? '', path: search(adminDealPaths.all) },
  {
    what: 'Inbox, filtered',
    path: (n) =>
      `${adminPaths.applications}?${pick(n, ['status=received', 'status=in_review', 'due=overdue', 'due=week', 'assigned=nobody', 'assigned=mine'])}`,
  },
  { what: 'Dashboard of one dealer', path: () => dealPaths.own },
  { what: 'Board with counts', path: () => dealBoardPath },
];

/** The reads of staff and dealers, one request at a time, while applications and deals grow to a million each. */
export const growth: Case = {
  name: 'growth',
  run: ({ largest }) =>
    withFilledServer('PostgreSQL', SIZES[0] ?? 0, async (filled) => {
      const curves: Curve[] = READS.map(({ what }) => ({ what, points: [] }));
      for (const rows of SIZES.filter((size) => size <= largest)) {
        filled.fill(rows);
        const terms = await termsOf(filled, rows);
        for (const [n, read] of READS.entries()) {
          const times = await ask(filled, (turn) => read.path(turn, terms));
          curves[n]?.points.push({ rows, p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
        }
      }
      return { rows: curves.flatMap(searchRows), curves, faults: faultsOf(curves) };
    }),
};

/** A search is judged at 100,000 rows and reported at 1,000,000. */
const searchRows = ({ what, points }: Curve): Measured[] =>
  points
    .filter(({ rows }) => SEARCHES.includes(what) && rows >= JUDGED)
    .map(({ rows, p50, p95 }) => ({
      what: `${what}, ${rows.toLocaleString('en-US')} rows, p95`,
      unit: 'ms',
      ours: p95,
      bound: rows === JUDGED ? { of: 'ours', is: 'at most', first: 200, goal: 100 } : undefined,
      note: `p50 ${p50.toFixed(1)} ms; up to ${String(MOST_REQUESTS)} searches`,
    }));

/** Returns a line for each read whose time grows faster than an index explains. */
export const faultsOf = (curves: Curve[]): string[] =>
  curves.flatMap(({ what, points }) => {
    const p95 = (rows: number): number => points.find((point) => point.rows === rows)?.p95 ?? NaN;
    const [few, many] = [p95(SIZES[0] ?? 0), p95(JUDGED)];
    return many > FAST_ENOUGH_MS && many > MOST_TIMES_SLOWER * few
      ? [`${what}: p95 is ${many.toFixed(0)} ms at 100,000 rows and ${few.toFixed(0)} ms at 1,000`]
      : [];
  });

/** Returns search terms of staff: names, emails, references, two letters of a name, and a word in no row. */
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
    return found.map(({ name, email, reference }, n) => pick(n, [name, email, reference, name.slice(0, 2), 'zyxwvut']));
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
