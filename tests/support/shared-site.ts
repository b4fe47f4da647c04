import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServerProcess } from './server-process.ts';

const [ADDRESS, FOLDER] = ['TEST_SHARED_SITE', 'TEST_SHARED_SITE_FOLDER'];
/** This file exists once STAFF can sign in. */
const staffMark = (folder: string): string => path.join(folder, 'staff-is-active');

/** Starts one site with default settings and a staff account for all test files of a run. It starts while the first files run. */
export default async function setup(): Promise<() => Promise<void>> {
  // Imported here, because most test files do not need the modules of the staff account.
  const { activateStaff, STAFF } = await import('../e2e/staff.ts');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-site-'));
  const port = await freePort();
  const starting = startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: STAFF, PORT: String(port) });
  starting
    .then(activateStaff)
    .then(() => fs.writeFileSync(staffMark(dataDir), ''))
    .catch((error: unknown) => console.error(error));
  process.env[ADDRESS] = `http://127.0.0.1:${String(port)}`;
  process.env[FOLDER] = dataDir;
  return async () => {
    await starting.then(
      (server) => server.kill('SIGTERM'),
      () => undefined,
    );
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}

export const sharedSiteUrl = (): string => setByRun(ADDRESS);
export const sharedSiteFolder = (): string => setByRun(FOLDER);
export const isStaffActive = (): boolean => fs.existsSync(staffMark(sharedSiteFolder()));

function setByRun(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error('this test project has no shared site: see globalSetup in vitest.config.ts');
  return value;
}
