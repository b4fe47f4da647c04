import { sql } from 'kysely';
import type { Db, Query, Tx } from '#server/ports.ts';
import { contentMac, isEmptied, linkHash, type Mac, takenOverMac } from '#server/lib/audit-chain.ts';
import { removalActions } from './removals.ts';
import { lockAnchor } from './seal.ts';
import type { AuditRow } from '#server/db/tables.ts';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Authenticates rows that an earlier version inserted without a keyed hash: sealed rows whose place in the chain
 * verifies, and unsealed rows. Returns how many. A sealed row that does not verify stays unchanged and is reported.
 */
export async function takeOverAudit(db: Db, vault: Mac, now: Date): Promise<number> {
  let total = 0;
  for (let after = FIRST; ;) {
    const { taken, last } = await db.tx((tx) => takeOverBatch(tx, vault, now, after));
    total += taken;
    if (last === undefined) return total;
    after = last;
  }
}

const selectUnauthenticated = (query: Query | Tx, after: string) =>
  query.selectFrom('audit').where('row_mac', 'is', null).where('refused_at', 'is', null).where('id', '>', after);

async function takeOverBatch(tx: Tx, vault: Mac, now: Date, after: string): Promise<{ taken: number; last?: string }> {
  const isThere = await selectUnauthenticated(tx, after).select('id').limit(1).executeTakeFirst();
  if (!isThere) return { taken: 0 };
  await lockAnchor(tx, now);
  const rows = await selectUnauthenticated(tx, after).selectAll().orderBy('id').limit(BATCH).forUpdate().execute();
  const taken: { id: string; content: string; mac: string }[] = [];
  for (const row of rows) {
    const emptied = await isEmptiedBefore(tx, vault, row);
    if (emptied === undefined) continue;
    const content = row.content_mac ?? contentMac(vault, row);
    taken.push({ id: row.id, content, mac: takenOverMac(vault, { ...row, content_mac: content }, emptied) });
  }
  await sql`update audit set content_mac = v.content_mac, row_mac = v.row_mac
    from unnest(${taken.map((one) => one.id)}::uuid[], ${taken.map((one) => one.content)}::text[],
      ${taken.map((one) => one.mac)}::text[]) as v (id, content_mac, row_mac)
    where audit.id = v.id`.execute(tx);
  const last = rows.at(-1)?.id;
  return { taken: taken.length, ...(last !== undefined && { last }) };
}

/** Whether an earlier version's retention emptied the row. Undefined for an invalid sealed row. */
async function isEmptiedBefore(tx: Tx, vault: Mac, row: AuditRow): Promise<boolean | undefined> {
  if (row.seq === null) return false;
  const { previous_hash, content_mac } = row;
  if (previous_hash === null || content_mac === null) return undefined;
  if (linkHash(vault, row, previous_hash, content_mac) !== row.hash) return undefined;
  if (contentMac(vault, row) === content_mac) return false;
  return isEmptied(row) && (await wasPurged(tx, row)) ? true : undefined;
}

/** Applies the rule of earlier versions, whose deletion records do not name rows. */
async function wasPurged(tx: Tx, row: AuditRow): Promise<boolean> {
  const found = await tx
    .selectFrom('audit')
    .select('id')
    .where('subject_id', '=', row.subject_id)
    .where('action', 'in', removalActions)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
