import type { MoveDeal } from '#contract/admin-deals.ts';
import { type DealStatus, isDecision, mayBecome, moverOf, type SyncAnswer } from '#contract/deals.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import type { NotificationPriority } from '#contract/notifications.ts';
import { dealWords } from '#copy/portal/deals.ts';
import type { App } from '#server/app.ts';
import type { Config } from '#server/config/environment.ts';
import { type Ctx, type DealerActor, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { sayReason } from '#server/lib/crm-error.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { lockOwnFile, requireOwnFile } from '#server/features/assignments/own-file.ts';
import { type DealershipNews, notifyDealership } from '#server/features/notifications/notify.ts';
import type { Tx } from '#server/ports.ts';
import { requireDeal, requireSubmitted } from './read.ts';
import { type StoredDeal, updateDealStatus } from './store.ts';

/*
 * Every change of a submitted deal's status. A move by staff is planned by planDealMove and run by runDealMove, whose
 * transaction calls writeDealMove. A verb that records more, such as a decision, writes its rows in that transaction.
 */

export type DealStatusAndStage = { status: DealStatus; stage: string | null };

const ALREADY = 'This deal is already there.';
const CHANGED = 'Another user moved this deal. Reload it.';
const DECIDE = 'Record the decision in its file: press D there.';
const DISCLOSE = 'The customer does not have the disclosure yet. Record its transmission in the decision first.';
const NO_LEAD = 'The CRM has no lead for this deal.';
const NOT_PUSHED = 'This deal has not reached the CRM yet. Try again in a minute.';
const OTHER_CRM = 'The lead of this deal is in a different CRM from the one in use.';

/**
 * Moves a deal and its lead in the CRM by hand, without a decision, and notifies the dealership. `figuresHeld`: the
 * figures of the current offer are held.
 * @throws AppError forbidden to docs_out or funded without deals.fund
 * @throws AppError conflict when the move needs a decision or the disclosure is pending
 * @throws AppError the errors of planDealMove, runDealMove and writeDealMove
 */
export async function changeDealStatus(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { note, ...wanted }: MoveDeal,
  figuresHeld: boolean,
): Promise<void> {
  requirePermission(ctx, 'deals.move');
  const move = await planDealMove(app, ctx, id, { ...wanted, dealerMessage: note });
  requireMovableByHand(ctx, move, figuresHeld);
  await runDealMove(app, move, (tx) => writeDealMove(app, ctx, tx, move));
}

export type DealMove = {
  deal: StoredDeal;
  to: DealStatusAndStage;
  /** The lender's own sentence to the dealership. Empty without one. */
  dealerMessage: string;
  /** Who was asked for documents, if not the dealership. */
  asked?: 'customer' | undefined;
  /** The documents that the dealership was asked for. */
  papers?: readonly RequiredDocument[] | undefined;
};

/**
 * Reads the deal and checks the move. Writes nothing.
 * @throws AppError forbidden without deals.move; not_found, also for drafts; validation for an unknown stage; conflict
 * when the deal may not go there or is already there
 */
export async function planDealMove(
  app: App,
  ctx: Ctx<StaffActor>,
  id: string,
  { dealerMessage, ...wanted }: Omit<MoveDeal, 'note'> & Pick<DealMove, 'dealerMessage'>,
  request: Pick<DealMove, 'asked' | 'papers'> = {},
): Promise<DealMove> {
  requirePermission(ctx, 'deals.move');
  await requireOwnFile(app.db.query, ctx, { kind: 'deal', id });
  const deal = await requireSubmitted(app.db.query, id);
  const to = targetOf(app.config, deal, wanted);
  if (to.status === deal.status && to.stage === deal.stage) throw new AppError('conflict', ALREADY);
  if (to.status !== deal.status && !mayBecome(deal.status, to.status)) {
    const [from, into] = [dealWords.statuses[deal.status], dealWords.statuses[to.status]];
    throw new AppError('conflict', `A deal cannot go from “${from}” to “${into}”.`);
  }
  return { deal, to, dealerMessage, ...request };
}

function requireMovableByHand(ctx: Ctx<StaffActor>, { deal, to }: DealMove, figuresHeld: boolean): void {
  if (to.status === deal.status) return;
  if (isDecision(deal.status, to.status)) throw new AppError('conflict', DECIDE);
  if (to.status !== 'docs_out' && to.status !== 'funded') return;
  requirePermission(ctx, 'deals.fund');
  // Documents state the figures, and the dealer sees them (Cal. Fin. Code 22802; N.Y. Fin. Serv. Law 803).
  if (figuresHeld) throw new AppError('conflict', DISCLOSE);
}

/**
 * Moves the lead in an external CRM, then runs `write` in one transaction. Moves the lead back if that fails. Without a
 * move, it runs the transaction alone.
 * @throws AppError conflict without a lead; unavailable when the CRM refuses or does not answer; the errors of `write`
 */
export async function runDealMove(app: App, move: DealMove | null, write: (tx: Tx) => Promise<void>): Promise<void> {
  if (move) await moveLeadInExternalCrm(app, move);
  try {
    await app.db.tx(write);
  } catch (error) {
    if (move) await restoreLead(app, move);
    throw error;
  }
}

/**
 * Moves the lead in an external CRM before the deal is written, so that a deal never reaches a stage that its lead
 * cannot reach. Does nothing with the built-in CRM, which joins the transaction of writeDealMove.
 */
async function moveLeadInExternalCrm(app: App, { deal, to }: DealMove): Promise<void> {
  if (app.crm.joinsTransaction) return;
  if (deal.crm_lead_id === null) throw new AppError('conflict', NOT_PUSHED);
  await moveLead(app, deal, to).catch(sayReason);
}

/**
 * Writes a planned move in the caller's transaction.
 * @throws AppError conflict when the deal was moved since it was planned; not_found when it was assigned to a colleague
 */
export async function writeDealMove(
  app: App,
  ctx: Ctx<StaffActor>,
  tx: Tx,
  { deal, to, dealerMessage, asked, papers }: DealMove,
): Promise<void> {
  requirePermission(ctx, 'deals.move');
  await lockOwnFile(tx, ctx, { kind: 'deal', id: deal.id });
  const isWritten = await writeDealStatus(app, ctx, tx, deal, { ...to, dealerMessage, asked, papers });
  if (!isWritten) throw new AppError('conflict', CHANGED);
  if (app.crm.joinsTransaction) await moveLead(app, deal, to);
}

/**
 * Moves the lead in an external CRM back to the deal's stored stage, after the transaction of its move failed. If
 * another call moved the deal since, that stage is the one both now have.
 */
async function restoreLead(app: App, { deal, to }: DealMove): Promise<void> {
  if (app.crm.joinsTransaction || to.stage === deal.stage) return;
  const { stage } = await requireSubmitted(app.db.query, deal.id);
  if (stage !== to.stage) await moveLead(app, { ...deal, stage: to.stage }, { stage }).catch(sayReason);
}

/** Does nothing for a lead of another CRM, which cannot be reached. */
async function moveLead(app: App, deal: StoredDeal, { stage }: Pick<DealStatusAndStage, 'stage'>): Promise<void> {
  const { crm_lead_id: lead } = deal;
  if (stage === null || stage === deal.stage || (lead !== null && !app.crm.isLeadId(lead))) return;
  if (!(await app.crm.moveLead(lead ?? '', stage))) throw new AppError('conflict', NO_LEAD);
}

/**
 * Writes status and stage with the audit row, and notifies the dealership of a new status.
 * @returns false when the deal was moved since `before` was read; nothing was written then
 */
export async function writeDealStatus(
  app: App,
  ctx: Ctx,
  tx: Tx,
  before: StoredDeal,
  { dealerMessage = '', asked, papers, ...to }: DealStatusAndStage & Partial<Omit<DealMove, 'deal' | 'to'>>,
): Promise<boolean> {
  if (!(await updateDealStatus(tx, before, to, ctx.now))) return false;
  const change = { from: before.status, to: to.status };
  await audit(
    tx,
    ctx,
    'deal.status_changed',
    { kind: 'deal', id: before.id },
    {
      ...change,
      stage: to.stage,
      ...(dealerMessage !== '' && { reason: dealerMessage }),
      ...(asked && { asked }),
      ...(papers && { papers: papers.join(', ') }),
    },
  );
  if (to.status !== before.status)
    await notifyDealership(app, ctx, tx, statusNotification(before, { ...change, dealerMessage, asked }));
  return true;
}

const urgency: Partial<Record<DealStatus, NotificationPriority>> = {
  info_requested: 'urgent',
  approved: 'high',
  docs_out: 'high',
  declined: 'high',
};

/** Returns the notification about a status for the dealership. Its own submission is not emailed. */
export const statusNotification = (
  deal: StoredDeal,
  { from, to, dealerMessage, asked }: { from: DealStatus; to: DealStatus } & Pick<DealMove, 'dealerMessage' | 'asked'>,
): DealershipNews => {
  const next = moverOf(to, { customerAsked: asked === 'customer', documentsReceived: false });
  return {
    accountId: deal.account_id,
    dealId: deal.id,
    ...dealWords.notice({ deal: deal.deal_name, status: to, next, note: dealerMessage }),
    priority: next === 'customer' ? 'high' : (urgency[to] ?? 'normal'),
    change: { deal: deal.deal_name, before: dealWords.statuses[from], now: dealWords.statuses[to] },
    emailed: from !== 'draft',
  };
};

/**
 * Applies the stage of the deal's lead in the CRM. A deal that is moved while the lead is read keeps its stage, because
 * the lead may have been read before that move.
 * @throws AppError not_found; conflict for a draft, without a lead, or with a lead of another CRM; unavailable when an
 * external CRM does not answer
 */
export async function syncDeal(app: App, ctx: Ctx<DealerActor>, id: string): Promise<SyncAnswer> {
  const deal = await requireDeal(app.db.query, ctx, id);
  if (deal.status === 'draft') throw new AppError('conflict', 'A draft is not in the CRM yet. Submit it first.');
  if (deal.crm_lead_id === null)
    throw new AppError('conflict', 'This deal has no lead in the CRM yet. Try again in a minute.');
  if (!app.crm.isLeadId(deal.crm_lead_id)) throw new AppError('conflict', OTHER_CRM);
  const to = statusOfLead(app.config, deal, await app.crm.readLead(deal.crm_lead_id));
  return app.db.tx(async (tx) => {
    if (to.stage !== deal.stage && (await writeDealStatus(app, ctx, tx, deal, to)))
      return { stageChanged: true, previousStage: deal.stage, salesforceStage: to.stage };
    const { stage } = await requireDeal(tx, ctx, id);
    return { stageChanged: false, previousStage: stage, salesforceStage: stage };
  });
}

type Stages = Pick<Config, 'crmStages'>;
/** The stage shown for a lead that was deleted in the CRM. */
const DELETED_STAGE = 'Deleted';

/**
 * Maps a lead's stage to the deal. A stage without a status, or with one that the deal may not reach, changes only the
 * stage. A lead without a stage changes nothing. A deleted lead makes the deal sf_deleted.
 */
export function statusOfLead(
  config: Stages,
  deal: StoredDeal,
  lead: { stage: string } | undefined,
): DealStatusAndStage {
  if (lead?.stage === '') return { stage: deal.stage, status: deal.status };
  const stage = lead?.stage ?? DELETED_STAGE;
  const status = lead ? findStage(config, stage)?.status : 'sf_deleted';
  return { stage, status: status !== undefined && mayBecome(deal.status, status) ? status : deal.status };
}

/** Returns the stage of a new lead. */
export const firstStage = (config: Stages): string => stageOf(config, 'submitted') ?? '';

/** Returns the first configured stage of a status. */
const stageOf = ({ crmStages }: Stages, status: DealStatus): string | undefined =>
  crmStages.find((one) => one.status === status)?.stage;

/** Returns the stage as configured, or undefined for an unknown one. */
const findStage = ({ crmStages }: Stages, stage: string): DealStatusAndStage | undefined =>
  crmStages.find((one) => keyOf(one.stage) === keyOf(stage));
const keyOf = (stage: string): string => stage.trim().toLowerCase();

/** A status implies its first stage; a stage implies its status. */
function targetOf(config: Stages, deal: StoredDeal, { status, stage }: Omit<MoveDeal, 'note'>): DealStatusAndStage {
  if (status === deal.status) return { status, stage: deal.stage };
  if (status !== undefined) return { status, stage: stageOf(config, status) ?? deal.stage };
  const known = findStage(config, stage ?? '');
  if (known) return known;
  const message = `stage must be one of ${config.crmStages.map((one) => one.stage).join(', ')}`;
  throw fieldError('stage', message);
}
