import type { App } from '#server/app.ts';
import { type Ctx, systemCtx } from '#server/context.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { isEmailStored, queueEmail } from '#server/features/emails/queue-email.ts';
import { audit } from '#server/lib/audit.ts';
import { newId } from '#server/lib/ids.ts';
import type { JobData } from '#server/jobs/queue.ts';
import { urlOf } from './status-page.ts';
import { selectOpenLinksOf, selectStillOpen } from './store.ts';

/**
 * Queues the email. An unknown address gets a job too, which finds nothing to send. The time of the answer must not
 * reveal whether an address has an application. Beyond the limits it queues nothing.
 */
export async function findApplications(app: App, ctx: Ctx, typed: string): Promise<void> {
  const email = typed.toLowerCase();
  const { left } = await app.limits.count('statusFindNetwork', { ip: ctx.ip, scope: email });
  if (left < 0 || (await app.limits.count('statusFindRecipient', email)).left < 0) return;
  await app.db.tx(async (tx) => {
    const links = await selectOpenLinksOf(tx, email);
    await app.jobs.send('mail-status-links', { mailId: newId(ctx.now), linkIds: links.map(({ id }) => id) });
  });
}

/** Emails the links that are still open, in the language of the newest application (job). Safe to repeat. */
export async function emailStatusLinks(app: App, { mailId, linkIds }: JobData['mail-status-links']): Promise<void> {
  if (linkIds.length === 0) return;
  await app.db.tx(async (tx) => {
    const links = await selectStillOpen(tx, linkIds);
    const [newest] = links;
    if (!newest || (await isEmailStored(tx, mailId))) return;
    const ctx = systemCtx(await readDatabaseTime(tx));
    await queueEmail(app, ctx, tx, {
      id: mailId,
      template: 'status-links',
      to: newest.principal_email,
      language: newest.language,
      params: {
        applications: links.map(({ id, reference, language, received_at }) => ({
          reference,
          receivedAt: received_at.toISOString(),
          link: urlOf(app, id, language),
        })),
      },
      subjectReference: newest.reference,
    });
    for (const { application_id } of links)
      await audit(tx, ctx, 'application.status_link_sent', { kind: 'application', id: application_id });
  });
}
