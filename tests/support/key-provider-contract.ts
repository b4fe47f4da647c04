import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import type { KeyProvider, WrappedKey } from '#server/ports.ts';

/** Contract tests for every adapter of the KeyProvider port. `unknown` is the id of a key that the provider lacks. */
export function keyProviderContract(name: string, open: () => Promise<KeyProvider>, unknown: string): void {
  describe(`key provider ${name}`, () => {
    let keyProvider: KeyProvider;
    beforeAll(async () => {
      keyProvider = await open();
    });
    const wrap = async (purpose: WrappedKey['purpose'] = 'fields'): Promise<{ row: WrappedKey; key: Buffer }> => {
      const [id, key] = [newId(), randomBytes(32)];
      return { row: { id, purpose, ...(await keyProvider.wrap(purpose, id, key)) }, key };
    };
    const faultOf = (row: WrappedKey): Promise<Error> =>
      keyProvider.unwrap(row).then(
        () => expect.unreachable('it opened'),
        (error: unknown) => error as Error,
      );

    test('unwraps with the returned key id what it wrapped, and the wrapped form does not contain the key', async () => {
      for (const purpose of ['fields', 'mac'] as const) {
        const { row, key } = await wrap(purpose);
        expect(row.kek_id).toBe(keyProvider.activeId());
        expect(keyProvider.canRead(row.kek_id)).toBe(true);
        expect((await keyProvider.unwrap(row)).equals(key)).toBe(true);
        expect(Buffer.from(row.wrapped, 'base64url').includes(key)).toBe(false);
      }
    });

    test('wraps the same key differently each time', async () => {
      const { row, key } = await wrap();
      expect((await keyProvider.wrap(row.purpose, row.id, key)).wrapped).not.toBe(row.wrapped);
    });

    test('rejects another purpose and another id', async () => {
      const { row } = await wrap();
      await expect(keyProvider.unwrap({ ...row, purpose: 'mac' })).rejects.toThrow(row.kek_id.replace('kms:', ''));
      await expect(keyProvider.unwrap({ ...row, id: newId() })).rejects.toThrow(row.kek_id.replace('kms:', ''));
    });

    test('rejects swapped wrapped keys of two rows', async () => {
      const [one, other] = [await wrap(), await wrap()];
      await faultOf({ ...one.row, wrapped: other.row.wrapped });
      await faultOf({ ...other.row, wrapped: one.row.wrapped });
      expect((await keyProvider.unwrap(other.row)).equals(other.key)).toBe(true);
    });

    test('rejects changed, truncated and empty input with a message that does not contain the key', async () => {
      const { row, key } = await wrap();
      const bytes = Buffer.from(row.wrapped, 'base64url');
      const cut = [0, 1, 20, bytes.length - 1].map((length) => bytes.subarray(0, length));
      const flipped = [...bytes.keys()].map((at) => Buffer.from(bytes).fill((bytes[at] ?? 0) ^ 1, at, at + 1));
      for (const changed of [...cut, ...flipped]) {
        const fault = await faultOf({ ...row, wrapped: changed.toString('base64url') });
        expect(fault.message).toMatch(/[Nn]othing was changed\./);
        const shown = inspect(fault, { depth: 9, showHidden: true });
        for (const form of ['base64', 'base64url', 'hex'] as const) expect(shown).not.toContain(key.toString(form));
      }
    });

    test('names a key that it lacks', async () => {
      const { row } = await wrap();
      const fault = await faultOf({ ...row, kek_id: unknown });
      expect(fault.message).toContain(unknown.replace('kms:', ''));
    });
  });
}
