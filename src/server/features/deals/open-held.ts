import type { Deal } from '#contract/deals.ts';
import { type SealedDealField, sealedDealFields } from '#contract/deal-form.ts';
import type { App } from '#server/app.ts';
import { presentDeal } from './present.ts';
import { decryptDealFields, selectDeal } from './store.ts';

/** One deal as its dealer typed it, sealed values beside it in the clear: for the person whose data they are. */
export type HeldDealContent = { deal: Deal; clear: Partial<Record<SealedDealField, string>> };

/** Of any dealership, drafts too; undefined when it is gone. */
export async function openHeldDeal(app: App, id: string): Promise<HeldDealContent | undefined> {
  const row = await selectDeal(app.db.query, id);
  if (!row) return undefined;
  const sealed = sealedDealFields.flatMap((field) => {
    const value = decryptDealFields(app.vault, row, field);
    return value === null ? [] : [[field, value.reveal()] as const];
  });
  return {
    deal: presentDeal(app.vault, row, { timeline: [], invite: undefined, decision: null, customerAsked: false }),
    clear: Object.fromEntries(sealed),
  };
}
