import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { OpenDb } from '#server/db/open.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { withAuditKey } from '#server/lib/audit.ts';
import type { KeyProvider } from '#server/ports.ts';
import { parseKeyRing, ringKeyProvider } from './key-ring.ts';
import { openVault, type Vault } from './vault.ts';
import { rotateDataKeys } from '#server/operations/rotate.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const readOf = (...entries: [id: string, fill: number][]) => {
  const text = entries.map(([id, fill]) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`).join(',');
  return () => parseKeyRing(text);
};
const ringOf = (...entries: [id: string, fill: number][]): KeyProvider =>
  ringKeyProvider({ name: 'ENCRYPTION_KEYS', read: readOf(...entries) });
const own = ringOf(['k1', 1]);
const ssn = { table: 'applications', row: 'row-1', column: 'principal_ssn' };

let db: OpenDb;
let vault: Vault;
beforeAll(async () => {
  db = await openTestDatabase();
  const nodes = await Promise.all([1, 2, 3].map(() => openVault(db, own, NOW)));
  const [first] = nodes;
  if (!first) throw new Error('no vault');
  vault = first;
  for (const node of nodes) expect(node.decrypt(ssn, vault.encrypt(ssn, 'same')).reveal()).toBe('same');
});
afterAll(() => db.close());

describe('encrypted fields', () => {
  test('share one pair of keys when several nodes start at once on an empty database', async () => {
    const rows = await db.query.selectFrom('data_keys').select(['purpose', 'kek_id']).execute();
    expect(rows.map((row) => row.purpose).sort()).toEqual(['fields', 'mac']);
    expect(rows.every((row) => row.kek_id === 'k1')).toBe(true);
  });

  test('decrypt to the same text in the place they were encrypted for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(vault.decrypt(ssn, vault.encrypt(ssn, text)).reveal()).toBe(text);
      }),
    );
  });

  test('show nothing of the value and differ each time', () => {
    const [a, b] = [vault.encrypt(ssn, '912-34-4821'), vault.encrypt(ssn, '912-34-4821')];
    expect(a).not.toBe(b);
    expect(a).toMatch(/^s1\.[0-9a-f-]{36}\.[\w-]+$/);
    expect(Buffer.from(a.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('912-34-4821');
  });

  test('are refused when the values of two rows are swapped', () => {
    const other = { ...ssn, row: 'row-2' };
    const [first, second] = [vault.encrypt(ssn, '912-34-4821'), vault.encrypt(other, '111-22-3333')];
    expect(() => vault.decrypt(ssn, second)).toThrow();
    expect(() => vault.decrypt(other, first)).toThrow();
    expect(vault.decrypt(other, second).reveal()).toBe('111-22-3333');
  });

  test('are refused in another column or table', () => {
    const sealed = vault.encrypt(ssn, '912-34-4821');
    expect(() => vault.decrypt({ ...ssn, column: 'federal_id' }, sealed)).toThrow();
    expect(() => vault.decrypt({ ...ssn, table: 'mails' }, sealed)).toThrow();
  });

  test('are refused with any byte flipped', () => {
    const sealed = vault.encrypt(ssn, '912-34-4821');
    const [version = '', id = '', body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (let i = 0; i < bytes.length; i++) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 0x01;
      expect(
        () => vault.decrypt(ssn, `${version}.${id}.${changed.toString('base64url')}`),
        `byte ${String(i)}`,
      ).toThrow();
    }
  });

  test.each([
    ['another version', (s: string) => s.replace('s1.', 's2.')],
    ['an unknown key', (s: string) => s.replace(/\.[^.]+\./, '.018f0000-0000-7000-8000-000000000000.')],
    ['no content', (s: string) => s.slice(0, s.lastIndexOf('.') + 1)],
    ['plain text', () => '912-34-4821'],
    ['nothing', () => ''],
  ])('are refused: %s', (_name, change) => {
    const changed = change(vault.encrypt(ssn, '912-34-4821'));
    expect(() => vault.decrypt(ssn, changed)).toThrow(/encrypted value/);
  });

  test('decrypt to a Secret that does not print', () => {
    expect(String(vault.decrypt(ssn, vault.encrypt(ssn, '912-34-4821')))).toBe('[secret]');
  });
});

describe('encrypted bytes', () => {
  const place = { table: 'signed_copies', row: 'row-1', column: 'pdf' };

  test('decrypt in their own place only', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (array) => {
        const sealed = vault.encryptBytes(place, Buffer.from(array));
        expect(vault.decryptBytes(place, sealed).reveal().equals(array)).toBe(true);
        expect(() => vault.decryptBytes({ ...place, row: 'row-2' }, sealed)).toThrow();
      }),
    );
  });

  test('show nothing of the content and are refused with a flipped bit or a missing end', () => {
    const sealed = vault.encryptBytes(place, Buffer.from('%PDF-1.7 912-34-4821'));
    expect(sealed.toString('latin1')).not.toMatch(/%PDF-1\.7|912-34-4821/);
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed);
      changed[i] = (changed[i] ?? 0) ^ 0x01;
      expect(() => vault.decryptBytes(place, changed), `byte ${String(i)}`).toThrow();
    }
    for (const end of [0, 10, sealed.length - 1])
      expect(() => vault.decryptBytes(place, sealed.subarray(0, end))).toThrow();
  });
});

describe('keyed hashes', () => {
  test('are equal for equal content and differ otherwise', () => {
    expect(vault.mac('csrf', 'a')).toBe(vault.mac('csrf', 'a'));
    expect(vault.mac('csrf', 'a')).not.toBe(vault.mac('csrf', 'b'));
    expect(vault.mac('csrf', 'a')).toMatch(/^[\w-]{43}$/);
  });

  test('use a separate key per label', () => {
    const labels = ['csrf', 'idempotency', 'idempotency-lock', 'application-content', ''];
    expect(new Set(labels.map((label) => vault.mac(label, 'same'))).size).toBe(labels.length);
  });

  test('stay the same when the vault is opened again', async () => {
    expect((await openVault(db, own, NOW)).mac('csrf', 'a')).toBe(vault.mac('csrf', 'a'));
  });
});

describe('a wrong or missing key', () => {
  test('is named in the error of a start', async () => {
    await expect(openVault(db, ringOf(['k9', 1]), NOW)).rejects.toThrow(
      /ENCRYPTION_KEYS lacks the key "k1" that this database was encrypted with\. Restore that key .*backup/,
    );
  });

  test('under the right name refuses the start and changes nothing', async () => {
    const before = await db.query.selectFrom('data_keys').selectAll().orderBy('id').execute();
    await expect(openVault(db, ringOf(['k1', 2]), NOW)).rejects.toThrow(
      'The key "k1" in ENCRYPTION_KEYS is not the one that this database was encrypted with. Restore the right key. Nothing was changed.',
    );
    expect(await db.query.selectFrom('data_keys').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test('does not prevent reading: a new active key works while the old one stays in the ring', async () => {
    const sealed = vault.encrypt(ssn, 'kept');
    const rotated = await openVault(db, ringOf(['k2', 2], ['k1', 1]), NOW);
    expect(rotated.decrypt(ssn, sealed).reveal()).toBe('kept');
    await expect(openVault(db, ringOf(['k2', 2]), NOW)).rejects.toThrow('lacks the key "k1"');
  });
});

describe('rotation', () => {
  const grown = ringOf(['k2', 2], ['k1', 1]);
  const rotate = (keyProvider: KeyProvider, newDataKey = false) =>
    rotateDataKeys(withAuditKey(db, { mac: () => 'sample' }), keyProvider, { newDataKey, now: NOW });
  const kept = () => db.query.selectFrom('data_keys').selectAll().orderBy('id').execute();

  test('refuses a ring without the old key and changes nothing', async () => {
    const before = await kept();
    await expect(rotate(ringOf(['k3', 3]))).rejects.toThrow('lacks the key "k1"');
    await expect(rotate(ringOf(['k3', 3], ['k1', 9]))).rejects.toThrow('is not the one');
    expect(await kept()).toEqual(before);
  });

  test('refuses a ring that loses its active key before the rows are written, and changes nothing', async () => {
    const before = await kept();
    let ring = readOf(['k2', 2], ['k1', 1]);
    const keyProvider = ringKeyProvider({ name: 'ENCRYPTION_KEYS', read: () => ring() });
    let proved = 0;
    const unwrap: KeyProvider['unwrap'] = async (row) => {
      const key = await keyProvider.unwrap(row);
      // Both rows are proved before another ring replaces the file.
      if (row.kek_id === 'k2' && ++proved === 2) ring = readOf(['k1', 1]);
      return key;
    };
    await expect(rotate({ ...keyProvider, unwrap })).rejects.toThrow('no longer contains the key "k2"');
    expect(await kept()).toEqual(before);
  });

  test('wraps each key once when run twice at the same time, and leaves an audit row', async () => {
    const done = await Promise.all([rotate(grown), rotate(grown)]);
    expect(done.map((one) => one.rewrapped).sort()).toEqual([0, 2]);
    expect((await kept()).every((row) => row.kek_id === 'k2')).toBe(true);
    const rows = await db.query.selectFrom('audit').select(['subject_id', 'detail']).execute();
    expect(rows).toContainEqual({ subject_id: 'k2', detail: { rewrapped: 2, newDataKey: false } });
  });

  test('keeps earlier values readable, and the old key alone no longer opens the vault', async () => {
    const sealed = vault.encrypt(ssn, 'before');
    expect((await openVault(db, grown, NOW)).decrypt(ssn, sealed).reveal()).toBe('before');
    expect((await openVault(db, grown, NOW)).mac('csrf', 'a')).toBe(vault.mac('csrf', 'a'));
    await expect(openVault(db, own, NOW)).rejects.toThrow('lacks the key "k2"');
  });

  test('keeps a running node without the new key working, which reports that it could not start again', async () => {
    const errors = await vault.refresh();
    expect(errors.unreadable).toEqual([]);
    expect(errors.unreadableAfterRestart).toHaveLength(2);
    expect(errors.unreadableAfterRestart[0]).toMatch(
      /^ENCRYPTION_KEYS lacks the key "k2" that this database was encrypted with\./,
    );
    expect(vault.decrypt(ssn, vault.encrypt(ssn, 'still')).reveal()).toBe('still');
  });

  test('encrypts new values with a new data key, keeps old ones readable, and reaches other nodes without a restart', async () => {
    let ring = readOf(['k1', 1]);
    const late = await openVault(db, grown, NOW);
    const growing = await openVault(db, grown, NOW);
    const blind = ringKeyProvider({ name: 'ENCRYPTION_KEYS', read: () => ring() });
    ring = readOf(['k2', 2], ['k1', 1]);
    const other = await openVault(db, blind, NOW);
    ring = readOf(['k1', 1]);
    const old = late.encrypt(ssn, 'old');
    expect(await rotate(grown, true)).toMatchObject({ newDataKey: true, rewrapped: 0 });
    expect(await late.refresh()).toEqual({ unreadable: [], unreadableAfterRestart: [] });
    // On PostgreSQL the key waits until every node has read it.
    const waiting = late.encrypt(ssn, 'waiting').split('.')[1] === old.split('.')[1];
    expect(waiting).toBe(true);
    await db.pool.query('update data_keys set active_at = now() where active_at > now()');
    await late.refresh();
    const fresh = late.encrypt(ssn, 'fresh');
    expect(fresh.split('.')[1]).not.toBe(old.split('.')[1]);
    expect(late.decrypt(ssn, old).reveal()).toBe('old');
    expect(() => growing.decrypt(ssn, fresh)).toThrow('unknown format or key');
    await growing.refresh();
    expect(growing.decrypt(ssn, fresh).reveal()).toBe('fresh');
    // A node without the wrapping key reports this and still decrypts what it could before.
    expect((await other.refresh()).unreadable).toEqual([expect.stringContaining('lacks the key "k2"')]);
    expect(other.decrypt(ssn, old).reveal()).toBe('old');
    ring = readOf(['k2', 2], ['k1', 1]);
    expect(await other.refresh()).toEqual({ unreadable: [], unreadableAfterRestart: [] });
    expect(other.decrypt(ssn, fresh).reveal()).toBe('fresh');
  });
});
