import fs from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from './all.ts';

test('all.ts lists each migration file, in order', () => {
  const files = fs.readdirSync(import.meta.dirname).filter((name) => /^\d{4}-/.test(name));
  const names = files.map((name) => name.replace(/\.ts$/, '')).toSorted();
  expect(Object.keys(migrations), 'src/server/db/migrations/all.ts does not name every file').toEqual(names);
});
