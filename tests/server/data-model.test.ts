import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDb } from '#server/db/open.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { dataModel } from '../../scripts/checks/data-model.ts';

let db: OpenDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('docs/reference/data-model.md matches the tables and foreign keys of a migrated database', async () => {
  const page = fs.readFileSync('docs/reference/data-model.md', 'utf8');
  expect(page, 'run npm run check -- reference').toBe(await dataModel(db));
});
