import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MAX_FILE_BYTES } from '../../src/contract/documents.ts';
import { type ForkedServer, startForked } from './forked-server.ts';
import { memoryOf } from '../../tests/process-figures.ts';
import { sendFile, startUploadServer, type UploadServer } from '../../tests/upload-server.ts';

export type Uploads = {
  /** Milliseconds of each round. */
  ours: number[];
  plain: number[];
  /** Resident memory: before, at most while so many come at once, and how many of them were taken. */
  restBytes: number;
  mostBytes: number;
  taken: number;
};

/** The server is idle for this long before its memory counts as idle memory. */
const SETTLE_MS = 12_000;

/** Sends a file of 50 MB to us and to a plain store in turn, then so many to us at once. */
export async function measureUploads(rounds: number, atOnce: number): Promise<Uploads> {
  const server = await startUploadServer();
  const plain = await startPlainStore();
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(MAX_FILE_BYTES)]).subarray(0, MAX_FILE_BYTES);
  const ours = (): Promise<number> => sendFile(server.url + server.ofDeal, server.headers, content);
  const theirs = (): Promise<number> => sendFile(plain.url, {}, content);
  try {
    await timed(ours);
    await timed(theirs);
    const found: Uploads = { ours: [], plain: [], restBytes: 0, mostBytes: 0, taken: 0 };
    for (let round = 0; round < rounds; round++)
      for (const who of ['ours', 'plain'] as const) found[who].push(await timed(who === 'ours' ? ours : theirs));
    return { ...found, ...(await flood(server, ours, atOnce)) };
  } finally {
    await plain.stop();
    await server.stop();
  }
}

async function flood({ pid }: UploadServer, send: () => Promise<number>, atOnce: number) {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const restBytes = memoryOf(pid);
  let mostBytes = restBytes;
  const watch = setInterval(() => (mostBytes = Math.max(mostBytes, memoryOf(pid))), 20);
  const answers = await Promise.all(Array.from({ length: atOnce }, send));
  clearInterval(watch);
  return { restBytes, mostBytes, taken: answers.filter((status) => status === 201).length };
}

async function timed(send: () => Promise<number>): Promise<number> {
  const from = performance.now();
  const status = await send();
  if (status !== 201) throw new Error(`an upload was answered ${String(status)}`);
  return performance.now() - from;
}

async function startPlainStore(): Promise<ForkedServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plain-'));
  const store = await startForked(path.join(import.meta.dirname, 'plain-store.ts'), folder);
  return {
    url: store.url,
    stop: async () => {
      await store.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
