import { PassThrough, type Readable } from 'node:stream';
import path from 'node:path';
import { writeBackup } from '#server/adapters/backup/write-backup.ts';
import { callControl, type ControlCalls } from '#server/adapters/control/socket.ts';
import { openExistingEmbedded, openServer } from '#server/db/open.ts';
import type { Config } from '#server/config/environment.ts';
import { filesFolder, movedError } from '#server/config/data-folder.ts';
import type { Db } from '#server/ports.ts';
import { auditWarnings, renewAuditMark } from './audit-mark.ts';
import { type Jobs, openJobs } from '#server/jobs/queue.ts';
import { readDataFacts } from './diagnose.ts';
import { rotateKeys } from './rotate.ts';
import { recordDrill } from './scheduled-backup.ts';
import { sql } from 'kysely';
import { sectionNames } from '#contract/settings.ts';
import { isMigrated } from '#server/db/migrate.ts';
import { systemClock } from '#server/boot/clock.ts';
import { withAuditKey } from '#server/lib/audit.ts';
import { openVault } from '#server/crypto/vault.ts';
import { inviteAdmin } from '#server/features/users/invite.ts';
import { invitationWords } from '#server/boot/startup-banner.ts';
import { openKeyProvider } from '#server/boot/open-key-provider.ts';

export const controlFile = (config: Config): string => path.join(config.dataDir, 'db', 'control');

type Place = {
  config: Config;
  db: Db;
  refresh: () => Promise<unknown>;
  withJobs: (work: (jobs: Jobs) => Promise<void>) => Promise<void>;
};

/** The commands that use the data. They run in the server that has the data open, or in the command's own process. */
export const controlCalls = ({ config, db, refresh, withJobs }: Place) =>
  ({
    rotate: async (flags, out) => {
      const lines = await rotateKeys(db, config, { newDataKey: flags.includes('data-key'), now: new Date() });
      await refresh();
      out.write(lines.join('\n'));
    },
    settings: async (_flags, out) => void out.write(JSON.stringify(await readSavedSettings(db))),
    'audit-warnings': async (_flags, out) => void out.write(JSON.stringify(await auditWarnings(config, db))),
    'data-facts': async (_flags, out) => void out.write(JSON.stringify((await readDataFacts(config, db)) ?? null)),
    'renew-audit-mark': async (_flags, out) => void out.write(String(await renewAuditMark(config, db, new Date()))),
    'renew-invitation': ([email = ''], out) =>
      withJobs(async (jobs) => void out.write(await renewInvitation(config, db, jobs, email))),
    drill: async ([file = ''], out) =>
      void out.write((await recordDrill(db.query, file)) ? 'recorded' : 'no scheduled backup'),
    backup: (_flags, out) => writeBackup(out, db.query, filesFolder(config), new Date()),
  }) satisfies ControlCalls;

/** Runs a command in the server that has the data open, otherwise on data opened here. @throws Error */
export async function callData(
  config: Config,
  name: keyof ReturnType<typeof controlCalls>,
  flags: string[] = [],
): Promise<Readable> {
  const moved = movedError(config);
  if (moved !== undefined) throw new Error(moved);
  const running = config.databaseUrl ? undefined : await callControl(controlFile(config), name, flags);
  if (running) return running;
  const db = config.databaseUrl
    ? openServer(config.databaseUrl.reveal(), { seconds: Infinity })
    : await openExistingEmbedded(path.join(config.dataDir, 'db'));
  const out = new PassThrough();
  const withJobs = async (work: (jobs: Jobs) => Promise<void>): Promise<void> => {
    const jobs = await openJobs(db.pool, db.embedded, { onError: () => undefined, onTry: () => undefined });
    try {
      await work(jobs);
    } finally {
      await jobs.stop();
    }
  };
  const call = controlCalls({ config, db, refresh: () => Promise.resolve(), withJobs })[name];
  const work = async (): Promise<void> => {
    try {
      await call(flags, out);
    } finally {
      await db.close();
    }
  };
  work().then(
    () => out.end(),
    (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return out;
}

/** Returns the settings that staff saved. Empty in a database without that table. */
async function readSavedSettings({ query }: Db): Promise<object[]> {
  const found = await sql<{ at: string | null }>`select to_regclass('brand_settings')::text as at`.execute(query);
  if (found.rows[0]?.at === null) return [];
  // A database that this version has not migrated lacks the column. All its values count as confirmed.
  const { rows } = await sql<object>`select section, value, to_jsonb(brand_settings)->'confirmed' as confirmed
    from brand_settings limit ${sectionNames.length}`.execute(query);
  return rows;
}

/**
 * Replaces the open invitation of this administrator. Returns the text to print: the link, or where the email is.
 * @throws Error when the account exists, or the server never started here
 */
async function renewInvitation(config: Config, db: Db, jobs: Jobs, email: string): Promise<string> {
  if (!(await isMigrated(db.query)))
    throw new Error('The database is of another version: start the server of this version once.');
  const keyProvider = await openKeyProvider(config);
  if (!keyProvider) throw new Error('The keys of this installation are missing here: start the server once.');
  const vault = await openVault(db, keyProvider, systemClock.now());
  const parts = { config, db: withAuditKey(db, vault), vault, jobs, clock: systemClock };
  const invitation = await inviteAdmin(parts, email, { renew: true });
  if (!invitation) throw new Error(`${email} has an account already. No invitation was sent.`);
  return invitationWords({ ...config, adminEmail: email }, invitation);
}
