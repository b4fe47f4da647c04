import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { isReady, type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { isStaffActive, sharedSiteFolder, sharedSiteUrl } from '#tests/support/shared-site.ts';
import { openBrowser, openPage, temporaryFolder } from './browser.ts';
import type { Device } from './devices.ts';

/** The server of this run and a browser of its own, for a test file that needs no settings and counts nothing that is stored. */
export function sharedSite() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
    await vi.waitUntil(() => isReady(sharedSiteUrl()), { timeout: 240_000, interval: 100 });
  });
  afterAll(() => browser.close());
  return {
    url: (path: string): string => sharedSiteUrl() + path,
    open: (device: Device, options?: Parameters<typeof openPage>[2]) => openPage(browser, device, options),
  };
}

/** The shared site with its staff account STAFF, for a test file that is indifferent to what other files store there. */
export function sharedDesk() {
  const site = sharedSite();
  beforeAll(() => vi.waitUntil(isStaffActive, { timeout: 240_000, interval: 100 }));
  return { ...site, dataDir: sharedSiteFolder() };
}

/** The real server and a browser for one test file, on a data folder of their own. */
export function servedSite(settings: Record<string, string>) {
  let server: ServerProcess;
  let browser: Browser;
  const dataDir = temporaryFolder();
  beforeAll(async () => {
    server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ...settings });
    browser = await openBrowser();
  });
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
