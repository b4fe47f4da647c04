import { isSameText } from '#server/crypto/tokens.ts';
import type { Vault } from '#server/crypto/vault.ts';
import type { SessionRow } from '#server/db/tables.ts';

export type Owned = Pick<SessionRow, 'id' | 'user_id' | 'token_hash'>;

/** Returns the keyed hash of a session, its user and the hash of its token. */
export const sessionMac = (vault: Pick<Vault, 'mac'>, { id, user_id, token_hash }: Owned): string =>
  vault.mac('session-owner', `${id} ${user_id} ${token_hash}`);

export const isKeyed = (vault: Pick<Vault, 'mac'>, row: Owned & Pick<SessionRow, 'owner_mac'>): boolean =>
  isSameText(row.owner_mac ?? '', sessionMac(vault, row));
