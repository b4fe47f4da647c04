import type { UserActor } from '#server/context.ts';
import type { InvitationRow, SessionRow, UserRow } from '#server/core/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

export const selectUserByEmail = (query: Query | Tx, email: string): Promise<UserRow | undefined> =>
  query.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();

export async function insertUser(tx: Tx, row: UserRow): Promise<void> {
  await tx.insertInto('users').values(row).execute();
}

/** The built-in account of the lender's own staff, made with its first member; held until the transaction ends. */
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

/** The portal's account of a dealership of the CRM, made with its first member. */
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

/** The user of this address, made if there is none; held until the transaction ends. */
export async function keepUser(tx: Tx, row: UserRow): Promise<UserRow> {
  await tx
    .insertInto('users')
    .values(row)
    .onConflict((c) => c.column('email').doNothing())
    .execute();
  return lockUser(tx, row.email).executeTakeFirstOrThrow();
}

/** Held until the transaction ends: whoever makes links for one user takes turns. */
export const lockUser = (tx: Tx, email: string) =>
  tx.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).forNoKeyUpdate();

export async function selectAccountName(tx: Tx, id: string): Promise<string> {
  return (await tx.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
}

/** False when the password was changed since this row was read, or the user disabled. */
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

export const selectOpenInvitation = (tx: Tx, userId: string, now: Date): Promise<InvitationRow | undefined> =>
  tx
    .selectFrom('invitations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
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

export async function insertInvitation(tx: Tx, row: InvitationRow): Promise<void> {
  await tx.insertInto('invitations').values(row).execute();
}

export const selectInvitation = (query: Query | Tx, tokenHash: string) =>
  query
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .selectAll('invitations')
    .select(['users.email', 'users.first_name', 'users.last_name', 'users.role', 'users.account_id', 'users.status'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof selectInvitation>>>;

/** True for exactly one of several callers with the same token. */
export async function useInvitation(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when somebody has disabled this user. */
export async function activateUser(tx: Tx, id: string, passwordHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, status: 'active', activated_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'disabled')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Unless the password was changed since this row was read. */
export async function replacePasswordHash(query: Query, user: UserRow, passwordHash: string): Promise<void> {
  await query
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute();
}

export async function insertSession(tx: Tx, row: SessionRow): Promise<void> {
  await tx.insertInto('sessions').values(row).execute();
}

export async function revokeSessions(tx: Tx, by: { userId: string } | { id: string }, now: Date): Promise<void> {
  const open = tx.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null);
  await ('id' in by ? open.where('id', '=', by.id) : open.where('user_id', '=', by.userId)).execute();
}

export const selectSession = (query: Query, tokenHash: string) =>
  query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.last_used_at',
      'users.role',
      'users.account_id',
      'users.email',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.revoked_at', 'is', null)
    .where('users.status', '=', 'active')
    .select('sessions.expires_at')
    .executeTakeFirst();

export async function touchSession(query: Query, id: string, now: Date): Promise<void> {
  await query.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute();
}

export const actorOf = (row: {
  id: string;
  user_id: string;
  role: UserActor['role'];
  account_id: string;
  email: string;
}): UserActor => ({
  kind: 'user',
  userId: row.user_id,
  accountId: row.account_id,
  sessionId: row.id,
  role: row.role,
  email: row.email,
});
