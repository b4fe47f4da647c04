import type { DealForm } from '#contract/deal-form.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { AppError } from '#server/core/errors.ts';
import { requireDeal } from './read.ts';
import { deleteDraft, updateDraft } from './store.ts';

const SUBMITTED = 'This deal was submitted. Only a draft can be changed.';
const NOT_DELETED = 'This deal was submitted. Only a draft can be deleted.';

/** Replaces what a draft says; sealed values that are left out stay. @throws AppError not_found; conflict once submitted */
export async function editDeal(app: App, ctx: Ctx<UserActor>, id: string, form: DealForm): Promise<void> {
  await app.db.tx(async (tx) => {
    await requireDeal(tx, ctx, id);
    if (!(await updateDraft(tx, app.vault, id, form, ctx.now))) {
      await requireDeal(tx, ctx, id); // it may have been deleted meanwhile
      throw new AppError('conflict', SUBMITTED);
    }
    await audit(tx, ctx, 'deal.edited', { kind: 'deal', id });
  });
}

/** Removes a draft for good. @throws AppError not_found; conflict once submitted */
export async function deleteDeal(app: App, ctx: Ctx<UserActor>, id: string): Promise<void> {
  await app.db.tx(async (tx) => {
    await requireDeal(tx, ctx, id);
    if (!(await deleteDraft(tx, id))) {
      await requireDeal(tx, ctx, id); // as above
      throw new AppError('conflict', NOT_DELETED);
    }
    await audit(tx, ctx, 'deal.deleted', { kind: 'deal', id });
  });
}
