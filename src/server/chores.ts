import type { App } from './app.ts';
import { sealAudit } from './core/seal-audit.ts';
import { sweepFiles } from './features/documents/sweep.ts';
import { purgeDaily } from './features/retention/purge-daily.ts';
import { describe } from './core/describe.ts';

const SEAL_MS = 1000;
const UPKEEP_MS = 15 * 60_000;

/** What no request does: chaining the audit trail, forgetting what has expired, the embedded database's own upkeep. */
export function startChores(app: App): () => Promise<void> {
  const stops = [
    every(SEAL_MS, () => sealAudit(app.db, app.vault, app.clock.now()), report(app, 'audit seal')),
    every(UPKEEP_MS, () => upkeep(app), report(app, 'upkeep')),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function upkeep(app: App): Promise<void> {
  const now = app.clock.now();
  await app.db.query.deleteFrom('idempotency').where('expires_at', '<', now).execute();
  await app.limits.sweep();
  await sweepFiles(app, now);
  await purgeDaily(app);
  await app.db.maintain();
}

/** Runs again a while after each run has ended; stopping waits for the one under way. */
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
    app.log.error({ cause: describe(error) }, what);
