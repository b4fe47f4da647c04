import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decryptFile, encryptFile, HEADER_BYTES, SEGMENT_BYTES } from './file-encryption.ts';

const key = randomBytes(32);
const SEALED = SEGMENT_BYTES + 16;
async function* inPieces(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  await Promise.resolve();
}
async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}
const seal = (plain: Buffer, size?: number): Promise<Buffer> => collect(encryptFile(inPieces(plain, size), key, 'a'));
const open = (sealed: Buffer, by = key, id = 'a'): Promise<Buffer> => collect(decryptFile(inPieces(sealed), by, id));

describe('file encryption in authenticated segments of 64 KiB', () => {
  test.each([0, 1, SEGMENT_BYTES - 1, SEGMENT_BYTES, SEGMENT_BYTES + 1, 2 * SEGMENT_BYTES, 3 * SEGMENT_BYTES + 7])(
    'returns %i bytes unchanged for pieces of any size',
    async (length) => {
      const plain = randomBytes(length);
      for (const size of [1009, 65_536, 1_000_000])
        expect((await open(await seal(plain, size))).equals(plain)).toBe(true);
    },
  );

  test('adds a header and 16 bytes per segment, and never yields the same bytes twice', async () => {
    const plain = Buffer.alloc(2 * SEGMENT_BYTES, 'canary');
    const [first, second] = [await seal(plain), await seal(plain)];
    expect(first.length).toBe(HEADER_BYTES + 2 * SEALED);
    expect(first.equals(second)).toBe(false);
    expect(first.includes('canary')).toBe(false);
  });

  const plain = randomBytes(3 * SEGMENT_BYTES + 100);
  const at = (n: number): number => HEADER_BYTES + n * SEALED;
  const attacks: [string, (sealed: Buffer) => Buffer][] = [
    ['a bit of the first segment', (b) => flip(b, at(0) + 5)],
    ['a bit of the last tag', (b) => flip(b, b.length - 1)],
    ['a bit of the length', (b) => flip(b, 0)],
    ['a bit of the salt', (b) => flip(b, 1)],
    ['a bit of the nonce', (b) => flip(b, HEADER_BYTES - 1)],
    ['cut at a boundary', (b) => b.subarray(0, at(2))],
    ['cut after the first segment', (b) => b.subarray(0, at(1))],
    ['cut inside a segment', (b) => b.subarray(0, at(1) + 77)],
    ['cut inside a tag', (b) => b.subarray(0, b.length - 3)],
    ['only the header', (b) => b.subarray(0, HEADER_BYTES)],
    ['half a header', (b) => b.subarray(0, 20)],
    ['nothing', () => Buffer.alloc(0)],
    [
      'two segments swapped',
      (b) =>
        Buffer.concat([b.subarray(0, at(0)), b.subarray(at(1), at(2)), b.subarray(at(0), at(1)), b.subarray(at(2))]),
    ],
    ['a missing segment', (b) => Buffer.concat([b.subarray(0, at(1)), b.subarray(at(2))])],
    ['a duplicate segment', (b) => Buffer.concat([b.subarray(0, at(1)), b.subarray(at(0))])],
    ['a byte added', (b) => Buffer.concat([b, Buffer.of(0)])],
    ['the last segment added again', (b) => Buffer.concat([b, b.subarray(at(3))])],
    ['another file appended', (b) => Buffer.concat([b, b])],
  ];
  const flip = (bytes: Buffer, index: number): Buffer => {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    return changed;
  };

  test.each(attacks)('refuses a changed file: %s', async (_what, attack) => {
    const sealed = await seal(plain);
    await expect(open(attack(sealed))).rejects.toThrow();
    expect((await open(sealed)).equals(plain)).toBe(true);
  });

  test('refuses another id and another key', async () => {
    const sealed = await seal(plain);
    await expect(open(sealed, key, 'b')).rejects.toThrow();
    await expect(open(sealed, randomBytes(32))).rejects.toThrow();
  });

  test('passes on the segments before a changed one, but never the changed one', async () => {
    const seen: Buffer[] = [];
    const read = async () => {
      for await (const piece of decryptFile(inPieces(flip(await seal(plain), at(1) + 9)), key, 'a')) seen.push(piece);
    };
    await expect(read()).rejects.toThrow();
    expect(Buffer.concat(seen).equals(plain.subarray(0, SEGMENT_BYTES))).toBe(true);
  });
});
