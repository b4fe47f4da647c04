import { type DealStatus, nextMove } from '#contract/deals.ts';
import type { NotificationPriority } from '#contract/notifications.ts';
import { dealWords } from '#copy/portal/deals.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { type DealershipNews, notifyDealership } from '#server/features/notifications/notify.ts';
import type { Tx } from '#server/ports.ts';
import { type StoredDeal, updateStanding } from './store.ts';

export type Standing = { status: DealStatus; stage: string | null };

/**
 * Writes where a deal stands now, records it, and tells its dealership when the status is another one.
 * @returns false when somebody moved it since `before` was read; then nothing was written
 */
export async function moveDeal(
  app: App,
  ctx: Ctx,
  tx: Tx,
  before: StoredDeal,
  { note = '', asked, ...to }: Standing & { note?: string; asked?: 'customer' | undefined },
): Promise<boolean> {
  if (!(await updateStanding(tx, before, to, ctx.now))) return false;
  const change = { from: before.status, to: to.status, note };
  await audit(
    tx,
    ctx,
    'deal.status_changed',
    { kind: 'deal', id: before.id },
    {
      from: change.from,
      to: change.to,
      stage: to.stage,
      ...(note !== '' && { reason: note }),
      ...(asked && { asked }),
    },
  );
  if (to.status !== before.status) await notifyDealership(app, ctx, tx, toldOf(before, change));
  return true;
}

const urgency: Partial<Record<DealStatus, NotificationPriority>> = {
  info_requested: 'urgent',
  approved: 'high',
  docs_out: 'high',
  declined: 'high',
};

/** What the dealership is told of a change. A submission is its own doing: that one is not mailed. */
export const toldOf = (
  deal: StoredDeal,
  { from, to, note }: { from: DealStatus; to: DealStatus; note: string },
): DealershipNews => ({
  accountId: deal.account_id,
  dealId: deal.id,
  ...dealWords.notice({ deal: deal.deal_name, status: to, next: nextMove[to], note }),
  priority: urgency[to] ?? 'normal',
  change: { deal: deal.deal_name, before: dealWords.statuses[from], now: dealWords.statuses[to] },
  mailed: from !== 'draft',
});
