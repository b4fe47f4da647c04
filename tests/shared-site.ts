import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServerProcess } from './server-process.ts';

const VARIABLE = 'TEST_SHARED_SITE';

/** Once a run: the site as it is without settings, for all files that ask it for pages. It starts while the first ones run. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-site-'));
  const port = await freePort();
  const starting = startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off', PORT: String(port) });
  starting.catch((error: unknown) => console.error(error));
  process.env[VARIABLE] = `http://127.0.0.1:${String(port)}`;
  return async () => {
    await starting.then(
      (server) => server.kill('SIGTERM'),
      () => undefined,
    );
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}

export function sharedSiteUrl(): string {
  const url = process.env[VARIABLE];
  if (url === undefined) throw new Error('no site was started for this project of the test run');
  return url;
}
