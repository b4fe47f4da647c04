import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ensurePrograms } from '../../scripts/system-tools.ts';
import type { PostgresServer } from '../../tests/support/postgres-server.ts';
import { until } from '../../tests/support/writers.ts';
import { familyOf, postgresOf, stateOf } from './database-down.ts';
import { drill, type Fault, proof, type Stage, unless, when, words } from './drill.ts';

const EX_IOERR = 74;

/** Makes every flush of these processes fail. Returns a function that ends this and counts the failures. */
async function refuseFlushes(pids: number[], log: string): Promise<() => Promise<number>> {
  ensurePrograms({ strace: 'strace' });
  const of = pids.flatMap((pid) => ['-p', String(pid)]);
  const inject = ['-f', '-q', '-o', log, '-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO'];
  const child = spawn('strace', [...inject, ...of], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  await pause(700);
  if (child.exitCode !== null && !fs.existsSync(log)) throw new Error(`strace was refused: ${said.trim()}`);
  return async () => {
    if (child.exitCode === null) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    return fs.readFileSync(log, 'utf8').split('(INJECTED)').length - 1;
  };
}

/** F6: the disk answers EIO to every flush. */
export const failFlushes: Fault = {
  id: 'F6',
  title: 'the disk refuses every flush (EIO)',
  engines: ['embedded', 'PostgreSQL'],
  run: (engine) =>
    drill(engine, async (stage) => (engine === 'embedded' ? failEmbedded(stage) : failServer(stage)), {
      limits: { crashes: 2 },
      orders: { restMs: 120 },
    }),
};

async function failEmbedded({ world, ledger, over, crashed }: Stage) {
  ledger.mark();
  const port = new URL(world.server.url).port;
  const lift = await refuseFlushes([world.server.pid], path.join(world.folder, 'strace.log'));
  const ended = await Promise.race([world.server.kill('SIGWINCH'), pause(20_000)]); // the server exits without a signal
  const injected = await lift();
  const seen = ledger.mark();
  crashed();
  await world.start({ settings: { PORT: port } });
  await over();
  await ledger.untilAcknowledged(16);
  return {
    how: 'strace -f -e inject=fsync,fdatasync:error=EIO on the running product, then a start on a disk that works',
    control: proof(injected > 0, `${String(injected)} flushes failed with EIO`),
    seen: `${words(seen)}; the process ended with ${String(ended)}`,
    faults: unless(ended === EX_IOERR, 'the process did not end with 74'),
  };
}

/** A panicked server restarts or exits. Restarts an exited one on the repaired disk. */
async function untilServing(postgres: PostgresServer): Promise<void> {
  await until(async () => {
    if (['', 'Z'].includes(stateOf(postgres.pid()))) await postgres.startAgain();
    const client = new pg.Client(postgres.url);
    // The panic rejects or drops the connection, so the query is repeated.
    client.on('error', () => undefined);
    const flushed = await client.connect().then(
      () =>
        client.query('checkpoint').then(
          () => true,
          () => false,
        ),
      () => false,
    );
    await client.end().catch(() => undefined);
    return flushed;
  });
}

async function failServer({ world, ledger, over }: Stage) {
  const postgres = postgresOf(world);
  const { pid } = world.server;
  ledger.mark();
  const lift = await refuseFlushes(familyOf(postgres.pid()), path.join(world.folder, 'strace.log'));
  await pause(1500);
  const injected = await lift();
  const seen = ledger.mark();
  await untilServing(postgres);
  await over();
  await ledger.untilAcknowledged(16);
  return {
    how: 'strace -f -e inject=fsync,fdatasync:error=EIO on PostgreSQL and its processes for 1.5 s',
    control: proof(injected > 0, `${String(injected)} flushes failed with EIO`),
    seen: words(seen),
    faults: when(stateOf(pid) === '', 'the product ended'),
  };
}
