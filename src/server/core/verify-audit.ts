import type { AuditFault, AuditVerdict } from '#contract/audit.ts';
import type { Query } from '#server/ports.ts';
import { CHAIN_START, contentMac, isEmptied, linkHash } from './audit-chain.ts';
import { selectAnchor } from './seal-audit.ts';
import type { AuditRow } from './tables.ts';
import type { Vault } from './vault.ts';

const PAGE = 1000;
type Sealed = AuditRow & { seq: number; previous_hash: string; content_mac: string; hash: string };
export type Seal = { seq: number; hash: string };

/**
 * Walks the chain from its first row and says the first fault: a row that was changed, one that is missing,
 * one that stands in another place, or an end that does not fit the anchor or a seal that was noted before.
 */
export async function verifyAudit(query: Query, vault: Vault, noted?: Seal): Promise<AuditVerdict> {
  // Read before the rows: what is sealed meanwhile only makes the chain longer.
  const anchor = await selectAnchor(query);
  const wanted = new Map([noted, anchor].filter((seal) => seal !== undefined).map((seal) => [seal, false]));
  const { rows, fault } = await walk(query, vault, wanted);
  return {
    rows,
    pending: await countUnsealed(query),
    seal: anchor && anchor.seq > 0 ? { seq: anchor.seq, hash: anchor.hash, at: anchor.sealed_at.toISOString() } : null,
    fault: fault ?? faultOfEnd(wanted, rows) ?? (await faultOfAnchor(query, anchor, rows)),
  };
}

async function walk(
  query: Query,
  vault: Vault,
  wanted: Map<Seal, boolean>,
): Promise<{ rows: number; fault: AuditFault | null }> {
  let rows = 0;
  let previous = CHAIN_START;
  for (;;) {
    const page = await selectSealed(query, rows);
    for (const row of page) {
      const fault = await faultOf(query, vault, row, { seq: rows + 1, previous });
      if (fault) return { rows, fault };
      rows += 1;
      previous = row.hash;
      for (const seal of wanted.keys()) if (seal.seq === row.seq && seal.hash === row.hash) wanted.set(seal, true);
    }
    if (page.length < PAGE) return { rows, fault: null };
  }
}

async function faultOf(
  query: Query,
  vault: Vault,
  row: Sealed,
  expected: { seq: number; previous: string },
): Promise<AuditFault | null> {
  const at = { seq: expected.seq, id: row.id };
  if (linkHash(vault, row, row.previous_hash, row.content_mac) !== row.hash) return { kind: 'changed', ...at };
  if (contentMac(vault, row) !== row.content_mac && !(isEmptied(row) && (await wasPurged(query, row))))
    return { kind: 'changed', ...at };
  if (row.previous_hash !== expected.previous)
    return (await isSomewhere(query, row.previous_hash))
      ? { kind: 'moved', ...at }
      : { kind: 'removed', seq: expected.seq, id: null };
  return row.seq === expected.seq ? null : { kind: 'moved', ...at };
}

function faultOfEnd(wanted: Map<Seal, boolean>, rows: number): AuditFault | null {
  for (const [seal, met] of wanted) {
    if (met || (seal.seq === 0 && rows === 0)) continue;
    return seal.seq > rows ? { kind: 'removed', seq: rows + 1, id: null } : { kind: 'anchor', seq: seal.seq, id: null };
  }
  return null;
}

/** Where there was none, the first batch of all may have been sealed since: then there is one by now. */
async function faultOfAnchor(query: Query, anchor: Seal | undefined, rows: number): Promise<AuditFault | null> {
  const isGone = anchor === undefined && rows > 0 && (await selectAnchor(query)) === undefined;
  return isGone ? { kind: 'anchor', seq: rows, id: null } : null;
}

const selectSealed = (query: Query, after: number): Promise<Sealed[]> =>
  query
    .selectFrom('audit')
    .selectAll()
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(PAGE)
    .$narrowType<Sealed>()
    .execute();

async function wasPurged(query: Query, row: Sealed): Promise<boolean> {
  const found = await query
    .selectFrom('audit')
    .select('id')
    .where('subject_id', '=', row.subject_id)
    .where('action', 'in', [
      'application.purged',
      'application_invite.purged',
      'deal.purged',
      'document.purged',
      'upload_link.purged',
    ])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function isSomewhere(query: Query, hash: string): Promise<boolean> {
  const found = await query.selectFrom('audit').select('id').where('hash', '=', hash).limit(1).executeTakeFirst();
  return found !== undefined;
}

async function countUnsealed(query: Query): Promise<number> {
  const { count } = await query
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('seq', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
