import { sql } from 'kysely';
import type { Db, Query, Tx } from '#server/ports.ts';
import { CHAIN_START, contentMac, linkHash } from './audit-chain.ts';
import type { AuditAnchorRow } from './tables.ts';
import type { Vault } from './vault.ts';

const BATCH = 500;
const ANCHOR = 1;
type Sealed = { id: string; seq: number; previous: string; content: string; hash: string };

/**
 * Chains every audit row that is visible and not chained yet, tells how many of each action, and answers how many. The order of the chain
 * is the order of sealing, by id within a batch: a transaction that commits late gets a later number, and none
 * is left out. The anchor's row lock lets one node at a time do it; a crash leaves a batch whole or untouched.
 */
export async function sealAudit(
  db: Db,
  vault: Vault,
  now: Date,
  counted: (action: string, count: number) => void = () => undefined,
): Promise<number> {
  let total = 0;
  while (await hasUnsealed(db.query)) {
    const sealed = await db.tx((tx) => sealBatch(tx, vault, now));
    if (sealed.length === 0) break;
    total += sealed.length;
    for (const [action, count] of countBy(sealed)) counted(action, count);
  }
  return total;
}

function countBy(actions: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const action of actions) counts.set(action, (counts.get(action) ?? 0) + 1);
  return counts;
}

async function hasUnsealed(query: Query): Promise<boolean> {
  return (
    (await query.selectFrom('audit').select('id').where('seq', 'is', null).limit(1).executeTakeFirst()) !== undefined
  );
}

export const selectAnchor = (query: Query): Promise<AuditAnchorRow | undefined> =>
  query.selectFrom('audit_anchor').selectAll().where('id', '=', ANCHOR).executeTakeFirst();

async function sealBatch(tx: Tx, vault: Vault, now: Date): Promise<string[]> {
  const anchor = await lockAnchor(tx, now);
  const rows = await tx.selectFrom('audit').selectAll().where('seq', 'is', null).orderBy('id').limit(BATCH).execute();
  let { seq, hash } = anchor;
  const sealed = rows.map((row): Sealed => {
    const [previous, content] = [hash, contentMac(vault, row)];
    seq += 1;
    hash = linkHash(vault, row, previous, content);
    return { id: row.id, seq, previous, content, hash };
  });
  if (sealed.length === 0) return [];
  await store(tx, sealed);
  await tx.updateTable('audit_anchor').set({ seq, hash, sealed_at: now }).where('id', '=', ANCHOR).execute();
  return rows.map((row) => row.action);
}

async function lockAnchor(tx: Tx, now: Date): Promise<AuditAnchorRow> {
  await tx
    .insertInto('audit_anchor')
    .values({ id: ANCHOR, seq: 0, hash: CHAIN_START, sealed_at: now })
    .onConflict((c) => c.doNothing())
    .execute();
  return tx.selectFrom('audit_anchor').selectAll().where('id', '=', ANCHOR).forUpdate().executeTakeFirstOrThrow();
}

async function store(tx: Tx, sealed: Sealed[]): Promise<void> {
  const column = (name: keyof Sealed) => sealed.map((one) => one[name]);
  const { numAffectedRows } = await sql`update audit set
      seq = v.seq, previous_hash = v.previous_hash, content_mac = v.content_mac, hash = v.hash
    from unnest(${column('id')}::uuid[], ${column('seq')}::integer[], ${column('previous')}::text[],
      ${column('content')}::text[], ${column('hash')}::text[]) as v (id, seq, previous_hash, content_mac, hash)
    where audit.id = v.id and audit.seq is null`.execute(tx);
  if (Number(numAffectedRows) !== sealed.length) throw new Error('an audit row vanished while it was sealed');
}
