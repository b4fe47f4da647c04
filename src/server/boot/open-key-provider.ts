import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config/environment.ts';
import { wrappedBy, wrapProved } from '#server/crypto/data-keys.ts';
import { newId } from '#server/lib/ids.ts';
import { ringKeyProvider } from '#server/crypto/key-ring.ts';
import { ringFile, ringSource, writeNewRing } from '#server/config/key-ring-file.ts';
import { isKmsKey, kmsKeyOf } from '#server/config/kms-settings.ts';
import type { KeyProvider, Query } from '#server/ports.ts';
import type { App } from '#server/app.ts';
import type { VaultErrors } from '#server/crypto/vault.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';

/**
 * Opens the provider that wraps new data keys: AWS KMS or the key ring, as configured. It unwraps keys of both. Returns
 * undefined when neither is configured. The KMS library loads slowly, so it is imported only when needed.
 */
export async function openKeyProvider(config: Config): Promise<KeyProvider | undefined> {
  const source = ringSource(config);
  const ring = source && ringKeyProvider(source);
  const kms = config.kms && (await import('#server/adapters/keys/kms.ts')).openKms(config.kms);
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
  /** A new key ring was created. */
  generated: boolean;
  /** Earlier keys that still wrap rows of this database. */
  behind: string[];
};

/**
 * Returns the key provider of this installation. Creates a missing key ring only when the database holds nothing that a
 * ring encrypted.
 * @throws Error when the ring of a database in use is missing; nothing is written then
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

/** Wraps and unwraps a test key with AWS KMS. Returns the reason of a failure. Undefined without KMS. */
export async function kmsErrorOf(config: Config): Promise<string | undefined> {
  const keyProvider = config.keySource === 'kms' ? await openKeyProvider(config) : undefined;
  if (!keyProvider) return undefined;
  return wrapProved(keyProvider, { purpose: 'fields', id: newId() }, randomBytes(32)).then(
    () => undefined,
    (error: unknown) => `KMS_KEY_ID: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** Explains that the key provider of this database is missing. */
function lostKeys(config: Config, ids: string[]): string {
  const { opsCommand } = config;
  const ofKms = ids.filter(isKmsKey).map(kmsKeyOf);
  const named = (ofKms.length > 0 ? ofKms : ids).join('", "');
  return ofKms.length > 0
    ? `The data keys of this database are wrapped by the key "${named}" of AWS KMS, and KMS is not configured. Set KMS_KEY_ID to this key (with KMS_REGION, unless it is an ARN). To return to a key ring, set KMS_REGION alone and run ${opsCommand} rotate-keys. Nothing was changed.`
    : `The database holds values that are encrypted with the key "${named}", and ${ringFile(config)} is missing. Put the file back (${opsCommand} restore-keys FILE reads the file from ${opsCommand} backup-keys), or set ENCRYPTION_KEYS. Nothing was changed.`;
}

const LOOK_MS = 10_000;

/** Rereads the data keys every 10 seconds. Logs each key that this node's key provider cannot use, once. */
export function watchKeys(app: App): { errors: () => VaultErrors; stop: () => void } {
  let errors: VaultErrors = { unreadable: [], unreadableAfterRestart: [] };
  const look = async (): Promise<void> => {
    const refreshed = await app.vault.refresh();
    const found = {
      unreadable: [...new Set(refreshed.unreadable)],
      unreadableAfterRestart: [...new Set(refreshed.unreadableAfterRestart)],
    };
    const before = [...errors.unreadable, ...errors.unreadableAfterRestart];
    errors = found;
    for (const failure of found.unreadable.filter((one) => !before.includes(one)))
      app.log.error({ fault: failure }, 'this node cannot decrypt new values of other nodes');
    for (const failure of found.unreadableAfterRestart.filter((one) => !before.includes(one)))
      app.log.error({ fault: failure }, 'this node decrypts all values, but could not start again');
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    // Skips a refresh while a slow one is still running.
    looking ??= look()
      .catch((error: unknown) => app.log.error({ cause: errorForLog(error) }, 'data keys could not be read'))
      .finally(() => (looking = undefined));
  }, LOOK_MS);
  timer.unref();
  return { errors: () => errors, stop: () => clearInterval(timer) };
}
