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
 * from its own, changes the stage alone. A lead that is gone makes the deal sf_deleted.
 * @throws AppError not_found; conflict on a draft or without a lead
 */
export async function syncDeal(app: App, ctx: Ctx<UserActor>, id: string): Promise<SyncAnswer> {
  const { crm_lead_id: leadId, status } = await requireDeal(app.db.query, ctx, id);
  if (status === 'draft') throw new AppError('conflict', 'A draft is not in the CRM yet. Submit it first.');
  if (leadId === null) throw new AppError('conflict', 'This deal has no lead in the CRM yet. Try again in a minute.');
  const lead = await app.crm.readLead(leadId);
  return app.db.tx(async (tx) => {
    const deal = await requireDeal(tx, ctx, id);
    const to = standingOf(app, deal, lead);
    const changed = to.stage !== deal.stage && (await moveDeal(app, ctx, tx, deal, to));
    return { stageChanged: changed, previousStage: deal.stage, salesforceStage: to.stage };
  });
}

function standingOf(app: App, deal: StoredDeal, lead: { stage: string } | undefined): Standing {
  const stage = lead?.stage ?? DELETED_STAGE;
  const status = lead ? findStage(app.config, stage)?.status : 'sf_deleted';
  return { stage, status: status !== undefined && mayBecome(deal.status, status) ? status : deal.status };
}
