import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { DATABASE_SECONDS } from '../../src/server/db/database-clock.ts';
import { ensurePrograms } from '../../scripts/system-tools.ts';
import { isReady, type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { postgresOf, probe } from './database-down.ts';
import { drill, type Fault, last, proof, type Stage, unless, words } from './drill.ts';

/** The address of PostgreSQL for the cut-off node. The other node uses the usual one. */
const CUT = '127.0.0.2';
/** The time limit of the database, and the driver's margin. */
const ANSWER_MS = (DATABASE_SECONDS + 10) * 1000;
const TABLE = `faults_${String(process.pid)}`;

const nft = (...args: string[]): string => execFileSync('nft', args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString();

/** F9: one of two nodes loses its connection to the database. A kernel rule drops every packet. */
export const partition: Fault = {
  id: 'F9',
  title: 'one of two nodes cut off from PostgreSQL',
  engines: ['PostgreSQL'],
  run: async (engine, factor) => {
    ensurePrograms({ nft: 'nftables' });
    try {
      return await drill(engine, (stage) => cutOff(stage, factor), { postgres: [`listen_addresses=127.0.0.1,${CUT}`] });
    } finally {
      lift();
    }
  },
};

function drop(port: number): void {
  nft('add', 'table', 'ip', TABLE);
  nft('add', 'chain', 'ip', TABLE, 'out', '{ type filter hook output priority 0; }');
  nft('add', 'rule', 'ip', TABLE, 'out', 'ip', 'daddr', CUT, 'tcp', 'dport', String(port), 'counter', 'drop');
  nft('add', 'rule', 'ip', TABLE, 'out', 'ip', 'saddr', CUT, 'tcp', 'sport', String(port), 'counter', 'drop');
}
function lift(): void {
  try {
    nft('delete', 'table', 'ip', TABLE);
  } catch {
    // The rule is already removed.
  }
}
const dropped = (): number =>
  [...nft('list', 'table', 'ip', TABLE).matchAll(/packets (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);

async function cutOff({ world, ledger, over }: Stage, factor: number) {
  const postgres = postgresOf(world);
  const url = postgres.url.replace('127.0.0.1', CUT);
  const cut = await startServerProcess({ ...world.settings, DATABASE_URL: url }, AS_OPERATED);
  const both = world.startLedger({
    urls: [cut.url, world.server.url],
    file: `${world.folder}/ledger-both`,
    writers: 4,
    kinds: ['application'],
  });
  try {
    await both.untilAcknowledged(8);
    both.mark();
    ledger.mark();
    const cutAt = Date.now();
    drop(postgres.port);
    const sealing = untilSealed(postgres.url, cutAt);
    // Readiness counts the database as unreachable after 20 s without an answer.
    await last(27_000, factor);
    const [health, ready] = [await probe({ server: cut }, '/healthz'), await probe({ server: cut }, '/readyz')];
    const sealed = await sealing;
    await last(3000, factor);
    const packets = dropped();
    const [other, alone] = [both.mark(), ledger.mark()];
    lift();
    const back = await untilReady(cut);
    await over();
    await both.untilAcknowledged(8);
    const unexpected = both.unexpected();
    world.others += (await both.stop()).length;
    return {
      how: `nft drops every packet between one node and PostgreSQL for ${String(30 * factor)} s; the other node keeps running`,
      control: proof(
        packets > 0 && ready.status === 503,
        `${String(packets)} packets dropped, /readyz of that node 503`,
      ),
      seen: `the other node ${words(alone)}; writers of both ${words(other)}; /healthz ${String(health.status)}; the audit log was sealed again ${String(Math.round(sealed / 100) / 10)} s after the cut; the node was ready ${String(back)} ms after the end`,
      faults: [
        ...unless(health.status === 200, '/healthz of the cut-off node does not answer 200'),
        ...unless(
          Math.max(alone.slowestMs, other.slowestMs) < ANSWER_MS,
          `an answer took longer than ${String(ANSWER_MS / 1000)} s`,
        ),
        ...unless(sealed < ANSWER_MS, 'no node seals the audit log while one is cut off'),
        ...unless(back < 10_000, 'the node is not ready again within 10 s'),
        ...unexpected,
      ],
    };
  } finally {
    await both.stop();
    await cut.kill('SIGTERM');
    world.said.push(cut.output());
  }
}

/**
 * Waits until the running node has sealed audit rows, and returns the milliseconds since the cut. PostgreSQL ends a
 * transaction of the cut-off node after its time limit. Until then its lock can block the other node.
 */
async function untilSealed(url: string, cutAt: number): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ at: string }>(
        'select extract(epoch from max(sealed_at)) * 1000 as at from audit_anchor',
      );
      const waited = Date.now() - cutAt;
      if (Number(rows[0]?.at ?? 0) > cutAt) return waited;
      if (waited >= ANSWER_MS) return Infinity;
      await last(500, 1);
    }
  } finally {
    await client.end();
  }
}

async function untilReady({ url }: ServerProcess): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < 30_000 && !(await isReady(url)))
    await new Promise((resolve) => setTimeout(resolve, 100));
  return Math.round(performance.now() - from);
}
