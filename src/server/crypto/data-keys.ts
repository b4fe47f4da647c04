import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, KeyProvider, Query, Tx, WrappedKey } from '#server/ports.ts';
import { newId } from '#server/lib/ids.ts';
import type { DataKeyRow } from '#server/db/tables.ts';

/** `active` compares with the database's clock, because the clocks of nodes differ. */
export type DataKey = DataKeyRow & { active: boolean };

/** On several nodes a new key becomes active only after every node has read it. */
export const BEGINS_AFTER_SECONDS = 60;

/** Newest first. */
export const readDataKeys = (query: Query | Tx): Promise<DataKey[]> =>
  query
    .selectFrom('data_keys')
    .selectAll()
    .select(sql<boolean>`active_at <= now()`.as('active'))
    .orderBy('active_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Returns the wrapped keys that reading this database requires. Works with the schema of any version. */
export const readWrappedKeys = (query: Query): Promise<WrappedKey[]> =>
  query.selectFrom('data_keys').select(['id', 'purpose', 'kek_id', 'wrapped']).orderBy('id').execute();

/** Returns the ids of the wrapping keys that reading this database requires. */
export const wrappedBy = async (query: Query): Promise<string[]> =>
  (await query.selectFrom('data_keys').select('kek_id').distinct().orderBy('kek_id').execute()).map((r) => r.kek_id);

/** Creates the keys of an empty database. Only one of several starting nodes does so. */
export async function firstDataKeys(db: Db, keyProvider: KeyProvider, now: Date): Promise<void> {
  if ((await readDataKeys(db.query)).length > 0) return;
  const made = await Promise.all((['fields', 'mac'] as const).map((purpose) => generateDataKey(keyProvider, purpose)));
  await db.tx(async (tx) => {
    await inTurn(tx);
    if ((await readDataKeys(tx)).length > 0) return;
    for (const one of made) await insertKey(tx, one, now, 0);
  });
}

/** Wraps a key and unwraps it before it is stored, because these are separate permissions. */
export async function wrapProved(
  keyProvider: KeyProvider,
  { purpose, id }: Pick<WrappedKey, 'purpose' | 'id'>,
  key: Buffer,
): Promise<Pick<WrappedKey, 'kek_id' | 'wrapped'>> {
  const fresh = await keyProvider.wrap(purpose, id, key);
  if (!(await keyProvider.unwrap({ purpose, id, ...fresh })).equals(key))
    throw new Error(`${keyProvider.name} returned a different key from the one it wrapped. Nothing was changed.`);
  return fresh;
}

export async function generateDataKey(keyProvider: KeyProvider, purpose: DataKeyRow['purpose']): Promise<NewKey> {
  const id = newId();
  return { id, purpose, ...(await wrapProved(keyProvider, { purpose, id }, randomBytes(32))) };
}

type NewKey = WrappedKey & Pick<DataKeyRow, 'purpose'>;

export async function insertKey(tx: Tx, made: NewKey, now: Date, afterSeconds: number): Promise<void> {
  const active_at = sql<Date>`now() + make_interval(secs => ${afterSeconds})`;
  await tx
    .insertInto('data_keys')
    .values({ ...made, created_at: now, active_at })
    .execute();
}

export const inTurn = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('data keys', 0))`.execute(tx);
