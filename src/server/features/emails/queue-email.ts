import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { newId } from '#server/lib/ids.ts';
import type { Tx } from '#server/ports.ts';
import { hasEmail, insertEmail, encryptParams, deleteUnsent, selectLastEmail } from './store.ts';
import type { EmailTemplate } from '#copy/portal/email-labels.ts';
import type { EmailParams, AccountChange } from './templates.ts';
import type { StoredEmail } from '#server/db/tables.ts';

/** Stores an email with encrypted parameters and its job, in the caller's transaction. @returns its id */
export async function queueEmail<T extends EmailTemplate>(
  app: Pick<App, 'config' | 'vault' | 'jobs'>,
  ctx: Ctx,
  tx: Tx,
  email: {
    /** For a job that may run twice (default: a new id). */
    id?: string;
    template: T;
    to: string;
    language: Language;
    params: EmailParams[T];
    /** The reference of its application, unless the parameters contain it. */
    subjectReference?: string | null;
    /** The submitted deal that it is about. */
    dealId?: string | null;
  },
): Promise<string> {
  const id = email.id ?? newId(ctx.now);
  await insertEmail(tx, {
    id,
    to_address: email.to,
    template: email.template,
    language: email.language,
    params: encryptParams(app.vault, id, email.params),
    // Fixed, so that an email sent twice after a crash is recognized as the same one.
    message_id: `<${id}@${new URL(app.config.publicUrl).hostname}>`,
    state: 'queued',
    attempts: 0,
    last_error: null,
    created_at: ctx.now,
    sent_at: null,
    subject_reference: email.subjectReference ?? referenceIn(email),
    deal_id: email.dealId ?? null,
  });
  await app.jobs.send('deliver-mail', { mailId: id });
  return id;
}

/** A notice about a deal without an application contains the dealer's name for it, which is no reference. */
const referenceIn = ({
  template,
  params,
}: {
  template: EmailTemplate;
  params: EmailParams[EmailTemplate];
}): string | null => (template !== 'decision-notice' && 'reference' in params ? params.reference : null);

/** State of the last email of this template to this address. Undefined when it was deleted. */
export const lastEmailState = async (
  tx: Tx,
  template: EmailTemplate,
  to: string,
): Promise<StoredEmail['state'] | undefined> => (await selectLastEmail(tx, template, to))?.state;

/** Whether an earlier run of the same job stored this email. */
export const isEmailStored = (tx: Tx, id: string): Promise<boolean> => hasEmail(tx, id);

/** Deletes undelivered emails, because their link is replaced. Their jobs then find nothing to do. */
export const withdrawEmails = (tx: Tx, template: EmailTemplate, to: string): Promise<void> =>
  deleteUnsent(tx, template, to);

/** Emails the owner of an account about a change to its sign-in, in the transaction of the change. */
export async function emailAccountOwner(app: App, ctx: Ctx, tx: Tx, to: string, change: AccountChange): Promise<void> {
  const params = { change, at: ctx.now.toISOString() };
  await queueEmail(app, ctx, tx, { template: 'account-changed', to, language: 'en', params });
}
