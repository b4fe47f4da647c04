import type { DealForm } from '#contract/deal-form.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { type Claim, replayOrClaim, saveAnswer } from '#server/core/idempotency.ts';
import { newId } from '#server/core/ids.ts';
import { insertDraft } from './store.ts';

/**
 * Keeps a draft for the own dealership; its sealed values are sealed on arrival.
 * @returns its id: the kept answer holds nothing else, and a replay reads the deal again
 * @throws AppError in_progress or idempotency_mismatch when the same key is in use otherwise
 */
export async function createDeal(
  app: App,
  ctx: Ctx<UserActor>,
  form: DealForm,
  claim: Claim | undefined,
): Promise<string> {
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim, ctx.now);
    if (replay) return (replay.answer as { dealId: string }).dealId;
    const id = newId();
    const { accountId, userId } = ctx.actor;
    await insertDraft(tx, app.vault, { id, accountId, createdBy: userId, now: ctx.now, form });
    await audit(tx, ctx, 'deal.created', { kind: 'deal', id }, { to: 'draft' });
    await saveAnswer(tx, claim, ctx.now, { status: 201, answer: { dealId: id } });
    return id;
  });
}
