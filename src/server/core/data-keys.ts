import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { systemCtx } from '#server/context.ts';
import type { Db, Query, Tx } from '#server/ports.ts';
import { audit } from './audit.ts';
import { newId } from './ids.ts';
import { gcmOpen, gcmSeal, type KeyRing, type RingSource } from './key-ring.ts';
import type { DataKeyRow } from './tables.ts';

/** Whether a key has begun is asked of the database: the clocks of nodes differ. */
export type DataKey = DataKeyRow & { active: boolean };

/** On several nodes a new key waits until each of them has read it. */
const BEGINS_AFTER_SECONDS = 60;

/** The youngest first. */
export const readDataKeys = (query: Query | Tx): Promise<DataKey[]> =>
  query
    .selectFrom('data_keys')
    .selectAll()
    .select(sql<boolean>`active_at <= now()`.as('active'))
    .orderBy('active_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Ids of the ring's keys that are needed to read this database. */
export const wrappedBy = async (query: Query): Promise<string[]> =>
  (await query.selectFrom('data_keys').select('kek_id').distinct().orderBy('kek_id').execute()).map((r) => r.kek_id);

/** Makes the keys of an empty database. Of nodes that start at once, one does. */
export const firstDataKeys = (db: Db, ring: KeyRing, now: Date): Promise<void> =>
  db.tx(async (tx) => {
    await inTurn(tx);
    if ((await readDataKeys(tx)).length > 0) return;
    for (const purpose of ['fields', 'mac'] as const) await insertKey(tx, ring, purpose, now, 0);
  });

export type Rotation = { activeId: string; rewrapped: number; newDataKey: boolean };

/**
 * Wraps every data key with the ring's active key and, where asked, makes a data key for new values.
 * @throws Error in words when the ring lacks a key that is needed to unwrap; then nothing is changed
 */
export const rotateDataKeys = (
  db: Db,
  ring: KeyRing,
  name: RingSource['name'],
  options: { newDataKey: boolean; now: Date },
): Promise<Rotation> =>
  db.tx(async (tx) => {
    await inTurn(tx);
    const old = (await readDataKeys(tx)).filter((row) => row.kek_id !== ring.activeId);
    for (const row of old) {
      const fresh = wrap(ring, row.purpose, row.id, unwrap(ring, row, name));
      await tx.updateTable('data_keys').set(fresh).where('id', '=', row.id).execute();
    }
    if (options.newDataKey) await insertKey(tx, ring, 'fields', options.now, db.embedded ? 0 : BEGINS_AFTER_SECONDS);
    await audit(
      tx,
      systemCtx(options.now),
      'keys.rotated',
      { kind: 'key', id: ring.activeId },
      { rewrapped: old.length, newDataKey: options.newDataKey },
    );
    return { activeId: ring.activeId, rewrapped: old.length, newDataKey: options.newDataKey };
  });

/** @throws Error in words when the ring lacks the key, or holds another one under its name */
export function unwrap(ring: KeyRing, row: DataKeyRow, name: RingSource['name']): Buffer {
  const kek = ring.keys.get(row.kek_id);
  if (!kek)
    throw new Error(
      `${name} lacks the key "${row.kek_id}" that this database was sealed with. Give that key (from your backup of the keys), or start on an empty DATA_DIR.`,
    );
  try {
    return gcmOpen(kek, Buffer.from(row.wrapped, 'base64url'), wrapAad(row.purpose, row.id));
  } catch (cause) {
    throw new Error(
      `The key "${row.kek_id}" in ${name} is not the one that this database was sealed with. Give the right key; nothing was changed.`,
      { cause },
    );
  }
}

const wrapAad = (purpose: string, id: string): string => `data-key:${purpose}:${id}`;

function wrap(ring: KeyRing, purpose: string, id: string, key: Buffer): Pick<DataKeyRow, 'kek_id' | 'wrapped'> {
  const kek = ring.keys.get(ring.activeId);
  if (!kek) throw new Error('the key ring has no active key');
  return { kek_id: ring.activeId, wrapped: gcmSeal(kek, key, wrapAad(purpose, id)).toString('base64url') };
}

async function insertKey(
  tx: Tx,
  ring: KeyRing,
  purpose: DataKeyRow['purpose'],
  now: Date,
  afterSeconds: number,
): Promise<void> {
  const id = newId();
  const active_at = sql<Date>`now() + make_interval(secs => ${afterSeconds})`;
  await tx
    .insertInto('data_keys')
    .values({ id, purpose, ...wrap(ring, purpose, id, randomBytes(32)), created_at: now, active_at })
    .execute();
}

const inTurn = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('data keys', 0))`.execute(tx);
