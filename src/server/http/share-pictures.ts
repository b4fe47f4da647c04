import fs from 'node:fs';
import path from 'node:path';
import { decodePng, encodePng, type Pixels } from '#server/lib/png.ts';

/** How much of each pixel a letter covers, 0 to 255, row by row. Sizes are pixels. */
type Letter = { advance: number; width: number; cover: string };
export type LetterSet = { height: number; baseline: number; letters: Record<string, Letter> };
export type Letters = Record<keyof typeof SHARE_TEXT, LetterSet>;

/** Where the server writes on a picture: the left edge, the baseline and the size in pixels. */
export const SHARE_TEXT = {
  company: { x: 132, y: 90, size: 32 },
  payment: { x: 72, y: 566, size: 46 },
  words: { x: 72, y: 566, size: 30 },
  terms: { x: 72, y: 600, size: 17 },
} as const;
const RIGHT = 1128;
const WHITE = 255;
const GAP = 14;

/** What a picture says about its installation: the company, $3,812.27, the words after it, and its terms. */
type ShareText = Record<keyof typeof SHARE_TEXT, string>;

/** Reads the pictures that the build drew. The result writes the texts of an installation on one of them. */
export function readSharePictures(dist: string) {
  const folder = path.join(dist, 'share');
  const letters = JSON.parse(fs.readFileSync(path.join(folder, 'letters.json'), 'utf8')) as Letters;
  return {
    names: fs.readdirSync(folder).filter((name) => name.endsWith('.png')),
    draw: (name: string, { company, payment, words, terms }: ShareText): Promise<Buffer> => {
      const picture = decodePng(fs.readFileSync(path.join(folder, name)));
      write(picture, letters.company, company, SHARE_TEXT.company);
      const end = write(picture, letters.payment, payment, SHARE_TEXT.payment);
      write(picture, letters.words, words, { ...SHARE_TEXT.words, x: end + GAP });
      write(picture, letters.terms, terms, SHARE_TEXT.terms);
      return encodePng(picture);
    },
  };
}

/** Writes white text and returns where it ends. Leaves out what passes the right edge, and unknown letters. */
function write({ width, rgb }: Pixels, set: LetterSet, text: string, at: { x: number; y: number }): number {
  let { x } = at;
  for (const character of text.normalize('NFC')) {
    const letter = set.letters[character];
    if (!letter) continue;
    if (x + letter.advance > RIGHT) break;
    const cover = Buffer.from(letter.cover, 'base64');
    const [left, top] = [Math.round(x) - 2, at.y - set.baseline];
    for (let n = 0; n < cover.length; n++) {
      const share = (cover[n] ?? 0) / WHITE;
      if (share === 0) continue;
      const pixel = ((top + Math.floor(n / letter.width)) * width + left + (n % letter.width)) * 3;
      for (const channel of [pixel, pixel + 1, pixel + 2])
        rgb[channel] = Math.round((rgb[channel] ?? 0) * (1 - share) + WHITE * share);
    }
    x += letter.advance;
  }
  return x;
}
