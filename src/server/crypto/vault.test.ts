import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { OpenDb } from '#server/db/open.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { withAuditKey } from '../lib/audit.ts';
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
  for (const node of nodes) expect(node.open(ssn, vault.seal(ssn, 'same')).reveal()).toBe('same');
});
afterAll(() => db.close());

describe('design 4: sealed fields', () => {
  test('nodes that start at once on an empty database share one pair of keys', async () => {
    const rows = await db.query.selectFrom('data_keys').select(['purpose', 'kek_id']).execute();
    expect(rows.map((row) => row.purpose).sort()).toEqual(['fields', 'mac']);
    expect(rows.every((row) => row.kek_id === 'k1')).toBe(true);
  });

  test('any text opens again where it was sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(vault.open(ssn, vault.seal(ssn, text)).reveal()).toBe(text);
      }),
    );
  });

  test('the sealed form shows nothing, and is another one each time', () => {
    const [a, b] = [vault.seal(ssn, '912-34-4821'), vault.seal(ssn, '912-34-4821')];
    expect(a).not.toBe(b);
    expect(a).toMatch(/^s1\.[0-9a-f-]{36}\.[\w-]+$/);
    expect(Buffer.from(a.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('4821');
  });

  test("two rows' ciphertexts swapped are refused", () => {
    const other = { ...ssn, row: 'row-2' };
    const [first, second] = [vault.seal(ssn, '912-34-4821'), vault.seal(other, '111-22-3333')];
    expect(() => vault.open(ssn, second)).toThrow();
    expect(() => vault.open(other, first)).toThrow();
    expect(vault.open(other, second).reveal()).toBe('111-22-3333');
  });

  test('a value moved to another column or table is refused', () => {
    const sealed = vault.seal(ssn, '912-34-4821');
    expect(() => vault.open({ ...ssn, column: 'federal_id' }, sealed)).toThrow();
    expect(() => vault.open({ ...ssn, table: 'mails' }, sealed)).toThrow();
  });

  test('a flipped byte is refused, wherever it stands', () => {
    const sealed = vault.seal(ssn, '912-34-4821');
    const [version = '', id = '', body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (let i = 0; i < bytes.length; i++) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 0x01;
      expect(() => vault.open(ssn, `${version}.${id}.${changed.toString('base64url')}`), `byte ${String(i)}`).toThrow();
    }
  });

  test.each([
    ['another version', (s: string) => s.replace('s1.', 's2.')],
    ['an unknown key', (s: string) => s.replace(/\.[^.]+\./, '.018f0000-0000-7000-8000-000000000000.')],
    ['no content', (s: string) => s.slice(0, s.lastIndexOf('.') + 1)],
    ['clear text', () => '912-34-4821'],
    ['nothing', () => ''],
  ])('%s is refused', (_name, change) => {
    const changed = change(vault.seal(ssn, '912-34-4821'));
    expect(() => vault.open(ssn, changed)).toThrow(/sealed value/);
  });

  test('what opens is a secret that does not print', () => {
    expect(String(vault.open(ssn, vault.seal(ssn, '912-34-4821')))).toBe('[secret]');
  });
});

describe('design 4: sealed bytes', () => {
  const place = { table: 'signed_copies', row: 'row-1', column: 'pdf' };

  test('any bytes open again where they were sealed, and nowhere else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (array) => {
        const sealed = vault.sealBytes(place, Buffer.from(array));
        expect(vault.openBytes(place, sealed).reveal().equals(array)).toBe(true);
        expect(() => vault.openBytes({ ...place, row: 'row-2' }, sealed)).toThrow();
      }),
    );
  });

  test('they show nothing, and a flipped bit anywhere or a missing end is refused', () => {
    const sealed = vault.sealBytes(place, Buffer.from('%PDF-1.7 912-34-4821'));
    expect(sealed.toString('latin1')).not.toMatch(/PDF|4821/);
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed);
      changed[i] = (changed[i] ?? 0) ^ 0x01;
      expect(() => vault.openBytes(place, changed), `byte ${String(i)}`).toThrow();
    }
    for (const end of [0, 10, sealed.length - 1])
      expect(() => vault.openBytes(place, sealed.subarray(0, end))).toThrow();
  });
});

describe('design 4: keyed hashes', () => {
  test('equal content has an equal hash, other content another', () => {
    expect(vault.mac('csrf', 'a')).toBe(vault.mac('csrf', 'a'));
    expect(vault.mac('csrf', 'a')).not.toBe(vault.mac('csrf', 'b'));
    expect(vault.mac('csrf', 'a')).toMatch(/^[\w-]{43}$/);
  });

  test('each label has a key of its own', () => {
    const labels = ['csrf', 'idempotency', 'idempotency-lock', 'application-content', ''];
    expect(new Set(labels.map((label) => vault.mac(label, 'same'))).size).toBe(labels.length);
  });

  test('a new opening of the same database answers the same hash', async () => {
    expect((await openVault(db, own, NOW)).mac('csrf', 'a')).toBe(vault.mac('csrf', 'a'));
  });
});

describe('design 2: a wrong or missing key refuses to start', () => {
  test('a missing key is named, in words', async () => {
    await expect(openVault(db, ringOf(['k9', 1]), NOW)).rejects.toThrow(
      /ENCRYPTION_KEYS lacks the key "k1" that this database was sealed with\. Give that key .*backup/,
    );
  });

  test('a wrong key under the right name is refused, in words, and nothing is changed', async () => {
    const before = await db.query.selectFrom('data_keys').selectAll().orderBy('id').execute();
    await expect(openVault(db, ringOf(['k1', 2]), NOW)).rejects.toThrow(
      'The key "k1" in ENCRYPTION_KEYS is not the one that this database was sealed with. Give the right key; nothing was changed.',
    );
    expect(await db.query.selectFrom('data_keys').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test('a new active key opens what the old one sealed, as long as the old one stays in the ring', async () => {
    const sealed = vault.seal(ssn, 'kept');
    const rotated = await openVault(db, ringOf(['k2', 2], ['k1', 1]), NOW);
    expect(rotated.open(ssn, sealed).reveal()).toBe('kept');
    await expect(openVault(db, ringOf(['k2', 2]), NOW)).rejects.toThrow('lacks the key "k1"');
  });
});

describe('design 4: rotation', () => {
  const grown = ringOf(['k2', 2], ['k1', 1]);
  const rotate = (keyProvider: KeyProvider, newDataKey = false) =>
    rotateDataKeys(withAuditKey(db, { mac: () => 'sample' }), keyProvider, { newDataKey, now: NOW });
  const kept = () => db.query.selectFrom('data_keys').selectAll().orderBy('id').execute();

  test('a ring without the old key is refused in words, and nothing is changed', async () => {
    const before = await kept();
    await expect(rotate(ringOf(['k3', 3]))).rejects.toThrow('lacks the key "k1"');
    await expect(rotate(ringOf(['k3', 3], ['k1', 9]))).rejects.toThrow('is not the one');
    expect(await kept()).toEqual(before);
  });

  test('a ring that loses its active key before the rows are written is refused in words, and nothing is changed', async () => {
    const before = await kept();
    let ring = readOf(['k2', 2], ['k1', 1]);
    const keyProvider = ringKeyProvider({ name: 'ENCRYPTION_KEYS', read: () => ring() });
    let proved = 0;
    const unwrap: KeyProvider['unwrap'] = async (row) => {
      const key = await keyProvider.unwrap(row);
      // Both rows are proved: only now another one replaces the file.
      if (row.kek_id === 'k2' && ++proved === 2) ring = readOf(['k1', 1]);
      return key;
    };
    await expect(rotate({ ...keyProvider, unwrap })).rejects.toThrow('no longer holds the key "k2"');
    expect(await kept()).toEqual(before);
  });

  test('two rotations at once wrap each key once, and leave an audit row', async () => {
    const done = await Promise.all([rotate(grown), rotate(grown)]);
    expect(done.map((one) => one.rewrapped).sort()).toEqual([0, 2]);
    expect((await kept()).every((row) => row.kek_id === 'k2')).toBe(true);
    const rows = await db.query.selectFrom('audit').select(['subject_id', 'detail']).execute();
    expect(rows).toContainEqual({ subject_id: 'k2', detail: { rewrapped: 2, newDataKey: false } });
  });

  test('values sealed before open after it, and the old key alone opens nothing any more', async () => {
    const sealed = vault.seal(ssn, 'before');
    expect((await openVault(db, grown, NOW)).open(ssn, sealed).reveal()).toBe('before');
    expect((await openVault(db, grown, NOW)).mac('csrf', 'a')).toBe(vault.mac('csrf', 'a'));
    await expect(openVault(db, own, NOW)).rejects.toThrow('lacks the key "k2"');
  });

  test('a running node whose ring lacks the new key still works, and says in words that it could not start', async () => {
    const faults = await vault.refresh();
    expect(faults.blind).toEqual([]);
    expect(faults.doomed).toHaveLength(2);
    expect(faults.doomed[0]).toMatch(/^ENCRYPTION_KEYS lacks the key "k2" that this database was sealed with\./);
    expect(vault.open(ssn, vault.seal(ssn, 'still')).reveal()).toBe('still');
  });

  test('a new data key seals new values, the old ones stay readable, and other nodes learn it without a restart', async () => {
    let ring = readOf(['k1', 1]);
    const late = await openVault(db, grown, NOW);
    const growing = await openVault(db, grown, NOW);
    const blind = ringKeyProvider({ name: 'ENCRYPTION_KEYS', read: () => ring() });
    ring = readOf(['k2', 2], ['k1', 1]);
    const other = await openVault(db, blind, NOW);
    ring = readOf(['k1', 1]);
    const old = late.seal(ssn, 'old');
    expect(await rotate(grown, true)).toMatchObject({ newDataKey: true, rewrapped: 0 });
    expect(await late.refresh()).toEqual({ blind: [], doomed: [] });
    // On a server the key waits until each node has read it.
    const waiting = late.seal(ssn, 'waiting').split('.')[1] === old.split('.')[1];
    expect(waiting).toBe(true);
    await db.pool.query('update data_keys set active_at = now() where active_at > now()');
    await late.refresh();
    const fresh = late.seal(ssn, 'fresh');
    expect(fresh.split('.')[1]).not.toBe(old.split('.')[1]);
    expect(late.open(ssn, old).reveal()).toBe('old');
    expect(() => growing.open(ssn, fresh)).toThrow('unknown form or key');
    await growing.refresh();
    expect(growing.open(ssn, fresh).reveal()).toBe('fresh');
    // A node that lacks the wrapping key: in words, and what it knew it still opens.
    expect((await other.refresh()).blind).toEqual([expect.stringContaining('lacks the key "k2"')]);
    expect(other.open(ssn, old).reveal()).toBe('old');
    ring = readOf(['k2', 2], ['k1', 1]);
    expect(await other.refresh()).toEqual({ blind: [], doomed: [] });
    expect(other.open(ssn, fresh).reveal()).toBe('fresh');
  });
});
