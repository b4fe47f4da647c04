import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSnapshot } from './test-database.ts';

/** Creates the migrated embedded database once per run. Every test file opens a copy. */
export default async function setup(): Promise<() => void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'snapshot-'));
  const file = path.join(folder, 'migrated.tar');
  await writeSnapshot(file);
  process.env['TEST_SNAPSHOT'] = file;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
