import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { file as fileWords, history, hold } from '#copy/portal/applications.ts';
import { auditWords as words } from '#copy/portal/audit.ts';
import { frame } from '#copy/portal/frame.ts';
import { sampleApplication } from '#tests/support/factories.ts';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { sharedDesk } from './served-site.ts';
import { post, signInOn } from './staff.ts';

const { open, url } = sharedDesk();

beforeAll(() =>
  post({ url: url('') }, '/api/credit-application', sampleApplication({ businessName: 'Audited Paving' })),
);

async function signedInPage(device: Device) {
  const opened = await open(device);
  const { page } = opened;
  await page.goto(url('/admin/applications'));
  await signInOn(page);
  await page.getByText('Audited Paving', { exact: true }).waitFor();
  return opened;
}
/** Without the placeholders that are shown while entries load. */
const entries = (page: Page) => page.locator('.audit-entry summary .audit-what');

describe('audit screen', () => {
  test('shows the entries of one file, filters by keyboard, exports a table and verifies the log', async () => {
    const { page, context, complaints } = await signedInPage('desktop');
    await page.getByText('Audited Paving', { exact: true }).click();
    await page.getByRole('button', { name: fileWords.more }).click();
    await page.getByRole('menuitem', { name: hold.set }).click();
    await page.getByLabel('Reason', { exact: true }).fill('Claim of 912-34-4821');
    await page.keyboard.press('Enter');
    await page.getByText('Leave numbers and dates out').waitFor();
    await page.getByLabel('Reason', { exact: true }).fill('Letter of counsel');
    await page.keyboard.press('Enter');
    await page.getByText('Legal hold since').waitFor();
    await page.getByRole('link', { name: history.trail }).click();
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await entries(page).first().waitFor();
    expect(await entries(page).allInnerTexts()).toEqual([
      'Legal hold set',
      'Application opened',
      'Application submitted',
    ]);
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

  test('shows the entries first on a phone, and loads them again after a failure', async () => {
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
