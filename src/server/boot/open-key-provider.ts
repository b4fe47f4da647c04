import { randomBytes } from 'node:crypto';
import type { Config } from '../config/environment.ts';
import { wrappedBy, wrapProved } from '../crypto/data-keys.ts';
import { newId } from '../lib/ids.ts';
import { ringKeeper } from '../crypto/ring-keeper.ts';
import { ringFile, ringSource, writeNewRing } from '../config/key-ring-file.ts';
import { isKmsKey, kmsKeyOf } from '../config/kms-settings.ts';
import type { KeyProvider, Query } from '../ports.ts';

/**
 * Who wraps the data keys, with all who still read what they wrapped before: AWS KMS where it is set, the ring where
 * there is one. Undefined where there is neither. The library of KMS takes a while: loaded where it is used alone.
 */
export async function openKeyProvider(config: Config): Promise<KeyProvider | undefined> {
  const source = ringSource(config);
  const ring = source && ringKeeper(source);
  const kms = config.kms && (await import('../adapters/keys/kms.ts')).openKms(config.kms);
  const active = config.keySource === 'kms' ? kms : (ring ?? kms);
  if (!active) return undefined;
  return {
    ...active,
    canRead: (kekId) => (isKmsKey(kekId) ? kms : ring)?.canRead(kekId) ?? false,
    unwrap: async (row) => {
      const keeper = isKmsKey(row.kek_id) ? kms : ring;
      if (!keeper) throw new Error(lostKeys(config, [row.kek_id]));
      return keeper.unwrap(row);
    },
  };
}

export type FoundKeeper = {
  keeper: KeyProvider;
  /** A ring was made for it. */
  generated: boolean;
  /** Keys that wrap rows still, though another one wraps from now on. */
  behind: string[];
};

/**
 * The keeper of this installation. Where a ring is to wrap and is not there, it is made only when nothing that the
 * database holds was sealed by a ring.
 * @throws Error in words when the ring of a database in use is not there; then nothing is written
 */
export async function findKeyProvider(config: Config, query: Query): Promise<FoundKeeper> {
  const needed = await wrappedBy(query);
  const found = await openKeyProvider(config);
  const generated = config.keySource !== 'kms' && !ringSource(config);
  if (generated) {
    const lost = needed.filter((id) => !found?.canRead(id));
    if (lost.length > 0) throw new Error(lostKeys(config, lost));
    writeNewRing(config);
  }
  const keeper = generated ? await openKeyProvider(config) : found;
  if (!keeper) throw new Error(`${ringFile(config)} could not be read back.`);
  return { keeper, generated, behind: needed.filter((id) => id !== keeper.activeId()) };
}

/** Why AWS KMS, where it is set, would not wrap a key or not open it again, in words; it is tried. */
export async function kmsFaultOf(config: Config): Promise<string | undefined> {
  const keeper = config.keySource === 'kms' ? await openKeyProvider(config) : undefined;
  if (!keeper) return undefined;
  return wrapProved(keeper, { purpose: 'fields', id: newId() }, randomBytes(32)).then(
    () => undefined,
    (error: unknown) => `KMS_KEY_ID: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** Whose keeper is not there at all. */
function lostKeys(config: Config, ids: string[]): string {
  const ofKms = ids.filter(isKmsKey).map(kmsKeyOf);
  const named = (ofKms.length > 0 ? ofKms : ids).join('", "');
  return ofKms.length > 0
    ? `The data keys of this database are wrapped by the key "${named}" of AWS KMS, and no setting leads there. Set KMS_KEY_ID to it (with KMS_REGION, unless it is an ARN); to go back to a ring set KMS_REGION alone and run npm run ops -- rotate-keys. Nothing was changed.`
    : `The database holds values that are sealed with the key "${named}", and ${ringFile(config)} is not there. Put the file back (npm run ops -- restore-keys FILE reads what npm run ops -- backup-keys wrote), or set ENCRYPTION_KEYS. Nothing was changed.`;
}
