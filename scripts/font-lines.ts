import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { ROOT } from './stamp.mjs';

const STEP = 8;

/** Renders lines of text as outlines, so that a picture looks the same with any installed fonts. Sizes are pixels. */
export class FontLines {
  readonly #font: Font;
  readonly #thicker: number;

  /** `thicker` (em) widens the stems: fontkit reads only the thinnest weight of a variable font in WOFF2. */
  constructor(file: string, thicker = 0) {
    this.#font = openSync(path.join(ROOT, file));
    this.#thicker = thicker;
  }

  width(line: string, size: number): number {
    return (this.#font.layout(line).advanceWidth * size) / this.#font.unitsPerEm;
  }

  wrap(text: string, size: number, width: number): string[] {
    return text.split(' ').reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.width(longer, size) > width) return [...lines, word];
      return [...lines.slice(0, -1), longer];
    }, []);
  }

  /** Breaks text into as few lines as the width allows, of similar length. */
  balance(text: string, size: number, width: number): string[] {
    const lines = this.wrap(text, size, width);
    for (let narrower = width - STEP; narrower > 0; narrower -= STEP)
      if (this.wrap(text, size, narrower).length > lines.length) return this.wrap(text, size, narrower + STEP);
    return lines;
  }

  /** `y` is the first baseline. */
  draw(lines: string[], x: number, y: number, size: number, step: number): string {
    return lines.map((line, i) => this.#outline(line, x, y + i * step, size)).join('');
  }

  #outline(line: string, x: number, y: number, size: number): string {
    const { glyphs, positions } = this.#font.layout(line);
    const scale = size / this.#font.unitsPerEm;
    let at = 0;
    const paths = glyphs.map(({ path: shape }, i) => {
      const { xAdvance = 0, xOffset = 0 } = positions[i] ?? {};
      const drawn = `<path transform="translate(${String(at + xOffset)} 0)" d="${shape.toSVG()}"/>`;
      at += xAdvance;
      return drawn;
    });
    return `<g transform="translate(${String(x)} ${String(y)}) scale(${String(scale)} ${String(-scale)})" stroke-width="${String(this.#thicker * this.#font.unitsPerEm)}" stroke-linejoin="round">${paths.join('')}</g>`;
  }
}
