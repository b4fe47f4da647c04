import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSnapshot } from './test-database.ts';

/** Once a run: the migrated embedded database that every test file opens a copy of. */
export default async function setup(): Promise<() => void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshot-'));
  const file = path.join(folder, 'migrated.tar');
  await writeSnapshot(file);
  process.env['TEST_SNAPSHOT'] = file;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
