import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  CreateBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, describe, expect, test } from 'vitest';
import { openBucket } from '../../src/server/adapters/files/s3.ts';
import { parseConfig } from '../../src/server/config/environment.ts';
import type { Files } from '../../src/server/ports.ts';
import { filesContract } from '../../tests/support/files-contract.ts';
import { startMeddler } from './meddler.ts';

const { BUCKET_OF_CHECK } = process.env;
if (BUCKET_OF_CHECK === undefined) throw new Error('This test needs its own store: run npm run lab -- ceph-check');
const settings = JSON.parse(BUCKET_OF_CHECK) as Record<string, string>;
const bucketOf = (more: Record<string, string> = {}) => {
  const { bucket } = parseConfig({ ...settings, ...more });
  if (!bucket) throw new Error('no bucket is set');
  return bucket;
};
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arriving-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const open = (more?: Record<string, string>): Files => openBucket(bucketOf(more), folder);

const { bucket: Bucket, region, endpoint = '', credentials } = bucketOf();
if (!credentials) throw new Error('no key is set');
const store = new S3Client({ region, endpoint, forcePathStyle: true, credentials: credentials.reveal() });
await store.send(new CreateBucketCommand({ Bucket }));
afterAll(() => store.destroy());
const files = open();

const uploads = async (): Promise<string[]> =>
  ((await store.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? []).map(({ Key = '' }) => Key);
const keys = async (): Promise<string[]> =>
  ((await store.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).map(({ Key = '' }) => Key);
async function* of(...pieces: Buffer[]): AsyncGenerator<Buffer> {
  await Promise.resolve();
  yield* pieces;
}

filesContract('S3 of Ceph', () => Promise.resolve(files));

describe('files in a store that checks signatures', () => {
  test.each([
    ['a wrong secret is refused', { AWS_SECRET_ACCESS_KEY: 'wrong' }, 'SignatureDoesNotMatch'],
    ['an unknown key is refused', { AWS_ACCESS_KEY_ID: 'unknown' }, 'InvalidAccessKeyId'],
  ])('%s, and nothing is stored', async (_, wrong, name) => {
    const stranger = open(wrong);
    const key = randomUUID();
    await expect(stranger.put(key, of(randomBytes(1000)))).rejects.toMatchObject({ name });
    await expect(stranger.open(key)).rejects.toMatchObject({ name });
    await expect(stranger.ping()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    expect(await keys()).not.toContain(key);
    await files.ping();
  });

  test('a missing bucket is reported', async () => {
    const other = open({ FILES_URL: `s3://nothing?region=${region}&endpoint=${endpoint}` });
    await expect(other.ping()).rejects.toMatchObject({ name: 'NotFound' });
  });

  test('50 MB in irregular pieces are returned byte for byte', async () => {
    const key = randomUUID();
    const content = randomBytes(50 * 1024 * 1024);
    async function* source(): AsyncGenerator<Buffer> {
      await Promise.resolve();
      for (let at = 0; at < content.length; at += 65_521) yield content.subarray(at, at + 65_521);
    }
    await files.put(key, source());
    const { ContentLength } = await store.send(new HeadObjectCommand({ Bucket, Key: key }));
    expect(ContentLength).toBe(content.length);
    const hash = createHash('sha256');
    for await (const piece of await files.open(key)) hash.update(piece as Buffer);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
  });

  test('an aborted stream leaves neither an upload nor a file', async () => {
    const key = randomUUID();
    async function* breaking(): AsyncGenerator<Buffer> {
      for (let n = 0; n < 12; n++) yield randomBytes(1_000_000);
      throw new Error('the sender disconnected');
    }
    await expect(files.put(key, breaking())).rejects.toThrow('the sender disconnected');
    expect(await uploads()).toEqual([]);
    expect(await keys()).not.toContain(key);
  });

  test.each([100_000, 12_000_000])('%i bytes that the store changed are rejected and removed', async (length) => {
    const meddler = await startMeddler(endpoint, (key) => files.put(key, of(randomBytes(length - 1))));
    try {
      const between = open({ FILES_URL: `s3://${Bucket}?region=${region}&endpoint=${meddler.url}` });
      const key = randomUUID();
      await expect(between.put(key, of(randomBytes(length)))).rejects.toThrow('different number of bytes');
      expect(meddler.meddled()).toEqual([key]);
      await expect(files.open(key)).rejects.toMatchObject({ code: 'ENOENT' });
    } finally {
      await meddler.close();
    }
  });
});
