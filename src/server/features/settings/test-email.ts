import type { TestEmailAnswer } from '#contract/setup.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import { asSentence } from '#copy/as-sentence.ts';
import { sendTestEmail } from '#server/operations/send-test-email.ts';

/**
 * Sends a test email to the caller's own address.
 * @throws AppError rate_limited after 10 an hour; conflict with the answer of the relay when it refuses the email
 */
export async function testEmail(app: App, ctx: Ctx<StaffActor>): Promise<TestEmailAnswer> {
  requirePermission(ctx, 'settings.manage');
  const { email, userId } = ctx.actor;
  await app.limits.use('testEmail', userId, (s) => `Too many test emails. Please wait ${String(s)} seconds.`);
  await app.db.tx((tx) => audit(tx, ctx, 'settings.email_tested', { kind: 'settings', id: 'setup' }));
  try {
    const message = await sendTestEmail(app.config, app.mailer, app.brand, email);
    return { success: true, message: asSentence(message) };
  } catch (error) {
    throw new AppError('conflict', (error as Error).message, { cause: error });
  }
}
