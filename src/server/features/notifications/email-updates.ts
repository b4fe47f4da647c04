import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { queueEmail } from '#server/features/emails/queue.ts';
import type { Change } from './notify.ts';
import { selectRecipient, takeUnemailedNotifications } from './store.ts';

/**
 * The job that tells a user what changed since the last mail: one change by itself, several in one list, as far as
 * the user wants mails. Safe to repeat.
 */
export async function emailUpdates(app: App, userId: string): Promise<void> {
  await app.db.tx(async (tx) => {
    const ctx = systemCtx(await readDatabaseTime(tx));
    const user = await selectRecipient(tx, userId);
    const waiting = await takeUnemailedNotifications(tx, userId);
    if (!user || user.mail_updates === 'none') return;
    const to = user.email;
    const rows = user.mail_updates === 'all' ? waiting : waiting.filter((row) => row.priority !== 'normal');
    const [first, ...more] = rows;
    if (first === undefined) return;
    const dashboard = `${app.config.publicUrl}/dealer/dashboard`;
    if (more.length > 0) {
      const params = { updates: rows.map((row) => row.title), link: dashboard };
      await queueEmail(app, ctx, tx, { template: 'digest', to, language: 'en', params });
      return;
    }
    const link = first.deal_id === null ? dashboard : `${app.config.publicUrl}/dealer/deals/${first.deal_id}`;
    const params = { ...(first.detail as Change), link };
    await queueEmail(app, ctx, tx, { template: 'status-changed', to, language: 'en', params });
  });
}
