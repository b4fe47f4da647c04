import type { MoveDeal } from '#contract/admin-deals.ts';
import { isDecision, mayBecome } from '#contract/deals.ts';
import { dealWords } from '#copy/portal/deals.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { sayReason } from '#server/core/crm-fault.ts';
import { AppError } from '#server/core/errors.ts';
import { pairOf } from '#server/features/application-invites/pair.ts';
import { requireOwnFile } from '#server/features/assignments/own-file.ts';
import { decisionForDealer } from '#server/features/decisions/read.ts';
import type { Query, Tx } from '#server/ports.ts';
import { moveDeal, type Standing } from './move.ts';
import { requireSubmitted } from './read-as-staff.ts';
import { findStage, stageOf } from './stages.ts';
import type { StoredDeal } from './store.ts';

type Beside = {
  /** What belongs to the move and is written with it, or not at all. */
  within?: (tx: Tx) => Promise<void>;
  /** No decision goes with it. */
  byHand?: boolean;
  /** Who was asked for what it waits for, where that is not the dealership. */
  asked?: 'customer' | undefined;
};
const nothing = (): Promise<void> => Promise.resolve();

const THERE = 'Somebody has moved this deal there already.';
const MEANWHILE = 'Somebody has moved this deal meanwhile. Load it again.';
const DECIDE = 'Record the decision in its file: press D there.';
const DISCLOSE = 'The customer does not have the disclosure yet. Record its transmission in the decision first.';
const GONE = 'The CRM holds no lead of this deal any more.';
const NOT_YET = 'The CRM was not told of this deal yet. Try again in a minute.';

/**
 * Moves a deal, and its lead in the CRM, to another status or stage; its dealership is told. A CRM beside us is told
 * first, so that a deal never stands where its lead could not follow.
 * @throws AppError not_found, also for drafts; forbidden by hand to documents or funded without deals.fund; validation for a stage that the setting does not name; conflict when
 * the deal may not go there, is there already, was moved by another call, by hand would be approved or
 * declined, or would send documents while its disclosure is pending; unavailable when an external CRM refuses
 */
export async function changeStanding(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  wanted: MoveDeal,
  { within = nothing, byHand = false, asked }: Beside = {},
): Promise<void> {
  requirePermission(ctx, 'deals.move');
  await requireOwnFile(app, ctx, { kind: 'deal', id });
  if (!app.crm.joinsTransaction) return changeBeside(app, ctx, id, wanted, { within, byHand, asked });
  await app.db.tx(async (tx) => {
    const { deal, to } = await planMove(app, ctx, tx, { id, wanted, byHand });
    if (!(await moveDeal(app, ctx, tx, deal, { ...to, note: wanted.note, asked })))
      throw new AppError('conflict', MEANWHILE);
    await within(tx);
    await moveLead(app, deal, to);
  });
}

async function changeBeside(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  wanted: MoveDeal,
  { within, byHand, asked }: Required<Beside>,
): Promise<void> {
  const { deal, to } = await planMove(app, ctx, app.db.query, { id, wanted, byHand });
  if (deal.crm_lead_id === null) throw new AppError('conflict', NOT_YET);
  await moveLead(app, deal, to).catch(sayReason);
  // Who came first decides where the lead stands too.
  const putBack = async (): Promise<void> => {
    const { stage } = await requireSubmitted(app.db.query, id);
    if (to.stage !== deal.stage && stage !== to.stage)
      await moveLead(app, { ...deal, stage: to.stage }, { stage }).catch(sayReason);
  };
  const write = async (tx: Tx): Promise<boolean> => {
    if (!(await moveDeal(app, ctx, tx, deal, { ...to, note: wanted.note, asked }))) return false;
    await within(tx);
    return true;
  };
  const moved = await app.db.tx(write).catch(async (error: unknown) => {
    await putBack();
    throw error;
  });
  if (moved) return;
  await putBack();
  throw new AppError('conflict', MEANWHILE);
}

async function planMove(
  app: App,
  ctx: Ctx<StaffActor>,
  query: Query | Tx,
  { id, wanted, byHand }: { id: string; wanted: MoveDeal; byHand: boolean },
) {
  const deal = await requireSubmitted(query, id);
  const to = standingOf(app, deal, wanted);
  if (to.status === deal.status && to.stage === deal.stage) throw new AppError('conflict', THERE);
  if (to.status !== deal.status && !mayBecome(deal.status, to.status))
    throw new AppError(
      'conflict',
      `A deal cannot go from “${dealWords.statuses[deal.status]}” to “${dealWords.statuses[to.status]}”.`,
    );
  if (!byHand || to.status === deal.status) return { deal, to };
  if (isDecision(deal.status, to.status)) throw new AppError('conflict', DECIDE);
  const givesFigures = to.status === 'docs_out' || to.status === 'funded';
  if (givesFigures) requirePermission(ctx, 'deals.fund');
  if (givesFigures && (await awaitsDisclosure(app, query, id))) throw new AppError('conflict', DISCLOSE);
  return { deal, to };
}

/** True while the figures of the deal's current offer are held (Cal. Fin. Code 22802; N.Y. Fin. Serv. Law 803). */
async function awaitsDisclosure(app: App, query: Query | Tx, id: string): Promise<boolean> {
  const decision = await decisionForDealer(app, query, await pairOf(query, { kind: 'deal', id }));
  return decision?.figuresHeld === true;
}

/** A lead that another CRM held stays as it is: nobody here can reach it. */
async function moveLead(app: App, deal: StoredDeal, { stage }: Pick<Standing, 'stage'>): Promise<void> {
  const { crm_lead_id: lead } = deal;
  if (stage === null || stage === deal.stage || (lead !== null && !app.crm.isLeadId(lead))) return;
  if (!(await app.crm.moveLead(lead ?? '', stage))) throw new AppError('conflict', GONE);
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
