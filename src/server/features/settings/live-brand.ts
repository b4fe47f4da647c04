import type { Brand } from '#contract/brand.ts';
import type { SettingsSection } from '#contract/settings.ts';
import { type BrandFile, type EffectiveBrand, layOver } from '#server/config/brand-file.ts';
import type { Db } from '#server/ports.ts';
import { readSaved } from './saved.ts';
import { type SavedRow, selectSettings, selectStamp } from './store.ts';

type Standing = EffectiveBrand & { rows: SavedRow[]; unread: SettingsSection[]; stamp: number };
/** Makes what is made of the brand, and answers how it takes the place of what is served now. */
type Prepare = (next: Brand) => Promise<() => void>;

/** The lender's values as they are now: the file's, and over them what was saved in the database. */
export type LiveBrand = {
  file: BrandFile;
  now: () => Standing;
  /** Whoever keeps something made of the brand makes it again before the new values hold. */
  beforeChange: (prepare: Prepare) => void;
  /** Reads what this or another node has saved; answers once it holds here. */
  refresh: () => Promise<void>;
};

/** `unread` is told the sections that were saved by another version and cannot be read: the file's values hold there. */
export async function openLiveBrand(db: Db, file: BrandFile, unread: (sections: string[]) => void): Promise<LiveBrand> {
  const prepares: Prepare[] = [];
  const read = async (): Promise<Standing> => {
    const rows = await selectSettings(db.query);
    const found = readSaved(rows);
    if (found.unread.length > 0) unread(found.unread);
    const stamp = rows.reduce((sum, row) => sum + row.version, 0);
    return { ...layOver(file, found.saved, found.partly), rows, unread: found.unread, stamp };
  };
  let standing = await read();
  const look = async (): Promise<void> => {
    if ((await selectStamp(db.query)) === standing.stamp) return;
    const next = await read();
    const swaps: (() => void)[] = [];
    for (const prepare of prepares) swaps.push(await prepare(next.brand));
    // In one turn, so that no answer mixes the old values with the new ones.
    standing = next;
    for (const swap of swaps) swap();
  };
  // One look after another: a slow one never puts older values over newer ones.
  let last: Promise<void> = Promise.resolve();
  return {
    file,
    now: () => standing,
    beforeChange: (prepare) => void prepares.push(prepare),
    refresh: () => {
      const mine = last.then(look);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
