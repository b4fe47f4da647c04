import { createHmac, hkdfSync } from 'node:crypto';
import type { Db } from '#server/ports.ts';
import { type DataKey, firstDataKeys, readDataKeys, unwrap } from './data-keys.ts';
import { gcmOpen, gcmSeal, type RingSource } from './key-ring.ts';
import { Secret } from './secret.ts';

/** Where a sealed value stands. Part of what is authenticated: a value moved elsewhere does not open. */
export type Place = { table: string; row: string; column: string };

export type Vault = {
  /** Seals text for one place: `s1.<data key>.<base64url>`. */
  seal: (place: Place, plain: string) => string;
  /** @throws Error when the value was changed, moved, or sealed with a key that is not here */
  open: (place: Place, sealed: string) => Secret<string>;
  /** Keyed hash for equality and integrity of content that could be guessed. Each label has its own key. */
  mac: (label: string, content: string) => string;
  /** Learns the data keys that were made or wrapped anew since, on any node; called every few seconds. */
  refresh: () => Promise<VaultFaults>;
};

/** What a node cannot do since its ring lacks a key, in words. */
export type VaultFaults = {
  /** Values that other nodes seal would not open here. */
  blind: string[];
  /** All opens now, but this node could not start again. */
  doomed: string[];
};

const placeAad = (p: Place): string => `${p.table}:${p.row}:${p.column}`;

/**
 * Unwraps the data keys of this database, making them on the first start.
 * @throws Error in words when the ring lacks a key that this database needs, or holds a wrong one
 */
export async function openVault(db: Db, source: RingSource, now: Date): Promise<Vault> {
  await firstDataKeys(db, source.read(), now);
  const keys = new Map<string, Buffer>();
  let rows = await readDataKeys(db.query);
  learn(rows, source, keys);
  const active = (purpose: DataKey['purpose']): { id: string; key: Buffer } => {
    const row = rows.find((r) => r.purpose === purpose && r.active && keys.has(r.id));
    const key = row && keys.get(row.id);
    if (!key) throw new Error(`The database holds no active "${purpose}" key.`);
    return { id: row.id, key };
  };
  let fields = active('fields');
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
    mac: (label, content) => createHmac('sha256', macKey(label)).update(content, 'utf8').digest('base64url'),
    refresh: async () => {
      rows = await readDataKeys(db.query);
      const faults = relearn(rows, source, keys);
      fields = active('fields');
      return faults;
    },
  };
}

function learn(rows: DataKey[], source: RingSource, keys: Map<string, Buffer>): void {
  const ring = source.read();
  for (const row of rows) keys.set(row.id, unwrap(ring, row, source.name));
}

/** Keys that are held already stay held, whatever the ring says now. */
function relearn(rows: DataKey[], source: RingSource, keys: Map<string, Buffer>): VaultFaults {
  const faults: VaultFaults = { blind: [], doomed: [] };
  const ring = source.read();
  for (const row of rows) {
    try {
      keys.set(row.id, unwrap(ring, row, source.name));
    } catch (error) {
      (keys.has(row.id) ? faults.doomed : faults.blind).push(error instanceof Error ? error.message : String(error));
    }
  }
  return faults;
}
