import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { takeUntold } from '#server/features/documents/read.ts';
import { queueEmail } from '#server/features/emails/queue.ts';
import { customerOf } from './read-link.ts';
import { selectMaker } from './link-store.ts';

/** The files of one visit are told in one mail, this long after the first of them. */
export const MAIL_AFTER_SECONDS = 5 * 60;

/** The job that tells who made a link, and wants mails, what arrived by it since the last one. Safe to repeat. */
export async function emailUploads(app: App, linkId: string): Promise<void> {
  await app.db.tx(async (tx) => {
    const files = await takeUntold(tx, linkId);
    const maker = await selectMaker(tx, linkId);
    if (files.length === 0 || !maker || maker.mail_updates === 'none') return;
    await queueEmail(app, systemCtx(await readDatabaseTime(tx)), tx, {
      template: 'customer-uploaded',
      to: maker.email,
      language: 'en',
      params: {
        customer: customerOf(maker),
        deal: maker.deal_name,
        files,
        link: `${app.config.publicUrl}/${maker.is_staff ? 'admin' : 'dealer'}/deals/${maker.deal_id}`,
      },
    });
  });
}
