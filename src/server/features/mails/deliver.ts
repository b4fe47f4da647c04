import type { App } from '#server/app.ts';
import type { MailRow } from '#server/core/tables.ts';
import type { OutgoingMail } from '#server/ports.ts';
import { htmlPart, textPart } from './layout.ts';
import { brandTold } from './lender.ts';
import { markFailed, markSent, openParams, selectMail } from './store.ts';
import { isTemplate, writeMail } from './templates.ts';

/** By id, when: what the relay has taken from this process and the database has not been told yet. */
const taken = new WeakMap<App, Map<string, Date>>();
function takenFrom(app: App): Map<string, Date> {
  const known = taken.get(app) ?? new Map<string, Date>();
  taken.set(app, known);
  return known;
}

/**
 * The job that hands one mail over. Safe to run twice: a sent mail is left alone, and so is one that was taken when the
 * line to the database broke; a second copy after a crash carries the same Message-ID.
 * What a relay refuses for good is not tried again by itself: the staff sees it, and may.
 * @throws Error in clean words, so that the queue tries again later
 */
export async function deliverMail(app: App, mailId: string): Promise<void> {
  const row = await selectMail(app.db.query, mailId);
  const known = takenFrom(app);
  if (!row || row.state === 'sent') {
    known.delete(mailId);
    return;
  }
  try {
    if (!known.has(mailId)) await app.mailer.deliver(compose(app, row));
  } catch (error) {
    const reason = reasonOf(error);
    await markFailed(app.db.query, mailId, reason);
    if (isForGood(reason)) return;
    throw new Error(`mail ${mailId} was not accepted: ${reason}`);
  }
  const at = known.get(mailId) ?? app.clock.now();
  known.set(mailId, at);
  await markSent(app.db.query, mailId, at);
  known.delete(mailId);
}

function compose(app: App, row: MailRow): OutgoingMail {
  if (!isTemplate(row.template)) throw Object.assign(new Error('unknown template'), { code: 'ENOTEMPLATE' });
  const at = app.clock.now();
  const params = openParams(app.vault, row);
  // A notice names the lender as it was when it was recorded, its frame too.
  const brand = brandTold(app.brand, params);
  const content = writeMail(row.template, params, row.language, {
    brand,
    publicUrl: app.config.publicUrl,
  });
  return {
    messageId: row.message_id,
    from: app.config.mailFrom ?? `${app.brand.company.replace(/[\r\n"<>]/g, '')} <${app.brand.emails.contact}>`,
    to: row.to_address,
    subject: content.subject,
    text: textPart(content, brand, at),
    html: htmlPart(content, brand, at),
    date: row.created_at,
  };
}

/**
 * The receiver is not known, or may not be written to (RFC 5321): a later try would be told the same.
 * A refusal of the sender or of the mail is about us, and may end: those are tried again.
 */
export const isForGood = (reason: string | null): boolean => /^EENVELOPE 55[0136] at RCPT TO$/.test(reason ?? '');

/** The commands of SMTP that a relay answers with a refusal of the envelope. */
const OF_ENVELOPE = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** The codes of the failure, and what was refused: the full text of a mail server can hold the address or more. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const refused = OF_ENVELOPE.find((one) => code === 'EENVELOPE' && one === command);
  return [...codes, ...(refused === undefined ? [] : [`at ${refused}`])].join(' ') || 'unknown';
}
