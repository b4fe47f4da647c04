import type { AuditRow } from '../db/tables.ts';
import type { Vault } from '../crypto/vault.ts';
import { canonicalJson } from './canonical-json.ts';

/** What the first row of the chain follows. */
export const CHAIN_START = 'start';

export type Mac = Pick<Vault, 'mac'>;
/** A row that is linked to the one before. */
export type SealedAuditRow = AuditRow & { seq: number; previous_hash: string; content_mac: string; hash: string };
type Immutable = Omit<AuditRow, 'ip' | 'detail' | 'seq' | 'previous_hash' | 'hash' | 'row_mac' | 'refused_at'>;

/** Keyed hash of the columns that retention may empty later. It is separate so that an emptied row still verifies. */
export const contentMac = (vault: Mac, row: Pick<AuditRow, 'id' | 'ip' | 'detail'>): string =>
  vault.mac('audit-content', canonicalJson({ id: row.id, ip: row.ip, detail: row.detail }));

/** Keyed hash that a row carries from its insertion: all columns that never change, and the hash of its content. */
export const rowMac = (vault: Mac, row: Immutable): string => vault.mac('audit-row', canonicalJson(immutable(row)));

/**
 * Keyed hash of a row that an earlier version inserted. `emptied`: retention had emptied it before records of removal
 * named the rows.
 */
export const takenOverMac = (vault: Mac, row: Immutable, emptied: boolean): string =>
  vault.mac('audit-taken-over', canonicalJson({ ...immutable(row), emptied }));

/** Keyed hash of a refused row with its content, for the renewal of the high-water mark that accepts it. */
export const acceptedMac = (vault: Mac, row: AuditRow): string =>
  vault.mac('audit-accepted', canonicalJson(immutable({ ...row, content_mac: contentMac(vault, row) })));

/**
 * Keyed hash that ties one row to the one before. It leaves out the sequence number: a row in the wrong place is then
 * reported as moved and not as changed.
 */
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

/** How the row came into the log according to its keyed hash; null when the hash is missing or not valid. */
export function originOf(vault: Mac, row: AuditRow): Origin | null {
  if (row.row_mac === null || row.content_mac === null) return null;
  if (row.row_mac === rowMac(vault, row)) return 'inserted';
  if (row.row_mac === takenOverMac(vault, row, false)) return 'taken-over';
  return row.row_mac === takenOverMac(vault, row, true) ? 'taken-over-emptied' : null;
}

/** Emptied by retention: who did what and when remains, the address and the details are removed. */
export const isEmptied = (row: Pick<AuditRow, 'ip' | 'detail'>): boolean =>
  row.ip === '' && canonicalJson(row.detail) === '{}';
