import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readText } from '#server/adapters/control/socket.ts';
import { isMigrated } from '../src/server/db/migrate.ts';
import { openServer } from '../src/server/db/open.ts';
import { serverError } from '../src/server/db/server-error.ts';
import { openFolderMailer, openSmtp } from '../src/server/adapters/email/mailers.ts';
import { openClamd } from '#server/adapters/scanner/clamd.ts';
import { layOver, readBrandFile, sampleError, withScreen } from '../src/server/config/brand-file.ts';
import type { CheckState } from '#contract/doctor.ts';
import { sectionNames } from '#contract/settings.ts';
import { checksOf, type DataFacts, lineOf } from '../src/server/config/checks.ts';
import { checkUp, embeddedLimits } from '../src/server/config/doctor.ts';
import { type Config, missingForPublishing, readEnvironment } from '../src/server/config/environment.ts';
import { filesFolder } from '../src/server/config/data-folder.ts';
import { openFiles } from '../src/server/boot/open-files.ts';
import { kmsErrorOf } from '../src/server/boot/open-key-provider.ts';
import { readSaved } from '#server/features/settings/saved.ts';
import { callData } from '#server/operations/calls.ts';
import { findAddressError, roomsOf } from '#server/operations/diagnose.ts';
import { fileStoreError } from '../src/server/lib/file-store.ts';
import { sendTestEmail } from '#server/operations/send-test-email.ts';
import { fileStoreRefusal, type ServiceError, serviceErrors } from '../src/server/boot/service-errors.ts';
import { environmentVariables } from '../src/server/config/settings.ts';
import { mayHoldSettings, readStart } from '../src/server/config/start-config.ts';
import { usage } from './run-command.ts';

/**
 * npm run ops -- doctor [--email ADDRESS]: prints the settings with their defaults, the errors, and the steps before
 * publishing. Signs in at the relay, stores, reads and deletes a test file, and scans one. With an address it sends a
 * test email.
 */
const to = readArguments();
const HIDDEN = /URL|KEYS$|TOKEN|PASSWORD|SECURITY_KEY|CLIENT_SECRET|API_KEY|ACCESS_KEY/;
const env = readEnvironment();
const WIDTH = Math.max(...Object.keys(environmentVariables).map((name) => name.length));

say(
  'Settings',
  Object.entries(environmentVariables).map(([name, [fallback, meaning]]) => {
    const value = env[name];
    const shown =
      value === undefined
        ? `default ${fallback === '' ? '(not set)' : fallback}`
        : HIDDEN.test(name) && name !== 'PUBLIC_URL'
          ? 'set'
          : value;
    return `${name.padEnd(WIDTH)} ${shown.padEnd(28)} ${meaning}`;
  }),
);

const { config, errors: settingsErrors } = readStart(env);
const settingsHold = settingsErrors.length === 0;
/** Errors of the commands that this script runs. */
const errors: string[] = [];
const databaseError = await errorOfServer(config);
const mailer = config.smtpUrl
  ? openSmtp(config.smtpUrl.reveal())
  : openFolderMailer(path.join(config.dataDir, 'outbox'));
const services = await errorsOfServices(config);
const fails = (name: ServiceError['service']): boolean => services.some(({ service }) => service === name);
const isUsable = settingsHold && databaseError === undefined;
const stores = isUsable && !fails('documents') ? await storeErrors(config) : [];
const keys = settingsHold ? await kmsErrorOf(config) : undefined;
const audit = isUsable ? await auditErrors(config) : [];
const data = isUsable ? await dataFacts(config) : undefined;
const { saved, partly } = databaseError === undefined ? await savedOnScreen(config) : { saved: {}, partly: [] };
const file = readBrandFile(config);
const brand = layOver(file, saved, partly);
const place = databaseError === undefined ? withScreen(file.file) : `${file.file} alone`;
const samples = sampleError(place, brand);
const {
  installation,
  samples: left,
  beforeLive,
} = checkUp(config, brand, {
  database: databaseError !== undefined,
  relay: fails('mail'),
  bucket: fails('documents'),
  scanner: fails('scanner'),
});
const checks = checksOf({
  config,
  brand,
  now: new Date(),
  settings: settingsErrors,
  database: databaseError,
  services,
  stores,
  keys,
  audit,
  clock: [],
  address: settingsHold ? await findAddressError(config) : undefined,
  rooms: roomsOf(config),
  data,
});
const linesOf = (state: CheckState): string[] => checks.filter((one) => one.state === state).map(lineOf);
errors.unshift(...linesOf('error'));
if (!config.databaseUrl) say('Limits of the embedded database', embeddedLimits(config));
if (settingsHold)
  say(
    'This installation',
    installation.map(({ name, words }) => `${name.padEnd(21)} ${words}`),
  );
say('Checks', linesOf('ok'));
for (const [title, state] of [
  ['Notes', 'note'],
  ['Warnings', 'warning'],
] as const)
  if (linesOf(state).length > 0) say(title, linesOf(state));
if (settingsHold) say('Sample values', left.length > 0 ? left.map(({ key, words }) => `${key}: ${words}`) : ['none']);
if (to !== undefined) await sendTest(to);
await mailer.close();
say('Errors', errors.length > 0 ? errors : ['none']);

const missing = config.production ? missingForPublishing(config, data?.lacksKeyBackup ?? false) : beforeLive;
const live = [...missing, ...(samples === undefined ? [] : [samples])];
const next = config.production ? 'nothing is missing' : 'nothing is missing: set NODE_ENV=production';
const nothing = errors.length > 0 ? 'nothing except the errors above' : next;
say('Before publishing', live.length > 0 ? live : [nothing]);
process.exit(errors.length > 0 ? 1 : 0);

/** Reads the values saved at /admin/settings, which override the brand file. */
async function savedOnScreen(of: Config): Promise<Omit<ReturnType<typeof readSaved>, 'unread'>> {
  if (!mayHoldSettings(of)) return { saved: {}, partly: [] };
  try {
    const rows = z.array(z.object({ section: z.enum(sectionNames), value: z.unknown(), confirmed: z.unknown() }));
    return readSaved(rows.parse(JSON.parse(await readText(await callData(of, 'settings')))));
  } catch (error) {
    errors.push(`The values saved at /admin/settings could not be read: ${(error as Error).message}`);
    return { saved: {}, partly: [] };
  }
}

/** Returns errors of the audit log and its high-water mark, read by the running server or directly. */
async function auditErrors(of: Config): Promise<string[]> {
  if (!mayHoldSettings(of)) return [];
  try {
    const found: unknown = JSON.parse(await readText(await callData(of, 'audit-warnings')));
    return Array.isArray(found) ? found.map(String) : [];
  } catch (error) {
    return [`The audit log could not be checked: ${(error as Error).message}`];
  }
}

/** Returns undefined where nothing can be read: before the first start, and next to a running server of another version. */
async function dataFacts(of: Config): Promise<DataFacts | undefined> {
  if (!mayHoldSettings(of)) return undefined;
  try {
    return (JSON.parse(await readText(await callData(of, 'data-facts'))) as DataFacts | null) ?? undefined;
  } catch (error) {
    errors.push(`Backups and keys could not be checked: ${(error as Error).message}`);
    return undefined;
  }
}

async function errorOfServer({ databaseUrl }: Config): Promise<string | undefined> {
  if (!databaseUrl) return undefined;
  const db = openServer(databaseUrl.reveal(), { max: 1 });
  try {
    return await serverError(db, databaseUrl.reveal());
  } finally {
    await db.close();
  }
}

/** Checks relay and scanner in any case, and the file store when the settings are valid. */
async function errorsOfServices(of: Config): Promise<ServiceError[]> {
  const files = await openFiles(of);
  const scanner = of.clamdUrl === undefined ? undefined : openClamd(of.clamdUrl, 5000);
  const found = await serviceErrors({
    config: settingsHold ? of : { ...of, bucket: undefined },
    mailer,
    files,
    scanner,
  });
  const folder = filesFolder(of);
  if (of.bucket || !settingsHold || !fs.existsSync(folder)) return found;
  const words = await fileStoreRefusal(files, folder);
  return words === undefined ? found : [...found, { service: 'documents', words }];
}

async function sendTest(address: string): Promise<void> {
  try {
    say('Test email', [await sendTestEmail(config, mailer, brand.brand, address)]);
  } catch (error) {
    errors.push((error as Error).message);
  }
}

function readArguments(): string | undefined {
  const [option, address = '', ...rest] = process.argv.slice(2);
  if (option === undefined) return undefined;
  if (option === '--email' && rest.length === 0 && /^[^\s@]+@[^\s@]+$/.test(address)) return address;
  console.error(usage('doctor [--email ADDRESS]').message);
  process.exit(1);
}

/** Checks that the running nodes on this database use the file store of these settings. */
async function storeErrors(of: Config): Promise<string[]> {
  if (!of.databaseUrl) return [];
  const db = openServer(of.databaseUrl.reveal(), { max: 1 });
  try {
    const failure = (await isMigrated(db.query)) ? await fileStoreError(db.query, await openFiles(of)) : undefined;
    return failure === undefined ? [] : [failure];
  } finally {
    await db.close();
  }
}

function say(title: string, lines: string[]): void {
  console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
