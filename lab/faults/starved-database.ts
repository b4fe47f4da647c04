import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { encryptedApplicationFields } from '../../src/contract/application-fields.ts';
import { dealPaths } from '../../src/contract/deals.ts';
import { sampleApplication } from '../../tests/support/factories.ts';
import { startForked } from '../bench/forked-server.ts';
import { familyOf, postgresOf } from './database-down.ts';
import { drill, type Fault, proof, type Stage, unless } from './drill.ts';
import { type Group, openGroup } from './machine.ts';

/**
 * Shares of a core for PostgreSQL, and the required share of the plain server's successful answers. The second one
 * starves the plain server on fast machines too. There, an answer may name its time limit instead.
 */
const SHARES = [
  { share: 0.04, ofPlain: 0.8 },
  { share: 0.01, ofPlain: 0 },
];
const PER_SECOND = 10;
const LOAD_SECONDS = 60;
/** A plain server with a longer p95 counts as starved. */
const STARVED_MS = 1_500;
/** A client that waits longer counts as unanswered. */
const PATIENCE_MS = 180_000;

/** The plain server stores its input in the clear, in files that the drill searches for numbers. */
const PLAIN_BODY = {
  ...sampleApplication(),
  ...Object.fromEntries(encryptedApplicationFields.map((name) => [name, 'x'.repeat(11)])),
};

type Call = { url: string; init?: RequestInit };
type Counts = {
  asked: number;
  ok: number;
  limited: number;
  other: string[];
  resets: string[];
  p50: number;
  p95: number;
};

/** F21: PostgreSQL gets 4% of a core, then 1%, and serves a plain Fastify + pg server at the same time. */
export const starveDatabase: Fault = {
  id: 'F21',
  title: 'PostgreSQL limited to 4% and to 1% of a core, 10 requests per second',
  engines: ['PostgreSQL'],
  run: async (engine, factor) => {
    const group = openGroup('cpu', 'postgres');
    try {
      return await drill(engine, (stage) => starve(stage, group, factor), { orders: { writers: 2 } });
    } finally {
      await group.remove();
    }
  },
};

async function starve({ world, ledger }: Stage, group: Group, factor: number) {
  await ledger.stop();
  const postgres = postgresOf(world);
  const peer = await startForked(
    path.join(import.meta.dirname, 'plain-server.ts'),
    await plainDatabase(postgres.url),
    world.folder,
  );
  try {
    const emailsBefore = world.relay.taken.length;
    const seconds = LOAD_SECONDS * factor;
    const seen: string[] = [];
    const faults: string[] = [];
    let throttled = 0;
    let slowest = 0;
    for (const { share, ofPlain } of SHARES) {
      limit(group, share, postgres.pid());
      const before = group.read('cpu.stat', 'nr_throttled');
      const [product, plain] = await Promise.all([
        load(seconds, productCall(world, share)),
        load(seconds, plainCall(peer.url)),
      ]);
      throttled += group.read('cpu.stat', 'nr_throttled') - before;
      slowest = Math.max(slowest, plain.p95);
      lift(group);
      seen.push(`${percent(share)}: product ${say(product)}; plain ${say(plain)}`);
      faults.push(...judge(product, plain, ofPlain).map((fault) => `${percent(share)}: ${fault}`));
    }
    world.others += await untilJobsEnd(postgres.url);
    return {
      how: `a control group with ${SHARES.map(({ share }) => percent(share)).join(', then ')} of a core for PostgreSQL; the product and a plain Fastify + pg server on the same PostgreSQL get ${String(PER_SECOND)} requests per second each for ${String(seconds)} s (home page 50%, dealer list 20%, staff list 20%, application 10%)`,
      control: proof(
        throttled > 0 && slowest > STARVED_MS,
        `throttled ${String(throttled)} times, p95 of the plain server up to ${String(slowest)} ms`,
      ),
      seen: `${seen.join('. ')}. ${String(world.relay.taken.length - emailsBefore)} emails delivered`,
      faults,
    };
  } finally {
    await peer.stop();
  }
}

const percent = (share: number): string => `${String(share * 100)}%`;

const productCall =
  ({ server, dealer, admin }: Stage['world'], share: number) =>
  (n: number): Call => {
    const at = kindOf(n);
    if (at === 'home') return { url: `${server.url}/` };
    if (at === 'dealer') return { url: server.url + dealPaths.own, init: as(dealer) };
    if (at === 'staff') return { url: `${server.url}/api/admin/applications`, init: as(admin) };
    const name = `starved-${String(share * 1000)}-${String(n)}`;
    const body = sampleApplication({ businessName: name, principalEmail: `${name}@example.com` });
    return { url: `${server.url}/api/credit-application`, init: as('none', body) };
  };

const plainCall =
  (url: string) =>
  (n: number): Call => {
    const at = kindOf(n);
    if (at === 'home') return { url: `${url}/` };
    if (at !== 'application') return { url: `${url}/api/list`, init: as('sample') };
    return { url: `${url}/api/applications`, init: as('none', PLAIN_BODY) };
  };

const judge = (product: Counts, plain: Counts, ofPlain: number): string[] => [
  ...unless(
    product.resets.length === 0,
    `${String(product.resets.length)} connections broke: ${product.resets[0] ?? ''}`,
  ),
  ...unless(
    product.other.length === 0,
    `${String(product.other.length)} answers name no time limit: ${product.other[0] ?? ''}`,
  ),
  ...unless(
    product.ok >= ofPlain * plain.ok,
    `${String(product.ok)} successful answers, the plain server gave ${String(plain.ok)}`,
  ),
];

async function plainDatabase(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create database plain');
  await client.end();
  return Object.assign(new URL(url), { pathname: '/plain' }).href;
}

const kindOf = (n: number): 'home' | 'dealer' | 'staff' | 'application' =>
  (['home', 'dealer', 'home', 'staff', 'home', 'application', 'home', 'dealer', 'home', 'staff'] as const)[n % 10] ??
  'home';

const as = (bearer: string, body?: object): RequestInit => ({
  headers: {
    authorization: bearer === 'sample' ? bearer : `Bearer ${bearer}`,
    ...(body && { 'content-type': 'application/json' }),
  },
  ...(body && { method: 'POST', body: JSON.stringify(body) }),
});

function limit(group: Group, share: number, pid: number): void {
  for (const one of familyOf(pid)) group.add(one);
  group.write({
    v1: ['cpu.cfs_quota_us', String(100_000 * share)],
    v2: ['cpu.max', `${String(100_000 * share)} 100000`],
  });
}
const lift = (group: Group): void => group.write({ v1: ['cpu.cfs_quota_us', '-1'], v2: ['cpu.max', 'max 100000'] });

/** Waits until every job has run. Returns the number of stored applications of the load. */
async function untilJobsEnd(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const count = async (query: string): Promise<number> =>
    Number((await client.query<{ count: string }>(query)).rows[0]?.count);
  try {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(500))
      if ((await count("select count(*) from jobs.job where state in ('created', 'retry', 'active')")) === 0) break;
    return await count(
      `select count(*) from mails where template = 'application-receipt' and to_address like 'starved-%'`,
    );
  } finally {
    await client.end();
  }
}

/** Sends at a fixed rate regardless of answers, and waits for all of them. */
async function load(seconds: number, callOf: (n: number) => Call): Promise<Counts> {
  const counts: Counts = { asked: 0, ok: 0, limited: 0, other: [], resets: [], p50: 0, p95: 0 };
  const times: number[] = [];
  const one = async ({ url, init = {} }: Call): Promise<void> => {
    const from = performance.now();
    try {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const text = await answer.text();
      if (answer.ok) counts.ok += 1;
      else if (/within \d+ seconds/.test(text)) counts.limited += 1;
      else counts.other.push(`${String(answer.status)} ${text.slice(0, 200)}`);
    } catch (error) {
      const { message, cause } = error as Error;
      counts.resets.push(`${message} ${String((cause as Error | undefined)?.message ?? '')}`);
    }
    times.push(performance.now() - from);
  };
  const sent: Promise<void>[] = [];
  const from = performance.now();
  for (let n = 0; n < seconds * PER_SECOND; n++) {
    await pause(Math.max(0, from + (n * 1000) / PER_SECOND - performance.now()));
    counts.asked += 1;
    sent.push(one(callOf(n)));
  }
  await Promise.all(sent);
  times.sort((a, b) => a - b);
  counts.p50 = Math.round(times[Math.floor(times.length * 0.5)] ?? 0);
  counts.p95 = Math.round(times[Math.floor(times.length * 0.95)] ?? 0);
  return counts;
}

const say = ({ asked, ok, limited, other, resets, p50, p95 }: Counts): string =>
  `${String(ok)} of ${String(asked)} with 2xx, ${String(limited)} named their time limit, ${String(other.length)} other answers, ${String(resets.length)} broken connections (p50 ${String(p50)} ms, p95 ${String(p95)} ms)`;
