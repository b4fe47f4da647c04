import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const ROOT = path.resolve(import.meta.dirname, '..');
const STYLES = path.join(ROOT, 'src/web/ui/base.css');
const FONTS = path.join(ROOT, 'node_modules/@fontsource');
const FACES = {
  'public-sans-page.woff2': {
    whole: '-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  // Headlines are too large for hinting to be visible.
  'special-gothic-page.woff2': {
    whole: '/special-gothic-expanded-one/files/special-gothic-expanded-one-latin-400-normal.woff2',
    noHinting: true,
  },
};
/** Kerning, figures of one width, and placement of accents. */
const FEATURES = ['kern', 'tnum', 'lnum', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * Creates the subset fonts of the pages, with the letters of the unicode-range in base.css and half the size.
 * Browsers load the complete font for any other letter.
 * @returns the folder of the fonts
 */
export async function makePageFonts(): Promise<string> {
  const letters = lettersOf(fs.readFileSync(STYLES, 'utf8'));
  const stamp = createHash('sha256')
    .update(fs.readFileSync(import.meta.filename))
    .update(letters);
  for (const { whole } of Object.values(FACES)) stamp.update(fs.readFileSync(FONTS + whole));
  const folder = path.join(ROOT, 'dist/fonts', stamp.digest('hex').slice(0, 12));
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, { whole, ...options }] of Object.entries(FACES)) {
    const file = path.join(folder, name);
    if (fs.existsSync(file)) continue;
    const font = await subsetFont(fs.readFileSync(FONTS + whole), letters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      ...options,
    });
    const part = `${file}.${String(process.pid)}`;
    fs.writeFileSync(part, font);
    fs.renameSync(part, file);
  }
  return folder;
}

/** Returns the letters of the fonts' `unicode-range`. @throws Error when the fonts have different ranges */
export function lettersOf(styles: string): string {
  const [range, ...more] = new Set(
    [...styles.matchAll(/page-fonts\/[^}]*unicode-range:\s*([^;]+);/g)].map(([, one]) => one ?? ''),
  );
  if (range === undefined || more.length > 0)
    throw new Error('base.css must have the same unicode-range for both page fonts');
  const letters = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, n) => String.fromCodePoint(first + n));
  });
  return letters.join('');
}
