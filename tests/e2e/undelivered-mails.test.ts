import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { undelivered as words } from '#copy/portal/undelivered-mails.ts';
import { mailLabels } from '#copy/portal/mail-labels.ts';
import { sampleApplication } from '#tests/factories.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { accessibilityFaults, openBrowser, openPage, temporaryFolder } from './browser.ts';
import { activateStaff, post, signInOn, STAFF } from './staff.ts';

const dataDir = temporaryFolder();
const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: STAFF };
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  server = await startServerProcess(settings);
  await activateStaff(server);
  await server.kill('SIGTERM');
  const nobody = `smtp://127.0.0.1:${String(await freePort())}`;
  server = await startServerProcess({ ...settings, SMTP_URL: nobody, MAIL_FROM: 'hello@acme.example' });
  await post(server, '/api/credit-application', sampleApplication());
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

describe('design 4: the list of mails that were not delivered', () => {
  test.each(['desktop', 'phone'] as const)('shows the reason and tries one now, on a %s', async (device) => {
    const { page, context, complaints } = await openPage(browser, device);
    await page.goto(`${server.url}/dealer/login`);
    await signInOn(page);
    if (device === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Mails' }).click();
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    const notice = page.locator('.waiting-row', { hasText: mailLabels['application-notice'] });
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: words.refresh }).click();
          return notice.innerText();
        },
        { timeout: 240_000 },
      )
      .toContain('ESOCKET');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/mails-${device}.png` });
    await notice.getByRole('button').click();
    await page.getByText(words.retried.title, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
