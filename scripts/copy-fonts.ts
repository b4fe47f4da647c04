import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const ROOT = path.resolve(import.meta.dirname, '..');
const FONTS = path.join(ROOT, 'node_modules/@fontsource');
const FOLDER = path.join(ROOT, 'src/server/features/signed-copies/fonts');
const SANS = '-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
const GOTHIC = '/special-gothic-expanded-one/files/special-gothic-expanded-one-latin-400-normal.woff2';
/** Latin-1, and the marks that the texts of both languages use. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;
type Source = { whole: string; variationAxes?: Record<string, number> };
const FILES: Record<string, Source> = {
  'public-sans-400.ttf': { whole: SANS, variationAxes: { wght: 400 } },
  'public-sans-700.ttf': { whole: SANS, variationAxes: { wght: 700 } },
  'special-gothic-400.ttf': { whole: GOTHIC },
};

/** The site's faces as TrueType files for PDF documents, by file name. */
export async function makeCopyFonts(): Promise<Record<string, Buffer>> {
  const codes = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, n) => from + n));
  const letters = String.fromCodePoint(...codes);
  const made = Object.entries(FILES).map(async ([name, { whole, ...axes }]) => {
    const font = fs.readFileSync(FONTS + whole);
    const options = { targetFormat: 'truetype' as const, keepFeatures: [], noHinting: true, ...axes };
    return [name, await subsetFont(font, letters, options)] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

if (import.meta.main)
  for (const [name, font] of Object.entries(await makeCopyFonts())) fs.writeFileSync(path.join(FOLDER, name), font);
