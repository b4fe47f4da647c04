import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { ROOT } from './stamp.mjs';
import { FontLines } from './font-lines.ts';

type Page = { ogImage: string; drawing: string; noindex: boolean; meta: { title: string; description: string } };

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 72];
/** The maximum width of the longest word. The drawing begins after it. */
const COLUMN = 560;
/** The drawings are 480 x 336. */
const DRAWING = { x: 656, width: 510, height: 357 };
// The light colors of src/web/ui/tokens.css.
const PLATE = '#132cbb';
const PLATE_DEEP = '#0c208f';
const ON_PLATE_2 = '#d2ddfd';
const FONTS = 'node_modules/@fontsource';
const display = new FontLines(
  `${FONTS}/special-gothic-expanded-one/files/special-gothic-expanded-one-latin-400-normal.woff2`,
);
const text = new FontLines(`${FONTS}-variable/public-sans/files/public-sans-latin-wght-normal.woff2`, 0.05);

/** Draws the preview picture of each public page, 1200 x 630, from its row in the table of pages. */
export async function drawSharePictures(folder: string): Promise<void> {
  const renderer = (await import(path.join(ROOT, 'dist/ssr/render.js'))) as { publicPages: Page[] };
  for (const page of renderer.publicPages.filter((one) => !one.noindex)) {
    const png = new Resvg(pictureOf(page), { font: { loadSystemFonts: false } }).render().asPng();
    fs.writeFileSync(path.join(folder, page.ogImage), png);
  }
}

function pictureOf({ drawing, meta }: Page): string {
  const title = largestThatFits(meta.title);
  const said = { size: 27, lines: text.wrap(meta.description, 27, COLUMN), step: 39 };
  const top = (HEIGHT - title.lines.length * title.step - 28 - said.lines.length * said.step) / 2;
  const below = top + title.lines.length * title.step + 28;
  const y = (HEIGHT - DRAWING.height) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}">
<style>.d-bed, .d-bed-fill { fill: ${PLATE} } .d-bed-line { stroke: ${PLATE} } .d-ink { stroke: #fff }</style>
<rect width="100%" height="100%" fill="${PLATE}"/>
<rect y="${String(HEIGHT - 16)}" width="100%" height="16" fill="${PLATE_DEEP}"/>
<g fill="#fff">${display.draw(title.lines, EDGE, top + title.size * 0.86, title.size, title.step)}</g>
<g fill="${ON_PLATE_2}" stroke="${ON_PLATE_2}">${text.draw(said.lines, EDGE, below + said.size, said.size, said.step)}</g>
<svg x="${String(DRAWING.x)}" y="${String(y)}" width="${String(DRAWING.width)}" height="${String(DRAWING.height)}" viewBox="0 0 480 336" color="#fff">${drawingOf(drawing)}</svg>
</svg>`;
}

/** Returns the largest size with at most four lines, none wider than the column. */
function largestThatFits(title: string): { size: number; lines: string[]; step: number } {
  for (let size = 66; ; size -= 2) {
    const lines = display.balance(title, size, COLUMN);
    if (size <= 30 || (lines.length <= 4 && lines.every((line) => display.width(line, size) <= COLUMN)))
      return { size, lines, step: size * 1.1 };
  }
}

const drawingOf = (name: string): string =>
  fs.readFileSync(path.join(ROOT, `src/web/site/drawings/${name}.svg`), 'utf8');
