import type { Check, CheckState, CheckTopic } from '#contract/doctor.ts';
import { type Checklist, sectionNames, type SettingsSection } from '#contract/settings.ts';
import { asSentence } from '#copy/as-sentence.ts';
import { settings as words } from '#copy/portal/settings.ts';
import type { EffectiveBrand } from './brand-file.ts';
import { checkUp, noneFails } from './doctor.ts';
import { type Config, embeddedWarning } from './environment.ts';

/** The free space of a folder in bytes. Undefined when it cannot be read. */
export type Room = { folder: string; free: number | undefined };
/** What the database has about backups and keys. */
export type DataFacts = {
  lacksKeyBackup: boolean;
  lastBackupAt: string | null;
  drilledAt: string | null;
  backupFault: string | null;
  /** What to do about it. */
  backupNext: string | null;
};
/** Everything that was found out. An undefined fact was not examined. */
export type Facts = {
  config: Config;
  brand: EffectiveBrand;
  now: Date;
  settings: string[];
  database: string | undefined;
  services: { service: 'mail' | 'documents' | 'scanner'; words: string }[];
  /** Nodes with different document stores. */
  stores: string[];
  keys: string | undefined;
  audit: string[];
  clock: string[];
  address: string | undefined;
  rooms: Room[];
  data: DataFacts | undefined;
};

const HOUR_MS = 3_600_000;
/** A backup is overdue after this many intervals. */
const OVERDUE = 2;
/** Less free space than this is a warning. */
export const LITTLE_ROOM_BYTES = 1_000_000_000;

/** The findings of `ops doctor` and of the Doctor screen, errors first. */
export function checksOf(facts: Facts): Check[] {
  const found = [
    ...settingsChecks(facts),
    ...addressChecks(facts),
    ...databaseChecks(facts),
    ...documentChecks(facts),
    ...facts.rooms.map(roomCheck),
    ...emailChecks(facts),
    ...scannerChecks(facts),
    ...keyChecks(facts),
    ...backupChecks(facts),
    ...listChecks(
      'audit',
      facts.audit,
      'No entry of the audit log was changed, removed or moved.',
      onServer(facts, 'verify-audit'),
    ),
    ...listChecks('clock', facts.clock, 'This machine and the database have the same time.', CLOCK),
    ...valueChecks(facts),
  ];
  return found.sort((a, b) => ORDER[a.state] - ORDER[b.state]);
}

/** The message of a check with what to do, in one line. */
export const lineOf = ({ text, next }: Check): string => (next === null ? text : `${text} ${next}`);

const onServer = ({ config }: Pick<Facts, 'config'>, command: string): string =>
  `Run ${config.opsCommand} ${command} on the server.`;
const CLOCK = 'Turn on time synchronization on this machine.';
const ORDER: Record<CheckState, number> = { error: 0, todo: 1, warning: 2, note: 3, ok: 4 };
const check = (
  topic: CheckTopic,
  state: CheckState,
  text: string,
  more: { next?: string | null; section?: SettingsSection } = {},
): Check => ({ topic, state, text, next: more.next ?? null, section: more.section ?? null });

const listChecks = (topic: CheckTopic, errors: string[], good: string, next: string): Check[] =>
  errors.length === 0
    ? [check(topic, 'ok', good)]
    : errors.map((failure) =>
        check(topic, topic === 'audit' ? 'error' : 'warning', asSentence(capitalized(failure)), { next }),
      );

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function settingsChecks({ config, settings }: Facts): Check[] {
  const errors = settings.map((failure) => check('settings', 'error', failure));
  const warnings = config.warnings.map((warning) => check('settings', 'warning', warning));
  const missing = config.beforeLive
    .filter((failure) => !/^(?:SMTP_URL|The encryption keys)/.test(failure))
    .map((failure) => check('settings', 'todo', failure));
  const all = [...errors, ...warnings, ...missing];
  if (config.metricsToken === undefined && config.production)
    all.push(
      check('settings', 'note', 'No monitoring reads this server: METRICS_TOKEN is not set.', {
        next: 'Set METRICS_TOKEN and load deploy/alerts.yaml to get an alert after a failure.',
      }),
    );
  return all.length > 0 ? all : [check('settings', 'ok', 'All settings can be used.')];
}

function addressChecks({ config, address }: Facts): Check[] {
  if (address !== undefined) return [check('address', 'warning', address)];
  if (!config.production)
    return [check('address', 'note', `This installation is not in production. Its address is ${config.publicUrl}.`)];
  return [check('address', 'ok', `${config.publicUrl} leads to this installation over HTTPS.`)];
}

function databaseChecks({ config, database }: Facts): Check[] {
  if (database !== undefined) return [check('database', 'error', database)];
  if (config.databaseUrl) return [check('database', 'ok', 'PostgreSQL answers.')];
  const warning = embeddedWarning(config);
  return [
    check(
      'database',
      warning === undefined ? 'note' : 'warning',
      warning ??
        'The embedded database runs in the data folder. It serves one process on one machine, without point-in-time recovery.',
      warning === undefined ? { next: `Move to PostgreSQL with ${config.opsCommand} move-to-postgres.` } : {},
    ),
  ];
}

const serviceChecks = (facts: Facts, topic: CheckTopic, service: string): Check[] =>
  facts.services.filter((one) => one.service === service).map(({ words: failure }) => check(topic, 'error', failure));

function documentChecks(facts: Facts): Check[] {
  const errors = [
    ...serviceChecks(facts, 'documents', 'documents'),
    ...facts.stores.map((failure) => check('documents', 'error', failure)),
  ];
  if (errors.length > 0) return errors;
  const place = facts.config.bucket ? `the bucket ${facts.config.bucket.bucket}` : 'the data folder';
  return [check('documents', 'ok', `Documents are stored in ${place}. A test file was stored, read and deleted.`)];
}

function roomCheck({ folder, free }: Room): Check {
  if (free === undefined)
    return check('space', 'error', `The folder ${folder} cannot be read.`, {
      next: 'Check that the disk is mounted and that the user of the server may read the folder.',
    });
  const left =
    free < 10e9 ? `${String(Math.floor(free / 1e6))} MB` : `${Math.floor(free / 1e9).toLocaleString('en-US')} GB`;
  if (free < LITTLE_ROOM_BYTES)
    return check('space', 'warning', `The disk of ${folder} has ${left} left.`, {
      next: 'Free space or enlarge the disk. Without space, documents are refused and backups fail.',
    });
  return check('space', 'ok', `The disk of ${folder} has ${left} left.`);
}

function emailChecks(facts: Facts): Check[] {
  const errors = serviceChecks(facts, 'email', 'mail');
  if (errors.length > 0) return errors;
  if (facts.config.smtpUrl)
    return [
      check('email', 'ok', 'The email relay accepts the user name and password.', {
        next: 'Send a test email to check that it arrives.',
      }),
    ];
  return [
    check('email', 'todo', 'No email relay is set: emails are files in the data folder and reach no inbox.', {
      next: 'Set SMTP_URL and MAIL_FROM, and restart the server.',
    }),
  ];
}

function scannerChecks(facts: Facts): Check[] {
  const errors = serviceChecks(facts, 'scanner', 'scanner');
  if (errors.length > 0) return errors;
  if (facts.config.clamdUrl !== undefined) return [check('scanner', 'ok', 'clamd scans each document.')];
  return [
    check('scanner', 'note', 'Documents are not scanned for viruses. Their content is still inspected.', {
      next: 'Install clamd and set CLAMD_URL.',
    }),
  ];
}

function keyChecks({ config, keys, data }: Facts): Check[] {
  if (keys !== undefined) return [check('keys', 'error', keys)];
  if (config.keySource !== 'file')
    return [check('keys', 'ok', 'The encryption keys come from ENCRYPTION_KEYS or AWS KMS and are kept there.')];
  if (data === undefined) return [];
  if (!data.lacksKeyBackup) return [check('keys', 'ok', 'The encryption keys have a backup.')];
  return [
    check(
      'keys',
      'todo',
      'The encryption keys exist on this server only. Without them no encrypted value can be read.',
      {
        next: 'Download the key backup at /admin/settings/setup/keys and read it back.',
      },
    ),
  ];
}

function backupChecks({ config, data, now }: Facts): Check[] {
  const { backups } = config;
  if (!backups)
    return [
      check('backups', 'warning', 'The server makes no backups.', {
        next: 'Set BACKUP_DIR to a folder on another disk, and restart the server.',
      }),
    ];
  if (data === undefined) return [];
  const { lastBackupAt, drilledAt, backupFault: backupError, backupNext } = data;
  if (backupError !== null) return [check('backups', 'error', backupError, { next: backupNext })];
  if (lastBackupAt === null)
    return [check('backups', 'warning', 'There is no backup yet. The server makes the first one within a minute.')];
  const hours = Math.round((now.getTime() - Date.parse(lastBackupAt)) / HOUR_MS);
  const age = `The newest backup is ${String(hours)} ${hours === 1 ? 'hour' : 'hours'} old.`;
  const found = [
    hours > backups.hours * OVERDUE
      ? check('backups', 'error', age, { next: 'Read the log of the server for the reason.' })
      : check('backups', 'ok', age),
  ];
  if (drilledAt === null)
    found.push(
      check('backups', 'warning', 'A restore was never practiced.', {
        next: onServer({ config }, 'restore-drill'),
      }),
    );
  if (backups.copyFolder === undefined)
    found.push(
      check('backups', 'warning', 'Backups have no second copy.', {
        next: 'Set BACKUP_COPY_DIR to a folder on another machine, and restart the server.',
      }),
    );
  return found;
}

function valueChecks({ config, brand }: Facts): Check[] {
  const { samples } = checkUp(config, brand, noneFails);
  const found = sectionsWithSamples(samples).map(({ section, text }) =>
    check('values', 'todo', text, { next: OWN_VALUES, section }),
  );
  if (samples.some(({ section }) => section === 'noticeTexts'))
    found.push(
      check('values', 'warning', 'No review of the notices by your counsel is recorded.', {
        next: `Record it under "${words.sections.noticeTexts.title}".`,
        section: 'noticeTexts',
      }),
    );
  return found.length > 0 ? found : [check('values', 'ok', 'No value of your company is a sample.')];
}

export const OWN_VALUES = 'Enter your own values, or confirm them.';

/** The sections that keep the site from being published, each with its number of samples. */
export const sectionsWithSamples = (samples: Checklist['samples']): { section: SettingsSection; text: string }[] =>
  sectionNames
    .map((section) => ({ section, count: samples.filter((one) => one.section === section).length }))
    .filter(({ section, count }) => section !== 'noticeTexts' && count > 0)
    .map(({ section, count }) => ({
      section,
      text: `"${words.sections[section].title}" has ${String(count)} ${count === 1 ? 'sample' : 'samples'}.`,
    }));
