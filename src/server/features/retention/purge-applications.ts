import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import type { Tx } from '#server/ports.ts';
import { recordRemoval } from './record-removal.ts';
import { deleteApplication, lockPurgeable } from './store.ts';

const BATCH = 20;
type By = { closedBefore: Date; receivedBefore: Date };

/**
 * Removes applications whose time is over, with signature, mails and the details of their history, and answers how
 * many. Of each, one audit row stays: that this reference was removed, and when.
 */
export async function purgeApplications(app: App, ctx: Ctx, by: By): Promise<number> {
  for (let total = 0; ;) {
    const count = await purgeBatch(app, ctx, by);
    total += count;
    if (count < BATCH) return total;
  }
}

const purgeBatch = (app: App, ctx: Ctx, by: By): Promise<number> =>
  app.db.tx(async (tx) => {
    const batch = await lockPurgeable(tx, { ...by, limit: BATCH });
    for (const one of batch) await purgeApplication(tx, ctx, one);
    return batch.length;
  });

/** Removes one application that the caller holds locked, and records it without its content. */
export async function purgeApplication(tx: Tx, ctx: Ctx, one: { id: string; reference: string }): Promise<void> {
  const { mails, emptied } = await deleteApplication(tx, one);
  for (const subject of emptied)
    await recordRemoval(tx, ctx, subject, subject.kind === 'application' ? { reference: one.reference, mails } : {});
}
