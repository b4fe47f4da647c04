import path from 'node:path';
import type { App } from './app.ts';
import type { Secret } from './core/secret.ts';
import { isMailboxOpen } from './features/mails/routes.ts';

/** What the operator reads after a start: the address, and what runs on an embedded default. */
export function notices(
  app: App,
  address: string,
  { keysGenerated, adminLink }: { keysGenerated: boolean; adminLink: Secret<string> | undefined },
): string[] {
  const { config } = app;
  const lines = [`${app.brand.company} is ready at ${address}`];
  if (!config.databaseUrl)
    lines.push(`  database  embedded, in ${path.join(config.dataDir, 'db')} (DATABASE_URL is not set)`);
  if (!config.smtpUrl)
    lines.push(
      `  mail      files in ${path.join(config.dataDir, 'outbox')} (SMTP_URL is not set)${isMailboxOpen(app) ? `, shown at ${config.publicUrl}/dev/mailbox` : ''}`,
    );
  if (config.keySource === 'file')
    lines.push(
      `  keys      ${path.join(config.dataDir, 'keys', 'ring')}${keysGenerated ? ' was made now. BACK IT UP: without it no sensitive value can ever be read again.' : config.keysBackedUp ? '' : ' (back it up and set KEYS_BACKED_UP=yes)'}`,
    );
  if (app.brand.sample) lines.push(`  brand     sample values (write ${config.brandFile})`);
  if (!config.rateLimits) lines.push('  limits    off (RATE_LIMIT=off)');
  if (adminLink && !config.smtpUrl)
    lines.push(`  admin     ${config.adminEmail ?? ''} activates the account at ${adminLink.reveal()}`);
  return lines;
}
