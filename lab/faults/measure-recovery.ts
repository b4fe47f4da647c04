import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { runScript } from '../../tests/support/run-script.ts';
import { startServerProcess } from '../../tests/support/server-process.ts';
import { withDatabase } from '../../tests/support/test-database.ts';

export type Measured = { rows: number; backup: string; restore: string; megabytes: string; longest: string };

/** Times a backup under requests, and a restore, with `rows` audit rows. */
export async function measureRecovery(server: string | undefined, rows: number): Promise<Measured> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'measure-'));
  const keys = Buffer.alloc(32, 1).toString('base64');
  const place = async (name: string): Promise<Record<string, string>> => ({
    DATA_DIR: path.join(folder, name),
    ENCRYPTION_KEYS: `k1:${keys}`,
    ...(server === undefined ? {} : { DATABASE_URL: await makeDatabase(server, `measure_${name}`) }),
  });
  try {
    const source = await place('source');
    const first = await startServerProcess(source);
    await first.kill('SIGTERM');
    await runScript('../lab/faults/fill-audit.ts', [String(rows)], source);
    const running = await startServerProcess(source);
    const file = path.join(folder, 'backup');
    const watch = watchRequests(running.url);
    const backup = await timed(() => runScript('backup.ts', [file], source));
    const longest = await watch();
    await running.kill('SIGTERM');
    const target = await place('target');
    const restore = await timed(() => runScript('restore.ts', [file], target));
    return { rows, backup, restore, longest, megabytes: (fs.statSync(file).size / 1024 ** 2).toFixed(1) };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function timed(work: () => ReturnType<typeof runScript>): Promise<string> {
  const from = performance.now();
  const { code, output } = await work();
  if (code !== 0) throw new Error(output);
  return seconds(performance.now() - from);
}

/** Sends requests that read the database one after another. Returns the longest duration. */
function watchRequests(url: string): () => Promise<string> {
  let [longest, over] = [0, false];
  const asking = (async () => {
    while (!over) {
      const from = performance.now();
      await (await fetch(`${url}/readyz`)).text();
      longest = Math.max(longest, performance.now() - from);
    }
  })();
  return async () => {
    over = true;
    await asking;
    return seconds(longest);
  };
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

export async function makeDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return withDatabase(server, name);
}
