import fs from 'node:fs';
import path from 'node:path';
import { type Brand, UNDECIDED_MONTHS } from '#contract/brand.ts';
import { openServer } from '#server/adapters/db/open.ts';
import { serverFault } from '#server/adapters/db/server-fault.ts';
import { openClamd } from '#server/adapters/scanner/clamd.ts';
import { readBrand } from '#server/brand-file.ts';
import { type Config, hasDevPages, readEnvironment } from '#server/config.ts';
import { openFiles } from '#server/open-files.ts';
import { settings } from '#server/settings.ts';
import { describe } from '#server/core/describe.ts';
import { readStart } from '#server/start-config.ts';

/** npm run doctor: what is configured, what is a default, what must change before going live. Changes nothing. */
const HIDDEN = /URL|KEYS$|TOKEN|PASSWORD|SECURITY_KEY|CLIENT_SECRET|API_KEY|ACCESS_KEY/;
const env = readEnvironment();

say(
  'Settings',
  Object.entries(settings).map(([name, [fallback, meaning]]) => {
    const value = env[name];
    const shown =
      value === undefined
        ? `default ${fallback === '' ? '(unset)' : fallback}`
        : HIDDEN.test(name) && name !== 'PUBLIC_URL'
          ? 'set'
          : value;
    return `${name.padEnd(21)} ${shown.padEnd(28)} ${meaning}`;
  }),
);

const { config, faults } = readStart(env);
const settingsHold = faults.length === 0;
const databaseFault = await faultOfServer(config);
if (databaseFault !== undefined) faults.push(databaseFault);
const bucketFault = settingsHold ? await faultOfBucket(config) : undefined;
if (bucketFault !== undefined) faults.push(bucketFault);
const scannerFault = await faultOfScanner(config);
if (scannerFault !== undefined) faults.push(scannerFault);
if (settingsHold) {
  const { brand, missing, unconfirmed } = readBrand(config);
  say('This installation', [
    `data folder           ${config.dataDir}${fs.existsSync(config.dataDir) ? '' : ' (not there yet)'}`,
    `database              ${databaseFault === undefined ? databaseWords(config) : 'PostgreSQL, cannot be used'}`,
    `mail                  ${config.smtpUrl ? 'SMTP' : 'files in the outbox folder'}`,
    `documents             ${config.bucket ? `bucket ${config.bucket.bucket}, ${bucketFault === undefined ? 'answers' : 'cannot be used'}` : 'in the data folder'}`,
    `virus scan            ${config.clamdUrl === undefined ? 'none (CLAMD_URL is not set); content is looked at all the same' : scannerFault === undefined ? 'clamd, answers' : 'clamd, does not answer'}`,
    `encryption keys       ${config.keySource === 'setting' ? 'from ENCRYPTION_KEYS' : 'generated into the data folder'}`,
    `crm                   ${config.salesforce ? `Salesforce at ${new URL(config.salesforce.url).host} (npm run salesforce:check asks it)` : 'built-in'}`,
    `card payments         ${paymentWords(config)}`,
    `retention             ${retentionWords(config, brand)}`,
    `brand                 ${brand.sample ? 'sample values' : 'own values'}`,
  ]);
  say('Sample values', [
    ...missing.map((key) => `${key}: the shipped value`),
    ...unconfirmed,
    ...(missing.length + unconfirmed.length === 0 ? ['none'] : []),
  ]);
}
say('Faults', faults.length > 0 ? faults : ['none']);

const live = readStart({ ...env, NODE_ENV: 'production' }).faults.filter((fault) => !faults.includes(fault));
const nothing =
  faults.length > 0 ? 'nothing more than the faults above' : 'nothing is missing: set NODE_ENV=production';
say('Before going live', live.length > 0 ? live : [nothing]);
process.exit(faults.length > 0 ? 1 : 0);

function retentionWords({ retention }: Config, { retentionMonths: months }: Brand): string {
  const applications = `applications ${String(months)} months after the decision, ${String(months + UNDECIDED_MONTHS)} after arrival without one (retentionMonths in the brand); `;
  return `${applications}mails ${String(retention.mailDays)} days; ended sessions and invitations ${String(retention.endedDays)} days`;
}

function paymentWords(config: Config): string {
  const { payment } = config;
  if (payment) return `at ${new URL(payment.url).host}${payment.hash ? ', returns prove nothing (PAYMENT_HASH)' : ''}`;
  return hasDevPages(config)
    ? 'sample gateway at /dev/gateway; in production phone and e-mail only'
    : 'phone and e-mail only';
}

function databaseWords({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl) return 'PostgreSQL, answers';
  return `embedded${fs.existsSync(path.join(dataDir, 'db', 'pg18.ok')) ? '' : ', not made yet'}`;
}

async function faultOfServer({ databaseUrl }: Config): Promise<string | undefined> {
  if (!databaseUrl) return undefined;
  const db = openServer(databaseUrl.reveal(), 1);
  try {
    return await serverFault(db, databaseUrl.reveal());
  } finally {
    await db.close();
  }
}

async function faultOfBucket(config: Config): Promise<string | undefined> {
  if (!config.bucket) return undefined;
  const { bucket } = config.bucket;
  return (await openFiles(config)).ping().then(
    () => undefined,
    (error: unknown) =>
      `FILES_URL leads to the bucket ${bucket}, which cannot be used (${describe(error)['code'] || describe(error)['name'] || ''}): no document can be sent or read.`,
  );
}

async function faultOfScanner({ clamdUrl }: Config): Promise<string | undefined> {
  if (clamdUrl === undefined) return undefined;
  const answered = openClamd(clamdUrl, 5000).ping();
  return answered.then(
    () => undefined,
    (error: unknown) =>
      `CLAMD_URL leads to ${clamdUrl}, where no clamd answers (${describe(error)['code'] ?? ''}): no upload is taken.`,
  );
}

function say(title: string, lines: string[]): void {
  console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
