import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readEntries, write, writeEnd, writeEntry } from './tar.ts';

const contents: [name: string, content: Buffer][] = [
  ['empty', Buffer.alloc(0)],
  ['one', Buffer.of(1)],
  ['files/ab/exact block', randomBytes(512)],
  [`files/${'x'.repeat(94)}`, randomBytes(513)],
  ['long', randomBytes(300_000)],
];

async function archive(): Promise<Buffer> {
  const out = new PassThrough({ highWaterMark: 64 });
  const parts: Buffer[] = [];
  out.on('data', (part: Buffer) => parts.push(part));
  for (const [name, content] of contents) await writeEntry(out, name, content);
  await writeEnd(out);
  return Buffer.concat(parts);
}

async function unpack(bytes: Buffer, step: number): Promise<[string, Buffer][]> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / step) }, (_, i) =>
    bytes.subarray(i * step, (i + 1) * step),
  );
  const found: [string, Buffer][] = [];
  for await (const { name, content } of readEntries(Readable.from(pieces))) {
    const parts: Buffer[] = [];
    for await (const part of content) parts.push(part);
    found.push([name, Buffer.concat(parts)]);
  }
  return found;
}

describe('the tar file of a backup', () => {
  test.each([1000, 512, 65_536])('reads back unchanged in pieces of %i bytes', async (step) => {
    expect(await unpack(await archive(), step)).toEqual(contents);
  });

  test("is a valid archive for the system's tar", async () => {
    const listed = execFileSync('tar', ['-tf', '-'], { input: await archive(), encoding: 'utf8' });
    expect(listed.trim().split('\n')).toEqual(contents.map(([name]) => name));
  });

  test('is refused when truncated anywhere or with a changed header', async () => {
    const whole = await archive();
    for (const length of [0, 100, 512, 1500, whole.length - 1024])
      await expect(unpack(whole.subarray(0, length), 4096)).rejects.toThrow('The backup is damaged');
    const changed = Buffer.from(whole);
    changed[3] = 65;
    await expect(unpack(changed, 4096)).rejects.toThrow('the checksum of a header is wrong');
  });

  test('refuses a name that is too long instead of truncating it', async () => {
    await expect(writeEntry(new PassThrough(), 'x'.repeat(101), Buffer.of(1))).rejects.toThrow(
      'is too long for a backup',
    );
  });

  test('stops writing when the receiver closes', async () => {
    const slow = new PassThrough({ highWaterMark: 1 });
    const waiting = write(slow, Buffer.alloc(10));
    slow.destroy();
    await expect(waiting).rejects.toThrow('The receiver of the backup closed the connection');
    await expect(write(slow, Buffer.alloc(10))).rejects.toThrow('The receiver of the backup closed the connection');
  });
});
