import { randomInt } from 'node:crypto';
import type { StatusReply } from '#contract/status-page.ts';
import type { App } from '#server/app.ts';
import type { Ctx, CustomerActor } from '#server/context.ts';
import { requireApplication } from '#server/features/applications/read.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { type CopyFile, handOutToApplicant, printOwnMaskedCopy } from '#server/features/signed-copies/download.ts';
import { AppError } from '#server/lib/app-error.ts';
import { audit } from '#server/lib/audit.ts';
import { countCodeTry, type FoundStatusLink, spendStatusCode, stopReminders, storeCode } from './store.ts';

type Holder = Ctx<CustomerActor>;
const WAIT = 'Please wait before you try again.';

/** Prints the masked copy. @throws AppError rate_limited */
export async function openMaskedCopy(app: App, ctx: Holder, link: FoundStatusLink): Promise<CopyFile> {
  await app.limits.use('statusCopy', link.id, () => WAIT);
  return printOwnMaskedCopy(app, ctx, link.application_id);
}

const macOf = (app: App, link: FoundStatusLink, code: string): string =>
  app.vault.mac('status-page-code', `${link.id} ${code}`);

/** Emails a code for the complete signed copy. @throws AppError conflict without an address; rate_limited */
export async function sendCode(app: App, ctx: Holder, link: FoundStatusLink): Promise<StatusReply> {
  const { reference, language, principal_email: to } = await requireApplication(app.db.query, link.application_id);
  if (to === '') throw new AppError('conflict', 'This application has no email address.');
  await app.limits.use('statusCode', link.id, () => WAIT);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await app.db.tx(async (tx) => {
    await storeCode(tx, link.id, macOf(app, link, code));
    await queueEmail(app, ctx, tx, { template: 'status-code', to, language, params: { reference, code } });
    await audit(tx, ctx, 'application.copy_code_sent', { kind: 'application', id: link.application_id });
  });
  return 'code-sent';
}

/** Returns the complete signed copy for the emailed code, which works once; undefined for a wrong code. */
export async function openCompleteCopy(
  app: App,
  ctx: Holder,
  link: FoundStatusLink,
  code: string,
): Promise<CopyFile | undefined> {
  const stored = await countCodeTry(app.db.query, link.id);
  const mac = macOf(app, link, code.replace(/\D/g, ''));
  if (stored?.code_mac !== mac) return undefined;
  return app.db.tx(async (tx) => {
    if (!(await spendStatusCode(tx, link.id, mac))) return undefined;
    return handOutToApplicant(app, ctx, tx, link.application_id);
  });
}

/** Stops the reminders about documents. A second call changes nothing. */
export async function endReminders(app: App, ctx: Holder, link: FoundStatusLink): Promise<StatusReply> {
  const id = link.application_id;
  await app.db.tx(async (tx) => {
    if (await stopReminders(tx, id, ctx.now))
      await audit(tx, ctx, 'application.reminders_stopped', { kind: 'application', id });
  });
  return 'reminders-off';
}
