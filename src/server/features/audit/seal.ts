import { sql } from 'kysely';
import type { Db, Query, Tx } from '#server/ports.ts';
import { CHAIN_START, linkHash, type Mac, originOf } from '#server/lib/audit-chain.ts';
import { reachesMark } from '#server/lib/audit-mark.ts';
import { hasGenuineContent, removalActions } from './removals.ts';
import type { AuditAnchorRow, AuditRow } from '#server/db/tables.ts';

const BATCH = 500;
const ANCHOR = 1;
type Link = { id: string; seq: number; previous: string; content: string; hash: string };
export type Seal = { seq: number; hash: string };

export type SealRun = {
  /** The newest entry of the chain, if this run added any. */
  seal: Seal | undefined;
  /** Ids of rows that this run refused. */
  refused: string[];
  /** The chain does not reach the floor, so nothing was sealed. */
  isBehind: boolean;
};
type Options = {
  /** The high-water mark. A chain without it is not continued. */
  floor?: Seal | undefined;
  /** Rows of an earlier version are still being authenticated: rows without a hash wait and are not refused. */
  takeover?: boolean;
  /** Called per batch with each action and its number of chained rows. */
  counted?: (action: string, count: number) => void;
};

/**
 * Chains every visible audit row that is not chained yet. Rows without a valid keyed hash are refused and get no place
 * in the chain. The chain has the order of sealing, by id within a batch, so a transaction that commits late gets a
 * later number. The lock of the anchor row admits one node at a time. A crash leaves a batch complete or unchanged.
 */
export async function sealAudit(db: Db, vault: Mac, now: Date, options: Options = {}): Promise<SealRun> {
  const run: SealRun = { seal: undefined, refused: [], isBehind: false };
  while (await hasUnsealed(db.query, options)) {
    const batch = await db.tx((tx) => sealBatch(tx, vault, now, options));
    if (batch === 'behind') return { ...run, isBehind: true };
    run.refused.push(...batch.refused);
    if (batch.seal) run.seal = batch.seal;
    for (const [action, count] of countBy(batch.actions)) options.counted?.(action, count);
    if (batch.actions.length + batch.refused.length === 0) break;
  }
  return run;
}

function countBy(actions: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const action of actions) counts.set(action, (counts.get(action) ?? 0) + 1);
  return counts;
}

const selectUnsealed = (query: Query | Tx, { takeover = false }: Options) =>
  query
    .selectFrom('audit')
    .where('seq', 'is', null)
    .where('refused_at', 'is', null)
    .$if(takeover, (rows) => rows.where('row_mac', 'is not', null));

async function hasUnsealed(query: Query, options: Options): Promise<boolean> {
  return (await selectUnsealed(query, options).select('id').limit(1).executeTakeFirst()) !== undefined;
}

export const selectAnchor = (query: Query): Promise<AuditAnchorRow | undefined> =>
  query.selectFrom('audit_anchor').selectAll().where('id', '=', ANCHOR).executeTakeFirst();

/** Sets the anchor for a renewal of the high-water mark. The caller holds its lock. */
export const moveAnchor = (tx: Tx, seal: Seal, now: Date): Promise<unknown> =>
  tx
    .updateTable('audit_anchor')
    .set({ ...seal, sealed_at: now })
    .where('id', '=', ANCHOR)
    .execute();

type Batch = { actions: string[]; refused: string[]; seal: Seal | undefined };

async function sealBatch(tx: Tx, vault: Mac, now: Date, options: Options): Promise<Batch | 'behind'> {
  const { floor } = options;
  const anchor = await lockAnchor(tx, now);
  if (floor && !(await reachesMark(tx, floor))) return 'behind';
  const found = await selectUnsealed(tx, options).selectAll().orderBy('id').limit(BATCH).execute();
  const { genuine, refused } = await judge(tx, vault, found);
  let { seq, hash } = anchor;
  const links = genuine.map((row): Link => {
    const [previous, content] = [hash, row.content_mac];
    seq += 1;
    hash = linkHash(vault, row, previous, content);
    return { id: row.id, seq, previous, content, hash };
  });
  if (refused.length > 0) await tx.updateTable('audit').set({ refused_at: now }).where('id', 'in', refused).execute();
  if (links.length === 0) return { actions: [], refused, seal: undefined };
  await store(tx, links);
  await moveAnchor(tx, { seq, hash }, now);
  return { actions: genuine.map((row) => row.action), refused, seal: { seq, hash } };
}

type Genuine = AuditRow & { content_mac: string };

/** Splits valid and refused rows. Deletion records follow the rows that they emptied, whatever their id. */
async function judge(tx: Tx, vault: Mac, rows: AuditRow[]): Promise<{ genuine: Genuine[]; refused: string[] }> {
  const [genuine, removals, refused]: [Genuine[], Genuine[], string[]] = [[], [], []];
  for (const row of rows) {
    if (originOf(vault, row) === null || !(await hasGenuineContent(tx, vault, row))) refused.push(row.id);
    else (isRemoval(row) ? removals : genuine).push(row as Genuine);
  }
  return { genuine: [...genuine, ...removals], refused };
}

const isRemoval = ({ action }: AuditRow): boolean => removalActions.some((one) => one === action);

/** Locks the anchor until the transaction ends, so that one node at a time changes the chain. */
export async function lockAnchor(tx: Tx, now: Date): Promise<AuditAnchorRow> {
  await tx
    .insertInto('audit_anchor')
    .values({ id: ANCHOR, seq: 0, hash: CHAIN_START, sealed_at: now })
    .onConflict((c) => c.doNothing())
    .execute();
  return tx.selectFrom('audit_anchor').selectAll().where('id', '=', ANCHOR).forUpdate().executeTakeFirstOrThrow();
}

async function store(tx: Tx, links: Link[]): Promise<void> {
  const column = (name: keyof Link) => links.map((one) => one[name]);
  const { numAffectedRows } = await sql`update audit set
      seq = v.seq, previous_hash = v.previous_hash, content_mac = v.content_mac, hash = v.hash
    from unnest(${column('id')}::uuid[], ${column('seq')}::integer[], ${column('previous')}::text[],
      ${column('content')}::text[], ${column('hash')}::text[]) as v (id, seq, previous_hash, content_mac, hash)
    where audit.id = v.id and audit.seq is null`.execute(tx);
  if (Number(numAffectedRows) !== links.length) throw new Error('an audit row disappeared while it was sealed');
}
