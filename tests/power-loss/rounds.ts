import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exportDatabase } from '#server/adapters/backup/export-database.ts';
import { openEmbedded } from '#server/db/open.ts';
import { parseConfig } from '#server/config/environment.ts';
import { systemClock } from '#server/boot/clock.ts';
import { openLog } from '#server/lib/log.ts';
import { openVault } from '#server/crypto/vault.ts';
import { buildServer } from '#server/http/build-server.ts';
import { openKeyProvider } from '#server/boot/open-key-provider.ts';
import type { Settings } from '#server/config/settings.ts';
import { startApp } from '#server/boot/start.ts';
import { sampleApplication, SSN } from '#tests/support/factories.ts';
import { type Operation, recordDisk } from './record-disk.ts';
import { rebuildDisk } from './rebuild-disk.ts';

export type PowerLossReport = { rounds: number; acknowledged: number; lost: number; unreadable: number };
export type PowerLoss = { cut: PowerLossReport; control: PowerLossReport; operations: number; flushes: number };

type Rounds = { rounds: number; controls: number; seed: number; submits: number; settings?: Settings };

/**
 * Records a first start and applications that are submitted, four at a time. Then rebuilds the disk as a power cut at
 * random moments would leave it, opens it, and looks for everything acknowledged before. The control ignores all
 * flushes after the first start, and must lose data.
 */
export async function losePower({ rounds, controls, seed, submits, settings = {} }: Rounds): Promise<PowerLoss> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'power-loss-'));
  const random = seeded(seed);
  try {
    const { operations, dataDir } = await record({ ...settings, DATA_DIR: path.join(folder, 'data') }, submits);
    const first = operations.findIndex((one) => one.kind === 'acknowledged');
    const unflushed = operations.filter((one, index) => index < first || one.kind !== 'flush');
    const judge = async (recorded: Operation[], from: number, count: number): Promise<PowerLossReport> => {
      const report = { rounds: count, acknowledged: 0, lost: 0, unreadable: 0 };
      for (let round = 0; round < count; round++) {
        // The first cut is after the last operation, the others are at random.
        const cut = round === 0 ? recorded.length : from + Math.floor(random() * (recorded.length - from));
        await reopen(
          { dataDir, settings, folder: path.join(folder, 'cut'), operations: recorded, cut, random },
          report,
        );
      }
      return report;
    };
    return {
      // About 1 in 10 cuts is during the first start.
      cut: await judge(operations, Math.floor(first - (operations.length - first) / 9), rounds),
      control: await judge(unflushed, Math.floor((first + unflushed.length) / 2), controls),
      operations: operations.length,
      flushes: operations.filter((one) => one.kind === 'flush').length,
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

type Recorded = { operations: Operation[]; dataDir: string };
async function record(settings: Settings & { DATA_DIR: string }, submits: number): Promise<Recorded> {
  const { DATA_DIR: dataDir } = settings;
  const root = path.join(dataDir, 'db');
  fs.mkdirSync(root, { recursive: true });
  const recording = recordDisk(root);
  try {
    const config = parseConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off', ...settings });
    const started = await startApp(config, openLog('silent'), { clock: systemClock });
    const server = await buildServer(started.app, started.readiness);
    const work = async (writer: number): Promise<void> => {
      for (let i = 0; i < submits / 4; i++) {
        const answer = await server.inject({
          method: 'POST',
          url: '/api/credit-application',
          headers: { authorization: 'Bearer none' },
          payload: sampleApplication(),
        });
        recording.acknowledge(answer.json<{ reference: string }>().reference);
        if (writer === 0 && i % 10 === 9) await started.app.db.maintain();
      }
    };
    await Promise.all([0, 1, 2, 3].map(work));
    await server.close();
    recording.stop();
    await started.close();
  } finally {
    recording.stop();
  }
  return { operations: recording.operations, dataDir };
}

type Cut = {
  dataDir: string;
  settings: Settings;
  folder: string;
  operations: Operation[];
  cut: number;
  random: () => number;
};

async function reopen(at: Cut, report: PowerLossReport): Promise<void> {
  const { dataDir, settings, folder, operations, cut, random } = at;
  fs.rmSync(folder, { recursive: true, force: true });
  rebuildDisk(operations, cut, path.join(dataDir, 'db'), path.join(folder, 'db'), random);
  const wanted = operations.slice(0, cut).flatMap((one) => (one.kind === 'acknowledged' ? [one.what] : []));
  report.acknowledged += wanted.length;
  const keyProvider = await openKeyProvider(parseConfig({ ...settings, DATA_DIR: dataDir }));
  const db = await openEmbedded(path.join(folder, 'db')).catch(() => undefined);
  if (!db || !keyProvider) {
    report.unreadable++;
    report.lost += wanted.length;
    return;
  }
  try {
    if (wanted.length === 0) return; // an interrupted first start begins again
    const vault = await openVault(db, keyProvider, new Date());
    const rows = await db.query.selectFrom('applications').select(['id', 'reference', 'principal_ssn']).execute();
    const opening = rows.filter((row) => {
      const place = { table: 'applications', row: row.id, column: 'principal_ssn' };
      return vault.decrypt(place, row.principal_ssn ?? '').reveal() === SSN;
    });
    const there = new Set(opening.map((row) => row.reference));
    report.lost += wanted.filter((reference) => !there.has(reference)).length;
    await exportDatabase(db.query, () => Promise.resolve()); // every row of every table is readable
  } catch {
    report.unreadable++;
    report.lost += wanted.length;
  } finally {
    await db.close();
  }
}

/** Returns a random number generator (mulberry32) with the same cuts for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
