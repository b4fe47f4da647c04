import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import type { KeyProvider, WrappedKey } from '#server/ports.ts';

/** Contract tests for every adapter of the KeyProvider port. `unknown` is the id of a key that it does not have. */
export function keyProviderContract(name: string, open: () => Promise<KeyProvider>, unknown: string): void {
  describe(`house 5: what every keeper of keys holds: ${name}`, () => {
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

    test('what was wrapped opens again, by the key that it said, and shows nothing', async () => {
      for (const purpose of ['fields', 'mac'] as const) {
        const { row, key } = await wrap(purpose);
        expect(row.kek_id).toBe(keyProvider.activeId());
        expect(keyProvider.canRead(row.kek_id)).toBe(true);
        expect((await keyProvider.unwrap(row)).equals(key)).toBe(true);
        expect(Buffer.from(row.wrapped, 'base64url').includes(key)).toBe(false);
      }
    });

    test('the same key is wrapped differently each time', async () => {
      const { row, key } = await wrap();
      expect((await keyProvider.wrap(row.purpose, row.id, key)).wrapped).not.toBe(row.wrapped);
    });

    test('another purpose and another id are refused', async () => {
      const { row } = await wrap();
      await expect(keyProvider.unwrap({ ...row, purpose: 'mac' })).rejects.toThrow(row.kek_id.replace('kms:', ''));
      await expect(keyProvider.unwrap({ ...row, id: newId() })).rejects.toThrow(row.kek_id.replace('kms:', ''));
    });

    test('wrapped forms of two rows swapped are refused', async () => {
      const [one, other] = [await wrap(), await wrap()];
      await faultOf({ ...one.row, wrapped: other.row.wrapped });
      await faultOf({ ...other.row, wrapped: one.row.wrapped });
      expect((await keyProvider.unwrap(other.row)).equals(other.key)).toBe(true);
    });

    test('a flipped byte, a missing end and nothing are refused, in words without the key', async () => {
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

    test('a key that it does not have is named', async () => {
      const { row } = await wrap();
      const fault = await faultOf({ ...row, kek_id: unknown });
      expect(fault.message).toContain(unknown.replace('kms:', ''));
    });
  });
}
