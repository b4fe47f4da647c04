import type { MoveDeal } from '#contract/admin-deals.ts';
import { mayBecome } from '#contract/deals.ts';
import { dealWords } from '#copy/portal/deals.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { AppError } from '#server/core/errors.ts';
import { moveDeal, type Standing } from './move.ts';
import { requireSubmitted } from './read-as-staff.ts';
import { findStage, stageOf } from './stages.ts';
import type { StoredDeal } from './store.ts';

const THERE = 'Somebody has moved this deal there already.';
const MEANWHILE = 'Somebody has moved this deal meanwhile. Load it again.';
const GONE = 'The CRM holds no lead of this deal any more.';

/**
 * Moves a deal, and its lead in the CRM, to another status or stage; its dealership is told.
 * @throws AppError not_found, also for drafts; validation for a stage that the setting does not name; conflict when
 * the deal may not go there, stands there already, or was moved meanwhile
 */
export async function changeStanding(app: App, ctx: Ctx<UserActor>, id: string, wanted: MoveDeal): Promise<void> {
  await app.db.tx(async (tx) => {
    const deal = await requireSubmitted(tx, id);
    const to = standingOf(app, deal, wanted);
    if (to.status === deal.status && to.stage === deal.stage) throw new AppError('conflict', THERE);
    if (to.status !== deal.status && !mayBecome(deal.status, to.status))
      throw new AppError(
        'conflict',
        `A deal cannot go from “${dealWords.statuses[deal.status]}” to “${dealWords.statuses[to.status]}”.`,
      );
    if (!(await moveDeal(app, ctx, tx, deal, { ...to, note: wanted.note }))) throw new AppError('conflict', MEANWHILE);
    if (to.stage !== null && to.stage !== deal.stage && !(await app.crm.moveLead(deal.crm_lead_id ?? '', to.stage)))
      throw new AppError('conflict', GONE);
  });
}

/** A status brings the first of its stages along, a stage the status that it means. */
function standingOf(app: App, deal: StoredDeal, { status, stage }: MoveDeal): Standing {
  if (status === deal.status) return { status, stage: deal.stage };
  if (status !== undefined) return { status, stage: stageOf(app.config, status) ?? deal.stage };
  const known = findStage(app.config, stage ?? '');
  if (known) return known;
  const message = `stage is one of ${app.config.crmStages.map((one) => one.stage).join(', ')}`;
  throw new AppError('validation', message, { fields: { stage: message } });
}
