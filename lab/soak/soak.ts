import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Engine, openWorld, type World } from '../faults/world.ts';
import { memoryOf, openOf, processorOf } from '../../tests/support/process-figures.ts';
import { judge, type Sample, type Verdict } from './judge.ts';
import { byCall, type Interval } from './by-call.ts';
import { startLoad } from './load.ts';

const LOOK_MS = 5000;
/** The pause of two writers: about a third of one node's capacity. */
const REST_MS = 400;

export type Soak = {
  samples: Sample[];
  verdicts: Verdict[];
  acknowledged: number;
  /** Where the time went at the start and at the end. */
  details: string[];
};

/** Runs everything concurrently for `minutes`, samples every 5 s, and judges at the end. */
export async function soak(engine: Engine, minutes: number, told: (sample: Sample) => void): Promise<Soak> {
  const world = await openWorld(engine, { settings: { LOG_LEVEL: 'warn' } });
  try {
    const ledger = world.startLedger({ writers: 2, restMs: REST_MS });
    const load = startLoad(world);
    const samples: Sample[] = [];
    const intervals: Interval[] = [];
    // The engine opens its files on first use and keeps them open.
    const engineFolder = path.join(world.dataDir, 'db');
    const from = Date.now();
    while (Date.now() - from < minutes * 60_000) {
      await pause(LOOK_MS);
      const answers = load.takeTimes();
      const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
      const at = Math.round((Date.now() - from) / 1000);
      intervals.push({ at, answers, processor: processorOf(world.server.pid) });
      const sample = {
        at,
        rssMb: Math.round(memoryOf(world.server.pid) / 1024 ** 2),
        descriptors: openOf(world.server.pid).filter((name) => !name.startsWith(engineFolder)).length,
        p99Ms: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
        storedMb: (await storedBytes(world)) / 1024 ** 2,
        acknowledged: ledger.total(),
      };
      samples.push(sample);
      told(sample);
    }
    await load.stop();
    const entries = await ledger.stop();
    const verdicts = judge(samples, [...load.unexpected, ...ledger.unexpected()]);
    return { samples, verdicts, acknowledged: entries.length, details: byCall(intervals) };
  } finally {
    await world.close();
  }
}

/** Returns the storage of the rows, without the log, which is preallocated and reused. */
async function storedBytes({ postgres, dataDir }: World): Promise<number> {
  if (!postgres) return sizeOf(path.join(dataDir, 'db/pg18/base'));
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  await client.end();
  return Number(rows[0]?.bytes ?? 0);
}

const sizeOf = (folder: string): number =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .reduce((sum, one) => sum + (one.isFile() ? sizeOfFile(path.join(one.parentPath, one.name)) : 0), 0);

const sizeOfFile = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
