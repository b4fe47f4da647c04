import { sql } from 'kysely';
import { permissionsOf, staffRoles } from '#contract/permissions.ts';
import type { App } from '#server/app.ts';
import type { UserActor } from '#server/context.ts';
import { beforeNow, databaseNow, fromNow } from '#server/db/database-clock.ts';
import type { SessionRow, UserRow } from '#server/db/tables.ts';
import { isSameText } from '#server/crypto/tokens.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { Db, Query, Tx } from '#server/ports.ts';
import { isStaff, rolesOf, type WithRoles } from '#server/features/users/roles.ts';

type NewSession = Pick<SessionRow, 'id' | 'user_id' | 'token_hash' | 'owner_mac' | 'ip' | 'user_agent'>;

export async function insertSession(tx: Tx, row: NewSession, absoluteMs: number): Promise<void> {
  const times = { created_at: databaseNow, last_used_at: databaseNow, expires_at: fromNow(absoluteMs) };
  await tx
    .insertInto('sessions')
    .values({ ...row, ...times, revoked_at: null })
    .execute();
  await tx.updateTable('users').set({ last_sign_in_at: databaseNow }).where('id', '=', row.user_id).execute();
}

export async function revokeSessions(tx: Tx, by: { userId: string } | { id: string }, now: Date): Promise<void> {
  const open = tx.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null);
  await ('id' in by ? open.where('id', '=', by.id) : open.where('user_id', '=', by.userId)).execute();
}

/** Returns the session with this token, unless it was revoked or its user is not active. */
export const selectSession = (query: Query, tokenHash: string) =>
  query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.token_hash',
      'sessions.owner_mac',
      'users.role',
      'users.staff_roles',
      'users.account_id',
      'users.email',
    ])
    .select([
      databaseNow.as('now'),
      sql<boolean>`sessions.expires_at <= now()`.as('is_over'),
      sql<number>`(extract(epoch from now() - sessions.last_used_at) * 1000)::float8`.as('idle_ms'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.revoked_at', 'is', null)
    .where('users.status', '=', 'active')
    .executeTakeFirst();

export async function touchSession(query: Query, id: string): Promise<void> {
  await query.updateTable('sessions').set({ last_used_at: databaseNow }).where('id', '=', id).execute();
}

export async function endSession(query: Query, id: string): Promise<void> {
  await query
    .updateTable('sessions')
    .set({ revoked_at: databaseNow })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Staff of every role have the session limits of administrators. */
export const limitsOf = (app: App, { role }: Pick<UserRow, 'role'>) =>
  app.config.sessions[isStaff({ role }) ? 'admin' : 'dealer'];

export function actorOf(
  row: WithRoles & { id: string; user_id: string; account_id: string; email: string },
): UserActor {
  const roles = rolesOf(row);
  const { user_id: userId, account_id: accountId, id: sessionId, email } = row;
  const who = { userId, accountId, sessionId, email, permissions: permissionsOf(roles) };
  return isStaff(row)
    ? { kind: 'staff', ...who, roles: staffRoles.filter((role) => roles.includes(role)) }
    : { kind: 'dealer', ...who, isManager: row.role === 'dealer-manager' };
}

export type LivingSessions = { userId: string; idleMs: number };

export const selectLivingSessions = (query: Query, by: LivingSessions, limit: number): Promise<SessionRow[]> =>
  query
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', by.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', databaseNow)
    .where('last_used_at', '>', beforeNow(by.idleMs))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Ends one open session, or all except one. Returns how many ended. */
export async function revokeLivingSessions(
  tx: Tx,
  by: LivingSessions,
  which: { id: string } | { except: string },
): Promise<number> {
  const own = tx
    .updateTable('sessions')
    .set({ revoked_at: databaseNow })
    .where('user_id', '=', by.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', databaseNow)
    .where('last_used_at', '>', beforeNow(by.idleMs));
  const chosen = 'id' in which ? own.where('id', '=', which.id) : own.where('id', '<>', which.except);
  return Number((await chosen.executeTakeFirst()).numUpdatedRows);
}

type Owned = Pick<SessionRow, 'id' | 'user_id' | 'token_hash'>;

/** Returns the keyed hash of a session, its user and the hash of its token. */
export const sessionMac = (vault: Pick<Vault, 'mac'>, { id, user_id, token_hash }: Owned): string =>
  vault.mac('session-owner', `${id} ${user_id} ${token_hash}`);

/** Returns whether the stored hash belongs to this session and user. */
export const isKeyed = (vault: Pick<Vault, 'mac'>, row: Owned & Pick<SessionRow, 'owner_mac'>): boolean =>
  isSameText(row.owner_mac ?? '', sessionMac(vault, row));

/** Computes the keyed hashes of sessions that migration 0040 listed, on one of all starting nodes. */
export async function keyEarlierSessions(db: Db, vault: Pick<Vault, 'mac'>): Promise<void> {
  if (!(await isListed(db.query))) return;
  await db.tx(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('unkeyed sessions', 0))`.execute(tx);
    if (!(await isListed(tx))) return;
    const { rows } = await sql<Owned>`select id, user_id, token_hash from sessions
      where owner_mac is null and id in (select id from unkeyed_sessions)`.execute(tx);
    await sql`update sessions set owner_mac = v.mac
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => sessionMac(vault, row))}::text[]) as v (id, mac)
      where sessions.id = v.id`.execute(tx);
    await sql`drop table unkeyed_sessions`.execute(tx);
  });
}

/** Reads pg_class: to_regclass can answer from a cache that does not know yet that another node dropped the table. */
async function isListed(query: Query | Tx): Promise<boolean> {
  const { rows } = await sql<{ listed: boolean }>`select exists (
    select from pg_class where relname = 'unkeyed_sessions' and pg_table_is_visible(oid)) as listed`.execute(query);
  return rows[0]?.listed === true;
}
