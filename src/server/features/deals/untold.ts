import type { UntoldAnswer } from '#contract/untold-leads.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { nextCursor, readCursor } from '#server/core/cursor.ts';
import { AppError } from '#server/core/errors.ts';
import { isId } from '#server/core/ids.ts';
import { queueState } from '#server/core/jobs.ts';
import { lockUntold, selectUntold } from './untold-store.ts';

/** Deals that a CRM beside us was not told of yet, newest first. @throws AppError bad_request on a foreign cursor */
export async function listUntold(
  app: App,
  ctx: Ctx<StaffActor>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<UntoldAnswer> {
  requirePermission(ctx, 'outbox.read');
  const rows = await selectUntold(app.db.query, limit + 1, readCursor(cursor));
  const page = rows.slice(0, limit);
  const leads = page.map((row) => ({
    dealId: row.deal_id,
    dealName: row.deal_name,
    dealership: row.dealership,
    state: queueState(row.attempts),
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
  }));
  return { leads, nextCursor: nextCursor(rows.length > limit, page.at(-1)?.deal_id) };
}

/**
 * Tells the CRM of one of them now, whether the queue still waits with it or has given it up.
 * @throws AppError not_found, also once the CRM was told
 */
export async function retryLead(app: App, ctx: Ctx<StaffActor>, dealId: string): Promise<void> {
  requirePermission(ctx, 'outbox.retry');
  await app.db.tx(async (tx) => {
    const row = isId(dealId) ? await lockUntold(tx, dealId) : undefined;
    if (!row) throw new AppError('not_found', 'There is no such deal that the CRM was not told of.');
    await app.jobs.runNow('crm-lead', { dealId });
    await audit(tx, ctx, 'lead.retried', { kind: 'deal', id: dealId }, { attempts: row.attempts });
  });
}
