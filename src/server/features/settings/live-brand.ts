import type { Brand } from '#contract/brand.ts';
import type { SettingsSection } from '#contract/settings.ts';
import { type BrandFile, type EffectiveBrand, layOver } from '#server/config/brand-file.ts';
import type { Db } from '#server/ports.ts';
import { readSaved } from './saved.ts';
import { type SavedRow, selectSettings, selectStamp } from './store.ts';

type CurrentBrand = EffectiveBrand & { rows: SavedRow[]; unread: SettingsSection[]; stamp: number };
/** Prepares what depends on the brand. The returned function activates it. */
type Prepare = (next: Brand) => Promise<() => void>;

/** The lender's current values: the brand file, overridden by the values saved in the database. */
export type LiveBrand = {
  file: BrandFile;
  now: () => CurrentBrand;
  /** Registers a dependency, which is prepared before new values take effect. */
  beforeChange: (prepare: Prepare) => void;
  /** Loads what this or another node saved. Resolves when it is in effect here. */
  refresh: () => Promise<void>;
};

/**
 * Opens the values. `unread` receives the sections that another version saved and this one cannot read. The file's
 * values apply there.
 */
export async function openLiveBrand(db: Db, file: BrandFile, unread: (sections: string[]) => void): Promise<LiveBrand> {
  const prepares: Prepare[] = [];
  const read = async (): Promise<CurrentBrand> => {
    const rows = await selectSettings(db.query);
    const found = readSaved(rows);
    if (found.unread.length > 0) unread(found.unread);
    const stamp = rows.reduce((sum, row) => sum + row.version, 0);
    return { ...layOver(file, found.saved, found.partly), rows, unread: found.unread, stamp };
  };
  let current = await read();
  const look = async (): Promise<void> => {
    if ((await selectStamp(db.query)) === current.stamp) return;
    const next = await read();
    const swaps: (() => void)[] = [];
    for (const prepare of prepares) swaps.push(await prepare(next.brand));
    // Synchronously, so that no answer mixes old and new values.
    current = next;
    for (const swap of swaps) swap();
  };
  // One after another, so that a slow refresh never replaces newer values.
  let last: Promise<void> = Promise.resolve();
  return {
    file,
    now: () => current,
    beforeChange: (prepare) => void prepares.push(prepare),
    refresh: () => {
      const mine = last.then(look);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
