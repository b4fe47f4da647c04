import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { queueMail } from '#server/features/mails/queue.ts';
import type { Change } from './notify.ts';
import { selectAddress, takeUnmailed } from './store.ts';

/** The job that tells a user what changed since the last mail: one change by itself, several in one list. Safe to repeat. */
export async function mailUpdates(app: App, userId: string): Promise<void> {
  const ctx = systemCtx(app.clock.now());
  await app.db.tx(async (tx) => {
    const to = await selectAddress(tx, userId);
    const rows = await takeUnmailed(tx, userId);
    const [first, ...more] = rows;
    if (to === undefined || first === undefined) return;
    const dashboard = `${app.config.publicUrl}/dealer/dashboard`;
    if (more.length > 0) {
      const params = { updates: rows.map((row) => row.title), link: dashboard };
      await queueMail(app, ctx, tx, { template: 'digest', to, language: 'en', params });
      return;
    }
    const link = first.deal_id === null ? dashboard : `${app.config.publicUrl}/dealer/deals/${first.deal_id}`;
    const params = { ...(first.detail as Change), link };
    await queueMail(app, ctx, tx, { template: 'status-changed', to, language: 'en', params });
  });
}
