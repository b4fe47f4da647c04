import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../tests/postgres-server.ts';
import { memoryOf } from '../../tests/process-figures.ts';
import { startServerProcess } from '../../tests/server-process.ts';
import { AS_OPERATED } from '../../tests/short-lived.ts';
import type { Engine } from './filled-server.ts';
import { type Case, type Measured, median } from './measured.ts';

const MB = 1024 ** 2;
/** At most, in MB. */
const MEMORY = { embedded: { first: 350, goal: 300 }, PostgreSQL: { first: 180, goal: 150 } };

/** From the command to /readyz on a database that is there, and what the server holds after a minute of rest. */
export const starts: Case = {
  name: 'start',
  run: async (rounds) => ({ rows: [...(await measure('embedded', rounds)), ...(await measure('PostgreSQL', rounds))] }),
};

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
        what: `Memory at rest, ${engine}`,
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
