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
  yield header;
  for await (const { pieces, index, last } of segments(plain, () => SEGMENT_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', contentKey, nonceOf(header, index, last), { authTagLength: TAG });
    for (const piece of pieces) yield cipher.update(piece);
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Decrypts segment by segment. A missing end is detected only at the end, so the caller must then abort its output.
 * @throws Error when anything was changed, moved, truncated or added, or the id or key is wrong
 */
export async function* decryptFile(sealed: AsyncIterable<Buffer>, key: Buffer, id: string): AsyncGenerator<Buffer> {
  let header = Buffer.alloc(0);
  let contentKey: KeyObject | undefined;
  const sizeOf = (n: number): number => (n === 0 ? HEADER_BYTES : SEGMENT_BYTES + TAG);
  for await (const { pieces, index, last } of segments(sealed, sizeOf)) {
    if (!contentKey) {
      header = Buffer.concat(pieces);
      if (last || header[0] !== HEADER_BYTES) throw new Error('an encrypted file is cut off or has an unknown form');
      contentKey = deriveKey(key, header, id);
      continue;
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
    for (const piece of plain) if (piece.length > 0) yield piece;
  }
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

/** Splits a stream into segments without copying. The last segment may be short or empty and is flagged. */
async function* segments(source: AsyncIterable<Buffer>, sizeOf: (index: number) => number): AsyncGenerator<Segment> {
  const held: Buffer[] = [];
  let length = 0;
  let index = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    for (let size = sizeOf(index); length > size; size = sizeOf(index)) {
      length -= size;
      yield { pieces: takeBytes(held, size), index, last: false };
      index += 1;
    }
  }
  yield { pieces: held, index, last: true };
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
