import path from 'node:path';
import type { Brand } from '#contract/brand.ts';
import { staffEmails } from '#copy/portal/mails.ts';
import type { Config } from '#server/config/environment.ts';
import { newId } from '#server/lib/ids.ts';
import { htmlPart, textPart } from '#server/features/emails/layout.ts';
import type { Mailer } from '#server/ports.ts';
import { relayName } from '#server/boot/service-errors.ts';

/** Sends one email without storing it. Returns where it went. @throws Error when it is refused */
export async function sendTestEmail(config: Config, mailer: Mailer, brand: Brand, to: string): Promise<string> {
  const { subject, ...words } = staffEmails.test(brand.company);
  const content = { subject, parts: [{ lang: 'en' as const, ...words }] };
  const now = new Date();
  try {
    await mailer.deliver({
      messageId: `<${newId()}@${new URL(config.publicUrl).hostname}>`,
      from: config.mailFrom ?? `${brand.company.replace(/[\r\n"<>]/g, '')} <${brand.emails.contact}>`,
      to,
      subject,
      text: textPart(content, brand, now),
      html: htmlPart(content, brand, now),
      date: now,
    });
  } catch (error) {
    const { command, response } = error as { command?: unknown; response?: unknown };
    const at = typeof command === 'string' ? ` at ${command}` : '';
    const why = typeof response === 'string' ? response : (error as Error).message;
    throw new Error(
      `The test email to ${to} was refused${at}: ${why}. Allow MAIL_FROM and this recipient at the relay, or correct SMTP_URL.`,
      { cause: error },
    );
  }
  if (config.smtpUrl)
    return `${relayName(config.smtpUrl.reveal())} accepted the email to ${to}. Check that it arrives, and that it is not marked as spam.`;
  return `The email to ${to} is a file in ${path.join(config.dataDir, 'outbox')}, since SMTP_URL is not set`;
}
