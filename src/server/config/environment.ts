import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type Tracking, trackingModes } from '#contract/visitors.ts';
import { type ModelSettings, readModel } from './assistant-settings.ts';
import { tryRing } from '#server/crypto/key-ring.ts';
import { Secret } from '#server/crypto/secret.ts';
import { type BucketSettings, readBucket } from './files-settings.ts';
import { type PaymentSettings, readPayment } from './payment-settings.ts';
import { readSalesforce, type SalesforceSettings } from './salesforce-settings.ts';
import { isLoopback } from '#server/lib/network.ts';
import { type KmsSettings, readKms } from './kms-settings.ts';
import { looksMistyped, type Reader, reader, type SessionLimits, suggest } from './settings-reader.ts';
import { type Settings, environmentVariables } from './settings.ts';
import { unsafeInProduction } from './unsafe-settings.ts';
import { dealStatuses } from '#contract/deals.ts';

export type Config = {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string;
  allowedHosts: string[];
  trustProxy: string[];
  dataDir: string;
  databaseUrl: Secret<string> | undefined;
  /** The operator accepts the limits of the embedded database. */
  embeddedInProduction: boolean;
  /** Bucket for documents. Not set: documents are files in the data folder. */
  bucket: BucketSettings | undefined;
  /** Address of clamd. Not set: files are not scanned. */
  clamdUrl: string | undefined;
  smtpUrl: Secret<string> | undefined;
  mailFrom: string | undefined;
  adminEmail: string | undefined;
  brandFile: string;
  metricsToken: Secret<string> | undefined;
  /** Undefined: no spans are recorded. */
  telemetry: TelemetrySettings | undefined;
  rateLimits: boolean;
  keysBackedUp: boolean;
  /** The source of the wrapping key: ENCRYPTION_KEYS, a file generated at the first start, or AWS KMS. */
  keySource: 'setting' | 'file' | 'kms';
  /** With AWS KMS, the ring still unwraps earlier keys. */
  keyRing: Secret<string> | undefined;
  /** Not set: only the ring is used. */
  kms: KmsSettings | undefined;
  /** Undefined: the server makes no backups. */
  backups: BackupSettings | undefined;
  /** PKCS#12 that signs the copies of applications. */
  signingFile: string | undefined;
  signingPassword: Secret<string> | undefined;
  sessions: { dealer: SessionLimits; admin: SessionLimits };
  /** Staff must set up two-step verification. */
  adminTotp: boolean;
  /** Application retention is part of the brand, because the privacy notice prints it. */
  retention: { mailDays: number; endedDays: number; visitorDays: number; chatDays: number };
  tracking: Tracking;
  recommendPerMinute: number;
  /** The CRM stages in order, with the deal status of each. */
  crmStages: CrmStage[];
  /** Not set: the built-in CRM. */
  salesforce: SalesforceSettings | undefined;
  /** Card payment page. Not set: see hasDevPages. */
  payment: PaymentSettings | undefined;
  /** Not set: the built-in assistant answers. */
  model: ModelSettings | undefined;
  logLevel: string;
  /** How messages name the operations commands of this installation, such as `npm run ops --`. */
  opsCommand: string;
  /** Warnings that production prints at each start. Empty elsewhere. */
  warnings: string[];
  /** Errors that these settings would cause in production. Empty in production. */
  beforeLive: string[];
};

/** Reports all errors of the settings at once. */
export class ConfigError extends Error {
  readonly errors: string[];
  constructor(errors: string[]) {
    super(
      `The settings have ${String(errors.length)} error${errors.length === 1 ? '' : 's'}:\n- ${errors.join('\n- ')}`,
    );
    this.name = 'ConfigError';
    this.errors = errors;
  }
}

/** Returns the environment plus the values of .env. The only place that reads process.env. */
export function readEnvironment(folder = process.cwd()): Settings {
  const file = path.join(folder, '.env');
  const fromFile = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/** Returns how messages name the operations commands. Works with settings that cannot be used. */
export const opsCommandOf = (env: Settings): string =>
  env['OPS_COMMAND']?.trim() || environmentVariables.OPS_COMMAND[0];

/** @throws ConfigError that lists every error */
export function parseConfig(env: Settings): Config {
  const { config, errors } = readConfig(env);
  if (errors.length > 0) throw new ConfigError(errors);
  return config;
}

/** Reads the settings. With any `errors`, the values must not be used. */
export function readConfig(env: Settings): { config: Config; errors: string[] } {
  const errors: string[] = [];
  const read = reader(env, errors);
  const dataDir = path.resolve(read.text('DATA_DIR') ?? './data');
  const production = read.oneOf('NODE_ENV', ['production', 'development', 'test']) === 'production';
  const config: Config = {
    ...readPlace(read),
    production,
    allowedHosts: read.list('ALLOWED_HOSTS').map((h) => h.toLowerCase()),
    trustProxy: read.networks('TRUST_PROXY'),
    dataDir,
    databaseUrl: secret(read.url('DATABASE_URL', ['postgres:', 'postgresql:'])?.href),
    embeddedInProduction: read.oneOf('EMBEDDED_IN_PRODUCTION', ['yes', 'no']) === 'yes',
    bucket: readBucket(read, errors),
    clamdUrl: readClamd(read, errors),
    smtpUrl: secret(read.url('SMTP_URL', ['smtp:', 'smtps:'])?.href),
    mailFrom: read.text('MAIL_FROM'),
    adminEmail: read.email('ADMIN_EMAIL'),
    brandFile: read.file('BRAND_FILE') ?? path.join(dataDir, 'brand.json'),
    metricsToken: secret(read.text('METRICS_TOKEN')),
    telemetry: readTelemetry(read, errors),
    rateLimits: read.oneOf('RATE_LIMIT', ['on', 'off']) !== 'off',
    ...readKeys(read, errors),
    backups: readBackups(read, errors),
    signingFile: read.file('SIGNING_P12_FILE'),
    signingPassword: secret(read.text('SIGNING_P12_PASSWORD')),
    sessions: { dealer: read.session('DEALER', 7 * 24, 24), admin: read.session('ADMIN', 12, 1) },
    adminTotp: read.oneOf('ADMIN_TOTP', ['optional', 'required']) === 'required',
    retention: readRetention(read),
    ...readVisits(read),
    crmStages: readStages(read.text('CRM_STAGES') ?? environmentVariables.CRM_STAGES[0], errors),
    salesforce: readSalesforce(read, errors),
    payment: readPayment(read, errors, production),
    model: readModel(read, errors, production),
    logLevel: read.oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent']) ?? 'info',
    opsCommand: opsCommandOf(env),
    warnings: [],
    beforeLive: [],
  };
  errors.push(...unsafeTogether(config));
  if (production) {
    const unsafe = unsafeInProduction(config);
    errors.push(...missingForProduction(config), ...unsafe.errors);
    config.warnings = unsafe.warnings;
  }
  for (const name of Object.keys(env))
    if (looksMistyped(name)) errors.push(`${name} is not a setting. ${suggest(name, environmentVariables)}`);
  if (!production) {
    const live = readConfig({ ...env, NODE_ENV: 'production' }).errors;
    const lacksKeyBackup = config.keySource === 'file' && !config.keysBackedUp;
    config.beforeLive = [
      ...live.filter((error) => !errors.includes(error)),
      ...missingForPublishing(config, lacksKeyBackup),
    ];
  }
  return { config, errors };
}

function readPlace(read: Reader): Pick<Config, 'host' | 'port' | 'publicUrl'> {
  const host = read.text('HOST') ?? '127.0.0.1';
  const port = read.whole('PORT', 0, 65_535) ?? 3000;
  const domain = read.domain('DOMAIN');
  const byDomain = domain === undefined ? undefined : `https://${domain}`;
  const publicUrl =
    read.url('PUBLIC_URL', ['http:', 'https:'])?.origin ?? byDomain ?? `http://${urlHost(host)}:${String(port)}`;
  return { host, port, publicUrl };
}

function readKeys(read: Reader, errors: string[]): Pick<Config, 'keyRing' | 'kms' | 'keySource' | 'keysBackedUp'> {
  const ring = read.text('ENCRYPTION_KEYS');
  if (ring) tryRing(ring, 'ENCRYPTION_KEYS', errors);
  const keysBackedUp = read.oneOf('KEYS_BACKED_UP', ['yes', 'no']) === 'yes';
  const kms = readKms(read, errors);
  const ownRing = ring ? 'setting' : 'file';
  return { keyRing: secret(ring), kms, keySource: kms?.keyId === undefined ? ownRing : 'kms', keysBackedUp };
}

/** Scheduled backups: where they are written, how often, and how many stay. */
export type BackupSettings = { folder: string; copyFolder: string | undefined; hours: number; keep: number };

function readBackups(read: Reader, errors: string[]): BackupSettings | undefined {
  const [folder, copyFolder] = [read.text('BACKUP_DIR'), read.text('BACKUP_COPY_DIR')];
  const hours = read.whole('BACKUP_HOURS', 1, 720) ?? 24;
  const keep = read.whole('BACKUP_KEEP', 1, 1000) ?? 14;
  if (folder === undefined) {
    if (copyFolder !== undefined) errors.push('BACKUP_COPY_DIR needs BACKUP_DIR, the folder of the first copy.');
    return undefined;
  }
  if (copyFolder !== undefined && path.resolve(copyFolder) === path.resolve(folder))
    errors.push('BACKUP_COPY_DIR must be another folder than BACKUP_DIR.');
  return { folder: path.resolve(folder), copyFolder: copyFolder && path.resolve(copyFolder), hours, keep };
}

function readClamd(read: Reader, errors: string[]): string | undefined {
  const url = read.url('CLAMD_URL', ['tcp:', 'unix:']);
  if (url && (url.protocol === 'tcp:' ? url.hostname === '' : url.hostname !== '' || url.pathname.length < 2))
    errors.push('CLAMD_URL must read tcp://HOST:PORT or unix:///PATH.');
  return url?.href;
}

const readRetention = (read: Reader): Config['retention'] => ({
  mailDays: read.whole('MAIL_RETENTION_DAYS', 7, 3650) ?? 365,
  endedDays: read.whole('ENDED_RETENTION_DAYS', 1, 3650) ?? 90,
  chatDays: read.whole('CHAT_RETENTION_DAYS', 1, 3650) ?? 90,
  visitorDays: read.whole('VISITOR_RETENTION_DAYS', 1, 395) ?? 30,
});

const readVisits = (read: Reader): Pick<Config, 'tracking' | 'recommendPerMinute'> => ({
  tracking: read.oneOf('TRACKING', trackingModes) ?? 'notice',
  recommendPerMinute: read.whole('RECOMMEND_PER_MINUTE', 1, 10_000) ?? 30,
});

/** Finds settings that are valid alone but not together. */
function unsafeTogether({ rateLimits, production, host, smtpUrl, mailFrom }: Config): string[] {
  const errors: string[] = [];
  if (!rateLimits && (production || !isLoopback(host)))
    errors.push('RATE_LIMIT=off is for tests: it needs a loopback HOST and NODE_ENV other than production.');
  if (smtpUrl && !mailFrom) errors.push('MAIL_FROM must be set with SMTP_URL: the address that emails come from.');
  return errors;
}

function missingForProduction(config: Config): string[] {
  const errors: string[] = [];
  if (isEmbeddedUnaccepted(config) && !hasEmbeddedDatabase(config.dataDir))
    errors.push(
      `DATABASE_URL must be set under NODE_ENV=production. To run on the embedded database instead, set EMBEDDED_IN_PRODUCTION=yes; ${config.opsCommand} doctor lists its limits.`,
    );
  if (!config.publicUrl.startsWith('https:'))
    errors.push('PUBLIC_URL must be an https address under NODE_ENV=production. DOMAIN=example.com sets it.');
  return errors;
}

/** What keeps production in setup mode, apart from sample values. */
export function missingForPublishing({ smtpUrl }: Pick<Config, 'smtpUrl'>, lacksKeyBackup: boolean): string[] {
  return [
    ...(smtpUrl ? [] : ['SMTP_URL is not set, so that no email would arrive. Set it and restart.']),
    ...(lacksKeyBackup
      ? [
          'The encryption keys were generated on this server and have no backup. Download the key backup at /admin/settings/setup/keys and read it back, or set ENCRYPTION_KEYS or KMS_KEY_ID.',
        ]
      : []),
  ];
}

const isEmbeddedUnaccepted = ({ databaseUrl, embeddedInProduction }: Config): boolean =>
  !databaseUrl && !embeddedInProduction;

/** Whether the data folder contains a complete embedded database. */
export const hasEmbeddedDatabase = (dataDir: string): boolean => fs.existsSync(path.join(dataDir, 'db', 'pg18.ok'));

/** Returns the warning for a production start on an existing embedded database whose limits are not accepted yet. */
export const embeddedWarning = (config: Config): string | undefined =>
  config.production && isEmbeddedUnaccepted(config)
    ? `The embedded database runs under NODE_ENV=production. Set EMBEDDED_IN_PRODUCTION=yes to accept its limits, which ${config.opsCommand} doctor lists, or move to PostgreSQL. The next release will not start without one of them.`
    : undefined;

/** Warnings that each start prints and logs. */
export const startWarnings = (config: Config): string[] => {
  const embedded = embeddedWarning(config);
  return [...(embedded === undefined ? [] : [embedded]), ...config.warnings];
};

/** Enables the pages under /dev: emails are files, the address is loopback, and this is not production. */
export const hasDevPages = ({ smtpUrl, production, publicUrl }: Config): boolean =>
  !smtpUrl && !production && isLoopback(new URL(publicUrl).hostname);

const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host);
const secret = (value: string | undefined): Secret<string> | undefined => (value ? new Secret(value) : undefined);

/** No stage maps to these: a draft has no lead, and sf_deleted means that the lead was deleted. */
const meanings = dealStatuses.filter((status) => status !== 'draft' && status !== 'sf_deleted');
type CrmStage = { stage: string; status: (typeof meanings)[number] };

/** Reads `stage=status; stage=status`. Reports unreadable entries and a list without a first stage. */
export function readStages(text: string, errors: string[]): CrmStage[] {
  const stages: CrmStage[] = [];
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const at = part.lastIndexOf('=');
    const stage = part.slice(0, Math.max(at, 0)).trim();
    const status = meanings.find((one) => one === part.slice(at + 1).trim());
    if (stage === '' || status === undefined)
      errors.push(
        `CRM_STAGES must contain stage=status, with a status of ${meanings.join(', ')}. "${part}" is not such an entry.`,
      );
    else if (stages.some((one) => one.stage.toLowerCase() === stage.toLowerCase()))
      errors.push(`CRM_STAGES contains the stage "${stage}" twice.`);
    else stages.push({ stage, status });
  }
  if (!stages.some((one) => one.status === 'submitted'))
    errors.push('CRM_STAGES must contain a stage for submitted, where new leads start.');
  return stages;
}

/** An OTLP collector over HTTP. `share` is the fraction of requests with spans, 0 to 1. */
export type TelemetrySettings = { url: string; headers: Secret<Record<string, string>>; share: number };

/** The names follow the OpenTelemetry specification. */
function readTelemetry(read: Reader, errors: string[]): TelemetrySettings | undefined {
  const url = read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const share = Number(read.text('OTEL_TRACES_SAMPLER_ARG') ?? '1');
  if (!(share >= 0 && share <= 1)) errors.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  const headers = new Map<string, string>();
  for (const pair of read.list('OTEL_EXPORTER_OTLP_HEADERS')) {
    const [name = '', ...value] = pair.split('=');
    if (!/^[\w-]+$/.test(name) || value.length === 0)
      errors.push('OTEL_EXPORTER_OTLP_HEADERS must read name=value, separated by commas.');
    headers.set(name, value.join('='));
  }
  if (!url) return undefined;
  return {
    url: `${url.href.replace(/\/$/, '')}/v1/traces`,
    headers: new Secret(Object.fromEntries(headers)),
    share,
  };
}
