import type { AuditAction } from '#contract/audit.ts';
import type { Query, Tx } from '#server/ports.ts';
import { contentMac, isEmptied, type Mac, originOf } from '#server/lib/audit-chain.ts';
import type { AuditRow } from '#server/db/tables.ts';

/** Actions by which retention records deletions. */
export const removalActions: AuditAction[] = [
  'application.purged',
  'application_invite.purged',
  'deal.purged',
  'document.purged',
  'upload_link.purged',
  'inquiry.purged',
];

/** Key in the detail of a deletion record: the ids of the emptied rows, separated by spaces. */
export const EMPTIED = 'emptied';

/** Returns whether the content is unchanged, or was emptied by a deletion record that names the row. */
export async function hasGenuineContent(query: Query | Tx, vault: Mac, row: AuditRow): Promise<boolean> {
  if (contentMac(vault, row) === row.content_mac) return true;
  if (!isEmptied(row)) return false;
  return originOf(vault, row) === 'taken-over-emptied' || (await wasRemoved(query, vault, row));
}

/**
 * Returns whether retention recorded that it emptied this row. The record must have the same subject, be authentic and
 * unchanged, and come later in the chain or still wait for the sealer. Records of an earlier version name no rows. They
 * count for rows authenticated from that version, because its nodes may empty these within an hour of the upgrade.
 */
async function wasRemoved(query: Query | Tx, vault: Mac, row: AuditRow): Promise<boolean> {
  const isTakenOver = originOf(vault, row) === 'taken-over';
  const records = await query
    .selectFrom('audit')
    .selectAll()
    .where('subject_id', '=', row.subject_id)
    .where('subject_kind', '=', row.subject_kind)
    .where('action', 'in', removalActions)
    .execute();
  return records.some((record) => {
    if (contentMac(vault, record) !== record.content_mac) return false;
    if (record.seq !== null && (row.seq === null || record.seq < row.seq)) return false;
    const origin = originOf(vault, record);
    return origin === 'inserted' ? idsIn(record.detail).includes(row.id) : origin === 'taken-over' && isTakenOver;
  });
}

function idsIn(detail: unknown): string[] {
  const named = (detail as Record<string, unknown>)[EMPTIED];
  return typeof named === 'string' ? named.split(' ') : [];
}
