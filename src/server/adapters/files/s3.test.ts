import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#server/config/environment.ts';
import { startBucket } from '#tests/support/bucket-stand-in.ts';
import { filesContract } from '#tests/support/files-contract.ts';
import type { Files } from '#server/ports.ts';
import { openBucket } from './s3.ts';

const store = await startBucket();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arriving-'));
afterAll(async () => {
  await store.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
function open(more: Record<string, string> = {}): Files {
  const { bucket } = parseConfig({ ...store.settings, ...more });
  if (!bucket) throw new Error('no bucket is set');
  return openBucket(bucket, folder);
}
const files = open();

filesContract('S3', () => Promise.resolve(files));

async function* pieces(count: number, end?: Error): AsyncGenerator<Buffer> {
  for (let n = 0; n < count; n++) {
    await Promise.resolve();
    yield randomBytes(1_000_000);
  }
  if (end) throw end;
}

describe('files in a bucket', () => {
  test('a large file comes back whole, and nothing of it stays on this machine', async () => {
    const key = randomUUID();
    const content = randomBytes(12_345_678);
    async function* source(): AsyncGenerator<Buffer> {
      await Promise.resolve();
      for (let at = 0; at < content.length; at += 100_000) yield content.subarray(at, at + 100_000);
    }
    await files.put(key, source());
    const found: Buffer[] = [];
    for await (const piece of await files.open(key)) found.push(piece as Buffer);
    expect(Buffer.concat(found).equals(content)).toBe(true);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('can be read to the end by a reader that pauses longer than the store may', async () => {
    const key = randomUUID();
    await files.put(key, pieces(40));
    let bytes = 0;
    for await (const piece of await files.open(key)) {
      if (bytes === 0) {
        const goOn = store.pause('HEAD');
        await expect(files.ping()).rejects.toThrow().finally(goOn);
      }
      bytes += (piece as Buffer).length;
    }
    expect(bytes).toBe(40_000_000);
  });

  test('an upload that breaks off leaves nothing at the store and nothing on this machine', async () => {
    const key = randomUUID();
    await expect(files.put(key, pieces(12, new Error('the sender is gone')))).rejects.toThrow('the sender is gone');
    expect(store.held().keys).not.toContain(key);
    expect(store.held().unfinished).toBe(0);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('cause a 503 and end the source when the store is unreachable', async () => {
    const away = open({ FILES_URL: 's3://documents?region=us-east-1&endpoint=http://127.0.0.1:1' });
    let ended = false;
    async function* source(): AsyncGenerator<Buffer> {
      try {
        yield* pieces(20);
      } finally {
        ended = true;
      }
    }
    await expect(away.put(randomUUID(), source())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect.poll(() => ended).toBe(true);
    await expect(away.ping()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await files.ping();
  });

  test('files that are older than a day are removed at the start', () => {
    const [old, fresh] = [`${randomUUID()}.part`, `${randomUUID()}.part`];
    for (const name of [old, fresh]) fs.writeFileSync(path.join(folder, name), 'left over');
    fs.utimesSync(path.join(folder, old), 0, 0);
    open();
    expect(fs.readdirSync(folder)).toEqual([fresh]);
    fs.rmSync(path.join(folder, fresh));
  });

  test('a bucket that is not there is told', async () => {
    const other = open({ FILES_URL: store.settings.FILES_URL.replace('documents', 'nothing') });
    await expect(other.ping()).rejects.toMatchObject({ name: 'NotFound' });
  });
});

async function contentOf(content: AsyncIterable<unknown>): Promise<number> {
  let bytes = 0;
  for await (const piece of content) bytes += (piece as Buffer).length;
  return bytes;
}

describe('concurrent requests to the bucket', () => {
  test('are not delayed by 55 downloads that are never read: another download, upload, deletion and health check', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    await files.put(key, pieces(1));
    const unread = await Promise.allSettled(Array.from({ length: 55 }, () => files.open(key)));
    try {
      const rejected = unread.filter(({ status }) => status === 'rejected');
      expect(rejected.length, 'downloads that did not open').toBe(0);
      await files.ping();
      await files.put(other, pieces(1));
      expect(await contentOf(await files.open(other))).toBe(1_000_000);
      await files.remove(other);
    } finally {
      for (const one of unread) if (one.status === 'fulfilled') one.value.destroy();
    }
  });

  test('20 senders that never finish do not delay another upload', async () => {
    const { promise: go, resolve } = Promise.withResolvers<void>();
    let begun = 0;
    async function* stalled(): AsyncGenerator<Buffer> {
      begun += 1;
      yield randomBytes(100_000);
      await go;
    }
    const key = randomUUID();
    const senders = Array.from({ length: 20 }, () => files.put(randomUUID(), stalled()).catch(() => undefined));
    try {
      await expect.poll(() => begun).toBeGreaterThanOrEqual(16);
      await expect(files.put(key, pieces(6))).resolves.toBeUndefined();
      expect(await contentOf(await files.open(key))).toBe(6_000_000);
    } finally {
      resolve();
      await Promise.all(senders);
    }
  });

  test('no more files than `parallel` are sent at one time, and all of them arrive whole', async () => {
    const two = open({ FILES_URL: `${store.settings.FILES_URL}&parallel=2` });
    const keys = Array.from({ length: 5 }, () => randomUUID());
    const goOn = store.pause('PUT');
    const work = Promise.all(keys.map((key) => two.put(key, pieces(7))));
    await expect.poll(() => store.inProgress('PUT').now).toBe(2);
    goOn();
    await work;
    expect(store.inProgress('PUT').most).toBe(2);
    for (const key of keys) expect(await contentOf(await two.open(key))).toBe(7_000_000);
  });

  test('share one request between concurrent health checks', async () => {
    const goOn = store.pause('HEAD');
    const checks = Array.from({ length: 60 }, () => files.ping());
    try {
      await expect.poll(() => store.inProgress('HEAD').now).toBeGreaterThanOrEqual(1);
    } finally {
      goOn();
    }
    await Promise.all(checks);
    expect(store.inProgress('HEAD').most).toBe(1);
  });
});

describe('FILES_URL', () => {
  test.each([
    's3://documents',
    's3://documents/folder?region=x',
    's3://?region=x',
    's3://documents?region=x&endpoint=ftp://x',
    's3://documents?region=x&acl=public',
    's3://documents?region=x&parallel=0',
    'https://documents',
  ])('is refused with a readable message: %s', (FILES_URL) => {
    expect(() => parseConfig({ FILES_URL })).toThrow('FILES_URL');
  });

  test('is refused with only one of the two credentials', () => {
    expect(() => parseConfig({ FILES_URL: 's3://documents?region=x', AWS_ACCESS_KEY_ID: 'k' })).toThrow(
      'belong together',
    );
  });
});
