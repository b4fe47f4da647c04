import type { KeyProvider, WrappedKey } from '#server/ports.ts';
import { gcmOpen, gcmSeal, type RingSource } from './key-ring.ts';

/** The key ring, read anew at each use: it may have grown. */
export const ringKeeper = (source: RingSource): KeyProvider => ({
  name: source.name,
  activeId: () => source.read().activeId,
  canRead: (kekId) => source.read().keys.has(kekId),
  wrap: async (purpose, id, key) => {
    const { activeId, keys } = source.read();
    const kek = keys.get(activeId);
    if (!kek) throw new Error('the key ring has no active key');
    return Promise.resolve({
      kek_id: activeId,
      wrapped: gcmSeal(kek, key, wrapAad({ purpose, id })).toString('base64url'),
    });
  },
  unwrap: async (row) => Promise.resolve(unwrapBy(source, row)),
});

const wrapAad = ({ purpose, id }: Pick<WrappedKey, 'purpose' | 'id'>): string => `data-key:${purpose}:${id}`;

function unwrapBy({ name, read }: RingSource, row: WrappedKey): Buffer {
  const kek = read().keys.get(row.kek_id);
  if (!kek)
    throw new Error(
      `${name} lacks the key "${row.kek_id}" that this database was sealed with. Give that key (from your backup of the keys), or start on an empty DATA_DIR.`,
    );
  try {
    return gcmOpen(kek, Buffer.from(row.wrapped, 'base64url'), wrapAad(row));
  } catch (cause) {
    throw new Error(
      `The key "${row.kek_id}" in ${name} is not the one that this database was sealed with. Give the right key; nothing was changed.`,
      { cause },
    );
  }
}
