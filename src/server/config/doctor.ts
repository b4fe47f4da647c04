import fs from 'node:fs';
import path from 'node:path';
import { type Brand, UNDECIDED_MONTHS } from '#contract/brand.ts';
import type { DoctorAnswer } from '#contract/doctor.ts';
import { type Checklist, settingsSectionOf } from '#contract/settings.ts';
import { keyOfPath } from '#contract/setting-values.ts';
import type { EffectiveBrand } from './brand-file.ts';
import { type Config, hasDevPages, hasEmbeddedDatabase } from './environment.ts';
import type { environmentVariables } from './settings.ts';

/** Services that were tested and failed. */
export type Failing = { database: boolean; relay: boolean; bucket: boolean; scanner: boolean };
export const noneFails: Failing = { database: false, relay: false, bucket: false, scanner: false };
/** Describes a value that was neither changed nor confirmed. */
export const SHIPPED = 'the sample value';
type Line = DoctorAnswer['installation'][number] & { variable: keyof typeof environmentVariables | null };

/** The services of this installation and its sample values. */
export function checkUp(
  config: Config,
  { brand, missing, unconfirmed }: EffectiveBrand,
  failing: Failing,
): Pick<Checklist, 'samples' | 'beforeLive'> & { installation: Line[] } {
  const samples = [
    ...missing.map((key) => ({ key, words: SHIPPED, section: settingsSectionOf(keyOfPath(key)) })),
    ...unconfirmed.map((line) => {
      const [key = '', words = ''] = line.split(/: (.*)/);
      return { key, words, section: 'claims' as const };
    }),
  ];
  return {
    installation: installationOf(config, brand, failing),
    samples: [
      ...(samples.length === 0 && brand.sample
        ? [{ key: 'sample', words: calledSample(config), section: 'company' as const }]
        : samples),
      ...(brand.noticeTexts.read === null
        ? [{ key: 'noticeTexts', words: 'no review by your counsel is recorded', section: 'noticeTexts' as const }]
        : []),
    ],
    beforeLive: config.beforeLive,
  };
}

const calledSample = ({ brandFile }: Config): string => `${brandFile} contains "sample": true`;

function installationOf(config: Config, brand: Brand, failing: Failing): Line[] {
  const line = (name: string, words: string, own: boolean, variable: Line['variable']): Line => ({
    name,
    words,
    own,
    variable,
  });
  const { databaseUrl, smtpUrl, bucket, clamdUrl, keySource, salesforce, payment, opsCommand } = config;
  return [
    line(
      'data folder',
      `${config.dataDir}${fs.existsSync(config.dataDir) ? '' : ' (does not exist yet)'}`,
      config.dataDir !== path.resolve('./data'),
      'DATA_DIR',
    ),
    line(
      'database',
      failing.database ? 'PostgreSQL, cannot be used' : databaseWords(config),
      databaseUrl !== undefined,
      'DATABASE_URL',
    ),
    line(
      'email',
      smtpUrl ? `SMTP, ${failing.relay ? 'cannot be used' : 'answers'}` : 'files in the outbox folder',
      smtpUrl !== undefined,
      'SMTP_URL',
    ),
    line(
      'documents',
      bucket ? `bucket ${bucket.bucket}, ${failing.bucket ? 'cannot be used' : 'answers'}` : 'in the data folder',
      bucket !== undefined,
      'FILES_URL',
    ),
    line('virus scan', scanWords(config, failing), clamdUrl !== undefined, 'CLAMD_URL'),
    line(
      'encryption keys',
      keyWords(config),
      keySource !== 'file',
      keySource === 'kms' ? 'KMS_KEY_ID' : 'ENCRYPTION_KEYS',
    ),
    line(
      'crm',
      salesforce
        ? `Salesforce at ${new URL(salesforce.url).host} (${opsCommand} salesforce-check tests it)`
        : 'built-in',
      salesforce !== undefined,
      'SALESFORCE_URL',
    ),
    line('card payments', paymentWords(config), payment !== undefined, 'PAYMENT_GATEWAY_URL'),
    line('retention', retentionWords(config, brand), true, null),
    line('brand', brand.sample ? 'sample values' : 'own values', !brand.sample, null),
  ];
}

function keyWords({ keySource, kms }: Config): string {
  if (keySource === 'kms') return `wrapped by AWS KMS, key ${kms?.keyId ?? ''} in ${kms?.region ?? ''}`;
  return keySource === 'setting' ? 'from ENCRYPTION_KEYS' : 'generated into the data folder';
}

function scanWords({ clamdUrl }: Config, { scanner }: Failing): string {
  if (clamdUrl === undefined) return 'none (CLAMD_URL is not set); file content is still inspected';
  return scanner ? 'clamd, does not answer' : 'clamd, answers';
}

function retentionWords({ retention }: Config, { retentionMonths: months }: Brand): string {
  const applications = `applications ${String(months)} months after the decision, ${String(months + UNDECIDED_MONTHS)} after arrival without one (retentionMonths in the brand); `;
  return `${applications}emails ${String(retention.mailDays)} days; ended sessions and invitations ${String(retention.endedDays)} days`;
}

function paymentWords(config: Config): string {
  const { payment } = config;
  if (payment)
    return `at ${new URL(payment.url).host}${payment.hash ? ', returns are not verified (PAYMENT_HASH)' : ''}`;
  return hasDevPages(config)
    ? 'sample gateway at /dev/gateway; in production phone and email only'
    : 'phone and email only';
}

function databaseWords({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl) return 'PostgreSQL, answers';
  return `embedded${hasEmbeddedDatabase(dataDir) ? '' : ', not created yet'}`;
}

/** Lists the limits of the embedded database; empty on PostgreSQL. */
export function embeddedLimits(config: Config): string[] {
  if (config.databaseUrl) return [];
  return [
    'One process on one machine. A second node is not possible, and a start or an upgrade interrupts the service.',
    'No point-in-time recovery. After the loss of a disk, everything since the last backup is lost.',
    `Back up with ${config.opsCommand} backup FILE. PostgreSQL tools cannot read the folder.`,
    `PostgreSQL is the recommended production database. Move with ${config.opsCommand} move-to-postgres.`,
    `NODE_ENV=production needs EMBEDDED_IN_PRODUCTION=yes, which is ${config.embeddedInProduction ? 'set' : 'not set'}.`,
  ];
}
