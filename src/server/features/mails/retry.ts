import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { AppError } from '#server/core/errors.ts';
import { isId } from '#server/core/ids.ts';
import { lockMail } from './store.ts';

/**
 * Tries a mail now, whether the queue still waits with it or has given it up.
 * @throws AppError not_found; conflict when it was delivered meanwhile
 */
export async function retryMail(app: App, ctx: Ctx<StaffActor>, id: string): Promise<void> {
  requirePermission(ctx, 'outbox.retry');
  await app.db.tx(async (tx) => {
    const row = isId(id) ? await lockMail(tx, id) : undefined;
    if (!row) throw new AppError('not_found', 'There is no such mail.');
    if (row.state === 'sent') throw new AppError('conflict', 'This mail was delivered meanwhile.');
    await app.jobs.runNow('deliver-mail', { mailId: id });
    await audit(tx, ctx, 'mail.retried', { kind: 'mail', id }, { template: row.template, attempts: row.attempts });
  });
}
