import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import type { App } from '#server/app.ts';
import { isReady, type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { isStaffActive, sharedSiteFolder, sharedSiteUrl } from '#tests/support/shared-site.ts';
import { openBrowser, openPage, temporaryFolder } from './browser.ts';
import type { Device } from './devices.ts';
import { activateStaff, post, signInOn, STAFF } from './staff.ts';

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

type Options = {
  /** Environment variables of the server. */
  settings?: Record<string, string>;
  /** Runs on the data folder before the server starts. */
  prepare?: (app: App) => Promise<void>;
  /** Activates the account STAFF. */
  staff?: true;
};

/** Starts a server with its own data folder and a browser for one test file. */
export function servedSite({ settings, prepare, staff }: Options = {}) {
  let server: ServerProcess;
  let browser: Browser;
  const dataDir = temporaryFolder();
  beforeAll(async () => {
    if (prepare) {
      // Other test files do not load the server's code.
      const { prepareFolder } = await import('#tests/support/sample-dealership.ts');
      await prepareFolder(dataDir, prepare);
    }
    const first = staff && { ADMIN_EMAIL: STAFF };
    server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ...first, ...settings });
    if (staff) await activateStaff(server);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.kill('SIGTERM');
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  const url = (path: string): string => server.url + path;
  const open = (device: Device, options?: Parameters<typeof openPage>[2]) => openPage(browser, device, options);
  return {
    dataDir,
    url,
    open,
    output: (): string => server.output(),
    post: (path: string, body: object) => post(server, path, body),
    /** Opens a screen and signs in. */
    openAs: async (path: string, device: Device = 'desktop', email = STAFF) => {
      const opened = await open(device);
      await opened.page.goto(url(path));
      await signInOn(opened.page, email);
      return opened;
    },
  };
}
