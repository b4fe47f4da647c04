import type { AuditRow } from '#server/db/tables.ts';
import type { Vault } from '#server/crypto/vault.ts';
import { canonicalJson } from './canonical-json.ts';

/** The previous hash of the first row. */
export const CHAIN_START = 'start';

export type Mac = Pick<Vault, 'mac'>;
/** A row that is linked to the previous one. */
export type SealedAuditRow = AuditRow & { seq: number; previous_hash: string; content_mac: string; hash: string };
type Immutable = Omit<AuditRow, 'ip' | 'detail' | 'seq' | 'previous_hash' | 'hash' | 'row_mac' | 'refused_at'>;

/** Keyed hash of the columns that retention may empty later. It is separate so that an emptied row still verifies. */
export const contentMac = (vault: Mac, row: Pick<AuditRow, 'id' | 'ip' | 'detail'>): string =>
  vault.mac('audit-content', canonicalJson({ id: row.id, ip: row.ip, detail: row.detail }));

/** Keyed hash that a row has from its insertion: all immutable columns and the hash of its content. */
export const rowMac = (vault: Mac, row: Immutable): string => vault.mac('audit-row', canonicalJson(immutable(row)));

/** Keyed hash of an earlier version's row. `emptied`: before deletion records named the rows. */
export const takenOverMac = (vault: Mac, row: Immutable, emptied: boolean): string =>
  vault.mac('audit-taken-over', canonicalJson({ ...immutable(row), emptied }));

/** Keyed hash of a refused row, stored by the renewal of the mark that accepts it. */
export const acceptedMac = (vault: Mac, row: AuditRow): string =>
  vault.mac('audit-accepted', canonicalJson(immutable({ ...row, content_mac: contentMac(vault, row) })));

/** Links a row to the previous one, without its number: a misplaced row is moved, not changed. */
export const linkHash = (vault: Mac, row: AuditRow, previousHash: string, content: string): string =>
  vault.mac('audit-chain', canonicalJson({ ...immutable({ ...row, content_mac: content }), previousHash }));

const immutable = (row: Immutable) => ({
  content: row.content_mac,
  id: row.id,
  at: row.at.toISOString(),
  actorKind: row.actor_kind,
  actorId: row.actor_id,
  action: row.action,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  requestId: row.request_id,
});

export type Origin = 'inserted' | 'taken-over' | 'taken-over-emptied';

/** Returns how the row was inserted according to its keyed hash, or null when the hash is missing or not valid. */
export function originOf(vault: Mac, row: AuditRow): Origin | null {
  if (row.row_mac === null || row.content_mac === null) return null;
  if (row.row_mac === rowMac(vault, row)) return 'inserted';
  if (row.row_mac === takenOverMac(vault, row, false)) return 'taken-over';
  return row.row_mac === takenOverMac(vault, row, true) ? 'taken-over-emptied' : null;
}

/** Returns true for a row that retention emptied. Actor, action and time remain; address and details are removed. */
export const isEmptied = (row: Pick<AuditRow, 'ip' | 'detail'>): boolean =>
  row.ip === '' && canonicalJson(row.detail) === '{}';
