import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { applicationPaths } from '#contract/application-choices.ts';
import { adminPaths, type ApplicationsAnswer } from '#contract/admin.ts';
import { CSRF_COOKIE, CSRF_HEADER } from '#contract/csrf.ts';
import { sampleApplication } from '#tests/factories.ts';
import type { PostgresServer } from '#tests/postgres-server.ts';
import type { ServerProcess } from '#tests/server-process.ts';
import { type Filled, withFilledServer } from './filled-server.ts';
import { loadHttp, loadPostgres } from './loads.ts';
import { type Case, inTurn, type Measured } from './measured.ts';
import { PEER, readLog, repeatable } from './logged-statements.ts';

const SECONDS = 4;
const CONNECTIONS = 16;
const INSERTS = [
  /insert into "applications"/,
  /insert into "signatures"/,
  /insert into jobs\.job_common/i,
  /insert into "audit"/,
];

/** Applications with their CSRF pair and a key each, against pgbench with the INSERTs that one of them sent; then embedded. */
export const writes: Case = {
  name: 'write',
  run: async (rounds) => {
    const rows: Measured[] = [];
    for (const engine of ['PostgreSQL', 'embedded'] as const)
      rows.push(await withFilledServer(engine, 100, (filled) => measure(filled, rounds)));
    return { rows };
  },
};

async function measure(filled: Filled, rounds: number): Promise<Measured> {
  const { postgres } = filled;
  const inserts = postgres && (await recordInserts(filled, postgres));
  const server = await filled.restart();
  const before = await count(server, filled.headers);
  const done = { answers: 0 };
  const ours = (): Promise<number> => write(server, done);
  await ours();
  const what = `Application stored, ${postgres ? 'PostgreSQL' : 'embedded'}`;
  const peer = async (): Promise<number> => {
    if (!postgres || !inserts) throw new Error('there is no peer');
    // What we have queued is worked off in the background: not while the peer is measured.
    process.kill(server.pid, 'SIGSTOP');
    try {
      const k = String(done.answers * 1000);
      return await loadPostgres(postgres.url, { ...inserts, variables: { ...inserts.variables, k }, seconds: SECONDS });
    } finally {
      process.kill(server.pid, 'SIGCONT');
    }
  };
  const found: { ours: number; peer?: number } = postgres
    ? await inTurn(rounds, { ours, peer })
    : await inTurn(rounds, { ours });
  const stored = (await count(server, filled.headers)) - before;
  // wrk goes when its time is up: what was under way then is stored, and nobody has read the answer.
  const unread = stored - done.answers;
  if (unread < 0 || unread > CONNECTIONS * (rounds + 1))
    throw new Error(`${String(done.answers)} were answered with 201 and ${String(stored)} are stored`);
  return {
    what,
    unit: 'requests/s',
    ours: found.ours,
    ...(found.peer !== undefined && {
      peer: { name: 'pgbench', value: found.peer },
      bound: { of: 'ratio', is: 'at least', first: 0.1, goal: 0.25 },
    }),
    note: `${String(done.answers)} answered, all stored`,
  };
}

async function write(server: ServerProcess, done: { answers: number }): Promise<number> {
  const { csrfToken } = (await (await fetch(`${server.url}/api/csrf-token`)).json()) as { csrfToken: string };
  const quoted = (text: string): string => `[==[${text}]==]`;
  const script = `wrk.method = "POST"
wrk.body = ${quoted(JSON.stringify(sampleApplication()))}
local n = 0
request = function()
  n = n + 1
  wrk.headers["idempotency-key"] = ${quoted(randomUUID())} .. n
  return wrk.format()
end
local refused = 0
response = function(status)
  if status ~= 201 then refused = refused + 1 end
  if refused == 1 then print("Non-2xx or 3xx responses: 1") end
end
`;
  const headers = {
    'content-type': 'application/json',
    cookie: `${CSRF_COOKIE}=${csrfToken}`,
    [CSRF_HEADER]: csrfToken,
  };
  const load = { connections: CONNECTIONS, seconds: SECONDS, headers, script };
  const { perSecond, answers } = await loadHttp(server.url + applicationPaths.en, load);
  done.answers += answers;
  return perSecond;
}

/** What one application sends to the database, as its log has it: no statement is typed here. */
async function recordInserts({ restart }: Filled, { url, folder }: PostgresServer) {
  const log = path.join(folder, 'server.log');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('alter database postgres set log_min_duration_statement = 0');
    const server = await restart();
    const from = fs.statSync(log).size;
    const answer = await fetch(server.url + applicationPaths.en, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer none' },
      body: JSON.stringify(sampleApplication()),
    });
    if (answer.status !== 201) throw new Error(`an application was answered ${String(answer.status)}`);
    const { reference } = (await answer.json()) as { reference: string };
    const all = readLog(fs.readFileSync(log).subarray(from).toString());
    const inserts = INSERTS.map((pattern) => {
      const found = all.find(({ sql }) => pattern.test(sql));
      if (!found) throw new Error(`the log of the database lacks ${String(pattern)}`);
      return found;
    });
    return repeatable(inserts, reference);
  } finally {
    await client.query('alter database postgres reset log_min_duration_statement');
    await client.end();
  }
}

async function count(server: ServerProcess, headers: Record<string, string>): Promise<number> {
  let [total, cursor] = [0, ''];
  for (;;) {
    const answer = await fetch(`${server.url}${adminPaths.applications}?limit=500&cursor=${cursor}`, { headers });
    const { applications, nextCursor } = (await answer.json()) as ApplicationsAnswer;
    total += applications.filter(({ reference }) => !reference.startsWith(PEER)).length;
    if (nextCursor === null) return total;
    cursor = nextCursor;
  }
}
