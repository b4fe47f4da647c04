import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { type Device, openBrowser, openPage, temporaryFolder } from './browser.ts';

/** The real server and a browser for one test file, on a data folder of their own. */
export function servedSite(settings: Record<string, string> = {}) {
  let server: ServerProcess;
  let browser: Browser;
  const dataDir = temporaryFolder();
  beforeAll(async () => {
    server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ...settings });
    browser = await openBrowser();
  }, 90_000);
  afterAll(async () => {
    await browser.close();
    await server.kill('SIGTERM');
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    url: (path: string): string => server.url + path,
    open: (device: Device, options?: Parameters<typeof openPage>[2]) => openPage(browser, device, options),
  };
}
