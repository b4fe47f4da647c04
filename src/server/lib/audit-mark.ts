import * as z from 'zod/mini';
import type { Files, Query, Tx } from '#server/ports.ts';
import { CHAIN_START, type Mac } from './audit-chain.ts';
import { canonicalJson } from './canonical-json.ts';

/** The object in the file store. Backups exclude it: a restore writes a new one. */
export const AUDIT_MARK = 'audit-mark.json';

const markSchema = z.object({
  /** The newest sealed row when the mark was written. 0 before the first row. */
  seq: z.int(),
  hash: z.string(),
  at: z.string(),
  /** Grows with each restore or renewal. A mark of a later epoch may name an earlier row. */
  epoch: z.int(),
  /**
   * Acceptance of rows without a hash, which an earlier version inserted. `begun` until all were read once, then an
   * instant that ends the acceptance. Null: none are accepted.
   */
  takeover: z.nullable(z.string()),
});
export type AuditMark = z.infer<typeof markSchema>;
const storedSchema = z.object({ mark: markSchema, mac: z.string() });

export const EMPTY_CHAIN = { seq: 0, hash: CHAIN_START };

export type MarkRead = { state: 'good'; mark: AuditMark } | { state: 'missing' | 'invalid' };

const macOf = (vault: Mac, mark: AuditMark): string => vault.mac('audit-mark', canonicalJson(mark));

/** @throws the errors of the file store when it does not answer */
export async function readMark(files: Pick<Files, 'readNamed'>, vault: Mac): Promise<MarkRead> {
  const stored = await files.readNamed(AUDIT_MARK);
  if (!stored) return { state: 'missing' };
  const parsed = z.safeParse(storedSchema, parseJson(stored.toString('utf8')));
  return parsed.success && macOf(vault, parsed.data.mark) === parsed.data.mac
    ? { state: 'good', mark: parsed.data.mark }
    : { state: 'invalid' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws the errors of the file store when it does not answer */
export const writeMark = (files: Pick<Files, 'writeNamed'>, vault: Mac, mark: AuditMark): Promise<void> =>
  files.writeNamed(AUDIT_MARK, Buffer.from(JSON.stringify({ mark, mac: macOf(vault, mark) })));

/** Returns whether rows without a hash are still accepted from an earlier version. */
export const isTakeoverOpen = ({ takeover }: AuditMark, now: Date): boolean =>
  takeover === 'begun' || (takeover !== null && now.getTime() < Date.parse(takeover));

/** Returns whether the chain contains the row that the mark names, and extends at least to it. */
export async function reachesMark(query: Query | Tx, { seq, hash }: Pick<AuditMark, 'seq' | 'hash'>): Promise<boolean> {
  if (seq === 0) return true;
  const found = await query
    .selectFrom('audit')
    .innerJoin('audit_anchor', (join) => join.onRef('audit_anchor.seq', '>=', 'audit.seq'))
    .select('audit.id')
    .where('audit.seq', '=', seq)
    .where('audit.hash', '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}
