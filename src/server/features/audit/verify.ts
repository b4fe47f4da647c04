import { type AuditError, type AuditVerdict, readSeal } from '#contract/audit.ts';
import type { Query, Tx } from '#server/ports.ts';
import { readAccepted } from './accepted.ts';
import { CHAIN_START, linkHash, type Mac, originOf, type SealedAuditRow } from '#server/lib/audit-chain.ts';
import { isTakeoverOpen, type MarkRead, readMark } from '#server/lib/audit-mark.ts';
import { hasGenuineContent } from './removals.ts';
import { type Seal, selectAnchor } from './seal.ts';
import type { AuditAnchorRow, AuditRow } from '#server/db/tables.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';

const PAGE = 1000;
/** Maximum rejected rows in the verdict, and accepted rows per renewal. */
const MOST_IDS = 20;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Against = {
  /** A seal noted at an earlier check. */
  noted?: Seal | undefined;
  /** The high-water mark of the file store. Without it, the log is compared with the database only. */
  mark?: MarkRead | { state: 'unreadable' };
  /** The newest entry that a running server knows to be in the chain. */
  floor?: Seal | undefined;
  now?: Date;
};
type Wanted = Seal & { from: 'noted' | 'anchor' | 'mark'; isMet: boolean };

/**
 * Checks the chain from its first row and returns the first error. An error is a changed, removed or moved row, or an
 * end that does not match the anchor, the high-water mark or a noted seal. Counts rows authenticated from an earlier
 * version, and rows outside the chain without a valid hash. Rows that a renewal of the mark accepted are listed
 * separately.
 */
export async function verifyAudit(query: Query, vault: Mac, against: Against = {}): Promise<AuditVerdict> {
  const { noted, mark, floor, now } = against;
  // Read before the rows, because rows sealed during the check only make the chain longer.
  const anchor = await selectAnchor(query);
  const marked = mark?.state === 'good' ? mark.mark : null;
  const isOpen = marked !== null && now !== undefined && isTakeoverOpen(marked, now);
  const wanted = [
    ...wantedOf('noted', noted),
    ...wantedOf('anchor', anchor),
    ...wantedOf('mark', marked ?? undefined),
    ...wantedOf('mark', floor),
  ];
  const { rows, takenOver, fault: error } = await walk(query, vault, wanted, isOpen);
  return {
    rows,
    takenOver,
    ...(await judgeUnsealed(query, vault, isOpen)),
    seal: sealOf(anchor),
    mark: mark ? { state: mark.state, seq: marked && marked.seq, at: marked && marked.at } : null,
    fault: error ?? errorOfEnd(wanted, rows) ?? (await errorOfAnchor(query, anchor, rows)),
  };
}

const sealOf = (anchor: AuditAnchorRow | undefined): AuditVerdict['seal'] =>
  anchor && anchor.seq > 0 ? { seq: anchor.seq, hash: anchor.hash, at: anchor.sealed_at.toISOString() } : null;

const wantedOf = (from: Wanted['from'], seal: Seal | undefined): Wanted[] =>
  seal ? [{ seq: seal.seq, hash: seal.hash, from, isMet: false }] : [];

type Walked = { rows: number; takenOver: number; fault: AuditError | null };

async function walk(query: Query, vault: Mac, wanted: Wanted[], isOpen: boolean): Promise<Walked> {
  let [rows, takenOver] = [0, 0];
  let previous = CHAIN_START;
  for (;;) {
    const page = await selectSealed(query, rows);
    for (const row of page) {
      const error = await errorOf(query, vault, row, { seq: rows + 1, previous, isOpen });
      if (error) return { rows, takenOver, fault: error };
      rows += 1;
      previous = row.hash;
      if (originOf(vault, row) !== 'inserted') takenOver += 1;
      for (const seal of wanted) if (seal.seq === row.seq && seal.hash === row.hash) seal.isMet = true;
    }
    if (page.length < PAGE) return { rows, takenOver, fault: null };
  }
}

type Expected = { seq: number; previous: string; isOpen: boolean };

async function errorOf(query: Query, vault: Mac, row: SealedAuditRow, expected: Expected): Promise<AuditError | null> {
  const at = { seq: expected.seq, id: row.id };
  if (linkHash(vault, row, row.previous_hash, row.content_mac) !== row.hash) return { kind: 'changed', ...at };
  const waitsForTakeover = row.row_mac === null && expected.isOpen;
  if (originOf(vault, row) === null && !waitsForTakeover) return { kind: 'changed', ...at };
  if (!(await hasGenuineContent(query, vault, row))) return { kind: 'changed', ...at };
  if (row.previous_hash !== expected.previous)
    return (await isSomewhere(query, row.previous_hash))
      ? { kind: 'moved', ...at }
      : { kind: 'removed', seq: expected.seq, id: null };
  return row.seq === expected.seq ? null : { kind: 'moved', ...at };
}

function errorOfEnd(wanted: Wanted[], rows: number): AuditError | null {
  for (const { seq, from, isMet } of wanted) {
    if (isMet || (seq === 0 && (rows === 0 || from === 'mark'))) continue;
    if (from === 'mark') return { kind: 'mark', seq, id: null };
    return seq > rows ? { kind: 'removed', seq: rows + 1, id: null } : { kind: 'anchor', seq, id: null };
  }
  return null;
}

/** If there was no anchor, the very first batch may have been sealed since, so the anchor is read again. */
async function errorOfAnchor(query: Query, anchor: Seal | undefined, rows: number): Promise<AuditError | null> {
  const isGone = anchor === undefined && rows > 0 && (await selectAnchor(query)) === undefined;
  return isGone ? { kind: 'anchor', seq: rows, id: null } : null;
}

const selectSealed = (query: Query, after: number): Promise<SealedAuditRow[]> =>
  query
    .selectFrom('audit')
    .selectAll()
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(PAGE)
    .$narrowType<SealedAuditRow>()
    .execute();

async function isSomewhere(query: Query, hash: string): Promise<boolean> {
  const found = await query.selectFrom('audit').select('id').where('hash', '=', hash).limit(1).executeTakeFirst();
  return found !== undefined;
}

type Unsealed = Pick<AuditVerdict, 'pending' | 'rejected' | 'rejectedIds' | 'accepted'>;

async function judgeUnsealed(query: Query, vault: Mac, isOpen: boolean): Promise<Unsealed> {
  const acceptedAt = await readAccepted(query, vault);
  let [pending, rejected] = [0, 0];
  const rejectedIds: string[] = [];
  const accepted = new Map<string, AuditVerdict['accepted'][number]>();
  for await (const { row, isGenuine } of unsealedRows(query, vault, isOpen)) {
    if (isGenuine) {
      pending += 1;
      continue;
    }
    const at = acceptedAt(row)?.toISOString();
    if (at === undefined) {
      if (++rejected <= MOST_IDS) rejectedIds.push(row.id);
      continue;
    }
    const group = accepted.get(at) ?? { at, rows: 0, ids: [] };
    if (++group.rows <= MOST_IDS) group.ids.push(row.id);
    accepted.set(at, group);
  }
  return {
    pending,
    rejected,
    rejectedIds,
    accepted: [...accepted.values()].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  };
}

/** Yields the rows outside the chain: those that wait for the sealer, and those that it refuses. */
export async function* unsealedRows(
  query: Query | Tx,
  vault: Mac,
  isOpen: boolean,
): AsyncGenerator<{ row: AuditRow; isGenuine: boolean }> {
  for (let after = FIRST; ;) {
    const page = await selectUnsealed(query, after);
    for (const row of page) {
      const waitsForTakeover = row.row_mac === null && isOpen;
      const isGenuine =
        row.refused_at === null &&
        (waitsForTakeover || (originOf(vault, row) !== null && (await hasGenuineContent(query, vault, row))));
      yield { row, isGenuine };
    }
    const last = page.at(-1);
    if (page.length < PAGE || !last) return;
    after = last.id;
  }
}

const selectUnsealed = (query: Query | Tx, after: string): Promise<AuditRow[]> =>
  query
    .selectFrom('audit')
    .selectAll()
    .where('seq', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();

/** Checks the whole chain, optionally against a noted seal, and records the check. */
export async function checkAudit(app: App, ctx: Ctx<StaffActor>, seal: string | undefined): Promise<AuditVerdict> {
  requirePermission(ctx, 'audit.read');
  const mark = await readMark(app.files, app.vault).catch(() => ({ state: 'unreadable' as const }));
  const verdict = await verifyAudit(app.db.query, app.vault, {
    noted: seal ? readSeal(seal) : undefined,
    mark,
    floor: app.auditSealer.floor(),
    now: ctx.now,
  });
  await app.db.tx((tx) =>
    audit(
      tx,
      ctx,
      'audit.verified',
      { kind: 'audit', id: 'trail' },
      { rows: verdict.rows, fault: shownError(verdict) },
    ),
  );
  return verdict;
}

function shownError({ fault: error, rejected, mark }: AuditVerdict): string | null {
  if (error) return error.kind;
  if (rejected > 0) return 'rejected';
  return mark && mark.state !== 'good' ? `mark ${mark.state}` : null;
}
