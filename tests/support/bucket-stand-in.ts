import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

export type BucketStandIn = {
  /** For FILES_URL, with the credentials beside it. */
  settings: { FILES_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Keys of files that are there, and how many uploads are under way. */
  held: () => { keys: string[]; unfinished: number };
  /** Requests of this method that the store has not answered yet, and the most there were at one time since the last pause. */
  inProgress: (method: string) => { now: number; most: number };
  /** Keeps requests of this method waiting until the returned function is called. */
  pause: (method: string) => () => void;
  close: () => Promise<void>;
};

const BUCKET = 'documents';

/** A store that speaks like S3, on this machine. It takes any secret and lists no unfinished uploads. */
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
  // It knows no abort: this one is ours.
  store.middleware.unshift(async (ctx, next) => {
    const { uploadId } = ctx.query;
    if (ctx.method !== 'DELETE' || uploadId === undefined) return next();
    fs.rmSync(path.join(uploads, path.basename(uploadId)), { recursive: true });
    ctx.status = 204;
  });
  // It replaces an object in place, so that a reader waits forever for bytes that are gone. S3 replaces it as a whole:
  // requests for a named object take turns.
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
