import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Db, KeyProvider } from '#server/ports.ts';
import { type DataKey, firstDataKeys, readDataKeys } from './data-keys.ts';
import { gcmOpen, gcmSeal } from './key-ring.ts';
import { Secret } from './secret.ts';

/** Where a sealed value stands. Part of what is authenticated: a value moved elsewhere does not open. */
export type Place = { table: string; row: string; column: string };

export type Vault = {
  /** Seals text for one place: `s1.<data key>.<base64url>`. */
  seal: (place: Place, plain: string) => string;
  /** @throws Error when the value was changed, moved, or sealed with a key that is not here */
  open: (place: Place, sealed: string) => Secret<string>;
  /** Seals bytes, such as a file that is small enough for a row: form, data key, ciphertext. */
  sealBytes: (place: Place, plain: Buffer) => Buffer;
  /** @throws Error as open does */
  openBytes: (place: Place, sealed: Buffer) => Secret<Buffer>;
  /** Keyed hash for equality and integrity of content that could be guessed. Each label has its own key. */
  mac: (label: string, content: string) => string;
  /** Learns the data keys that were made or wrapped anew since, on any node; called every few seconds. */
  refresh: () => Promise<VaultFaults>;
};

/** What a node cannot do because its key provider lacks a key or does not answer, as a message. */
export type VaultFaults = {
  /** Values that other nodes seal would not open here. */
  blind: string[];
  /** All opens now, but this node could not start again. */
  doomed: string[];
};

/** The clear value of an encrypted column; null when the column is empty. */
export const decryptColumn = <C extends string>(
  vault: Vault,
  table: string,
  row: { id: string } & Record<C, string | null>,
  column: C,
): Secret<string> | null => {
  const encrypted = row[column];
  return encrypted === null ? null : vault.open({ table, row: row.id, column }, encrypted);
};

/** `b1.`, the id of the data key, and a point. */
const BYTES_HEAD = 3 + 36 + 1;

const placeAad = (p: Place): string => `${p.table}:${p.row}:${p.column}`;

/**
 * Unwraps the data keys of this database, making them on the first start.
 * @throws Error that names the key when the key provider lacks a key that this database needs, holds a wrong one, or is away
 */
export async function openVault(db: Db, keyProvider: KeyProvider, now: Date): Promise<Vault> {
  await firstDataKeys(db, keyProvider, now);
  const keys = new Map<string, Buffer>();
  let rows = await readDataKeys(db.query);
  for (const [id, key] of await Promise.all(rows.map((row) => unwrapped(row, keyProvider)))) keys.set(id, key);
  const active = (purpose: DataKey['purpose']): { id: string; key: Buffer } => {
    const row = rows.find((r) => r.purpose === purpose && r.active && keys.has(r.id));
    const key = row && keys.get(row.id);
    if (!key) throw new Error(`The database holds no active "${purpose}" key.`);
    return { id: row.id, key };
  };
  let fields = active('fields');
  const macRoot = active('mac').key;
  const macKeys = new Map<string, KeyObject>();
  const macKey = (label: string): KeyObject => {
    const known = macKeys.get(label) ?? createSecretKey(Buffer.from(hkdfSync('sha256', macRoot, '', label, 32)));
    macKeys.set(label, known);
    return known;
  };
  return {
    seal: (place, plain) =>
      `s1.${fields.id}.${gcmSeal(fields.key, Buffer.from(plain, 'utf8'), placeAad(place)).toString('base64url')}`,
    open: (place, sealed) => {
      const [version, id = '', body = ''] = sealed.split('.');
      const key = keys.get(id);
      if (version !== 's1' || !key) throw new Error('sealed value has an unknown form or key');
      return new Secret(gcmOpen(key, Buffer.from(body, 'base64url'), placeAad(place)).toString('utf8'));
    },
    sealBytes: (place, plain) =>
      Buffer.concat([Buffer.from(`b1.${fields.id}.`), gcmSeal(fields.key, plain, placeAad(place))]),
    openBytes: (place, sealed) => {
      const [version, id = ''] = sealed.toString('latin1', 0, BYTES_HEAD).split('.');
      const key = keys.get(id);
      if (version !== 'b1' || !key) throw new Error('sealed bytes have an unknown form or key');
      return new Secret(gcmOpen(key, sealed.subarray(BYTES_HEAD), placeAad(place)));
    },
    mac: (label, content) => createHmac('sha256', macKey(label)).update(content, 'utf8').digest('base64url'),
    refresh: async () => {
      rows = await readDataKeys(db.query);
      const faults = await relearn(rows, keyProvider, keys);
      fields = active('fields');
      return faults;
    },
  };
}

const unwrapped = async (row: DataKey, keyProvider: KeyProvider): Promise<[id: string, key: Buffer]> => [
  row.id,
  await keyProvider.unwrap(row),
];

/** Keys that are held already stay held, whatever the key provider says now. */
async function relearn(rows: DataKey[], keyProvider: KeyProvider, keys: Map<string, Buffer>): Promise<VaultFaults> {
  const faults: VaultFaults = { blind: [], doomed: [] };
  const tried = await Promise.allSettled(rows.map((row) => unwrapped(row, keyProvider)));
  for (const [n, one] of tried.entries()) {
    if (one.status === 'fulfilled') keys.set(...one.value);
    else {
      const reason: unknown = one.reason;
      const words = reason instanceof Error ? reason.message : String(reason);
      (keys.has(rows[n]?.id ?? '') ? faults.doomed : faults.blind).push(words);
    }
  }
  return faults;
}
