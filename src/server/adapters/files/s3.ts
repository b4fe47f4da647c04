import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { within } from '#server/lib/within.ts';
import type { BucketSettings } from '#server/config/files-settings.ts';
import type { Files } from '#server/ports.ts';

const KEY = /^[0-9a-f-]{36}$/;
const NAME = /^[a-z][a-z-]*\.json$/;
/** The minimum part size of S3. Each upload in progress uses about two parts of memory. */
const PART_BYTES = 5 * 1024 * 1024;
/** A store that transfers no byte for this long counts as unreachable. */
const SILENT_MS = 4000;
/** Longer than for other calls, because readers may be slow. http/send-file.ts ends stopped ones earlier. */
const SILENT_READ_MS = 900_000;

/**
 * Stores files in one S3 bucket, or a store with the same API. A file gets its name once it is completely stored.
 * Downloads, writes and the health check use separate clients, so that none waits for the others' sockets.
 */
export function openBucket(settings: BucketSettings): Files {
  const Bucket = settings.bucket;
  const reads = clientOf(settings, { requestTimeout: SILENT_MS, socketTimeout: SILENT_READ_MS });
  const writes = clientOf(settings, { requestTimeout: 30_000, socketTimeout: SILENT_MS });
  const health = clientOf(settings, { requestTimeout: SILENT_MS, socketTimeout: SILENT_MS });
  limitParts(writes, settings.parallel);
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
      const counted = new Counted(source);
      const Body = Readable.from(counted, { objectMode: false });
      try {
        await new Upload({ client: writes, params: { ...at, Body }, partSize: PART_BYTES, queueSize: 1 }).done();
        const { ContentLength } = await writes.send(new HeadObjectCommand(at));
        if (ContentLength !== counted.bytes)
          throw new Error('the store has a different number of bytes from what was sent');
      } catch (error) {
        const cause = counted.fault ?? error;
        Body.destroy();
        // If the store is unreachable, the sweep removes the rest, so that the sender does not wait again.
        await within(SILENT_MS, remove(key)).catch(() => undefined);
        throw cause;
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
      let removed = await abortOld(writes, Bucket, before);
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
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials && { credentials: credentials.reveal() }),
  });

/** Limits parallel parts. A part takes its slot when complete, so that slow senders occupy none. */
function limitParts(client: S3Client, most: number): void {
  const inSlot = openSlots(most);
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        /^(?:PutObject|UploadPart)Command$/.test(commandName) ? inSlot(() => next(args)) : next(args),
    { step: 'initialize' },
  );
}

/** Aborts uploads that a crash left unfinished. A store that cannot list them must remove them by its own rule. */
async function abortOld(client: S3Client, Bucket: string, before: Date): Promise<number> {
  const listed = await client.send(new ListMultipartUploadsCommand({ Bucket })).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'NotImplemented') return undefined;
    throw error;
  });
  const old = (listed?.Uploads ?? []).filter(({ Initiated }) => Initiated !== undefined && Initiated < before);
  const ours = old.filter(({ Key }) => Key !== undefined && KEY.test(Key));
  for (const { Key, UploadId } of ours) await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  return ours.length;
}

/** Counts the bytes and records the source's error, because the SDK may report only its own abort. */
class Counted implements AsyncIterable<Buffer> {
  bytes = 0;
  fault: unknown;
  readonly source: AsyncIterable<Buffer>;
  constructor(source: AsyncIterable<Buffer>) {
    this.source = source;
  }
  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    let handedOn = false;
    try {
      for await (const piece of this.source) {
        this.bytes += piece.length;
        handedOn = true;
        yield piece;
        handedOn = false;
      }
    } catch (error) {
      if (!handedOn) this.fault = error; // otherwise the SDK aborted and reports its own reason
      throw error;
    }
  }
}

/** Shorter than the 30 seconds in which a sender must send more (http/build-server.ts). */
const LONGEST_WAIT_MS = 25_000;

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
