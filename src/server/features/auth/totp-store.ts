import type { TotpRow } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

export const selectTotp = (query: Query | Tx, userId: string): Promise<TotpRow | undefined> =>
  query.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Locks the user's codes until the transaction ends. */
export async function lockTotp(tx: Tx, userId: string): Promise<TotpRow | undefined> {
  // Locks the user first, in the same order as every change of users, to avoid deadlocks.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return selectTotp(tx, userId);
}

/** Stores a secret, replacing an unconfirmed one. Returns false when two-step verification is already on. */
export async function keepSecret(tx: Tx, row: TotpRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('totp')
    .values(row)
    .onConflict((c) =>
      c
        .column('user_id')
        .doUpdateSet({ secret_sealed: row.secret_sealed, begun_at: row.begun_at })
        .where('totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns false when two-step verification is already on. */
export async function confirmTotpRow(tx: Tx, userId: string, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totp')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns true once per step, and never for an earlier one. */
export async function takeStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false when the user had none. */
export async function deleteTotp(tx: Tx, userId: string): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await tx.deleteFrom('totp').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Replaces all recovery codes of this user. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, macs: string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = macs.map((code_mac) => ({ user_id: userId, code_mac, used_at: null }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

/** Returns true once per code. */
export async function takeRecoveryCode(tx: Tx, userId: string, mac: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_mac', '=', mac)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(query: Query | Tx, userId: string): Promise<number> {
  const { count } = await query
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
