import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { makeDatabase, measureRecovery } from './measure-recovery.ts';
import { runScript } from '../../tests/support/run-script.ts';
import { drill, type Fault, proof, type Stage, unless, when, words } from './drill.ts';
import type { World } from './world.ts';

/** F19: keys are rotated under traffic; then the server starts with another key ring, and with none. */
export const rotateKeys: Fault = {
  id: 'F19',
  title: 'key rotation under traffic, wrong key at the start',
  engines: ['embedded', 'PostgreSQL'],
  run: (engine) => drill(engine, rotate, { orders: { restMs: 150 } }),
};

async function rotate({ world, ledger, over }: Stage) {
  const ring = path.join(world.dataDir, 'keys/ring');
  const keys = (): number => fs.readFileSync(ring, 'utf8').trim().split(/[\n,]/).length;
  ledger.mark();
  const before = keys();
  await run(world, 'keys-rotate.ts', ['--data-key']);
  await ledger.untilAcknowledged(24);
  const rotated = keys();
  const seen = ledger.mark();
  const port = { PORT: new URL(world.server.url).port };
  await world.server.kill('SIGTERM');
  const wrong = await refusal(world, { ...port, ENCRYPTION_KEYS: `k9:${randomBytes(32).toString('base64')}` });
  fs.renameSync(ring, `${ring}.away`);
  const missing = await refusal(world, port);
  const made = fs.existsSync(ring);
  fs.rmSync(ring, { force: true });
  fs.renameSync(`${ring}.away`, ring);
  await world.start({ settings: port });
  await over();
  await ledger.untilAcknowledged(16);
  return {
    how: 'npm run ops -- rotate-keys --data-key under 8 writers; a start with another key ring, and without one',
    control: proof(rotated > before, `the key ring had ${String(before)} key, then ${String(rotated)}`),
    seen: `during the rotation ${words(seen)}; another ring: "${wrong}"; none: "${missing}"`,
    faults: [
      ...unless(seen.refused === 0, 'a write was refused during the key rotation'),
      ...unless(
        /key/.test(wrong) && /key/.test(missing) && !made,
        'a start with a wrong or missing key ring is not refused with a readable message',
      ),
    ],
  };
}

/** Returns the message of a refused start, or an empty text when it was not refused. */
async function refusal(world: World, settings: Record<string, string>): Promise<string> {
  try {
    const server = await world.start({ settings });
    await server.kill('SIGTERM');
    return '';
  } catch (error) {
    return (
      /did not start: ([^.]{1,140})/.exec((error as Error).message)?.[1] ?? (error as Error).message.slice(0, 140)
    ).trim();
  }
}

async function run(world: World, script: string, args: string[], more: Record<string, string> = {}): Promise<number> {
  const from = performance.now();
  const { code, output } = await runScript(script, args, { ...world.settings, ...more });
  if (code !== 0) throw new Error(`${script}: ${output}`);
  return performance.now() - from;
}

const PASSPHRASE = { BACKUP_PASSPHRASE: 'a long sample passphrase' };
const ROWS = 20_000;

/** F20: a backup is made under traffic, everything is deleted, and the backup is restored. */
export const restoreBackup: Fault = {
  id: 'F20',
  title: 'backup, wipe, restore',
  engines: ['embedded', 'PostgreSQL'],
  // An email that waited during the backup waits again, and is sent again under its Message-ID.
  run: (engine) => drill(engine, restore, { orders: { restMs: 100 }, limits: { crashes: 1 } }),
};

async function restore({ world, ledger }: Stage) {
  const [file, keys] = [path.join(world.folder, 'a.backup'), path.join(world.folder, 'a.keys')];
  ledger.mark();
  await run(world, 'backup.ts', [path.join(world.folder, 'under-traffic.backup')]);
  const seen = ledger.mark();
  await ledger.stop();
  const took = await run(world, 'backup.ts', [file]);
  await run(world, 'backup-keys.ts', [keys], PASSPHRASE);
  await world.server.kill('SIGTERM');
  const wiped = await wipe(world);
  const refused = await runScript('restore.ts', [file], world.settings);
  await run(world, 'restore-keys.ts', [keys], PASSPHRASE);
  const back = await run(world, 'restore.ts', [file]);
  await world.start();
  const large = await measureRecovery(world.postgres?.url, ROWS);
  return {
    how: 'npm run ops -- backup under 8 writers and after them, backup-keys; all data deleted; restore-keys, restore, start',
    control: proof(wiped && refused.code === 1, 'all data was deleted; the restore without keys was refused'),
    seen: `backup ${seconds(took)}, restore ${seconds(back)}, compared row by row; under traffic ${words(seen)}; with ${String(large.rows)} more rows: backup ${large.backup} s (longest concurrent request ${large.longest} s), restore ${large.restore} s`,
    faults: when(seen.refused > 0, 'a write was refused during the backup'),
  };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Deletes all data and returns true when the installation is empty. */
async function wipe(world: World): Promise<boolean> {
  fs.rmSync(world.dataDir, { recursive: true });
  if (!world.postgres) return !fs.existsSync(world.dataDir);
  const client = new pg.Client(world.postgres.url);
  await client.connect();
  for (const schema of ['public', 'jobs']) await client.query(`drop schema ${schema} cascade`);
  await client.end();
  const url = await makeDatabase(world.postgres.url, 'restored');
  world.postgres = { ...world.postgres, url };
  world.settings['DATABASE_URL'] = url;
  return !fs.existsSync(world.dataDir);
}
