import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { within } from '#server/lib/within.ts';
import type { BucketSettings } from '#server/config/files-settings.ts';
import type { Files } from '#server/ports.ts';

const KEY = /^[0-9a-f-]{36}$/;
const NAME = /^[a-z][a-z-]*\.json$/;
/** A store that sends and accepts no byte for this long counts as away. */
const SILENT_MS = 4000;
/** Longer than for other calls, because readers may be slow. http/send-file.ts ends stopped ones earlier. */
const SILENT_READ_MS = 900_000;

/**
 * Stores files in one S3 bucket, or a store with the same API. A file gets its name once it is completely stored.
 * Downloads, writes and the health check use separate clients, so that none waits for the others' sockets.
 */
export function openBucket(settings: BucketSettings, folder: string): Files {
  const Bucket = settings.bucket;
  const reads = clientOf(settings, { requestTimeout: SILENT_MS, socketTimeout: SILENT_READ_MS });
  const writes = clientOf(settings, { requestTimeout: 30_000, socketTimeout: SILENT_MS });
  const health = clientOf(settings, { requestTimeout: SILENT_MS, socketTimeout: SILENT_MS });
  const inSlot = openSlots(settings.parallel);
  removeLeftovers(folder);
  let pinging: Promise<unknown> | undefined;
  const place = (key: string): { Bucket: string; Key: string } => {
    if (!KEY.test(key)) throw new Error('this is not a valid file key');
    return { Bucket, Key: key };
  };
  const namedPlace = (name: string): { Bucket: string; Key: string } => {
    if (!NAME.test(name)) throw new Error('this is not a valid object name');
    return { Bucket, Key: name };
  };
  const remove = async (key: string): Promise<void> => void (await writes.send(new DeleteObjectCommand(place(key))));
  return {
    put: async (key, source) => {
      const at = place(key);
      const file = path.join(folder, `${key}.part`);
      try {
        const size = await spool(source, file);
        await inSlot(() => sendFile(writes, at, file, size));
      } catch (error) {
        // If the store is unreachable, the sweep removes the rest, so that the sender does not wait again.
        await within(SILENT_MS, remove(key)).catch(() => undefined);
        throw error;
      } finally {
        fs.rmSync(file, { force: true });
      }
    },
    open: async (key) => {
      try {
        return (await reads.send(new GetObjectCommand(place(key)))).Body as IncomingMessage;
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'NoSuchKey') throw error;
        throw Object.assign(new Error('the file does not exist in the store', { cause: error }), { code: 'ENOENT' });
      }
    },
    remove,
    sweep: async (before, areKept) => {
      let removed = 0;
      for await (const { Contents = [] } of paginateListObjectsV2({ client: writes }, { Bucket })) {
        const old = Contents.filter(({ LastModified }) => LastModified !== undefined && LastModified < before);
        const keys = old.flatMap(({ Key }) => (Key !== undefined && KEY.test(Key) ? [Key] : []));
        if (keys.length === 0) continue;
        const kept = await areKept(keys);
        const strays = keys.filter((key) => !kept.has(key));
        for (const key of strays) await remove(key);
        removed += strays.length;
      }
      return removed;
    },
    // Anyone may call /readyz, so concurrent checks share one request.
    ping: async () => {
      pinging ??= health.send(new HeadBucketCommand({ Bucket })).finally(() => (pinging = undefined));
      await pinging;
    },
    // Uses the client of the health check, so that transfers of users cannot delay it.
    readNamed: async (name) => {
      try {
        const { Body } = await health.send(new GetObjectCommand(namedPlace(name)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    writeNamed: async (name, content) =>
      void (await health.send(new PutObjectCommand({ ...namedPlace(name), Body: content }))),
  };
}

const quiet = (): void => undefined;
type Timeouts = { requestTimeout: number; socketTimeout: number };

/** The SDK's default checksums store framing bytes of a stream as content, and other stores refuse them. */
const clientOf = ({ region, endpoint, credentials }: BucketSettings, timeouts: Timeouts): S3Client =>
  new S3Client({
    region,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // One retry only, because a user is waiting. Without `throwOnRequestTimeout` the SDK only warns and waits on.
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 3000,
      ...timeouts,
      throwOnRequestTimeout: true,
      // With the default of 50 sockets a request waits for a free one, and that wait counts as a connection timeout.
      httpAgent: { maxSockets: Infinity },
      httpsAgent: { maxSockets: Infinity },
    },
    // It would report on the console that it does not repeat a stream, which sendFile does.
    logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials && { credentials: credentials.reveal() }),
  });

type Spooled = { bytes: number; md5: string };

async function spool(source: AsyncIterable<Buffer>, file: string): Promise<Spooled> {
  const hash = createHash('md5');
  let bytes = 0;
  const counted = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      bytes += piece.length;
      hash.update(piece);
      yield piece;
    }
  };
  await pipeline(source, counted, fs.createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  return { bytes, md5: hash.digest('base64') };
}

/** Sends a file, and once more after a fault: the SDK cannot rewind a stream. The store compares it with its MD5. */
async function sendFile(
  client: S3Client,
  at: { Bucket: string; Key: string },
  file: string,
  { bytes: ContentLength, md5: ContentMD5 }: Spooled,
): Promise<void> {
  const send = async (): Promise<void> => {
    const Body = fs.createReadStream(file);
    try {
      await client.send(new PutObjectCommand({ ...at, Body, ContentLength, ContentMD5 }));
    } finally {
      Body.destroy();
    }
  };
  await send().catch((error: unknown) => {
    if (isRefusal(error)) throw error;
    return send();
  });
}

/** An answer of the store that a second try would get again. */
const isRefusal = (error: unknown): boolean => {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 500;
  return status >= 400 && status < 500;
};

const DAY_MS = 24 * 3_600_000;
/** Files of a process that was killed. Those of another running process are younger. */
function removeLeftovers(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const parts = fs.readdirSync(folder).filter((name) => name.endsWith('.part'));
  for (const file of parts.map((name) => path.join(folder, name)))
    if (fs.statSync(file).mtimeMs < Date.now() - DAY_MS) fs.rmSync(file);
}

/** The sender has sent all of it. A proxy waits a minute for an answer. */
const LONGEST_WAIT_MS = 45_000;

/** Runs at most `most` tasks at once, in order. One that waited `longestMs` fails with ENOTURN. */
export function openSlots(most: number, longestMs = LONGEST_WAIT_MS): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(Object.assign(new Error('too many uploads at once'), { code: 'ENOTURN' }));
      }, longestMs);
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(go);
    });
  return async (work) => {
    if (running < most) running += 1;
    else await turn();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
