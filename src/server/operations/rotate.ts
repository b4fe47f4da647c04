import type { Config } from '#server/config.ts';
import { newRingEntry } from '#server/core/key-ring.ts';
import { readDataKeys, rotateDataKeys } from '#server/core/data-keys.ts';
import { addActiveKey, ringFile, ringSource } from '#server/key-ring-file.ts';
import type { Db } from '#server/ports.ts';

/**
 * Rotates the keys of an installation, under traffic, and says what was done and what is left to do.
 * A ring in the data folder gets a new active key. A ring of ENCRYPTION_KEYS belongs to the operator:
 * the database follows whichever key stands first in it.
 */
export async function rotateKeys(
  db: Db,
  config: Config,
  options: { newDataKey: boolean; now: Date },
): Promise<string[]> {
  const source = ringSource(config);
  if (!source) throw new Error(`There is no key ring in ${ringFile(config)}: start the server once, or restore it.`);
  const old = source.read();
  const fromSetting = config.keySource === 'setting';
  const followed = (await readDataKeys(db.query)).every((row) => row.kek_id === old.activeId);
  if (fromSetting && followed && !options.newDataKey) return howToRotateTheSetting();
  const ring = fromSetting ? old : addActiveKey(config, old);
  const done = await rotateDataKeys(db, ring, source.name, options);
  return [
    `${String(done.rewrapped)} data keys are now wrapped by "${done.activeId}". Keys that were active before stay in the ring: backups need them.`,
    ...(done.newDataKey
      ? [
          `A new data key seals new values${db.embedded ? '' : ' from a minute on'}; what was sealed before stays readable.`,
        ]
      : []),
    ...(fromSetting ? [] : ['Back the ring up again: npm run backup-keys -- FILE']),
    ...(fromSetting || db.embedded
      ? []
      : [`Other nodes need this ring within a minute: copy ${ringFile(config)} to each.`]),
  ];
}

const howToRotateTheSetting = (): string[] => [
  'The keys come from ENCRYPTION_KEYS, which only you can change. Nothing was changed. In two steps:',
  `1. Add a new key at the END of ENCRYPTION_KEYS on every node and restart them one after the other. A fresh one, shown this once: ${newRingEntry()}`,
  '2. Move it to the FRONT on every node, restart them again, and run npm run keys:rotate: it wraps all data keys with it.',
  'Keep the old keys in the list: backups made before need them.',
];
