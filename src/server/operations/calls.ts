import { PassThrough, type Readable } from 'node:stream';
import path from 'node:path';
import { writeBackup } from '#server/adapters/backup/write-backup.ts';
import { callControl, type ControlCalls } from '#server/adapters/control/socket.ts';
import { openExistingEmbedded, openServer } from '#server/db/open.ts';
import type { Config } from '#server/config/environment.ts';
import { filesFolder } from '#server/config/data-folder.ts';
import type { Db } from '#server/ports.ts';
import { auditWarnings, renewAuditMark } from './audit-mark.ts';
import { type Jobs, openJobs } from '#server/jobs/queue.ts';
import { renewInvitation } from './renew-invitation.ts';
import { readSavedSettings } from './read-saved-settings.ts';
import { rotateKeys } from './rotate.ts';

export const controlFile = (config: Config): string => path.join(config.dataDir, 'db', 'control');

type Place = {
  config: Config;
  db: Db;
  refresh: () => Promise<unknown>;
  withJobs: (work: (jobs: Jobs) => Promise<void>) => Promise<void>;
};

/** What commands do with the data: in the server that holds them, or beside it. */
export const controlCalls = ({ config, db, refresh, withJobs }: Place) =>
  ({
    rotate: async (flags, out) => {
      const lines = await rotateKeys(db, config, { newDataKey: flags.includes('data-key'), now: new Date() });
      await refresh();
      out.write(lines.join('\n'));
    },
    settings: async (_flags, out) => void out.write(JSON.stringify(await readSavedSettings(db))),
    'audit-warnings': async (_flags, out) => void out.write(JSON.stringify(await auditWarnings(config, db))),
    'renew-audit-mark': async (_flags, out) => void out.write(String(await renewAuditMark(config, db, new Date()))),
    'renew-invitation': ([email = ''], out) =>
      withJobs(async (jobs) => void out.write(await renewInvitation(config, db, jobs, email))),
    backup: (_flags, out) => writeBackup(out, db.query, filesFolder(config), new Date()),
  }) satisfies ControlCalls;

/**
 * Does one call: by the running server where one holds the embedded database, else by opening the data here.
 * @throws Error in words
 */
export async function callData(
  config: Config,
  name: keyof ReturnType<typeof controlCalls>,
  flags: string[] = [],
): Promise<Readable> {
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
