import path from 'node:path';
import type { CompiledQuery } from 'kysely';
import { adminPaths } from '#contract/admin.ts';
import { dealPaths } from '#contract/deals.ts';
import { openServer } from '#server/adapters/db/open.ts';
import { selectListedApplications } from '#server/features/applications/store.ts';
import { selectDeals } from '#server/features/deals/store.ts';
import type { Query } from '#server/ports.ts';
import { type ForkedServer, startForked } from '#tests/forked-server.ts';
import { type Filled, rememberNothing, withFilledServer } from './filled-server.ts';
import { loadHttp, loadPostgres } from './loads.ts';
import { type Case, inTurn, type Measured } from './measured.ts';
import { asScript, compiled } from './statements.ts';

const ROWS = 10_000;
const PAGE = 50;
const SECONDS = 3;
const LOAD = { connections: 16, seconds: SECONDS };
const BOUND = { of: 'ratio', is: 'at least', first: 0.15, goal: 0.3 } as const;
const LISTS = {
  applications: {
    path: `${adminPaths.applications}?limit=${String(PAGE)}`,
    select: (query: Query) =>
      selectListedApplications(query, {
        limit: PAGE + 1,
        q: '',
        before: undefined,
        status: undefined,
        due: undefined,
        assigned: undefined,
        outcome: undefined,
      }),
  },
  deals: {
    path: `${dealPaths.own}?limit=${String(PAGE)}`,
    select: (query: Query, accountId: string) => selectDeals(query, accountId, { limit: PAGE + 1 }),
  },
};
type Name = keyof typeof LISTS;

/**
 * 50 of 10,000 rows with a bearer, against pgbench with the very SELECT of the list, and a bare Node server as the limit; then on
 * the embedded database. Nothing changes meanwhile, so that applications are sent as they were; also what making them costs.
 */
export const lists: Case = {
  name: 'list',
  run: async (rounds) => {
    const rows: Measured[] = [];
    for (const engine of ['PostgreSQL', 'embedded'] as const)
      await withFilledServer(engine, ROWS, async (filled) => {
        for (const name of Object.keys(LISTS) as Name[]) rows.push(await measure(name, filled, rounds));
        if (engine === 'PostgreSQL') rows.push(await measureMade(filled, rounds, rows[0]?.peer));
      });
    return { rows };
  },
};

async function measure(name: Name, { server, headers, postgres }: Filled, rounds: number): Promise<Measured> {
  const url = server.url + LISTS[name].path;
  const answer = (await (await fetch(url, { headers })).json()) as Record<Name, unknown[]>;
  if (answer[name].length !== PAGE) throw new Error(`the list of ${name} has ${String(answer[name].length)} rows`);
  await loadHttp(url, { ...LOAD, seconds: 1, headers });
  const ours = async (): Promise<number> => (await loadHttp(url, { ...LOAD, headers })).perSecond;
  const what = `50 of 10,000 ${name}, `;
  if (postgres === undefined)
    return { what: `${what}embedded`, unit: 'requests/s', ...(await inTurn(rounds, { ours })) };
  const statements = await statementsOf(name, postgres.url);
  const script = asScript(statements);
  const bare = await startBare(postgres.url, statements);
  try {
    const peer = (): Promise<number> => loadPostgres(postgres.url, { ...script, seconds: SECONDS });
    const limit = async (): Promise<number> => (await loadHttp(bare.url, LOAD)).perSecond;
    await loadHttp(bare.url, { ...LOAD, seconds: 1 });
    const found = await inTurn(rounds, { ours, peer, limit });
    return {
      what: `${what}PostgreSQL`,
      unit: 'requests/s',
      ours: found.ours,
      peer: { name: 'pgbench', value: found.peer },
      limit: { name: 'bare Node with the same SELECT', value: found.limit },
      bound: BOUND,
    };
  } finally {
    await bare.stop();
  }
}

/** Without a bound of its own: nobody asks for the same page again and again while it changes each time. */
async function measureMade(filled: Filled, rounds: number, peer: Measured['peer']): Promise<Measured> {
  const { server, headers } = filled;
  await rememberNothing(filled);
  const ours = async (): Promise<number> =>
    (await loadHttp(server.url + LISTS.applications.path, { ...LOAD, headers })).perSecond;
  return {
    what: '50 of 10,000 applications, made anew each time',
    unit: 'requests/s',
    ...(await inTurn(rounds, { ours })),
    peer,
    note: 'pgbench as it was measured two rows above',
  };
}

/** The list's own SELECT, as the query builder compiles it. */
async function statementsOf(name: Name, url: string): Promise<CompiledQuery[]> {
  const db = openServer(url, { max: 1 });
  try {
    const own = await db.pool.query<{ id: string }>('select account_id as id from deals order by id limit 1');
    return await compiled(db.pool, (query) => LISTS[name].select(query, own.rows[0]?.id ?? ''));
  } finally {
    await db.close();
  }
}

function startBare(url: string, [statement, ...more]: CompiledQuery[]): Promise<ForkedServer> {
  if (statement === undefined || more.length > 0) throw new Error('a list is one statement');
  const program = path.join(import.meta.dirname, 'bare-list.ts');
  return startForked(program, url, statement.sql, JSON.stringify(statement.parameters));
}
