import { mayBecome, type SyncAnswer } from '#contract/deals.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { AppError } from '#server/core/errors.ts';
import { moveDeal, type Standing } from './move.ts';
import { requireDeal } from './read.ts';
import { DELETED_STAGE, findStage } from './stages.ts';
import type { StoredDeal } from './store.ts';

/**
 * Takes over where the lead stands in the CRM. A stage that means no status, or one that the deal may not reach
 * from its own, changes the stage alone. A lead that is gone makes the deal sf_deleted. A deal that somebody moves while
 * the lead is read stays where it was moved: the lead may have been read before its own move.
 * @throws AppError not_found; conflict on a draft or without a lead
 */
export async function syncDeal(app: App, ctx: Ctx<UserActor>, id: string): Promise<SyncAnswer> {
  const deal = await requireDeal(app.db.query, ctx, id);
  if (deal.status === 'draft') throw new AppError('conflict', 'A draft is not in the CRM yet. Submit it first.');
  if (deal.crm_lead_id === null)
    throw new AppError('conflict', 'This deal has no lead in the CRM yet. Try again in a minute.');
  const to = standingOf(app, deal, await app.crm.readLead(deal.crm_lead_id));
  return app.db.tx(async (tx) => {
    if (to.stage !== deal.stage && (await moveDeal(app, ctx, tx, deal, to)))
      return { stageChanged: true, previousStage: deal.stage, salesforceStage: to.stage };
    const { stage } = await requireDeal(tx, ctx, id);
    return { stageChanged: false, previousStage: stage, salesforceStage: stage };
  });
}

function standingOf(app: App, deal: StoredDeal, lead: { stage: string } | undefined): Standing {
  const stage = lead?.stage ?? DELETED_STAGE;
  const status = lead ? findStage(app.config, stage)?.status : 'sf_deleted';
  return { stage, status: status !== undefined && mayBecome(deal.status, status) ? status : deal.status };
}
