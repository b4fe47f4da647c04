import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { openBrowser, openPage, temporaryFolder } from './browser.ts';

let server: ServerProcess;
let browser: Browser;
const dataDir = temporaryFolder();
beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  browser = await openBrowser();
}, 90_000);
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

describe('public site 2: the boot script', () => {
  test('a hash that is no valid encoding stops nothing: phone links and the token still work', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop', { permissions: ['clipboard-write'] });
    await page.goto(`${server.url}/#100%`, { waitUntil: 'networkidle' });
    await page.locator('main a[data-phone]').first().click();
    await page.getByText('Phone number copied!', { exact: true }).waitFor();
    expect((await context.cookies()).map((cookie) => cookie.name)).toContain('csrf_token');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('where the browser has no clipboard, as over plain http, the toast asks to call', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop');
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' });
    await page.locator('main a[data-phone]').first().click();
    await page.getByText('Could not copy', { exact: true }).waitFor();
    await page.getByText('Please call (402) 555-0142').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
