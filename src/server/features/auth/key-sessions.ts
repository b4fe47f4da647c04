import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Vault } from '#server/crypto/vault.ts';
import type { SessionRow } from '#server/db/tables.ts';
import type { Db, Query, Tx } from '#server/ports.ts';

type Owned = Pick<SessionRow, 'id' | 'user_id' | 'token_hash'>;

/** The keyed hash of a session, its user and the hash of its token. */
export const sessionMac = (vault: Pick<Vault, 'mac'>, { id, user_id, token_hash }: Owned): string =>
  vault.mac('session-owner', `${id} ${user_id} ${token_hash}`);

export function isKeyed(vault: Pick<Vault, 'mac'>, row: Owned & Pick<SessionRow, 'owner_mac'>): boolean {
  const [stored, right] = [Buffer.from(row.owner_mac ?? ''), Buffer.from(sessionMac(vault, row))];
  return stored.length === right.length && timingSafeEqual(stored, right);
}

/** Computes the keyed hash of the sessions that migration 0040 listed, once. Of nodes that start at once, one does. */
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

async function isListed(query: Query | Tx): Promise<boolean> {
  const { rows } = await sql<{ listed: boolean }>`select to_regclass('unkeyed_sessions') is not null as listed`.execute(
    query,
  );
  return rows[0]?.listed === true;
}
