import { expect, test } from 'vitest';
import { documentedPaths, missingIn } from '../scripts/checks/documented-paths.ts';

test('reports a path, a link and a command that do not exist, each with its file', () => {
  const text = 'See `src/none.ts`, [a page](none.md#part) and `npm run ops -- bakcup FILE`.';
  expect(missingIn('docs/index.md', text)).toEqual([
    'docs/index.md names src/none.ts, which does not exist',
    'docs/index.md links to none.md, which does not exist',
    'docs/index.md names npm run ops -- bakcup, which does not exist',
  ]);
});

test('accepts existing paths, links, commands, placeholders and addresses', () => {
  const text =
    '`src/copy/<language>`, `lab/lab.ts:1`, [home](../README.md), [site](https://example.com), `npm run lab -- bench`';
  expect(missingIn('docs/index.md', text)).toEqual([]);
});

test('finds nothing missing in the docs', () => {
  expect(documentedPaths()).toEqual([]);
});
