import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { leaveOutbox, recordRefusal, queueDocuments } from '#server/features/outbox/crm-delivery.ts';
import { presentLead } from './present.ts';
import { statusOfLead, writeDealStatus } from './status.ts';
import { selectDealToPush, setLead } from './store.ts';

/**
 * The job that pushes the lead of one deal to an external CRM. Safe to run twice, and after a crash at any point: the CRM
 * finds the lead by the deal's id, and only one run records it.
 * @throws Error without personal data, so that the queue tries again later
 */
export async function pushLeadToCrm(app: App, dealId: string): Promise<void> {
  const deal = await selectDealToPush(app.db.query, dealId);
  if (!deal) return;
  const of = { id: dealId, deal: { id: dealId, name: deal.deal_name }, file: null };
  const lead = await app.crm
    .upsertLead(presentLead(deal, deal.crm_id))
    .catch((error: unknown) => recordRefusal(app, of, error));
  await app.db.tx(async (tx) => {
    if (!(await leaveOutbox(tx, dealId))) return;
    const ctx = systemCtx(await readDatabaseTime(tx));
    await setLead(tx, dealId, lead);
    await queueDocuments(app, tx, dealId, ctx.now);
    const before = { ...deal, stage: lead.stage };
    const to = statusOfLead(app.config, before, lead);
    if (to.status !== before.status) await writeDealStatus(app, ctx, tx, before, to);
  });
}
