import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEmbedded } from '#server/db/open.ts';
import { prepare } from './test-database.ts';

const VARIABLE = 'TEST_DATA_TEMPLATE';

/** Creates a data folder with a migrated embedded database once per run, to save the first migration. */
export default async function setup(): Promise<() => void> {
  if (process.env[VARIABLE] !== undefined) return () => undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'data-template-'));
  const db = await openEmbedded(path.join(folder, 'db'));
  await prepare(db);
  await db.close();
  process.env[VARIABLE] = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}

/** Copies the template into a new data folder. Does nothing when the folder exists or the run has no template. */
export function copyDataTemplate(dataDir: string): void {
  const template = process.env[VARIABLE];
  if (template === undefined || fs.existsSync(path.join(dataDir, 'db'))) return;
  fs.cpSync(template, dataDir, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
}
