import fs from 'node:fs';
import path from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { lettersOf, makePageFonts } from '../scripts/page-fonts.ts';

const styles = fs.readFileSync('src/web/ui/base.css', 'utf8');
const letters = lettersOf(styles);
const folder = await makePageFonts();

test.each([
  ['public-sans-page.woff2', 16],
  ['special-gothic-page.woff2', 11],
])('%s has every letter of its unicode-range, figures of one width, and at most %i KB', (name, most) => {
  const font = openSync(path.join(folder, name));
  const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  // The font has no narrow space. Browsers take it from the next font in the list without a request.
  expect(missing.filter((letter) => letter.trim() !== '')).toEqual([]);
  expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern']));
  expect(fs.statSync(path.join(folder, name)).size).toBeLessThan(most * 1024);
});

test('the text font has the weight of the styles, and its figures align in columns', () => {
  const font = openSync(path.join(folder, 'public-sans-page.woff2'));
  expect(font.variationAxes['wght']).toMatchObject({ min: 400, max: 700 });
  expect(font.availableFeatures).toContain('tnum');
  const widths = [...'0123456789'].map((figure) => font.layout(figure, ['tnum']).advanceWidth);
  expect(new Set(widths).size).toBe(1);
  const named = [...styles.matchAll(/Public Sans Variable';\s*font-weight: ([^;]+);/g)].map(([, weights]) => weights);
  expect(named).toEqual(['400 700', '400 700']);
});

test('texts of both languages use only letters of the subset fonts', () => {
  const sources = fs.globSync('src/{copy,web,contract,finance}/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file));
  expect(sources.length).toBeGreaterThan(300);
  const strange = new Map<string, string>();
  for (const file of sources)
    for (const letter of fs.readFileSync(file, 'utf8').replaceAll('\n', ''))
      if (!letters.includes(letter)) strange.set(letter, file);
  expect(Object.fromEntries(strange)).toEqual({});
});

test('styles with another unicode-range than their font are rejected', () => {
  expect(() => lettersOf(styles.replace('U+20-7E', 'U+20-7D'))).toThrow('same unicode-range');
  expect(() => lettersOf('')).toThrow('same unicode-range');
  expect(lettersOf("a{src: url('page-fonts/a'); unicode-range: U+41-43, U+2022;} b{unicode-range: U+0;}")).toBe('ABC•');
});
