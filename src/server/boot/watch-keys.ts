import type { App } from '../app.ts';
import type { VaultFaults } from '../crypto/vault.ts';
import { errorForLog } from '../lib/error-for-log.ts';

const LOOK_MS = 10_000;

/** Reads the data keys again every few seconds, and says in the log, once, what this node's keeper lacks. */
export function watchKeys(app: App): { faults: () => VaultFaults; stop: () => void } {
  let faults: VaultFaults = { blind: [], doomed: [] };
  const look = async (): Promise<void> => {
    const refreshed = await app.vault.refresh();
    const found = { blind: [...new Set(refreshed.blind)], doomed: [...new Set(refreshed.doomed)] };
    const before = [...faults.blind, ...faults.doomed];
    faults = found;
    for (const fault of found.blind.filter((one) => !before.includes(one)))
      app.log.error({ fault }, 'new values of other nodes do not open on this node');
    for (const fault of found.doomed.filter((one) => !before.includes(one)))
      app.log.error({ fault }, 'all values open, but this node could not start again');
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A keeper that is slow is asked once at a time.
    looking ??= look()
      .catch((error: unknown) => app.log.error({ cause: errorForLog(error) }, 'data keys could not be read'))
      .finally(() => (looking = undefined));
  }, LOOK_MS);
  timer.unref();
  return { faults: () => faults, stop: () => clearInterval(timer) };
}
