import type { Config } from '#server/config/environment.ts';
import { withAuditKey, audit } from '#server/lib/audit.ts';
import { newRingEntry } from '#server/crypto/key-ring.ts';
import {
  wrappedBy,
  BEGINS_AFTER_SECONDS,
  readDataKeys,
  wrapProved,
  newKey,
  insertKey,
  inTurn,
} from '#server/crypto/data-keys.ts';
import { openVault } from '#server/crypto/vault.ts';
import { addActiveKey, ringFile, ringSource, whileRingIsOurs } from '#server/config/key-ring-file.ts';
import { isKmsKey, kmsKeyOf } from '#server/config/kms-settings.ts';
import { findKeyProvider } from '#server/boot/open-key-provider.ts';
import type { Db, KeyProvider, Tx, WrappedKey } from '#server/ports.ts';
import { systemCtx } from '#server/context.ts';

type Options = { newDataKey: boolean; now: Date };

/**
 * Rotates the keys of an installation, under traffic, and says what was done and what is left to do. A ring in the
 * data folder gets a new active key. A ring of ENCRYPTION_KEYS and a key of AWS KMS belong to the operator: the
 * database follows whichever is set, and so moves from one to the other.
 */
export async function rotateKeys(db: Db, config: Config, options: Options): Promise<string[]> {
  const before = await wrappedBy(db.query);
  if (before.length === 0) throw new Error('There are no data keys yet: start the server once.');
  const { keyProvider, generated } = await findKeyProvider(config, db.query);
  const ownsRing = config.keySource === 'file';
  const followed = !ownsRing && before.every((id) => id === keyProvider.activeId());
  if (followed && !options.newDataKey)
    return config.keySource === 'kms' ? howToRotateKms(keyProvider) : howToRotateTheSetting();
  const vault = await openVault(db, keyProvider, options.now);
  const rotate = (): Promise<Rotation> => {
    if (ownsRing && !generated) addActiveKey(config);
    return rotateDataKeys(withAuditKey(db, vault), keyProvider, options);
  };
  const done = await (ownsRing ? whileRingIsOurs(config, rotate) : rotate());
  return [
    `${String(done.rewrapped)} data keys are now wrapped by "${done.activeId}".${keptWords(config, before)}`,
    ...(done.newDataKey
      ? [
          `A new data key seals new values${db.embedded ? '' : ' from a minute on'}; what was sealed before stays readable.`,
        ]
      : []),
    ...(ownsRing ? ringAdvice(db, config) : []),
  ];
}

const ringAdvice = (db: Db, config: Config): string[] => [
  'Back the ring up again: npm run ops -- backup-keys FILE',
  ...(db.embedded ? [] : [`Other nodes need this ring within a minute: copy ${ringFile(config)} to each.`]),
];

/** Backups need the keys that they were made under, wherever those lie. */
function keptWords(config: Config, before: string[]): string {
  const ofKms = before.filter((id) => isKmsKey(id) && kmsKeyOf(id) !== config.kms?.keyId).map(kmsKeyOf);
  const ring = ringSource(config);
  return [
    ...(config.keySource === 'kms' ? [] : ['Keys that were active before stay in the ring: backups need them.']),
    ...(config.keySource === 'kms' && ring
      ? [
          `The server needs ${ring.name} no longer, backups made before do: npm run ops -- backup-keys FILE, and keep it.`,
        ]
      : []),
    ...(ofKms.length > 0 ? [`Backups made before need "${ofKms.join('", "')}" of AWS KMS: keep it enabled.`] : []),
  ]
    .map((words) => ` ${words}`)
    .join('');
}

const howToRotateKms = (keyProvider: KeyProvider): string[] => [
  `All data keys are wrapped by "${kmsKeyOf(keyProvider.activeId())}" of ${keyProvider.name} already. Nothing was changed.`,
  'What lies behind the key is renewed in AWS (key rotation), with nothing to do here. For another key set KMS_KEY_ID to it on every node, restart them one after the other, and run this again; the credentials must be allowed both keys meanwhile.',
];

const howToRotateTheSetting = (): string[] => [
  'The keys come from ENCRYPTION_KEYS, which only you can change. Nothing was changed. In two steps:',
  `1. Add a new key at the END of ENCRYPTION_KEYS on every node and restart them one after the other. A fresh one, shown this once: ${newRingEntry()}`,
  '2. Move it to the FRONT on every node, restart them again, and run npm run ops -- rotate-keys: it wraps all data keys with it.',
  'Keep the old keys in the list: backups made before need them.',
];

type Rotation = { activeId: string; rewrapped: number; newDataKey: boolean };

/**
 * Wraps every data key with the key provider's active key and, where asked, makes a data key for new values. The key provider is
 * asked first, then the rows are written in one transaction, each only if it is still the one that was read.
 * @throws Error that says so when a key cannot be unwrapped, another rotation came between, or the active key is gone by
 *   then; then nothing is changed
 */
export async function rotateDataKeys(
  db: Db,
  keyProvider: KeyProvider,
  options: { newDataKey: boolean; now: Date },
): Promise<Rotation> {
  const activeId = keyProvider.activeId();
  const old = (await readDataKeys(db.query)).filter((row) => row.kek_id !== activeId);
  const fresh = await Promise.all(
    old.map(async (row) => ({ row, to: await wrapProved(keyProvider, row, await keyProvider.unwrap(row)) })),
  );
  const made = options.newDataKey ? await newKey(keyProvider, 'fields') : undefined;
  return db.tx(async (tx) => {
    await inTurn(tx);
    if (!keyProvider.canRead(activeId))
      throw new Error(
        `${keyProvider.name} no longer holds the key "${activeId}" that was to wrap the data keys. Nothing was changed by this one: run it again.`,
      );
    let rewrapped = 0;
    for (const { row, to } of fresh) rewrapped += await replaceWrapped(tx, row, to);
    if (made) await insertKey(tx, made, options.now, db.embedded ? 0 : BEGINS_AFTER_SECONDS);
    if ((await wrappedBy(tx)).some((id) => id !== activeId))
      throw new Error(
        'Another rotation wrapped the data keys at the same moment. Nothing was changed by this one: run it again.',
      );
    await audit(
      tx,
      systemCtx(options.now),
      'keys.rotated',
      { kind: 'key', id: activeId },
      { rewrapped, newDataKey: options.newDataKey },
    );
    return { activeId, rewrapped, newDataKey: options.newDataKey };
  });
}

/** Returns 0 when another rotation has wrapped the key since it was read. */
async function replaceWrapped(tx: Tx, row: WrappedKey, fresh: Pick<WrappedKey, 'kek_id' | 'wrapped'>): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('data_keys')
    .set(fresh)
    .where('id', '=', row.id)
    .where('kek_id', '=', row.kek_id)
    .where('wrapped', '=', row.wrapped)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
