import { untoldLeadWords } from '#copy/portal/untold-leads.ts';
import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { CrmFault } from '#server/core/crm-fault.ts';
import { readDatabaseTime } from '#server/core/database-clock.ts';
import { codeOf } from '#server/core/describe.ts';
import { JOB_TRIES } from '#server/core/jobs.ts';
import { queueDocuments } from '#server/features/documents/send.ts';
import { notifyStaff } from '#server/features/notifications/notify.ts';
import type { Tx } from '#server/ports.ts';
import { presentLead } from './present.ts';
import { statusOfLead, writeDealStatus } from './status.ts';
import { setLead, type StoredDeal } from './store.ts';
import { deleteUntold, insertUntold, markUntold, selectUntoldDeal } from './untold-store.ts';

/** A few minutes of trying: then the staff hears of it, and once more when it ends. */
const HEARD_AT = 7;
const UNKNOWN = 'It is not known why: the log may say more.';

/** Has a CRM beside us told of a deal once the open transaction, its submission, has committed. */
export async function queueLead(app: App, tx: Tx, dealId: string, now: Date): Promise<void> {
  await insertUntold(tx, dealId, now);
  await app.jobs.send('crm-lead', { dealId });
}

/**
 * The job that tells a CRM beside us of one deal. Safe to run twice, and after a crash at any point: the lead is known
 * there by the deal's id, and only one run records it.
 * @throws Error in clean words, so that the queue tries again later
 */
export async function tellLead(app: App, dealId: string): Promise<void> {
  const deal = await selectUntoldDeal(app.db.query, dealId);
  if (!deal) return;
  const told = await app.crm
    .upsertLead(presentLead(deal, deal.crm_id))
    .catch((error: unknown) => refused(app, deal, error));
  await app.db.tx(async (tx) => {
    if (!(await deleteUntold(tx, dealId))) return;
    const ctx = systemCtx(await readDatabaseTime(tx));
    await setLead(tx, dealId, told);
    await queueDocuments(app, tx, dealId, ctx.now);
    const before = { ...deal, stage: told.stage };
    const to = statusOfLead(app.config, before, told);
    if (to.status !== before.status) await writeDealStatus(app, ctx, tx, before, to);
  });
}

async function refused(app: App, deal: StoredDeal, error: unknown): Promise<never> {
  const reason = error instanceof CrmFault ? error.reason : UNKNOWN;
  const fault = error instanceof CrmFault ? error.fault : codeOf(error) || 'unknown';
  await app.db.tx(async (tx) => {
    const attempts = await markUntold(tx, deal.id, reason);
    if (attempts !== HEARD_AT && attempts !== JOB_TRIES) return;
    const { waits, stopped } = untoldLeadWords;
    const news = (attempts === JOB_TRIES ? stopped : waits)(deal.deal_name, reason);
    await notifyStaff(systemCtx(await readDatabaseTime(tx)), tx, { ...news, dealId: null, priority: 'high' });
  });
  throw new Error(`the CRM was not told of deal ${deal.id}: ${fault}`);
}
