import { sql } from 'kysely';
import { beforeNow, databaseNow, fromNow } from '#server/db/database-clock.ts';
import type { AccountRow, InvitationRow, UserRow } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

export const selectUserByEmail = (query: Query | Tx, email: string): Promise<UserRow | undefined> =>
  query.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();

type NewUser = Omit<UserRow, 'mail_updates' | 'last_sign_in_at' | 'staff_roles'> &
  Partial<Pick<UserRow, 'staff_roles'>>;
const asRow = (user: NewUser): UserRow => ({ staff_roles: [], ...user, mail_updates: 'all', last_sign_in_at: null });

/** Returns the account of the lender's staff, created with its first member. Locks it until the transaction ends. */
export async function lenderAccountId(tx: Tx, id: string, now: Date): Promise<string> {
  await tx
    .insertInto('accounts')
    .values({ id, name: 'Lender', kind: 'lender', created_at: now })
    .onConflict((c) => c.doNothing())
    .execute();
  const { id: found } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'lender')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return found;
}

/** Returns the portal account of a CRM dealership, created with its first member. */
export async function dealershipId(
  tx: Tx,
  dealership: { id: string; crmId: string; name: string; now: Date },
): Promise<string> {
  const { id, crmId, name, now } = dealership;
  await tx
    .insertInto('accounts')
    .values({ id, name, kind: 'dealer', created_at: now, crm_id: crmId })
    .onConflict((c) => c.column('crm_id').doNothing())
    .execute();
  const found = tx.selectFrom('accounts').select('id').where('crm_id', '=', crmId);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** Returns the user with this address, created if there is none. Locks it until the transaction ends. */
export async function keepUser(tx: Tx, user: NewUser): Promise<UserRow> {
  await tx
    .insertInto('users')
    .values(asRow(user))
    .onConflict((c) => c.column('email').doNothing())
    .execute();
  return lockUser(tx, user.email).executeTakeFirstOrThrow();
}

/** Locks the user until the transaction ends, so that links for one user are created one at a time. */
export const lockUser = (tx: Tx, email: string) =>
  tx.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).forNoKeyUpdate();

/** Locks the user. False when disabled, or when the password changed since this row was read. */
export async function lockUnchanged(tx: Tx, { email, password_hash }: UserRow): Promise<boolean> {
  const user = await lockUser(tx, email).executeTakeFirst();
  return user?.status === 'active' && user.password_hash === password_hash;
}

export const selectAccount = (query: Query, id: string): Promise<AccountRow> =>
  query.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Locks the account until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function selectAccountName(tx: Tx, id: string): Promise<string> {
  return (await tx.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
}

/** Returns false when the password was changed since this row was read, or the user is disabled. */
export async function changePasswordHash(tx: Tx, user: UserRow, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', user.id)
    .where('status', '=', 'active')
    .where('password_hash', '=', user.password_hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const selectOpenInvitation = (tx: Tx, userId: string): Promise<InvitationRow | undefined> =>
  tx
    .selectFrom('invitations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', databaseNow)
    .executeTakeFirst();

/** Returns the last invitation to activate the account, open or not. */
export const selectLastInvitation = (tx: Tx, userId: string): Promise<InvitationRow | undefined> =>
  tx
    .selectFrom('invitations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purpose', '=', 'activate')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function revokeInvitations(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Extends the reset link of the last 24 hours to 24 hours after sending. False when there is none. */
export async function extendReset(tx: Tx, userId: string, validMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ expires_at: sql`least(${fromNow(validMs)}, created_at + interval '24 hours')` })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('created_at', '>', beforeNow(24 * 3_600_000))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type NewInvitation = Pick<InvitationRow, 'id' | 'user_id' | 'purpose' | 'token_hash'>;

/** Returns when it expires. */
export async function insertInvitation(tx: Tx, row: NewInvitation, validMs: number): Promise<Date> {
  const times = { created_at: databaseNow, expires_at: fromNow(validMs), used_at: null, revoked_at: null };
  const stored = tx
    .insertInto('invitations')
    .values({ ...row, ...times })
    .returning('expires_at');
  return (await stored.executeTakeFirstOrThrow()).expires_at;
}

export const selectInvitation = (query: Query | Tx, tokenHash: string) =>
  query
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .selectAll('invitations')
    .select(['users.email', 'users.first_name', 'users.last_name', 'users.account_id', 'users.status'])
    .select(['users.role', 'users.staff_roles'])
    .select(sql<boolean>`invitations.expires_at <= now()`.as('is_over'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof selectInvitation>>>;

/** Returns true to only one of several callers with the same token. */
export async function redeemInvitation(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ used_at: databaseNow })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', databaseNow)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns false when the user was disabled. */
export async function activateUser(tx: Tx, id: string, passwordHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, status: 'active', activated_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'disabled')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Does nothing when the password was changed since this row was read. */
export async function replacePasswordHash(query: Query, user: UserRow, passwordHash: string): Promise<void> {
  await query
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute();
}

export async function selectEmailUpdates(query: Query | Tx, userId: string): Promise<UserRow['mail_updates']> {
  const user = query.selectFrom('users').select('mail_updates').where('id', '=', userId);
  return (await user.executeTakeFirstOrThrow()).mail_updates;
}

/** Returns false when nothing changed. */
export async function changeMailUpdates(tx: Tx, userId: string, to: UserRow['mail_updates']): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ mail_updates: to })
    .where('id', '=', userId)
    .where('mail_updates', '<>', to)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
