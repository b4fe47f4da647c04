import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/** Plain bytes per segment. Each segment is authenticated before its bytes are passed on. */
export const SEGMENT_BYTES = 64 * 1024;
const [SALT, PREFIX, TAG] = [32, 7, 16];
/** The header's own length, the salt and the nonce prefix. */
export const HEADER_BYTES = 1 + SALT + PREFIX;

/**
 * Encrypts a stream with AES-256-GCM in segments. The file's key derives from `key`, a random salt and the id. Each
 * nonce contains the segment number and a last-segment flag, so segments cannot be moved, removed or added.
 */
export async function* encryptFile(plain: AsyncIterable<Buffer>, key: Buffer, id: string): AsyncGenerator<Buffer> {
  const header = Buffer.concat([Buffer.of(HEADER_BYTES), randomBytes(SALT + PREFIX)]);
  const contentKey = deriveKey(key, header, id);
  const segments = splitIntoSegments(() => SEGMENT_BYTES);
  const encrypt = ({ pieces, index, last }: Segment): Buffer[] => {
    const cipher = createCipheriv('aes-256-gcm', contentKey, nonceOf(header, index, last), { authTagLength: TAG });
    const sealed = pieces.map((piece) => cipher.update(piece));
    return [...sealed, cipher.final(), cipher.getAuthTag()].filter((piece) => piece.length > 0);
  };
  yield header;
  for await (const chunk of plain)
    for (const segment of segments.add(chunk)) for (const piece of encrypt(segment)) yield piece;
  for (const piece of encrypt(segments.last())) yield piece;
}

/**
 * Decrypts segment by segment. A missing end is detected only at the end, so the caller must then abort its output.
 * @throws Error when anything was changed, moved, truncated or added, or the id or key is wrong
 */
export async function* decryptFile(sealed: AsyncIterable<Buffer>, key: Buffer, id: string): AsyncGenerator<Buffer> {
  let header = Buffer.alloc(0);
  let contentKey: KeyObject | undefined;
  const segments = splitIntoSegments((n) => (n === 0 ? HEADER_BYTES : SEGMENT_BYTES + TAG));
  const decrypt = ({ pieces, index, last }: Segment): Buffer[] => {
    if (!contentKey) {
      header = Buffer.concat(pieces);
      if (last || header[0] !== HEADER_BYTES) throw new Error('an encrypted file is cut off or has an unknown form');
      contentKey = deriveKey(key, header, id);
      return [];
    }
    const sizes = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (sizes < TAG) throw new Error('an encrypted file is cut off');
    const decipher = createDecipheriv('aes-256-gcm', contentKey, nonceOf(header, index - 1, last), {
      authTagLength: TAG,
    });
    // Not concatenated: a file of 50 MB would leave another 50 MB for the garbage collector.
    const plain = takeBytes(pieces, sizes - TAG).map((piece) => decipher.update(piece));
    decipher.setAuthTag(Buffer.concat(pieces));
    decipher.final();
    return plain.filter((piece) => piece.length > 0);
  };
  for await (const chunk of sealed)
    for (const segment of segments.add(chunk)) for (const piece of decrypt(segment)) yield piece;
  for (const piece of decrypt(segments.last())) yield piece;
}

/** Derived once per file and used by every segment. */
const deriveKey = (key: Buffer, header: Buffer, id: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, header.subarray(1, 1 + SALT), `file:${id}`, 32)));

function nonceOf(header: Buffer, index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  header.copy(nonce, 0, 1 + SALT);
  nonce.writeUInt32BE(index, PREFIX);
  nonce.writeUInt8(last ? 1 : 0, PREFIX + 4);
  return nonce;
}

type Segment = { pieces: Buffer[]; index: number; last: boolean };

type Segments = {
  /** Returns the segments that are complete, except the last of the stream. */
  add: (chunk: Buffer) => Segment[];
  last: () => Segment;
};

/** Splits a stream into segments without copying. The last segment may be short or empty and is flagged. */
function splitIntoSegments(sizeOf: (index: number) => number): Segments {
  const held: Buffer[] = [];
  let length = 0;
  let index = 0;
  return {
    add: (chunk) => {
      held.push(chunk);
      length += chunk.length;
      const complete: Segment[] = [];
      for (let size = sizeOf(index); length > size; size = sizeOf(index)) {
        length -= size;
        complete.push({ pieces: takeBytes(held, size), index, last: false });
        index += 1;
      }
      return complete;
    },
    last: () => ({ pieces: held, index, last: true }),
  };
}

/** Removes the first `count` bytes from the list and returns them, without copying. */
function takeBytes(held: Buffer[], count: number): Buffer[] {
  const taken: Buffer[] = [];
  let left = count;
  for (let next = held.shift(); next; next = left > 0 ? held.shift() : undefined) {
    taken.push(next.subarray(0, left));
    if (next.length > left) held.unshift(next.subarray(left));
    left -= Math.min(left, next.length);
  }
  return taken;
}
