import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { adminPaths } from '../../src/contract/admin.ts';
import { dealPaths } from '../../src/contract/deals.ts';
import { MAX_FILE_BYTES } from '../../src/contract/documents.ts';
import { startPostgres } from '../../tests/support/postgres-server.ts';
import { memoryOf } from '../../tests/support/process-figures.ts';
import { sendFile, startUploadServer, type UploadServer } from '../../tests/support/upload-server.ts';
import { pause } from '../../tests/support/writers.ts';
import type { Engine } from './filled-server.ts';
import { type ForkedServer, startForked, startProgram } from './forked-server.ts';
import { failureLine, startMixed } from './mixed-load.ts';

/** The server's memory counts as idle after this time without requests. */
const SETTLE_MS = 12_000;
/** The reading process has started by then. */
const CLIENT_STARTS_MS = 4000;
/** The rate of other requests during the uploads. */
const READS_PER_SECOND = 20;
const LONGEST_SECONDS = 600;

const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(MAX_FILE_BYTES)]).subarray(0, MAX_FILE_BYTES);

/** Sends a file of 50 MB to the product and to a plain store alternately. Returns the milliseconds of each round. */
export async function measureUploads(rounds: number): Promise<{ ours: number[]; plain: number[] }> {
  const server = await startUploadServer();
  const store = await startPlainStore();
  const ours = (): Promise<number> => sendFile(server.url + server.ofDeal, server.headers, content);
  const theirs = (): Promise<number> => sendFile(store.url, {}, content);
  try {
    await timed(ours);
    await timed(theirs);
    const found = { ours: [] as number[], plain: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      found.ours.push(await timed(ours));
      found.plain.push(await timed(theirs));
    }
    return found;
  } finally {
    await store.stop();
    await server.stop();
  }
}

export type Flood = {
  /** Resident memory of the server: idle, and the peak during the uploads. */
  restBytes: number;
  mostBytes: number;
  accepted: number;
  slowestReadMs: number;
  faults: string[];
};

/** Sends `atOnce` files of 50 MB concurrently while another process reads pages and lists. */
export async function flood(engine: Engine, store: 'local' | 'S3', atOnce: number): Promise<Flood> {
  const bucket =
    store === 'S3'
      ? await startProgram<Record<string, string>>(path.join(import.meta.dirname, 'bucket.ts'))
      : undefined;
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  let started: UploadServer | undefined;
  try {
    const server = await startUploadServer({ ...bucket?.said, ...(postgres && { DATABASE_URL: postgres.url }) });
    started = server;
    const send = (): Promise<number> => sendFile(server.url + server.ofDeal, server.headers, content);
    await timed(send);
    const target = {
      url: server.url,
      authorization: server.headers['authorization'] ?? '',
      lists: [dealPaths.own, adminPaths.applications],
      application: '',
      uploads: [],
    };
    await pause(SETTLE_MS);
    const restBytes = memoryOf(server.pid);
    const reads = startMixed({ target, perSecond: READS_PER_SECOND, seconds: LONGEST_SECONDS, readsOnly: true });
    await pause(CLIENT_STARTS_MS);
    let mostBytes = restBytes;
    const watch = setInterval(() => (mostBytes = Math.max(mostBytes, memoryOf(server.pid))), 20);
    const answers = await Promise.all(Array.from({ length: atOnce }, () => send().catch(() => 0)));
    clearInterval(watch);
    reads.stop();
    const sent = await reads.sent;
    return {
      restBytes,
      mostBytes,
      accepted: answers.filter((status) => status === 201).length,
      slowestReadMs: Math.max(...sent.times),
      faults: failureLine(`reads during uploads (${store}, ${engine})`, sent),
    };
  } finally {
    await started?.stop();
    await postgres?.stop();
    await bucket?.stop();
  }
}

async function timed(send: () => Promise<number>): Promise<number> {
  const from = performance.now();
  const status = await send();
  if (status !== 201) throw new Error(`an upload answered ${String(status)}`);
  return performance.now() - from;
}

async function startPlainStore(): Promise<ForkedServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-'));
  const store = await startForked(path.join(import.meta.dirname, 'plain-store.ts'), folder);
  return {
    ...store,
    stop: async () => {
      await store.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
