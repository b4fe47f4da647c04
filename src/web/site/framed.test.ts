import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const frame = ['overflow: hidden', 'border: 1px solid var(--line)', 'border-radius: var(--r-3)', 'list-style: none'];

test('a list with a frame is styled in one place', () => {
  const sheets = fs
    .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'));
  const framed = sheets.flatMap((file) =>
    [...fs.readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , rules = '']) => frame.every((rule) => rules.includes(`${rule};`)))
      .map(([, selector = '']) => `${file}: ${selector.replace(/\/\*.*?\*\//s, '').trim()}`),
  );
  expect(framed).toEqual(['framed.css: .framed']);
});
