import path from 'node:path';
import type { Logger } from 'pino';
import { systemClock } from './adapters/clock.ts';
import { isMigrated, migrate } from './adapters/db/migrate.ts';
import { type OpenDb, openEmbedded, openServer } from './adapters/db/open.ts';
import { openOutbox } from './adapters/mail/outbox.ts';
import { openSmtp } from './adapters/mail/smtp.ts';
import type { App } from './app.ts';
import { loadBrand } from './brand-file.ts';
import { startChores } from './chores.ts';
import { type Config, loadKeyRing } from './config.ts';
import { openJobs } from './core/jobs.ts';
import { openLimits } from './core/limits.ts';
import { openVault } from './core/vault.ts';
import { keepConsentTexts } from './features/applications/consent.ts';
import { deliverMail } from './features/mails/deliver.ts';
import { describe } from './http/errors.ts';
import type { Clock, Mailer } from './ports.ts';

export type Started = {
  app: App;
  keysGenerated: boolean;
  readiness: () => Promise<string[]>;
  close: () => Promise<void>;
};
export type Parts = { db?: OpenDb; mailer?: Mailer; clock?: Clock };

/** Opens everything the settings name, migrates, and begins to work. Parts may be given by tests. */
export async function startApp(config: Config, log: Logger, parts: Parts = {}): Promise<Started> {
  const brand = loadBrand(config);
  const { ring, generated } = loadKeyRing(config);
  const db = parts.db ?? (await openDb(config));
  try {
    await migrate(db);
    const clock = parts.clock ?? systemClock;
    const vault = await openVault(db, ring, clock.now());
    const jobs = await openJobs(db.pool, db.embedded, (error) => log.error({ cause: describe(error) }, 'job queue'));
    const mailer =
      parts.mailer ??
      (config.smtpUrl ? openSmtp(config.smtpUrl.reveal()) : openOutbox(path.join(config.dataDir, 'outbox')));
    const limits = openLimits(db.pool, config.rateLimits);
    const app: App = { config, brand, db, jobs, limits, vault, mailer, clock, log };
    await keepConsentTexts(app);
    await jobs.work({ 'deliver-mail': ({ mailId }) => deliverMail(app, mailId) });
    const stopChores = startChores(app);
    return {
      app,
      keysGenerated: generated,
      readiness: () => readiness(app),
      close: async () => {
        await stopChores();
        await jobs.stop();
        await mailer.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

const openDb = (config: Config): Promise<OpenDb> =>
  config.databaseUrl
    ? Promise.resolve(openServer(config.databaseUrl.reveal()))
    : openEmbedded(path.join(config.dataDir, 'db'));

async function readiness(app: App): Promise<string[]> {
  await app.db.ping();
  return (await isMigrated(app.db)) ? [] : ['migrations are missing'];
}
