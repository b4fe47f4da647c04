import { addDays, dayIn } from '#contract/days.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { forEachItem } from '#server/lib/for-each-item.ts';
import { notifyDealership } from '#server/features/notifications/notify.ts';
import { lockDeal, selectExpiring } from './expiry-store.ts';

const DAYS_BEFORE = 3;
/** After a longer outage, old terms are not reported anymore. */
const DAYS_AFTER = 30;

/**
 * Notifies dealerships that the terms of an approved deal expire soon or have expired. Each decision is reported once
 * of each kind. Safe to repeat and to run on several nodes.
 */
export async function notifyOfExpiry(app: App): Promise<void> {
  const days = daysOf(app, await readDatabaseTime(app.db.query));
  await forEachItem(await selectExpiring(app.db.query, days), ({ deal_id }) => notifyOfDeal(app, deal_id));
}

const notifyOfDeal = (app: App, dealId: string): Promise<void> =>
  app.db.tx(async (tx) => {
    await lockDeal(tx, dealId);
    const ctx = systemCtx(await readDatabaseTime(tx));
    // Read again behind the lock: the deal may have moved, or another node may have notified the dealership.
    const [found] = await selectExpiring(tx, daysOf(app, ctx.now), dealId);
    if (!found) return;
    const { account_id: accountId, deal_name: deal, decision_id: decision, expires_on: lastDay, kind } = found;
    await notifyDealership(app, ctx, tx, {
      accountId,
      dealId,
      ...decisionWords.expiry[kind]({ deal, lastDay }),
      priority: 'high',
      mark: { decision, expiry: kind },
    });
  });

/** The days on which reported terms end, in the lender's time zone. */
function daysOf({ brand }: App, now: Date) {
  const today = dayIn(brand.timeZone, now);
  return { today, from: addDays(today, -DAYS_AFTER), until: addDays(today, DAYS_BEFORE) };
}
