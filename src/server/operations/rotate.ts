import type { Config } from '#server/config/environment.ts';
import { withAuditKey, audit } from '#server/lib/audit.ts';
import { newRingEntry } from '#server/crypto/key-ring.ts';
import {
  wrappedBy,
  BEGINS_AFTER_SECONDS,
  readDataKeys,
  wrapProved,
  generateDataKey,
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
 * Rotates the keys of an installation while it runs. Returns what was done and what is left to do. A key ring in the
 * data folder gets a new active key. ENCRYPTION_KEYS and keys of AWS KMS belong to the operator: the database follows
 * the configured one, and can move between them.
 */
export async function rotateKeys(db: Db, config: Config, options: Options): Promise<string[]> {
  const before = await wrappedBy(db.query);
  if (before.length === 0) throw new Error('There are no data keys yet: start the server once.');
  const { keyProvider, generated } = await findKeyProvider(config, db.query);
  const ownsRing = config.keySource === 'file';
  const followed = !ownsRing && before.every((id) => id === keyProvider.activeId());
  if (followed && !options.newDataKey)
    return config.keySource === 'kms' ? howToRotateKms(keyProvider) : howToRotateTheSetting(config);
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
          `New values are encrypted with a new data key${db.embedded ? '' : ' from a minute on'}. Existing values stay readable.`,
        ]
      : []),
    ...(ownsRing ? ringAdvice(db, config) : []),
  ];
}

const ringAdvice = (db: Db, config: Config): string[] => [
  `Back up the key ring again: ${config.opsCommand} backup-keys FILE`,
  ...(db.embedded ? [] : [`Other nodes need this key ring within 1 minute: copy ${ringFile(config)} to each.`]),
];

/** Explains which earlier keys to keep, because backups need the keys of their time. */
function keptWords(config: Config, before: string[]): string {
  const ofKms = before.filter((id) => isKmsKey(id) && kmsKeyOf(id) !== config.kms?.keyId).map(kmsKeyOf);
  const ring = ringSource(config);
  return [
    ...(config.keySource === 'kms' ? [] : ['Earlier keys stay in the ring, because backups need them.']),
    ...(config.keySource === 'kms' && ring
      ? [
          `The server no longer needs ${ring.name}, but earlier backups do: run ${config.opsCommand} backup-keys FILE, and keep the file.`,
        ]
      : []),
    ...(ofKms.length > 0 ? [`Earlier backups need "${ofKms.join('", "')}" of AWS KMS: keep it enabled.`] : []),
  ]
    .map((words) => ` ${words}`)
    .join('');
}

const howToRotateKms = (keyProvider: KeyProvider): string[] => [
  `All data keys are already wrapped by "${kmsKeyOf(keyProvider.activeId())}" of ${keyProvider.name}. Nothing was changed.`,
  'AWS rotates the key material itself (key rotation), with nothing to do here. To use another key, set KMS_KEY_ID on every node, restart the nodes one after another, and run this command again. Until then the credentials need access to both keys.',
];

const howToRotateTheSetting = ({ opsCommand }: Config): string[] => [
  'The keys come from ENCRYPTION_KEYS, which only you can change. Nothing was changed. Do this in two steps:',
  `1. Add a new key at the END of ENCRYPTION_KEYS on every node, and restart the nodes one after another. A new key, shown only once: ${newRingEntry()}`,
  `2. Move it to the FRONT on every node, restart the nodes again, and run ${opsCommand} rotate-keys. It wraps all data keys with the new key.`,
  'Keep the old keys in the list, because earlier backups need them.',
];

type Rotation = { activeId: string; rewrapped: number; newDataKey: boolean };

/**
 * Wraps every data key with the provider's active key. Optionally adds a data key for new values. Calls the provider
 * first, then writes the rows in one transaction, each only if it is unchanged.
 * @throws Error when a key cannot be unwrapped, another rotation ran at the same time, or the active key was removed;
 * nothing is changed then
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
  const made = options.newDataKey ? await generateDataKey(keyProvider, 'fields') : undefined;
  return db.tx(async (tx) => {
    await inTurn(tx);
    if (!keyProvider.canRead(activeId))
      throw new Error(
        `${keyProvider.name} no longer contains the key "${activeId}" that was to wrap the data keys. This run changed nothing. Run it again.`,
      );
    let rewrapped = 0;
    for (const { row, to } of fresh) rewrapped += await replaceWrapped(tx, row, to);
    if (made) await insertKey(tx, made, options.now, db.embedded ? 0 : BEGINS_AFTER_SECONDS);
    if ((await wrappedBy(tx)).some((id) => id !== activeId))
      throw new Error(
        'Another rotation wrapped the data keys at the same moment. This run changed nothing. Run it again.',
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

/** Returns 0 when another rotation wrapped the key since it was read. */
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
