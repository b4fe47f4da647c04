import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditAction } from '#contract/audit.ts';
import type { Actor, Ctx } from '#server/context.ts';
import type { Db, Tx } from '#server/ports.ts';
import { contentMac, type Mac, rowMac } from './audit-chain.ts';
import { newId } from './ids.ts';
import type { AuditRow } from '#server/db/tables.ts';

const keys = new AsyncLocalStorage<Mac>();

/** Returns the same database, whose transactions can write audit rows authenticated with the keys of the vault. */
export const withAuditKey = <D extends Db>(db: D, vault: Mac): D => ({
  ...db,
  tx: <T>(fn: (tx: Tx) => Promise<T>) => db.tx((tx) => keys.run(vault, () => fn(tx))),
});

/**
 * Writes one audit row into the transaction of the change. The sealer links it within about 1 second. Details never
 * contain personal data. The only free text is the reason that staff gives, in which the contract refuses numbers and
 * dates.
 * @throws Error in a transaction of a database without withAuditKey
 */
export async function audit(
  tx: Tx,
  ctx: Ctx,
  action: AuditAction,
  subject: { kind: string; id: string },
  detail: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  const vault = keys.getStore();
  if (!vault) throw new Error('this transaction has no key for audit rows: open it on a database from withAuditKey');
  const row = {
    id: newId(ctx.now),
    at: ctx.now,
    ...actorColumns(ctx.actor),
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    request_id: ctx.requestId,
  };
  const stored = JSON.stringify(detail);
  const content_mac = contentMac(vault, { id: row.id, ip: ctx.ip, detail: JSON.parse(stored) });
  await tx
    .insertInto('audit')
    .values({ ...row, detail: stored, ip: ctx.ip, content_mac, row_mac: rowMac(vault, { ...row, content_mac }) })
    .execute();
}

/** All users have one stored kind, whatever their role. The holder of an upload link or a status link is a visitor. */
function actorColumns(actor: Actor): Pick<AuditRow, 'actor_kind' | 'actor_id'> {
  if ('userId' in actor) return { actor_kind: 'user', actor_id: actor.userId };
  return { actor_kind: actor.kind === 'system' ? 'system' : 'visitor', actor_id: null };
}
