import type { App } from '#server/app.ts';
import { type Ctx, type DealerActor, systemCtx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { notifyDealership } from '#server/features/notifications/notify.ts';
import { queueForCrm, leaveOutbox, recordRefusal, queueDocuments } from '#server/features/outbox/crm-delivery.ts';
import { requireDeal } from './read.ts';
import { statusNotification, statusOfLead, writeDealStatus } from './status.ts';
import type { CrmLead } from '#server/ports.ts';
import { inheritAssignee, selectCrmAccount, setLead, type StoredDeal, submitDraft, selectDealToPush } from './store.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';

const ALREADY = 'This deal was already submitted.';

/**
 * Submits a draft to the lender. The built-in CRM has the lead when this returns; for an external CRM a job pushes it.
 * Only one of several calls succeeds.
 * @throws AppError not_found; conflict when it is no longer a draft
 */
export async function submitDeal(
  app: App,
  ctx: Ctx<DealerActor>,
  id: string,
  claim: IdempotencyClaim | undefined,
): Promise<void> {
  await app.db.tx(async (tx) => {
    await requireDeal(tx, ctx, id);
    if (await replayOrClaim(tx, app.vault, claim)) return;
    const won = await submitDraft(tx, id, ctx.now);
    // Read again, because an edit or a deletion may have committed since.
    const submitted = await requireDeal(tx, ctx, id);
    if (!won) throw new AppError('conflict', ALREADY);
    await inheritAssignee(tx, id);
    if (app.crm.joinsTransaction) {
      const lead = presentLead(submitted, await selectCrmAccount(tx, submitted.account_id));
      await setLead(tx, id, await app.crm.upsertLead(lead));
    } else await queueForCrm(app, tx, 'lead', [id], ctx.now);
    await audit(tx, ctx, 'deal.submitted', { kind: 'deal', id }, { from: 'draft', to: 'submitted' });
    const change = { from: 'draft', to: 'submitted', dealerMessage: '' } as const;
    const news = { ...statusNotification(submitted, change), readBy: ctx.actor.userId };
    await notifyDealership(app, ctx, tx, news);
    await saveAnswer(tx, claim, { status: 200, answer: { dealId: id } });
  });
}

/**
 * The job that pushes the lead of one deal to an external CRM. Safe to run twice and after a crash at any point. The
 * CRM finds the lead by the deal's id, and only one run records it.
 * @throws Error without personal data, so that the queue tries again
 */
export async function pushLeadToCrm(app: App, dealId: string): Promise<void> {
  const deal = await selectDealToPush(app.db.query, dealId);
  if (!deal) return;
  const of = { id: dealId, subject: { id: dealId, name: deal.deal_name }, file: null };
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

/** Returns the deal as the CRM stores it. `crmAccountId` is its dealership there. */
const presentLead = (deal: StoredDeal, crmAccountId: string | null): CrmLead => ({
  externalId: deal.id,
  accountId: crmAccountId,
  name: deal.deal_name,
  firstName: deal.borrower_first_name,
  lastName: deal.borrower_last_name,
  company: deal.borrower_company,
  email: deal.borrower_email,
  phone: deal.borrower_phone,
  amountCents: Number(deal.requested_amount_cents),
});
