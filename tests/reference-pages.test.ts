import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { stalePages } from '../scripts/checks/reference-pages.ts';

const FOLDER = path.resolve(import.meta.dirname, '../docs/reference');
const read = (name: string): string => fs.readFileSync(path.join(FOLDER, name), 'utf8');

describe('generated pages of docs/reference', () => {
  test('match the settings, commands, metrics, permissions, audit actions and error codes', async () => {
    expect(await stalePages()).toEqual([]);
  });

  test('reports a page that lacks one setting, and a missing page', async () => {
    const changed = (name: string): string | undefined => {
      if (name === 'errors.md') return undefined;
      return name === 'configuration.md' ? read(name).replace(/^\| `PORT`.*\n/m, '') : read(name);
    };
    expect(await stalePages(changed)).toEqual([
      'docs/reference/configuration.md does not match the code: run npm run check -- reference',
      'docs/reference/errors.md does not match the code: run npm run check -- reference',
    ]);
  });
});
