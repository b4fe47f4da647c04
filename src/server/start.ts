import path from 'node:path';
import type { Logger } from 'pino';
import { systemClock } from './adapters/clock.ts';
import { isMigrated, migrate } from './adapters/db/migrate.ts';
import { type OpenDb, openEmbedded, openServer } from './adapters/db/open.ts';
import { openOutbox } from './adapters/mail/outbox.ts';
import { openSmtp } from './adapters/mail/smtp.ts';
import type { App } from './app.ts';
import { loadBrand } from './brand-file.ts';
import { type Config, loadKeyRing } from './config.ts';
import { openJobs } from './core/jobs.ts';
import { openLimits } from './core/limits.ts';
import { openVault } from './core/vault.ts';
import { keepConsentTexts } from './features/applications/consent.ts';
import { deliverMail } from './features/mails/deliver.ts';
import { loadCertificate } from './features/signed-copies/certificate.ts';
import { makeSignedCopy } from './features/signed-copies/make.ts';
import { openPrinter, type Printer } from './features/signed-copies/printer.ts';
import { queueMissingCopies } from './features/signed-copies/queue.ts';
import { describe } from './http/errors.ts';
import type { Clock, Mailer } from './ports.ts';

export type Started = {
  app: App;
  keysGenerated: boolean;
  readiness: () => Promise<string[]>;
  close: () => Promise<void>;
};
export type Parts = { db?: OpenDb; mailer?: Mailer; clock?: Clock; printer?: Printer };

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
    const printer = parts.printer ?? openPrinter(await loadCertificate(config));
    const app: App = { config, brand, db, jobs, limits, vault, mailer, printer, clock, log };
    await keepConsentTexts(app);
    await queueMissingCopies(app);
    await jobs.work({
      'deliver-mail': ({ mailId }) => deliverMail(app, mailId),
      'make-signed-copy': ({ applicationId }) => makeSignedCopy(app, applicationId),
    });
    const stopChores = startChores(app);
    return {
      app,
      keysGenerated: generated,
      readiness: () => readiness(app),
      close: async () => {
        stopChores();
        await jobs.stop();
        await mailer.close();
        await printer.close();
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

const CHORES_MS = 15 * 60_000;

/** What no request does: forgetting what has expired, and the embedded database's own upkeep. */
function startChores(app: App): () => void {
  const timer = setInterval(() => {
    sweep(app).catch((error: unknown) => app.log.error({ cause: describe(error) }, 'upkeep'));
  }, CHORES_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function sweep(app: App): Promise<void> {
  const now = app.clock.now();
  await app.db.query.deleteFrom('idempotency').where('expires_at', '<', now).execute();
  await app.limits.sweep();
  await app.db.maintain();
}
