import { mayBecome } from '#contract/deals.ts';
import type { App } from '#server/app.ts';
import type { Standing } from './move.ts';
import { DELETED_STAGE, findStage } from './stages.ts';
import type { StoredDeal } from './store.ts';

/**
 * Where a deal stands once its lead stands there. A stage that means no status, or one that the deal may not reach
 * from its own, changes the stage alone; a lead without a stage changes nothing, one that is gone makes it sf_deleted.
 */
export function followLead(app: App, deal: StoredDeal, lead: { stage: string } | undefined): Standing {
  if (lead?.stage === '') return { stage: deal.stage, status: deal.status };
  const stage = lead?.stage ?? DELETED_STAGE;
  const status = lead ? findStage(app.config, stage)?.status : 'sf_deleted';
  return { stage, status: status !== undefined && mayBecome(deal.status, status) ? status : deal.status };
}
