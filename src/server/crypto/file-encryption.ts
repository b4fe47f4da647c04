import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/** Plain bytes of one segment. Each is authenticated by itself, before any of it is handed on. */
export const SEGMENT_BYTES = 64 * 1024;
const [SALT, PREFIX, TAG] = [32, 7, 16];
/** Its own length, salt and the front of every nonce. */
export const HEADER_BYTES = 1 + SALT + PREFIX;

/**
 * Encrypts a stream under a key of its own file: AES-256-GCM in segments, their key derived from `key`, a random salt
 * and the id. A segment's nonce holds its number and whether it is the last, so that none can be moved, left out or
 * added.
 */
export async function* encryptFile(plain: AsyncIterable<Buffer>, key: Buffer, id: string): AsyncGenerator<Buffer> {
  const header = Buffer.concat([Buffer.of(HEADER_BYTES), randomBytes(SALT + PREFIX)]);
  const fileKey = deriveKey(key, header, id);
  yield header;
  for await (const { pieces, index, last } of segments(plain, () => SEGMENT_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(header, index, last), { authTagLength: TAG });
    for (const piece of pieces) yield cipher.update(piece);
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * The plain bytes again, segment by segment. That the end is missing shows only at the end: whoever passes them on
 * must break off then.
 * @throws Error when anything was changed, moved, cut off or added, or belongs to another id or key
 */
export async function* decryptFile(sealed: AsyncIterable<Buffer>, key: Buffer, id: string): AsyncGenerator<Buffer> {
  let header = Buffer.alloc(0);
  let fileKey: KeyObject | undefined;
  const sizeOf = (n: number): number => (n === 0 ? HEADER_BYTES : SEGMENT_BYTES + TAG);
  for await (const { pieces, index, last } of segments(sealed, sizeOf)) {
    if (!fileKey) {
      header = Buffer.concat(pieces);
      if (last || header[0] !== HEADER_BYTES) throw new Error('an encrypted file is cut off or has an unknown form');
      fileKey = deriveKey(key, header, id);
      continue;
    }
    const sizes = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (sizes < TAG) throw new Error('an encrypted file is cut off');
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(header, index - 1, last), { authTagLength: TAG });
    // Not put together first: a file of 50 MB would leave as much again to collect.
    const plain = takeBytes(pieces, sizes - TAG).map((piece) => decipher.update(piece));
    decipher.setAuthTag(Buffer.concat(pieces));
    decipher.final();
    for (const piece of plain) if (piece.length > 0) yield piece;
  }
}

/** Prepared once: every segment uses it. */
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

/** Cuts a stream without copying it; the last segment may be short or empty, and is known to be the last one. */
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
