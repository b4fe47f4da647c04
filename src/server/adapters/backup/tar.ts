import type { Readable, Writable } from 'node:stream';
import { once } from 'node:events';

/** POSIX ustar with the features that a backup needs: regular files, read and written as streams. */
const BLOCK = 512;
const END = Buffer.alloc(2 * BLOCK);

export async function writeEntry(out: Writable, name: string, content: Buffer): Promise<void> {
  await writeHeader(out, name, content.length);
  await write(out, content);
  await write(out, padding(content.length));
}

export async function writeHeader(out: Writable, name: string, size: number): Promise<void> {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a backup.`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number): string => value.toString(8).padStart(length - 1, '0') + '\0';
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('        ', 148); // The checksum counts its own field as blanks.
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(octal(checksum(header), 7) + ' ', 148);
  await write(out, header);
}

export const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
export const writeEnd = (out: Writable): Promise<void> => write(out, END);

/** Writes and waits for the receiver, so that memory stays bounded. */
export async function write(out: Writable, bytes: Buffer): Promise<void> {
  const gone = (): never => {
    throw new Error('The receiver of the backup closed the connection.');
  };
  if (out.destroyed) gone();
  if (bytes.length === 0 || out.write(bytes)) return;
  const over = new AbortController();
  try {
    await Promise.race([
      once(out, 'drain', { signal: over.signal }),
      once(out, 'close', { signal: over.signal }).then(gone),
    ]);
  } finally {
    over.abort();
  }
}

export type TarEntry = { name: string; size: number; content: AsyncIterable<Buffer> };

/** Yields every file in order. Read one before the next. @throws Error when the tar file is incomplete */
export async function* readEntries(stream: Readable): AsyncGenerator<TarEntry> {
  const source = pieces(stream);
  for (;;) {
    const header = await source.exactly(BLOCK);
    if (header.equals(END.subarray(0, BLOCK))) return;
    const given = Number.parseInt(header.toString('latin1', 148, 155), 8);
    header.write('        ', 148);
    if (given !== checksum(header)) throw new Error('The backup is damaged: the checksum of a header is wrong.');
    const name = header.toString('utf8', 0, header.indexOf(0) < 100 ? header.indexOf(0) : 100);
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    yield { name, size, content: source.upTo(size) };
    await source.exactly(padding(size).length);
  }
}

const checksum = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0);

function pieces(stream: Readable): {
  exactly: (size: number) => Promise<Buffer>;
  upTo: (size: number) => AsyncGenerator<Buffer>;
} {
  const iterator = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const some = async (most: number): Promise<Buffer> => {
    while (held.length === 0) {
      const next = await iterator.next();
      if (next.done) throw new Error('The backup is damaged: it ends too early.');
      held = next.value;
    }
    const piece = held.subarray(0, most);
    held = held.subarray(piece.length);
    return piece;
  };
  async function* upTo(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      const piece = await some(left);
      left -= piece.length;
      yield piece;
    }
  }
  return {
    upTo,
    exactly: async (size) => {
      const parts: Buffer[] = [];
      for await (const part of upTo(size)) parts.push(part);
      return Buffer.concat(parts);
    },
  };
}
