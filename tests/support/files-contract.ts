import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Files } from '#server/ports.ts';

async function* once(...pieces: Buffer[]): AsyncGenerator<Buffer> {
  await Promise.resolve();
  yield* pieces;
}
async function* failing(): AsyncGenerator<Buffer> {
  await Promise.resolve();
  yield randomBytes(200_000);
  throw new Error('the sender disconnected');
}
const FUTURE = new Date('2100-01-01T00:00:00.000Z');
const PAST = new Date('2000-01-01T00:00:00.000Z');

/** Contract tests for every adapter of the Files port. */
export function filesContract(name: string, open: () => Promise<Files>): void {
  describe(`file store ${name}`, () => {
    let files: Files;
    beforeAll(async () => {
      files = await open();
    });
    const read = async (key: string): Promise<Buffer> => {
      const pieces: Buffer[] = [];
      for await (const piece of await files.open(key)) pieces.push(piece as Buffer);
      return Buffer.concat(pieces);
    };
    const put = async (content: Buffer): Promise<string> => {
      const key = randomUUID();
      await files.put(key, once(content.subarray(0, 7), content.subarray(7)));
      return key;
    };
    const gone = (key: string) => expect(files.open(key)).rejects.toMatchObject({ code: 'ENOENT' });

    test.each([0, 1, 65_536, 3_000_000])('returns %i bytes unchanged', async (length) => {
      const content = randomBytes(length);
      expect((await read(await put(content))).equals(content)).toBe(true);
    });

    test('stores nothing and throws the error when the source fails', async () => {
      const key = randomUUID();
      await expect(files.put(key, failing())).rejects.toThrow('the sender disconnected');
      await gone(key);
    });

    test('reports a deleted or unknown file as missing, and deleting it again succeeds', async () => {
      const key = await put(Buffer.from('x'));
      await files.remove(key);
      await files.remove(key);
      await gone(key);
      await gone(randomUUID());
    });

    test('rejects a key that is a path', async () => {
      for (const key of ['../x', 'a/b', '', '.', 'x'.repeat(36)])
        await expect((async () => files.put(key, once(Buffer.from('x'))))()).rejects.toThrow('not a valid file key');
    });

    test('returns undefined for a named object that was never stored, and the last content after replacements', async () => {
      expect(await files.readNamed('never-stored.json')).toBeUndefined();
      for (const content of ['first', '', 'third']) {
        await files.writeNamed('sample.json', Buffer.from(content));
        expect((await files.readNamed('sample.json'))?.toString()).toBe(content);
      }
    });

    test('keeps named objects when it sweeps everything else', async () => {
      await files.writeNamed('kept.json', Buffer.from('kept'));
      await files.sweep(FUTURE, () => Promise.resolve(new Set()));
      expect((await files.readNamed('kept.json'))?.toString()).toBe('kept');
    });

    test('reads one whole content while another writer replaces it', async () => {
      const contents = ['a', 'b'].map((letter) => letter.repeat(20_000));
      await files.writeNamed('contested.json', Buffer.from(contents[0] ?? ''));
      const writes = contents.flatMap((content) =>
        [1, 2, 3].map(() => files.writeNamed('contested.json', Buffer.from(content))),
      );
      const reads = [1, 2, 3].map(() => files.readNamed('contested.json'));
      await Promise.all(writes);
      for (const read of await Promise.all(reads)) expect(contents).toContain(read?.toString());
    });

    test('rejects a name that is a path or a key of a file', async () => {
      for (const name of ['../x.json', 'a/b.json', '', '.json', randomUUID()]) {
        await expect((async () => files.readNamed(name))()).rejects.toThrow('valid object name');
        await expect((async () => files.writeNamed(name, Buffer.from('x')))()).rejects.toThrow('valid object name');
      }
    });

    test('sweeps old files that are not kept', async () => {
      const [kept, stray] = [await put(Buffer.from('kept')), await put(Buffer.from('stray'))];
      const keep = (keys: string[]) => Promise.resolve(new Set(keys.filter((key) => key === kept)));
      expect(await files.sweep(PAST, keep)).toBe(0);
      expect((await read(stray)).toString()).toBe('stray');
      expect(await files.sweep(FUTURE, keep)).toBeGreaterThan(0);
      await gone(stray);
      expect((await read(kept)).toString()).toBe('kept');
    });
  });
}
