import { expect, test } from 'vitest';
import { documentedPaths, missingIn } from '../scripts/checks/documented-paths.ts';

test('reports a path, links and commands that do not exist, each with its file', () => {
  const text =
    'See `src/none.ts`, [a page](none.md#part), [a part](index.md#none), [here](#none), `npm run ops -- bakcup FILE`, `npm run backup`.';
  expect(missingIn('docs/index.md', text)).toEqual([
    'docs/index.md names src/none.ts, which does not exist',
    'docs/index.md links to none.md#part, which does not exist',
    'docs/index.md links to index.md#none, which does not exist',
    'docs/index.md links to #none, which does not exist',
    'docs/index.md names npm run ops -- bakcup, which does not exist',
    'docs/index.md names npm run backup, which does not exist',
  ]);
});

test('accepts existing paths, links, headings, commands, placeholders and addresses', () => {
  const text =
    '## A part\n`src/copy/<language>`, `lab/lab.ts:1`, [home](../README.md#try-it), [part](#a-part), [site](https://example.com), `npm run lab -- bench`, `npm run check -- reference`';
  expect(missingIn('docs/index.md', text)).toEqual([]);
});

test('finds nothing missing in the docs', () => {
  expect(documentedPaths()).toEqual([]);
});
