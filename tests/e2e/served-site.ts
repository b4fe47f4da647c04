import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { isReady, type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { isStaffActive, sharedSiteFolder, sharedSiteUrl } from '#tests/support/shared-site.ts';
import { openBrowser, openPage, temporaryFolder } from './browser.ts';
import type { Device } from './devices.ts';

/** Shares the server of this run and opens a browser, for test files that need no settings and count no stored rows. */
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

/** Shares the server and its staff account STAFF, for test files that do not depend on data of other files. */
export function sharedDesk() {
  const site = sharedSite();
  beforeAll(() => vi.waitUntil(isStaffActive, { timeout: 240_000, interval: 100 }));
  return { ...site, dataDir: sharedSiteFolder() };
}

/** Starts a server with its own data folder and a browser for one test file. */
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
