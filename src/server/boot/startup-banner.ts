import path from 'node:path';
import { setAside } from '#server/db/durable-pglite.ts';
import { databasePlace } from '#server/db/server-error.ts';
import type { App } from '#server/app.ts';
import { type Config, startWarnings, hasDevPages } from '#server/config/environment.ts';
import type { AdminInvitation } from '#server/features/users/invite.ts';
import { ringFile } from '#server/config/key-ring-file.ts';

type Happened = {
  keysGenerated: boolean;
  keysBehind: string[];
  /** pg_trgm is missing, so a search reads every row. */
  searchesRows: boolean;
  /** The database is in memory, and the data folder is deleted at the end. */
  throwAway: boolean;
  invitation: AdminInvitation | undefined;
};

/** Lists what the operator reads after a start: the address and the defaults in use. */
export function startupNotices(app: App, address: string, happened: Happened): string[] {
  const { config, brand } = app;
  const { throwAway, invitation } = happened;
  const lines = [`${brand.company} is ready at ${address}`];
  if (!app.publication.isOpen())
    lines.push(`  site      is not published. Sign in and publish it at ${config.publicUrl}/admin/settings/setup`);
  lines.push(...databaseLines(config, throwAway));
  lines.push(...startWarnings(config).map((words) => `  WARNING   ${words}`));
  if (happened.searchesRows)
    lines.push(
      '  database  has no pg_trgm: searches read every row (docs/how-to/move-to-postgresql.md describes how to add it)',
    );
  if (!config.smtpUrl) lines.push(`  email     files in ${mailPlace(config)} (SMTP_URL is not set)`);
  lines.push(`  payments  ${paymentPlace(app)}`);
  if (config.keySource === 'file' && !throwAway)
    lines.push(`  keys      ${ringFile(config)}${keyAdvice(app, happened)}`);
  if (happened.keysBehind.length > 0)
    lines.push(
      `  keys      data keys are still wrapped by "${happened.keysBehind.join('", "')}". To wrap them with the configured key: ${config.opsCommand} rotate-keys`,
    );
  if (brand.sample)
    lines.push(
      `  brand     sample values${throwAway ? '' : ` (enter your own at ${config.publicUrl}/admin/settings/setup)`}`,
    );
  if (!config.rateLimits) lines.push('  limits    off (RATE_LIMIT=off)');
  if (invitation) lines.push(`  admin     ${invitationWords(config, invitation)}`);
  return lines;
}

function databaseLines({ databaseUrl, dataDir }: Config, throwAway: boolean): string[] {
  if (databaseUrl) return [`  database  PostgreSQL, ${databasePlace(databaseUrl.reveal())}`];
  if (throwAway) return ['  database  embedded, in memory (deleted at the end)'];
  const folder = path.join(dataDir, 'db');
  return [
    `  database  embedded, in ${folder} (DATABASE_URL is not set)`,
    ...setAside(folder).map(
      (aside) =>
        `  database  ${aside} was set aside after an interrupted first start. Delete it once you are sure that nothing is missing.`,
    ),
  ];
}

const mailPlace = (config: Config): string =>
  `${path.join(config.dataDir, 'outbox')}${hasDevPages(config) ? `, shown at ${config.publicUrl}/dev/mailbox` : ''}`;

const paymentPlace = ({ config, payments }: App): string => {
  if (config.payment) return `card payments lead to ${new URL(config.payment.url).host}`;
  return payments
    ? 'the sample gateway at /dev/gateway (PAYMENT_GATEWAY_URL is not set)'
    : 'by phone and email only (PAYMENT_GATEWAY_URL is not set)';
};

function keyAdvice({ config }: App, { keysGenerated }: Happened): string {
  if (keysGenerated) return ' was created now. BACK IT UP: without it, encrypted values can never be read again.';
  return config.keysBackedUp ? '' : ` (download its backup at ${config.publicUrl}/admin/settings/setup/keys)`;
}

/** With SMTP, the invitation link is only in the email, because others can read the console. */
export function invitationWords(config: Config, { link, expiresAt }: AdminInvitation): string {
  const { adminEmail = '', smtpUrl, opsCommand } = config;
  if (link && !smtpUrl) return `${adminEmail} activates the account at ${link.reveal()}`;
  const until = `until ${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const mail = smtpUrl ? 'its email is queued for the relay of SMTP_URL' : `its email is in ${mailPlace(config)}`;
  if (link) return `${adminEmail} is invited ${until}: ${mail}`;
  return `an open invitation for ${adminEmail} is valid ${until}: ${mail}. To replace it: ${opsCommand} renew-invitation`;
}
