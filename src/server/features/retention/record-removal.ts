import type { Ctx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { EMPTIED } from '#server/features/audit/removals.ts';
import type { Tx } from '#server/ports.ts';
import type { Emptied } from './store.ts';

/** Ids in one record; more rows get further records. */
const MOST_IDS = 200;

/**
 * Records the removal of one subject and names the audit rows that were emptied with it: an emptied row verifies only
 * where a record of its subject names it.
 */
export async function recordRemoval(
  tx: Tx,
  ctx: Ctx,
  { kind, id, rows }: Emptied,
  detail: Record<string, string | number>,
): Promise<void> {
  for (let at = 0; at === 0 || at < rows.length; at += MOST_IDS) {
    const named = rows.slice(at, at + MOST_IDS).join(' ');
    await audit(tx, ctx, `${kind}.purged`, { kind, id }, { ...detail, [EMPTIED]: named });
  }
}
