import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { svgElements } from './svg-elements.ts';

const folder = path.join(import.meta.dirname, 'drawings');
/** The same markup, however it is spaced and closed. */
const tidy = (svg: string): string =>
  svg
    .replace(/>\s+/g, '>')
    .replace(/<([a-z]+)([^>]*?) *\/>/g, '<$1$2></$1>')
    .trim();

test.each(fs.readdirSync(folder))('%s is the same as elements', (name) => {
  const svg = fs.readFileSync(path.join(folder, name), 'utf8');
  expect(tidy(renderToStaticMarkup(svgElements(svg)))).toBe(tidy(svg));
});

test('a drawing that is not closed is noticed', () => {
  expect(() => svgElements('<svg><g></svg>')).toThrow('a drawing whose svg is not closed');
});
