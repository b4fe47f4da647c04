import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import type { Tx } from '#server/ports.ts';
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
  const detail = { reference: one.reference, mails };
  await audit(tx, ctx, 'application.purged', { kind: 'application', id: one.id }, detail);
  // Who filled it in from where stands in the rows of its invitation too.
  for (const id of emptied) await audit(tx, ctx, 'application_invite.purged', { kind: 'application_invite', id });
}
