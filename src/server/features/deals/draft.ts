import type { DealForm } from '#contract/deal-form.ts';
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { newId } from '#server/lib/ids.ts';
import { takeForDeal } from '#server/features/invites/start-deal.ts';
import { insertDraft, deleteDraft, updateDraft } from './store.ts';
import { AppError } from '#server/lib/app-error.ts';
import { readDeal, requireDeal } from './read.ts';

/**
 * Stores a draft for the caller's dealership and encrypts its sensitive values.
 * @returns its id: the saved answer contains only the id, and a replay reads the deal again
 * @throws AppError not_found for another dealership's invitation
 * @throws AppError conflict when a deal was already created from it
 * @throws AppError in_progress or idempotency_mismatch when the same key is used by another call
 */
export async function createDeal(
  app: App,
  ctx: Ctx<DealerActor>,
  { applicationInviteId = '', ...form }: DealForm & { applicationInviteId?: string },
  claim: IdempotencyClaim | undefined,
): Promise<string> {
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim);
    if (replay) return (replay.answer as { dealId: string }).dealId;
    if (applicationInviteId !== '') await takeForDeal(tx, ctx, applicationInviteId);
    const id = newId(ctx.now);
    const inviteId = applicationInviteId === '' ? null : applicationInviteId;
    const { accountId, userId } = ctx.actor;
    await insertDraft(tx, app.vault, { id, accountId, createdBy: userId, now: ctx.now, form, inviteId });
    await audit(tx, ctx, 'deal.created', { kind: 'deal', id }, { to: 'draft', ...(inviteId && { inviteId }) });
    await saveAnswer(tx, claim, { status: 201, answer: { dealId: id } });
    return id;
  });
}

const SUBMITTED = 'This deal was submitted. Only a draft can be changed.';
const STALE = 'This draft was saved since you opened it. Nothing was changed. Compare the two versions and save again.';
const NOT_DELETED = 'This deal was submitted. Only a draft can be deleted.';

/** Returns the version that a save must match. Undefined matches any version, -1 none. */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  // A compressing proxy marks validators as weak (W/"3"). They compare like strong ones here.
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1] ?? -1);
}

/**
 * Replaces the content of a draft. Omitted encrypted values are kept.
 * @throws AppError not_found; conflict once submitted
 * @throws AppError edit_conflict with the stored deal when `over` is not its version
 * @throws AppError in_progress or idempotency_mismatch when the same key is used by another call
 */
export async function editDeal(
  app: App,
  ctx: Ctx<DealerActor>,
  id: string,
  { form, over, claim }: { form: DealForm; over: number | undefined; claim: IdempotencyClaim | undefined },
): Promise<void> {
  const saved = await app.db.tx(async (tx) => {
    await requireDeal(tx, ctx, id);
    if (await replayOrClaim(tx, app.vault, claim)) return true;
    if (!(await updateDraft(tx, app.vault, { id, form, over, now: ctx.now }))) {
      // Read again, because it may have been submitted or deleted since.
      const stored = await requireDeal(tx, ctx, id);
      if (stored.status !== 'draft') throw new AppError('conflict', SUBMITTED);
      return false;
    }
    await audit(tx, ctx, 'deal.edited', { kind: 'deal', id });
    await saveAnswer(tx, claim, { status: 200, answer: { dealId: id } });
    return true;
  });
  if (!saved) throw new AppError('edit_conflict', STALE, { answer: { deal: await readDeal(app, ctx, id) } });
}

/** Permanently deletes a draft. @throws AppError not_found; conflict once submitted */
export async function deleteDeal(app: App, ctx: Ctx<DealerActor>, id: string): Promise<void> {
  await app.db.tx(async (tx) => {
    await requireDeal(tx, ctx, id);
    if (!(await deleteDraft(tx, id))) {
      await requireDeal(tx, ctx, id); // It may have been deleted since.
      throw new AppError('conflict', NOT_DELETED);
    }
    await audit(tx, ctx, 'deal.deleted', { kind: 'deal', id });
  });
}
