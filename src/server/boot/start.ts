import path from 'node:path';
import type { Logger } from 'pino';
import { systemClock, openClockCheck } from './clock.ts';
import { openBuiltInCrm } from '#server/adapters/crm/built-in.ts';
import { openSalesforce } from '#server/adapters/crm/salesforce/open.ts';
import { isMigrated, migrate, searchesRows } from '#server/db/migrate.ts';
import { type OpenDb, openEmbedded, openServer } from '#server/db/open.ts';
import { serverError } from '#server/db/server-error.ts';
import { openFolderMailer, openSmtp } from '#server/adapters/email/mailers.ts';
import { openQuickClick } from '#server/adapters/payments/quick-click.ts';
import { openClamd } from '#server/adapters/scanner/clamd.ts';
import type { App } from '#server/app.ts';
import { withAuditKey } from '#server/lib/audit.ts';
import { openAuditSealer } from '#server/features/audit/sealer.ts';
import { type BrandFile, readBrandFile, sampleError, withScreen } from '#server/config/brand-file.ts';
import { startScheduledTasks } from './scheduled-tasks.ts';
import { type Config, ConfigError, hasDevPages, missingForPublishing } from '#server/config/environment.ts';
import { type JobTry, openJobs } from '#server/jobs/queue.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { openLimits } from '#server/lib/limits.ts';
import { type Metrics, openMetrics } from '#server/lib/metrics.ts';
import { endedBy } from './shutdown.ts';
import { openPasswords } from '#server/crypto/password-hash.ts';
import { openTransfers } from '#server/lib/transfers.ts';
import { openVault } from '#server/crypto/vault.ts';
import { within } from '#server/lib/within.ts';
import { keepConsentTexts } from '#server/features/applications/consent.ts';
import { keyEarlierSessions } from '#server/features/auth/session-store.ts';
import { rereadLeads } from '#server/features/deals/poll-stages.ts';
import { pushLeadToCrm } from '#server/features/deals/submit.ts';
import { pushInquiryToCrm } from '#server/features/inquiries/push-to-crm.ts';
import { firstStage } from '#server/features/deals/status.ts';
import { pushDocumentToCrm } from '#server/features/documents/push-to-crm.ts';
import { emailUploads } from '#server/features/documents/upload.ts';
import { emailStatusLinks } from '#server/features/status/find.ts';
import { emailUpdates } from '#server/features/notifications/notify.ts';
import { loadCertificate, openPrinter, type Printer } from '#server/features/signed-copies/printer.ts';
import { openKnowledge } from '#server/features/entries/entries.ts';
import { type LiveBrand, openLiveBrand } from '#server/features/settings/live-brand.ts';
import { openPublication, type Publication } from '#server/features/settings/publication.ts';
import { makeSignedCopy, queueMissingCopies } from '#server/features/signed-copies/make-copy.ts';
import { sampleGateway } from '#server/features/payments/sample-gateway.ts';
import { codeOf, errorForLog } from '#server/lib/error-for-log.ts';
import { openFiles, watchFileStore } from './open-files.ts';
import { findKeyProvider, watchKeys } from './open-key-provider.ts';
import type { Clock, Crm, Mailer, Model, Telemetry } from '#server/ports.ts';
import { endLeases } from '#server/features/outbox/delivery-store.ts';
import { deliverEmail } from '#server/features/outbox/deliver-email.ts';

export type Started = {
  app: App;
  keysGenerated: boolean;
  /** Earlier keys that still wrap data keys. */
  keysBehind: string[];
  /** pg_trgm is missing, so a search reads every row. */
  searchesRows: boolean;
  /** Resolves when the embedded database has failed. */
  died: Promise<Error>;
  readiness: () => Promise<string[]>;
  /** Ends streamed answers now, with a readable message. */
  lastWords: () => void;
  close: () => Promise<void>;
};
export type Parts = { db?: OpenDb; mailer?: Mailer; clock?: Clock; printer?: Printer };

/** Opens everything the settings name, migrates the database and starts the background work. Tests may pass `parts`. */
export async function startApp(config: Config, log: Logger, parts: Parts = {}): Promise<Started> {
  const file = wholeBrandFile(config);
  const opened = parts.db ?? (await openDb(config));
  try {
    const { app, ending, leaveNodes, ...keysFound } = await openApp(config, log, { ...parts, db: opened, file });
    const readiness = openReadiness(app);
    const { keys, stopScheduledTasks } = await startBackground(app);
    return {
      app,
      ...keysFound,
      searchesRows: await searchesRows(app.db),
      died: opened.died,
      readiness: async () => [
        ...(await readiness()),
        ...(keys.errors().unreadable.length > 0
          ? [
              `${config.keySource === 'kms' ? 'AWS KMS cannot decrypt' : 'the key ring lacks'} a key that other nodes use`,
            ]
          : []),
      ],
      lastWords: () => ending.abort(),
      close: async () => {
        await stopScheduledTasks();
        await leaveNodes();
        await app.auditSealer.close();
        keys.stop();
        await app.jobs.stop();
        await app.mailer.close();
        await app.printer.close();
        await app.telemetry?.close();
        await app.db.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Migrates the database and opens the rest. `ending` stops the answers of a model. */
async function openApp(config: Config, log: Logger, parts: Parts & { db: OpenDb; file: BrandFile }) {
  const { db: opened, file } = parts;
  await migrate(opened);
  const liveBrand = await openLiveBrand(opened, file, (sections) =>
    log.error({ sections }, 'saved settings cannot be read: these sections use the values of BRAND_FILE'),
  );
  const publication = await openPublished(config, opened, liveBrand);
  const clock = parts.clock ?? systemClock;
  const clockCheck = openClockCheck(clock, log);
  await clockCheck.measure(() => readDatabaseTime(opened.query));
  const { keyProvider, generated, behind } = await findKeyProvider(config, opened.query);
  const vault = await openVault(opened, keyProvider, clock.now());
  await keyEarlierSessions(opened, vault);
  const db = withAuditKey(opened, vault);
  const metrics = openMetrics();
  const telemetry = await loadTelemetry(config, log);
  const jobs = await openJobs(db.pool, db.embedded, {
    onError: (error) => log.error({ cause: errorForLog(error) }, 'job queue'),
    onTry: recordJobs(metrics, telemetry),
  });
  const mailer = parts.mailer ?? openMailer(config);
  const files = await openFiles(config);
  const leaveNodes = await watchFileStore({ db, files, log });
  const auditSealer = await openAuditSealer({ db, vault, files, clock, log, counted: metrics.done });
  const limits = openLimits(db.pool, config.rateLimits, limitsOf(config));
  const printer = parts.printer ?? openPrinter(await loadCertificate(config));
  const crm = openCrm(config, db);
  const gateway = config.payment ?? (hasDevPages(config) ? sampleGateway : undefined);
  const payments = gateway && openQuickClick(gateway, config.publicUrl);
  const ending = new AbortController();
  const app: App = {
    config,
    get brand() {
      return liveBrand.now().brand;
    },
    liveBrand,
    publication,
    db,
    jobs,
    limits,
    transfers: openTransfers(config.rateLimits),
    passwords: openPasswords(),
    vault,
    auditSealer,
    files,
    scanner: config.clamdUrl === undefined ? undefined : openClamd(config.clamdUrl),
    mailer,
    crm,
    printer,
    payments,
    model: await loadModel(config, ending.signal),
    knowledge: await openKnowledge(db, log),
    clock,
    clockCheck,
    metrics,
    telemetry,
    log,
  };
  await keepConsentTexts(app, app.brand);
  liveBrand.beforeChange(async (next) => {
    await keepConsentTexts(app, next);
    return () => undefined;
  });
  return { app, ending, leaveNodes, keysGenerated: generated, keysBehind: behind };
}

/** Starts the workers of jobs, the scheduled tasks and the watch of keys. */
async function startBackground(app: App) {
  if (app.db.embedded) await endLeases(app.db.query);
  await queueMissingCopies(app);
  await app.jobs.work({
    'deliver-mail': ({ mailId }) => deliverEmail(app, mailId),
    'make-signed-copy': ({ applicationId }) => makeSignedCopy(app, applicationId),
    'mail-updates': ({ userId }) => emailUpdates(app, userId),
    'mail-uploads': ({ linkId }) => emailUploads(app, linkId),
    'mail-status-links': (data) => emailStatusLinks(app, data),
    'crm-lead': ({ dealId }) => pushLeadToCrm(app, dealId),
    'crm-inquiry': ({ inquiryId }) => pushInquiryToCrm(app, inquiryId),
    'crm-look-again': async ({ leadIds }) => void (await rereadLeads(app, leadIds)),
    'crm-document': ({ documentId }) => pushDocumentToCrm(app, documentId),
  });
  return { stopScheduledTasks: startScheduledTasks(app), keys: watchKeys(app) };
}

/** @throws ConfigError with one message per problem */
function wholeBrandFile(config: Config): BrandFile {
  const file = readBrandFile(config);
  if (file.errors.length > 0) throw new ConfigError(file.errors);
  return file;
}

/** Merges the brand file and the saved settings. @throws ConfigError when production would use samples */
async function openPublished(config: Config, db: OpenDb, { file, now }: LiveBrand): Promise<Publication> {
  const publication = await openPublication(db, config);
  if (!config.production || !publication.isOpen()) return publication;
  const samples = sampleError(withScreen(file.file), now());
  // A rotation adds a key that is in no backup yet. The settings screen asks for one, and the site starts.
  const missing = missingForPublishing(config, false);
  const errors = [...missing, ...(samples === undefined ? [] : [samples])];
  if (errors.length > 0) throw new ConfigError(errors);
  return publication;
}

/** Opens the relay of SMTP_URL. Without it, each email is a file in DATA_DIR/outbox. */
const openMailer = ({ smtpUrl, dataDir }: Config): Mailer =>
  smtpUrl ? openSmtp(smtpUrl.reveal()) : openFolderMailer(path.join(dataDir, 'outbox'));

/** Salesforce if configured, otherwise the built-in CRM. */
const openCrm = (config: Config, db: OpenDb): Crm =>
  config.salesforce ? openSalesforce(config.salesforce, firstStage(config)) : openBuiltInCrm(db, firstStage(config));

/** The share of a day's model tokens that one network may use. */
const NETWORK_SHARE = 0.05;
const limitsOf = ({ recommendPerMinute, model }: Config) => ({
  recommendation: recommendPerMinute,
  ...(model && {
    modelCalls: model.perMinute,
    modelTokens: model.dailyTokens,
    modelNetworkTokens: Math.ceil(model.dailyTokens * NETWORK_SHARE),
  }),
});

/** The library takes 250 ms to load, so it is imported only when a model is configured. */
const loadModel = async ({ model }: Config, ending: AbortSignal): Promise<Model | undefined> =>
  model && endedBy((await import('#server/adapters/model/open.ts')).openModel(model), ending);

/** Imported only when spans are collected. */
const loadTelemetry = async ({ telemetry }: Config, log: Logger): Promise<Telemetry | undefined> =>
  telemetry && (await import('#server/adapters/telemetry/otlp.ts')).openTelemetry(telemetry, log);

const recordJobs =
  (metrics: Metrics, telemetry: Telemetry | undefined) =>
  ({ queue, trace, beganAt, seconds, failed }: JobTry): void => {
    metrics.job({ queue, outcome: failed ? 'failed' : 'done' }, seconds);
    telemetry?.record({ trace, kind: 'job', name: queue, beganAt, seconds, attributes: {}, failed });
  };

/** @throws Error when PostgreSQL or the embedded database cannot be used */
async function openDb({ databaseUrl, dataDir }: Config): Promise<OpenDb> {
  if (!databaseUrl) return openEmbedded(path.join(dataDir, 'db'));
  // Building an index over a large table takes longer than the request time limit.
  const patient = openServer(databaseUrl.reveal(), { max: 1, seconds: Infinity });
  try {
    const failure = await serverError(patient, databaseUrl.reveal());
    if (failure !== undefined) throw new Error(failure);
    await migrate(patient);
  } finally {
    await patient.close();
  }
  return openServer(databaseUrl.reveal());
}

/** Load balancers give up after about this time. */
const READY_MS = 4_000;

/** A slow database must not take every node out of service. It counts as unreachable after this silence. */
const SILENT_MS = 20_000;

/** Lists reasons why this node cannot work. @throws Error when the database is unreachable */
function openReadiness(app: App): () => Promise<string[]> {
  let running: Promise<boolean> | undefined;
  let answeredAt = -Infinity;
  const ask = (): Promise<boolean> =>
    (running ??= isMigrated(app.db.health)
      .then(async (isReady) => {
        await app.clockCheck.measure(() => readDatabaseTime(app.db.health));
        answeredAt = performance.now();
        return isReady;
      })
      .finally(() => (running = undefined)));
  const isReady = (): Promise<boolean> =>
    within(READY_MS, ask()).catch((error: unknown) => {
      if (codeOf(error) === 'ETIMEDOUT' && performance.now() - answeredAt < SILENT_MS) return true;
      throw error;
    });
  return async () => {
    const [migrated, filesAway] = await Promise.all([
      isReady(),
      within(READY_MS, app.files.ping()).then(
        () => false,
        () => true,
      ),
    ]);
    const failure = app.db.fault();
    return [
      ...(migrated ? [] : ['migrations are missing']),
      ...(failure ? ['the disk is full'] : []),
      ...(filesAway ? ['the document store does not answer'] : []),
    ];
  };
}
