import { randomBytes } from 'node:crypto';
import type { Config } from '../config/environment.ts';
import { wrappedBy, wrapProved } from '../crypto/data-keys.ts';
import { newId } from '../lib/ids.ts';
import { ringKeyProvider } from '#server/crypto/key-ring.ts';
import { ringFile, ringSource, writeNewRing } from '../config/key-ring-file.ts';
import { isKmsKey, kmsKeyOf } from '../config/kms-settings.ts';
import type { KeyProvider, Query } from '../ports.ts';
import type { App } from '#server/app.ts';
import type { VaultFaults } from '#server/crypto/vault.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';

/**
 * Who wraps the data keys, with all who still read what they wrapped before: AWS KMS where it is set, the ring where
 * there is one. Undefined where there is neither. The library of KMS takes a while: loaded where it is used alone.
 */
export async function openKeyProvider(config: Config): Promise<KeyProvider | undefined> {
  const source = ringSource(config);
  const ring = source && ringKeyProvider(source);
  const kms = config.kms && (await import('../adapters/keys/kms.ts')).openKms(config.kms);
  const active = config.keySource === 'kms' ? kms : (ring ?? kms);
  if (!active) return undefined;
  return {
    ...active,
    canRead: (kekId) => (isKmsKey(kekId) ? kms : ring)?.canRead(kekId) ?? false,
    unwrap: async (row) => {
      const keyProvider = isKmsKey(row.kek_id) ? kms : ring;
      if (!keyProvider) throw new Error(lostKeys(config, [row.kek_id]));
      return keyProvider.unwrap(row);
    },
  };
}

type FoundKeyProvider = {
  keyProvider: KeyProvider;
  /** A ring was made for it. */
  generated: boolean;
  /** Keys that wrap rows still, though another one wraps from now on. */
  behind: string[];
};

/**
 * The key provider of this installation. Where a ring is to wrap and is not there, it is made only when nothing that the
 * database holds was sealed by a ring.
 * @throws Error in words when the ring of a database in use is not there; then nothing is written
 */
export async function findKeyProvider(config: Config, query: Query): Promise<FoundKeyProvider> {
  const needed = await wrappedBy(query);
  const found = await openKeyProvider(config);
  const generated = config.keySource !== 'kms' && !ringSource(config);
  if (generated) {
    const lost = needed.filter((id) => !found?.canRead(id));
    if (lost.length > 0) throw new Error(lostKeys(config, lost));
    writeNewRing(config);
  }
  const keyProvider = generated ? await openKeyProvider(config) : found;
  if (!keyProvider) throw new Error(`${ringFile(config)} could not be read back.`);
  return { keyProvider, generated, behind: needed.filter((id) => id !== keyProvider.activeId()) };
}

/** Why AWS KMS, where it is set, would not wrap a key or not open it again, in words; it is tried. */
export async function kmsFaultOf(config: Config): Promise<string | undefined> {
  const keyProvider = config.keySource === 'kms' ? await openKeyProvider(config) : undefined;
  if (!keyProvider) return undefined;
  return wrapProved(keyProvider, { purpose: 'fields', id: newId() }, randomBytes(32)).then(
    () => undefined,
    (error: unknown) => `KMS_KEY_ID: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** Whose key provider is not there at all. */
function lostKeys(config: Config, ids: string[]): string {
  const ofKms = ids.filter(isKmsKey).map(kmsKeyOf);
  const named = (ofKms.length > 0 ? ofKms : ids).join('", "');
  return ofKms.length > 0
    ? `The data keys of this database are wrapped by the key "${named}" of AWS KMS, and no setting leads there. Set KMS_KEY_ID to it (with KMS_REGION, unless it is an ARN); to go back to a ring set KMS_REGION alone and run npm run ops -- rotate-keys. Nothing was changed.`
    : `The database holds values that are sealed with the key "${named}", and ${ringFile(config)} is not there. Put the file back (npm run ops -- restore-keys FILE reads what npm run ops -- backup-keys wrote), or set ENCRYPTION_KEYS. Nothing was changed.`;
}

const LOOK_MS = 10_000;

/** Reads the data keys again every few seconds, and says in the log, once, what this node's key provider lacks. */
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
    // A key provider that is slow is asked once at a time.
    looking ??= look()
      .catch((error: unknown) => app.log.error({ cause: errorForLog(error) }, 'data keys could not be read'))
      .finally(() => (looking = undefined));
  }, LOOK_MS);
  timer.unref();
  return { faults: () => faults, stop: () => clearInterval(timer) };
}
