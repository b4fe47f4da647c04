import type { App } from '#server/app.ts';
import { encryptOldChats } from '#server/features/chats/stored-chats.ts';
import { pollStages } from '#server/features/deals/poll-stages.ts';
import { notifyOfExpiry } from '#server/features/decisions/expiry.ts';
import { sweepFiles } from '#server/features/documents/receive.ts';
import { runBackups } from '#server/operations/scheduled-backup.ts';
import { purgeDaily } from '#server/features/retention/purge.ts';
import { remindApplicants } from '#server/features/status/remind.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { forgetExpiredAnswers } from '#server/lib/idempotency.ts';

const SEAL_MS = 1000;
/** Delay until this node sees settings that another node saved. */
const SETTINGS_MS = 2000;
/** Usually reads an empty index. Upgrades, older nodes and restored backups bring chats that are not encrypted yet. */
const OLD_CHATS_MS = 5000;
/** How often the server looks whether a backup is due, and whether the newest one is still there. */
const BACKUPS_MS = 60_000;
const UPKEEP_MS = 15 * 60_000;

/** Starts the sealing of the audit log, retention, and database upkeep. Returns a function that stops them. */
export function startScheduledTasks(app: App): () => Promise<void> {
  const stopping = new AbortController();
  const stops = [
    every(SEAL_MS, () => app.auditSealer.run(), report(app, 'audit seal')),
    every(SETTINGS_MS, () => app.liveBrand.refresh(), report(app, 'settings')),
    every(SETTINGS_MS, () => app.publication.refresh(), report(app, 'publication')),
    every(SETTINGS_MS, () => app.knowledge.refresh(), report(app, 'entries of the assistant')),
    every(OLD_CHATS_MS, () => encryptOldChats(app, stopping.signal), report(app, 'encryption of chats')),
    ...pollers(app),
    ...(app.config.backups ? [every(BACKUPS_MS, () => runBackups(app), report(app, 'scheduled backups'))] : []),
    every(UPKEEP_MS, () => runUpkeep(app), report(app, 'upkeep')),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** An external CRM must be polled. The built-in one is in our database. */
const pollers = (app: App) =>
  app.config.salesforce ? [every(app.config.salesforce.pollMs, () => pollStages(app), report(app, 'CRM stages'))] : [];

/** Runs the tasks one after another. A failed task is logged and does not stop the later ones. */
export async function runUpkeep(app: App): Promise<void> {
  const { query } = app.db;
  const tasks: [string, () => Promise<unknown>][] = [
    ['expired idempotency keys', () => forgetExpiredAnswers(query)],
    ['expired rate limits', () => app.limits.sweep()],
    ['stray files', async () => sweepFiles(app, await readDatabaseTime(query))],
    ['document reminders', () => remindApplicants(app)],
    ['expiring approvals', () => notifyOfExpiry(app)],
    ['retention', () => purgeDaily(app)],
    ['database maintenance', () => app.db.maintain()],
  ];
  for (const [what, run] of tasks) await run().catch(report(app, what));
}

/** Repeats `run` with a pause of `ms` after each run. The returned function stops it and waits for the current run. */
function every(ms: number, run: () => Promise<unknown>, failed: (error: unknown) => void): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  const next = (): void => {
    timer = setTimeout(() => {
      running = run()
        .catch(failed)
        .then(() => {
          if (!stopped) next();
        });
    }, ms);
    timer.unref();
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

const report =
  (app: App, what: string) =>
  (error: unknown): void =>
    app.log.error({ cause: errorForLog(error) }, what);
