import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { type Letters, type LetterSet, SHARE_TEXT } from '#server/http/share-pictures.ts';
import { encodePng } from '#server/lib/png.ts';
import { ROOT } from './stamp.mjs';
import { FontLines } from './font-lines.ts';

type Page = { ogImage: string; drawing: string; noindex: boolean; meta: { title: string; description: string } };

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 72];
/** The maximum width of the longest word. The drawing begins after it. */
const COLUMN = 560;
/** Between the company's name above and the payment below. */
const [TOP, BOTTOM] = [136, 500];
/** The drawings are 480 x 336. */
const DRAWING = { x: 656, y: 128, width: 510, height: 357 };
// The light colors of src/web/ui/tokens.css.
const PLATE = '#132cbb';
const PLATE_DEEP = '#0c208f';
const ON_PLATE_2 = '#d2ddfd';
const FONTS = 'node_modules/@fontsource';
const display = new FontLines(
  `${FONTS}/special-gothic-expanded-one/files/special-gothic-expanded-one-latin-400-normal.woff2`,
);
const text = new FontLines(`${FONTS}-variable/public-sans/files/public-sans-latin-wght-normal.woff2`, 0.05);
const render = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render();

/**
 * Draws the preview picture of each public page, 1200 x 630, from its row in the table of pages. The server adds the
 * company's name and a payment, which depend on the installation, from the letters that are drawn here.
 */
export async function drawSharePictures(folder: string): Promise<void> {
  const renderer = (await import(path.join(ROOT, 'dist/ssr/render.js'))) as { publicPages: Page[] };
  fs.mkdirSync(folder, { recursive: true });
  for (const page of renderer.publicPages.filter((one) => !one.noindex)) {
    const { pixels } = render(pictureOf(page));
    const png = await encodePng({ width: WIDTH, height: HEIGHT, rgb: withoutAlpha(pixels) });
    fs.writeFileSync(path.join(folder, path.basename(page.ogImage)), png);
  }
  const letters: Letters = {
    company: lettersOf(display, SHARE_TEXT.company.size),
    payment: lettersOf(display, SHARE_TEXT.payment.size),
    words: lettersOf(text, SHARE_TEXT.words.size),
    terms: lettersOf(text, SHARE_TEXT.terms.size),
  };
  fs.writeFileSync(path.join(folder, 'letters.json'), JSON.stringify(letters));
}

function pictureOf({ drawing, meta }: Page): string {
  const title = largestThatFits(meta.title);
  const said = { size: 25, lines: text.wrap(meta.description, 25, COLUMN), step: 35 };
  const height = title.lines.length * title.step + 24 + said.lines.length * said.step;
  const top = TOP + Math.max(0, (BOTTOM - TOP - height) / 2);
  const below = top + title.lines.length * title.step + 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}">
<style>.d-bed, .d-bed-fill { fill: ${PLATE} } .d-bed-line { stroke: ${PLATE} } .d-ink { stroke: #fff }</style>
<rect width="100%" height="100%" fill="${PLATE}"/>
<rect y="${String(HEIGHT - 16)}" width="100%" height="16" fill="${PLATE_DEEP}"/>
<svg x="${String(EDGE)}" y="56" width="44" height="44" viewBox="0 0 38 38"><rect width="38" height="38" rx="4" fill="#fff"/><g fill="none" stroke="${PLATE}" stroke-width="2"><circle cx="19" cy="19" r="7.5"/><path d="M19 4v9M19 25v9M4 19h9M25 19h9M19 15v8M15 19h8"/></g></svg>
<g fill="#fff">${display.draw(title.lines, EDGE, top + title.size * 0.86, title.size, title.step)}</g>
<g fill="${ON_PLATE_2}" stroke="${ON_PLATE_2}">${text.draw(said.lines, EDGE, below + said.size, said.size, said.step)}</g>
<svg x="${String(DRAWING.x)}" y="${String(DRAWING.y)}" width="${String(DRAWING.width)}" height="${String(DRAWING.height)}" viewBox="0 0 480 336" color="#fff">${drawingOf(drawing)}</svg>
</svg>`;
}

/** Returns the largest size with at most three lines, none wider than the column. */
function largestThatFits(title: string): { size: number; lines: string[]; step: number } {
  for (let size = 58; ; size -= 2) {
    const lines = display.balance(title, size, COLUMN);
    if (size <= 30 || (lines.length <= 3 && lines.every((line) => display.width(line, size) <= COLUMN)))
      return { size, lines, step: size * 1.1 };
  }
}

const drawingOf = (name: string): string =>
  fs.readFileSync(path.join(ROOT, `src/web/site/drawings/${name}.svg`), 'utf8');

/** Draws every letter of Latin-1 alone, white on nothing, and keeps how much of each pixel it covers. */
function lettersOf(font: FontLines, size: number): LetterSet {
  const [height, baseline] = [Math.ceil(size * 1.35), Math.round(size)];
  const codes = [...range(0x20, 0x7e), ...range(0xa0, 0xff), 0x2013, 0x2019];
  const set = codes.map((code) => {
    const letter = String.fromCodePoint(code);
    const advance = font.width(letter, size);
    const width = Math.ceil(advance) + 4;
    const { pixels } = render(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><g fill="#fff" stroke="#fff">${font.draw([letter], 2, baseline, size, 0)}</g></svg>`,
    );
    const cover = Buffer.from(pixels.filter((_value, n) => n % 4 === 3)).toString('base64');
    return [letter, { advance, width, cover }] as const;
  });
  return { height, baseline, letters: Object.fromEntries(set) };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const withoutAlpha = (rgba: Buffer): Buffer => Buffer.from(rgba.filter((_value, n) => n % 4 !== 3));
