import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '#server/ports.ts';
import { newId } from './ids.ts';
import { gcmOpen, gcmSeal, type KeyRing } from './key-ring.ts';
import { Secret } from './secret.ts';
import type { DataKeyRow } from './tables.ts';

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
};

/** `b1.`, the id of the data key, and a point. */
const BYTES_HEAD = 3 + 36 + 1;

const placeAad = (p: Place): string => `${p.table}:${p.row}:${p.column}`;
const wrapAad = (purpose: string, id: string): string => `data-key:${purpose}:${id}`;

/**
 * Unwraps the data keys of this database, making them on the first start.
 * @throws Error in words when the ring lacks a key that this database needs, or holds a wrong one
 */
export async function openVault(db: Db, ring: KeyRing, now: Date): Promise<Vault> {
  let rows = await db.query.selectFrom('data_keys').selectAll().execute();
  if (rows.length === 0) {
    const fresh = (['fields', 'mac'] as const).map((purpose) => freshKey(ring, purpose, now));
    // Two nodes may start at once on an empty database: the first one's keys stay.
    await db.query
      .insertInto('data_keys')
      .values(fresh)
      .onConflict((c) => c.doNothing())
      .execute();
    rows = await db.query.selectFrom('data_keys').selectAll().execute();
  }
  const keys = new Map(rows.map((row) => [row.id, unwrap(ring, row)]));
  const active = (purpose: DataKeyRow['purpose']): { id: string; key: Buffer } => {
    const row = rows.find((r) => r.purpose === purpose && r.retired_at === null);
    const key = row && keys.get(row.id);
    if (!key) throw new Error(`The database holds no active "${purpose}" key.`);
    return { id: row.id, key };
  };
  const fields = active('fields');
  const macRoot = active('mac').key;
  const macKeys = new Map<string, Buffer>();
  const macKey = (label: string): Buffer => {
    const known = macKeys.get(label) ?? Buffer.from(hkdfSync('sha256', macRoot, '', label, 32));
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
  };
}

function freshKey(ring: KeyRing, purpose: DataKeyRow['purpose'], now: Date): DataKeyRow {
  const id = newId();
  const kek = ring.keys.get(ring.activeId);
  if (!kek) throw new Error('the key ring has no active key');
  const wrapped = gcmSeal(kek, randomBytes(32), wrapAad(purpose, id)).toString('base64url');
  return { id, purpose, kek_id: ring.activeId, wrapped, created_at: now, retired_at: null };
}

function unwrap(ring: KeyRing, row: DataKeyRow): Buffer {
  const kek = ring.keys.get(row.kek_id);
  if (!kek)
    throw new Error(
      `ENCRYPTION_KEYS lacks the key "${row.kek_id}" that this database was sealed with. Give that key (from your backup of DATA_DIR/keys), or start on an empty DATA_DIR.`,
    );
  try {
    return gcmOpen(kek, Buffer.from(row.wrapped, 'base64url'), wrapAad(row.purpose, row.id));
  } catch (cause) {
    throw new Error(
      `The key "${row.kek_id}" in ENCRYPTION_KEYS is not the one that this database was sealed with. Give the right key; nothing was changed.`,
      { cause },
    );
  }
}
