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
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { within } from '#server/core/within.ts';
import type { BucketSettings } from '#server/files-settings.ts';
import type { Files } from '#server/ports.ts';
import { openPlaces } from './places.ts';

const KEY = /^[0-9a-f-]{36}$/;
/** The smallest part that S3 takes: each upload under way holds about two of them. */
const PART_BYTES = 5 * 1024 * 1024;
/** A store that neither takes nor sends a byte for so long is away. */
const SILENT_MS = 4000;
/** A file whose reader takes no byte for so long is read no further: the silence may be the reader's, not the store's. */
const SILENT_READ_MS = 600_000;

/** Files in one bucket of S3, or of a store that speaks like it. A file has its name once all of it is there. */
export function openBucket(settings: BucketSettings): Files {
  const Bucket = settings.bucket;
  const client = clientOf(settings);
  const takePlace = openPlaces(settings.parallel);
  const place = (key: string): { Bucket: string; Key: string } => {
    if (!KEY.test(key)) throw new Error('this is no key of a file');
    return { Bucket, Key: key };
  };
  const remove = async (key: string): Promise<void> => void (await client.send(new DeleteObjectCommand(place(key))));
  return {
    put: async (key, source) => {
      const at = place(key);
      const counted = new Counted(source);
      const leavePlace = await takePlace();
      const Body = Readable.from(counted, { objectMode: false });
      try {
        await new Upload({ client, params: { ...at, Body }, partSize: PART_BYTES, queueSize: 1 }).done();
        const { ContentLength } = await client.send(new HeadObjectCommand(at));
        if (ContentLength !== counted.bytes)
          throw new Error('the store holds another number of bytes than it was sent');
      } catch (error) {
        const cause = counted.fault ?? error;
        Body.destroy();
        // The sweep removes what a store that is away keeps of it: nobody waits for that store once more.
        await within(SILENT_MS, remove(key)).catch(() => undefined);
        throw cause;
      } finally {
        leavePlace();
      }
    },
    open: async (key) => {
      try {
        return readAtLeisure((await client.send(new GetObjectCommand(place(key)))).Body as IncomingMessage);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'NoSuchKey') throw error;
        throw Object.assign(new Error('the store has no such file', { cause: error }), { code: 'ENOENT' });
      }
    },
    remove,
    sweep: async (before, areKept) => {
      let removed = await abortOld(client, Bucket, before);
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
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
    ping: async () => void (await client.send(new HeadBucketCommand({ Bucket }))),
  };
}

/** With the SDK's own checksums a stream was stored with bytes of its framing in it, and refused by other stores. */
const clientOf = ({ region, endpoint, credentials }: BucketSettings): S3Client =>
  new S3Client({
    region,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // One more try: somebody waits. Without the word "throw" the SDK warns of a store that is silent, and waits on.
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 3000,
      socketTimeout: SILENT_MS,
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials && { credentials: credentials.reveal() }),
  });

/** The store has answered: from here on the line may rest while the reader does, until it serves another request. */
function readAtLeisure(body: IncomingMessage): Readable {
  const { socket } = body;
  socket.setTimeout(SILENT_READ_MS);
  return body.once('end', () => socket.setTimeout(SILENT_MS));
}

/** What a crash left: parts that belong to no file. A store that cannot list them has its own rule for them. */
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

/** Knows how much went through and what broke it: the SDK may report its own abort instead. */
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
      if (!handedOn) this.fault = error; // else the SDK broke off, for a reason that it tells itself
      throw error;
    }
  }
}
