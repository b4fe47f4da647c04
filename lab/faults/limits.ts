import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import { documentPaths, MAX_FILE_BYTES } from '../../src/contract/documents.ts';
import { ensurePrograms } from '../../scripts/system-tools.ts';
import { openOf, peakOf } from '../../tests/support/process-figures.ts';
import { sendFile } from '../../tests/support/upload-server.ts';
import { probe, stateOf } from './database-down.ts';
import { drill, type Fault, last, proof, type Stage, unless, when, words } from './drill.ts';
import { isBusy, limitMemoryOf, openGroup } from './machine.ts';
import { MEMORY_MB } from './memory.ts';
import type { World } from './world.ts';

/** F14: 50 concurrent uploads of 50 MB, in a control group that kills the process above its memory limit. */
export const limitMemory: Fault = {
  id: 'F14',
  title: 'memory limited, 50 uploads of 50 MB at once',
  engines: ['embedded', 'PostgreSQL'],
  run: async (engine) => {
    const group = openGroup('memory');
    const limit = (): void => limitMemoryOf(group, MEMORY_MB[engine]);
    // The embedded engine takes more only while it starts.
    const isLimitedAtStart = engine === 'PostgreSQL';
    if (isLimitedAtStart) limit();
    try {
      return await drill(
        engine,
        async ({ world, ledger, over }) => {
          const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(MAX_FILE_BYTES)]).subarray(
            0,
            MAX_FILE_BYTES,
          );
          const url = world.server.url + documentPaths.upload(world.deal);
          const headers = { authorization: `Bearer ${world.dealer}` };
          ledger.mark();
          const start = Math.round(peakOf(world.server.pid) / 1024 ** 2);
          const rest = group.usedMb();
          if (!isLimitedAtStart) limit();
          const answers = await Promise.all(
            Array.from({ length: 50 }, () => sendFile(url, headers, content).catch(() => 0)),
          );
          const taken = answers.filter((status) => status === 201).length;
          await over();
          return {
            how: `a control group of ${String(MEMORY_MB[engine])} MB, ${isLimitedAtStart ? 'from the start on' : 'set after the start'}; 50 uploads of 50 MB at the same moment`,
            control: proof(
              rest > 0,
              `the process is in the group, which used ${String(rest)} MB before and ${String(group.usedMb())} MB after`,
            ),
            seen: `${String(taken)} of 50 accepted; ${words(ledger.seen())}; the start takes up to ${String(start)} MB`,
            faults: [
              ...when(stateOf(world.server.pid) === '', 'the process was killed for its memory'),
              ...unless(
                answers.every((status) => status === 201 || status === 503),
                `uploads answered ${[...new Set(answers)].join(', ')}`,
              ),
            ],
          };
        },
        // The kernel enforces the limit. The group does not count the shared pages of Node's binary.
        { by: group.by, limits: { memoryMb: Infinity }, orders: { restMs: 300 } },
      );
    } finally {
      await group.remove();
    }
  },
};

const IDLERS = 1000;
const DESCRIPTORS = { embedded: 760, PostgreSQL: 220 };

/** F15: more connections than descriptors, then a process without a free descriptor. */
export const takeDescriptors: Fault = {
  id: 'F15',
  title: 'no file descriptors left',
  engines: ['embedded', 'PostgreSQL'],
  run: (engine, factor) => {
    ensurePrograms({ prlimit: 'util-linux' });
    const most = String(DESCRIPTORS[engine]);
    const by = ['prlimit', `--nofile=${most}:${most}`];
    return drill(engine, (stage) => exhaust(stage, factor), { by, orders: { restMs: 150 } });
  },
};

async function exhaust({ world, ledger, over }: Stage, factor: number) {
  const { pid } = world.server;
  const most = DESCRIPTORS[world.engine];
  ledger.mark();
  const idlers = Array.from({ length: IDLERS }, () => idle(world));
  await last(3000, factor);
  await untilOneCloses(idlers);
  const held = openOf(pid).length;
  const closed = idlers.filter((socket) => socket.destroyed).length;
  for (const socket of idlers) socket.destroy();
  await over();
  // The limit is a descriptor number. At the lowest free one the kernel refuses the next accept.
  const limit = (count: number): unknown =>
    execFileSync('prlimit', ['--pid', String(pid), `--nofile=${String(count)}:${String(most)}`]);
  limit(lowestFree(pid));
  const knocking = Array.from({ length: 30 }, () => idle(world));
  await last(1500, factor);
  await untilOneCloses(knocking);
  const refused = knocking.filter((socket) => socket.destroyed).length;
  limit(most);
  for (const socket of knocking) socket.destroy();
  const ended = stateOf(pid) === '';
  if (ended) await world.start({ settings: { PORT: new URL(world.server.url).port } });
  await over();
  await ledger.untilAcknowledged(16);
  return {
    how: `prlimit --nofile=${String(most)}, ${String(IDLERS)} idle connections; then the limit is the lowest free descriptor`,
    control: proof(
      closed > 0 && refused > 0,
      `${String(closed)} of ${String(IDLERS)} were closed at once, ${String(held)} descriptors open; then ${String(refused)} of 30 refused`,
    ),
    seen: `${words(ledger.seen())}; ${ended ? 'the process ended and was started again' : 'the process was not restarted'}`,
    faults: when(ended, 'the process ended for lack of descriptors'),
  };
}

/** A busy machine accepts connections late. Gives up after 20 s, and the row then lacks its evidence. */
async function untilOneCloses(sockets: readonly net.Socket[]): Promise<void> {
  for (let left = 200; left > 0 && !sockets.some((socket) => socket.destroyed); left--) await last(100, 1);
}

function lowestFree(pid: number): number {
  const open = new Set(fs.readdirSync(`/proc/${String(pid)}/fd`).map(Number));
  let free = 0;
  while (open.has(free)) free += 1;
  return free;
}

function idle({ server }: World): net.Socket {
  const { port, hostname } = new URL(server.url);
  const socket = net.connect(Number(port), hostname);
  return socket.on('error', () => undefined).resume();
}

const SHARE = 0.25;
const HEALTH_MS = 5000;

/** F16: 25% of one core. */
export const starveCpu: Fault = {
  id: 'F16',
  title: 'CPU starved',
  engines: ['embedded', 'PostgreSQL'],
  run: async (engine, factor) => {
    const group = openGroup('cpu');
    try {
      return await drill(engine, (stage) => starve(stage, group, factor), { by: group.by, orders: { restMs: 250 } });
    } finally {
      await group.remove();
    }
  },
};

async function starve({ world, ledger, over }: Stage, group: ReturnType<typeof openGroup>, factor: number) {
  ledger.mark();
  group.write({
    v1: ['cpu.cfs_quota_us', String(100_000 * SHARE)],
    v2: ['cpu.max', `${String(100_000 * SHARE)} 100000`],
  });
  const answers: { path: string; status: number; ms: number }[] = [];
  for (const until = Date.now() + 8000 * factor; Date.now() < until;)
    for (const path of ['/healthz', '/readyz']) answers.push({ path, ...(await probe(world, path)) });
  const throttled = group.read('cpu.stat', 'nr_throttled');
  const seen = ledger.mark();
  group.write({ v1: ['cpu.cfs_quota_us', '-1'], v2: ['cpu.max', 'max 100000'] });
  await over();
  const wrong = answers.filter(({ status }) => status !== 200);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  return {
    how: `a control group with ${String(SHARE * 100)} % of one core for ${String(8 * factor)} s`,
    control: proof(throttled > 0, `held back ${String(throttled)} times`),
    seen: `${String(answers.length)} health checks, ${String(wrong.length)} not 200, the slowest ${String(slowest)} ms; ${words(seen)}`,
    faults: [
      ...unless(wrong.length === 0, `${wrong[0]?.path ?? ''} answered ${String(wrong[0]?.status)}`),
      ...unless(slowest < HEALTH_MS || isBusy(), `a health check took ${String(slowest)} ms`),
    ],
  };
}
