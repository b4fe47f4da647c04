import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '#server/crypto/vault.ts';
import type { SessionRow } from '#server/db/tables.ts';

export type Owned = Pick<SessionRow, 'id' | 'user_id' | 'token_hash'>;

/** Returns the keyed hash of a session, its user and the hash of its token. */
export const sessionMac = (vault: Pick<Vault, 'mac'>, { id, user_id, token_hash }: Owned): string =>
  vault.mac('session-owner', `${id} ${user_id} ${token_hash}`);

export function isKeyed(vault: Pick<Vault, 'mac'>, row: Owned & Pick<SessionRow, 'owner_mac'>): boolean {
  const [stored, right] = [Buffer.from(row.owner_mac ?? ''), Buffer.from(sessionMac(vault, row))];
  return stored.length === right.length && timingSafeEqual(stored, right);
}
