import type { AuditRow } from './tables.ts';
import type { Vault } from './vault.ts';
import { canonicalJson } from './canonical-json.ts';

/** What the first row of the chain follows. */
export const CHAIN_START = 'start';

/**
 * Keyed hash of what retention may empty one day. It stands apart from the link, so that an emptied
 * row keeps its place in a chain that still adds up.
 */
export const contentMac = (vault: Vault, row: Pick<AuditRow, 'id' | 'ip' | 'detail'>): string =>
  vault.mac('audit-content', canonicalJson({ id: row.id, ip: row.ip, detail: row.detail }));

/**
 * Keyed hash that ties one row to the one before. The sequence number is no part of it: a row that was
 * moved proves genuine by itself and wrong in its place.
 */
export const linkHash = (vault: Vault, row: AuditRow, previousHash: string, content: string): string =>
  vault.mac(
    'audit-chain',
    canonicalJson({
      previousHash,
      content,
      id: row.id,
      at: row.at.toISOString(),
      actorKind: row.actor_kind,
      actorId: row.actor_id,
      action: row.action,
      subjectKind: row.subject_kind,
      subjectId: row.subject_id,
      requestId: row.request_id,
    }),
  );

/** Emptied by retention: who did what when stays, from where and in detail is gone. */
export const isEmptied = (row: Pick<AuditRow, 'ip' | 'detail'>): boolean =>
  row.ip === '' && canonicalJson(row.detail) === '{}';
