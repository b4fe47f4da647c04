import type { SyncAnswer } from '#contract/deals.ts';
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor } from '#server/context.ts';
import { AppError } from '#server/core/errors.ts';
import { followLead } from './follow-lead.ts';
import { moveDeal } from './move.ts';
import { requireDeal } from './read.ts';

const ELSEWHERE = 'The lead of this deal was kept in another CRM than the one in use.';

/**
 * Takes over where the lead stands in the CRM. A stage that means no status, or one that the deal may not reach
 * from its own, changes the stage alone. A lead that is gone makes the deal sf_deleted. A deal that somebody moves while
 * the lead is read stays where it was moved: the lead may have been read before its own move.
 * @throws AppError not_found; conflict on a draft, without a lead, or with one of another CRM; unavailable when a CRM beside us
 * does not answer
 */
export async function syncDeal(app: App, ctx: Ctx<DealerActor>, id: string): Promise<SyncAnswer> {
  const deal = await requireDeal(app.db.query, ctx, id);
  if (deal.status === 'draft') throw new AppError('conflict', 'A draft is not in the CRM yet. Submit it first.');
  if (deal.crm_lead_id === null)
    throw new AppError('conflict', 'This deal has no lead in the CRM yet. Try again in a minute.');
  if (!app.crm.isLeadId(deal.crm_lead_id)) throw new AppError('conflict', ELSEWHERE);
  const to = followLead(app, deal, await app.crm.readLead(deal.crm_lead_id));
  return app.db.tx(async (tx) => {
    if (to.stage !== deal.stage && (await moveDeal(app, ctx, tx, deal, to)))
      return { stageChanged: true, previousStage: deal.stage, salesforceStage: to.stage };
    const { stage } = await requireDeal(tx, ctx, id);
    return { stageChanged: false, previousStage: stage, salesforceStage: stage };
  });
}
