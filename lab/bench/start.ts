import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { memoryOf } from '../../tests/support/process-figures.ts';
import { ROOT } from '../../scripts/stamp.mjs';
import { freePort, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import type { Engine } from './filled-server.ts';
import { pause } from '../../tests/support/writers.ts';
import { type Case, type Measured, median, type Unit } from './measured.ts';

const MB = 1024 ** 2;
/** Upper limits in MB. */
const MEMORY = { embedded: { first: 350, goal: 260 }, PostgreSQL: { first: 220, goal: 160 } };
const EMPTY_MS = 600_000;

/** From an empty machine to the first page; from a warm start to /readyz; idle memory after a minute. */
export const starts: Case = {
  name: 'start',
  run: async ({ rounds }) => ({
    rows: [
      ...(await measureEmptyMachine()),
      ...(await measure('embedded', rounds)),
      ...(await measure('PostgreSQL', rounds)),
    ],
  }),
};

/** Runs `npm start` in a folder with only the committed files and an empty package cache. */
async function measureEmptyMachine(): Promise<Measured[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'empty-'));
  execFileSync('/bin/sh', ['-c', 'git archive HEAD | tar -x -C "$0"', folder], { cwd: ROOT });
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}/`;
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?!config_registry)/i.test(name))),
    npm_config_cache: path.join(folder, '.npm-cache'),
    NODE_COMPILE_CACHE: path.join(folder, '.compile-cache'),
    PORT: port,
  };
  const from = performance.now();
  const child = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`npm start exited with ${String(child.exitCode)}`);
      if (performance.now() - from > EMPTY_MS) throw new Error('npm start served no page within 10 minutes');
      await pause(100);
    }
    const seconds = (performance.now() - from) / 1000;
    const modules = path.join(folder, 'node_modules');
    const megabytes = Number.parseInt(execFileSync('du', ['-sm', modules], { encoding: 'utf8' }), 10);
    const row = (what: string, unit: Unit, ours: number, first: number, goal: number): Measured => ({
      what,
      unit,
      ours,
      bound: { of: 'ours', is: 'at most', first, goal },
      note: 'one round, no package cached',
    });
    return [
      row('Empty machine, npm start to the first page', 's', seconds, 60, 40),
      row('Empty machine, packages', 'MB', megabytes, 550, 400),
    ];
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

async function measure(engine: Engine, rounds: number): Promise<Measured[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  const settings = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) };
  const restMs = rounds === 1 ? 12_000 : 60_000;
  try {
    await (await startServerProcess(settings, AS_OPERATED)).kill('SIGTERM');
    const times: number[] = [];
    let restBytes = 0;
    for (let round = 1; round <= rounds; round++) {
      const from = performance.now();
      const server = await startServerProcess(settings, AS_OPERATED);
      times.push(performance.now() - from);
      if (round === rounds) {
        await new Promise((resolve) => setTimeout(resolve, restMs));
        restBytes = memoryOf(server.pid);
      }
      await server.kill('SIGTERM');
    }
    return [
      {
        what: `Warm start to /readyz, ${engine}`,
        unit: 'ms',
        ours: median(times),
        bound: { of: 'ours', is: 'at most', first: 3000, goal: 1500 },
      },
      {
        what: `Idle memory, ${engine}`,
        unit: 'MB',
        ours: restBytes / MB,
        bound: { of: 'ours', is: 'at most', ...MEMORY[engine] },
        note: `one round, after ${String(restMs / 1000)} s`,
      },
    ];
  } finally {
    await postgres?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
