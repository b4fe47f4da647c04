import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { systemCtx } from '#server/context.ts';
import type { Db, KeyProvider, Query, Tx, WrappedKey } from '#server/ports.ts';
import { audit } from '../lib/audit.ts';
import { newId } from '../lib/ids.ts';
import type { DataKeyRow } from '../db/tables.ts';

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

/** What has to be unwrapped to read this database, in the schema of any version. */
export const readWrappedKeys = (query: Query): Promise<WrappedKey[]> =>
  query.selectFrom('data_keys').select(['id', 'purpose', 'kek_id', 'wrapped']).orderBy('id').execute();

/** Ids of the keys that are needed to read this database. */
export const wrappedBy = async (query: Query): Promise<string[]> =>
  (await query.selectFrom('data_keys').select('kek_id').distinct().orderBy('kek_id').execute()).map((r) => r.kek_id);

/** Makes the keys of an empty database. Of nodes that start at once, one does. */
export async function firstDataKeys(db: Db, keeper: KeyProvider, now: Date): Promise<void> {
  if ((await readDataKeys(db.query)).length > 0) return;
  const made = await Promise.all((['fields', 'mac'] as const).map((purpose) => newKey(keeper, purpose)));
  await db.tx(async (tx) => {
    await inTurn(tx);
    if ((await readDataKeys(tx)).length > 0) return;
    for (const one of made) await insertKey(tx, one, now, 0);
  });
}

export type Rotation = { activeId: string; rewrapped: number; newDataKey: boolean };

/**
 * Wraps every data key with the keeper's active key and, where asked, makes a data key for new values. The keeper is
 * asked first, then the rows are written in one transaction, each only if it is still the one that was read.
 * @throws Error in words when a key cannot be unwrapped, another rotation came between, or the active key is gone by
 *   then; then nothing is changed
 */
export async function rotateDataKeys(
  db: Db,
  keeper: KeyProvider,
  options: { newDataKey: boolean; now: Date },
): Promise<Rotation> {
  const activeId = keeper.activeId();
  const old = (await readDataKeys(db.query)).filter((row) => row.kek_id !== activeId);
  const anew = await Promise.all(
    old.map(async (row) => ({ row, fresh: await wrapProved(keeper, row, await keeper.unwrap(row)) })),
  );
  const made = options.newDataKey ? await newKey(keeper, 'fields') : undefined;
  return db.tx(async (tx) => {
    await inTurn(tx);
    if (!keeper.canRead(activeId))
      throw new Error(
        `${keeper.name} no longer holds the key "${activeId}" that was to wrap the data keys. Nothing was changed by this one: run it again.`,
      );
    let rewrapped = 0;
    for (const { row, fresh } of anew) rewrapped += await replaceWrapped(tx, row, fresh);
    if (made) await insertKey(tx, made, options.now, db.embedded ? 0 : BEGINS_AFTER_SECONDS);
    if ((await wrappedBy(tx)).some((id) => id !== activeId))
      throw new Error(
        'Another rotation wrapped the data keys at the same moment. Nothing was changed by this one: run it again.',
      );
    await audit(
      tx,
      systemCtx(options.now),
      'keys.rotated',
      { kind: 'key', id: activeId },
      { rewrapped, newDataKey: options.newDataKey },
    );
    return { activeId, rewrapped, newDataKey: options.newDataKey };
  });
}

/**
 * Who may wrap may yet not unwrap: a row that its keeper does not open again is never written.
 * @throws Error in words
 */
export async function wrapProved(
  keeper: KeyProvider,
  { purpose, id }: Pick<WrappedKey, 'purpose' | 'id'>,
  key: Buffer,
): Promise<Pick<WrappedKey, 'kek_id' | 'wrapped'>> {
  const fresh = await keeper.wrap(purpose, id, key);
  if (!(await keeper.unwrap({ purpose, id, ...fresh })).equals(key))
    throw new Error(`${keeper.name} gave back another key than it had wrapped. Nothing was changed.`);
  return fresh;
}

async function newKey(keeper: KeyProvider, purpose: WrappedKey['purpose']): Promise<WrappedKey> {
  const id = newId();
  return { id, purpose, ...(await wrapProved(keeper, { purpose, id }, randomBytes(32))) };
}

/** 0 when it was wrapped anew since it was read. */
async function replaceWrapped(tx: Tx, row: WrappedKey, fresh: Pick<WrappedKey, 'kek_id' | 'wrapped'>): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('data_keys')
    .set(fresh)
    .where('id', '=', row.id)
    .where('kek_id', '=', row.kek_id)
    .where('wrapped', '=', row.wrapped)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function insertKey(tx: Tx, made: WrappedKey, now: Date, afterSeconds: number): Promise<void> {
  const active_at = sql<Date>`now() + make_interval(secs => ${afterSeconds})`;
  await tx
    .insertInto('data_keys')
    .values({ ...made, created_at: now, active_at })
    .execute();
}

const inTurn = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('data keys', 0))`.execute(tx);
