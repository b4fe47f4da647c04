import type { App } from '#server/app.ts';
import type { StoredEmail } from '#server/db/tables.ts';
import type { OutgoingEmail } from '#server/ports.ts';
import { htmlPart, textPart } from './layout.ts';
import { brandTold } from './lender.ts';
import { openParams } from './store.ts';
import { isTemplate, writeEmail } from './templates.ts';

export function composeEmail(app: App, row: StoredEmail): OutgoingEmail {
  if (!isTemplate(row.template)) throw Object.assign(new Error('unknown template'), { code: 'ENOTEMPLATE' });
  const at = app.clock.now();
  const params = openParams(app.vault, row);
  // A notice names the lender as it was when it was recorded, its frame too.
  const brand = brandTold(app.brand, params);
  const content = writeEmail(row.template, params, row.language, {
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
