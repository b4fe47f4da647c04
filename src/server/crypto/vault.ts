import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Db, KeyProvider } from '#server/ports.ts';
import { type DataKey, firstDataKeys, readDataKeys } from './data-keys.ts';
import { decryptGcm, encryptGcm } from './key-ring.ts';
import { Secret } from './secret.ts';

/** The location of an encrypted value. It is authenticated: a value moved to another place does not decrypt. */
export type ValueLocation = { table: string; row: string; column: string };

export type Vault = {
  /** Encrypts text for one place: `s1.<data key>.<base64url>`. */
  encrypt: (place: ValueLocation, plain: string) => string;
  /** Decrypts a value. @throws Error when it was changed, moved, or encrypted with a missing key */
  decrypt: (place: ValueLocation, sealed: string) => Secret<string>;
  /** Encrypts bytes, such as a file small enough for a row. Returns format, data key and ciphertext. */
  encryptBytes: (place: ValueLocation, plain: Buffer) => Buffer;
  /** Decrypts bytes. @throws Error like `open` */
  decryptBytes: (place: ValueLocation, sealed: Buffer) => Secret<Buffer>;
  /** Returns a keyed hash, for equality and integrity of guessable content. Each label has its own key. */
  mac: (label: string, content: string) => string;
  /** Loads data keys that any node created or rewrapped. Called every 10 seconds. */
  refresh: () => Promise<VaultErrors>;
};

/** Data keys that this node's key provider cannot unwrap, as readable messages. */
export type VaultErrors = {
  /** This node cannot decrypt values that other nodes encrypt. */
  unreadable: string[];
  /** This node still decrypts everything, but could not start again. */
  unreadableAfterRestart: string[];
};

/** Decrypts a column. Returns null when the column is null. */
export const decryptColumn = <C extends string>(
  vault: Vault,
  table: string,
  row: { id: string } & Record<C, string | null>,
  column: C,
): Secret<string> | null => {
  const encrypted = row[column];
  return encrypted === null ? null : vault.decrypt({ table, row: row.id, column }, encrypted);
};

/** `b1.`, the id of the data key, and a dot. */
const BYTES_HEAD = 3 + 36 + 1;

const placeAad = (p: ValueLocation): string => `${p.table}:${p.row}:${p.column}`;

/**
 * Unwraps the data keys of this database. Creates them on the first start.
 * @throws Error that names the key when the key provider lacks it, has a wrong one, or does not answer
 */
export async function openVault(db: Db, keyProvider: KeyProvider, now: Date): Promise<Vault> {
  await firstDataKeys(db, keyProvider, now);
  const keys = new Map<string, Buffer>();
  let rows = await readDataKeys(db.query);
  for (const [id, key] of await Promise.all(rows.map((row) => unwrapped(row, keyProvider)))) keys.set(id, key);
  const active = (purpose: DataKey['purpose']): { id: string; key: Buffer } => {
    const row = rows.find((r) => r.purpose === purpose && r.active && keys.has(r.id));
    const key = row && keys.get(row.id);
    if (!key) throw new Error(`The database has no active "${purpose}" key.`);
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
    encrypt: (place, plain) =>
      `s1.${fields.id}.${encryptGcm(fields.key, Buffer.from(plain, 'utf8'), placeAad(place)).toString('base64url')}`,
    decrypt: (place, sealed) => {
      const [version, id = '', body = ''] = sealed.split('.');
      const key = keys.get(id);
      if (version !== 's1' || !key) throw new Error('encrypted value has an unknown format or key');
      return new Secret(decryptGcm(key, Buffer.from(body, 'base64url'), placeAad(place)).toString('utf8'));
    },
    encryptBytes: (place, plain) =>
      Buffer.concat([Buffer.from(`b1.${fields.id}.`), encryptGcm(fields.key, plain, placeAad(place))]),
    decryptBytes: (place, sealed) => {
      const [version, id = ''] = sealed.toString('latin1', 0, BYTES_HEAD).split('.');
      const key = keys.get(id);
      if (version !== 'b1' || !key) throw new Error('encrypted bytes have an unknown format or key');
      return new Secret(decryptGcm(key, sealed.subarray(BYTES_HEAD), placeAad(place)));
    },
    mac: (label, content) => createHmac('sha256', macKey(label)).update(content, 'utf8').digest('base64url'),
    refresh: async () => {
      rows = await readDataKeys(db.query);
      const errors = await relearn(rows, keyProvider, keys);
      fields = active('fields');
      return errors;
    },
  };
}

const unwrapped = async (row: DataKey, keyProvider: KeyProvider): Promise<[id: string, key: Buffer]> => [
  row.id,
  await keyProvider.unwrap(row),
];

/** Unwraps all rows. Keys that are already loaded are kept, even if the key provider now fails. */
async function relearn(rows: DataKey[], keyProvider: KeyProvider, keys: Map<string, Buffer>): Promise<VaultErrors> {
  const errors: VaultErrors = { unreadable: [], unreadableAfterRestart: [] };
  const tried = await Promise.allSettled(rows.map((row) => unwrapped(row, keyProvider)));
  for (const [n, one] of tried.entries()) {
    if (one.status === 'fulfilled') keys.set(...one.value);
    else {
      const reason: unknown = one.reason;
      const words = reason instanceof Error ? reason.message : String(reason);
      (keys.has(rows[n]?.id ?? '') ? errors.unreadableAfterRestart : errors.unreadable).push(words);
    }
  }
  return errors;
}
