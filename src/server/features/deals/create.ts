import type { DealForm } from '#contract/deal-form.ts';
import type { App } from '#server/app.ts';
import type { Ctx, DealerActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { newId } from '#server/lib/ids.ts';
import { takeForDeal } from '#server/features/invites/start-deal.ts';
import { insertDraft } from './store.ts';

/**
 * Keeps a draft for the own dealership; its sealed values are sealed on arrival.
 * @returns its id: the kept answer holds nothing else, and a replay reads the deal again
 * @throws AppError not_found for another dealership's invitation; conflict when a deal was made from it already;
 * in_progress or idempotency_mismatch when the same key is in use otherwise
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
