import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hold } from '#copy/portal/applications.ts';
import { auditWords as words } from '#copy/portal/audit.ts';
import { frame } from '#copy/portal/frame.ts';
import { sampleApplication } from '#tests/factories.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { accessibilityFaults, openBrowser, openPage, temporaryFolder } from './browser.ts';
import type { Device } from './devices.ts';
import { activateStaff, post, signInOn, STAFF } from './staff.ts';

const dataDir = temporaryFolder();
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: STAFF });
  browser = await openBrowser();
  await activateStaff(server);
  await post(server, '/api/credit-application', sampleApplication({ businessName: 'Sample Paving' }));
});
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function signedInPage(device: Device) {
  const opened = await openPage(browser, device);
  const { page } = opened;
  await page.goto(`${server.url}/dealer/login`);
  await signInOn(page);
  await page.getByText('Sample Paving', { exact: true }).waitFor();
  return opened;
}
const entries = (page: Page) => page.locator('.audit-entry .audit-what');

describe('design 6: the audit screen', () => {
  test('from the file to its trail: opened, filtered, exported, verified, by keys', async () => {
    const { page, context, complaints } = await signedInPage('desktop');
    await page.getByText('Sample Paving', { exact: true }).click();
    await page.getByRole('button', { name: hold.set }).click();
    await page.getByLabel('Reason', { exact: true }).fill('Claim of 912-34-4821');
    await page.keyboard.press('Enter');
    await page.getByText('Leave numbers and dates out').waitFor();
    await page.getByLabel('Reason', { exact: true }).fill('Letter of counsel');
    await page.keyboard.press('Enter');
    await page.getByText('Legal hold since').waitFor();
    await page.getByRole('link', { name: 'Show in the audit trail' }).click();
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await entries(page).first().waitFor();
    expect(await entries(page).allInnerTexts()).toEqual(['Legal hold set', 'Application opened', 'Application sent']);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.audit-entry[open]').getByText('Letter of counsel').last().waitFor();
    await page.getByRole('button', { name: words.filters.clear }).click();
    await page.locator('.audit-entry', { hasText: 'Signed in' }).first().waitFor();
    await page.keyboard.type('nobody@acme.example');
    await page.keyboard.press('Enter');
    await page.getByText(words.nothingFound.title).waitFor();
    expect(new URL(page.url()).search).toBe('?who=nobody%40acme.example');
    await page.goBack();
    await page.locator('.audit-entry', { hasText: 'Signed in' }).first().waitFor();
    expect(await page.getByLabel(words.filters.who).inputValue()).toBe('');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.export.button }).click();
    const file = fs.readFileSync(await (await download).path(), 'utf8');
    expect(file).toContain('"application.held"');
    await page.getByText(words.export.done.description, { exact: true }).first().waitFor();

    await page.getByRole('button', { name: words.verify.button, exact: true }).click();
    await page.getByText(words.verify.whole).waitFor();
    const seal = await page.locator('.audit-seal code').innerText();
    await page.getByText(words.verify.noted).click();
    await page.getByLabel(words.verify.against, { exact: true }).fill(seal);
    await page.getByRole('button', { name: words.verify.againstButton }).click();
    await page.getByText(words.verdict.whole).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone the entries come first, nothing runs over, and a failure can be tried again', async () => {
    const { page, context } = await signedInPage('phone');
    await page.route('**/api/admin/audit?*', (route) => route.abort());
    await page.getByRole('button', { name: frame.menu }).click();
    await page.getByRole('link', { name: words.title }).click();
    await page.getByText(words.failed).waitFor();
    await page.unroute('**/api/admin/audit?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await entries(page).first().waitFor();
    expect(await page.getByLabel(words.filters.who).isVisible()).toBe(false);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
