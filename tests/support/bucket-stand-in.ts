import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

export type BucketStandIn = {
  /** For FILES_URL, together with the credentials. */
  settings: { FILES_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** The keys of stored files, and the number of unfinished uploads. */
  held: () => { keys: string[]; unfinished: number };
  /** The unanswered requests of this method, now and at most since the last pause. */
  inProgress: (method: string) => { now: number; most: number };
  /** Holds requests of this method until the returned function is called. */
  pause: (method: string) => () => void;
  close: () => Promise<void>;
};

const BUCKET = 'documents';

/** Starts a local S3-compatible store. It accepts any secret. */
export async function startBucket(): Promise<BucketStandIn> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bucket-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const uploads = path.join(directory, BUCKET, '._S3rver_uploads');
  // The store replaces objects in place, so a concurrent reader would wait forever for missing bytes. S3 replaces
  // atomically, so requests for named objects run one at a time.
  let turn: Promise<unknown> = Promise.resolve();
  store.middleware.unshift(async (ctx, next) => {
    if (!ctx.path.endsWith('.json')) return next();
    const work = turn.then(async () => {
      await next();
      if (ctx.body instanceof Readable) ctx.body = await buffer(ctx.body);
    });
    turn = work.catch(() => undefined);
    await work;
  });
  const counts = new Map<string, { now: number; most: number }>();
  const paused = new Map<string, Promise<void>>();
  store.middleware.unshift(async (ctx, next) => {
    const count = counts.get(ctx.method) ?? { now: 0, most: 0 };
    counts.set(ctx.method, count);
    count.most = Math.max(count.most, ++count.now);
    try {
      await paused.get(ctx.method);
      await next();
    } finally {
      count.now -= 1;
    }
  });
  const { port } = await store.run();
  const list = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
  return {
    settings: {
      FILES_URL: `s3://${BUCKET}?region=us-east-1&endpoint=http://127.0.0.1:${String(port)}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    held: () => ({
      keys: list(path.join(directory, BUCKET)).flatMap((name) => /^(.{36})\._S3rver_object$/.exec(name)?.[1] ?? []),
      unfinished: list(uploads).length,
    }),
    inProgress: (method) => ({ now: 0, most: 0, ...counts.get(method) }),
    pause: (method) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      paused.set(method, promise);
      const count = counts.get(method);
      if (count) count.most = count.now;
      return () => {
        paused.delete(method);
        resolve();
      };
    },
    close: async () => {
      await store.close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}
