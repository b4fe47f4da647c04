import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dealerInvites as words, salesforceDebug as debug } from '#copy/portal/dealer-invites.ts';
import { frame } from '#copy/portal/frame.ts';
import { addPerson, serverSettings } from '#tests/support/salesforce-stand-in/org.ts';
import { type SalesforceStandIn, startSalesforce } from '#tests/support/salesforce-stand-in/start.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { accessibilityFaults, openBrowser, openPage, temporaryFolder } from './browser.ts';
import type { Device } from './devices.ts';
import { activateStaff, signInOn, STAFF } from './staff.ts';

const dataDir = temporaryFolder();
let org: SalesforceStandIn;
let server: ServerProcess;
let browser: Browser;

const LONG = `Q${'o'.repeat(499)}`;
const SIGNS = '👷🏽‍♀️ Ñandú “O’Neil”';
const person = { firstName: 'Dana', phone: null, accountName: 'Prairie', recordType: 'cs_vendor' };

beforeAll(async () => {
  org = await startSalesforce();
  server = await startServerProcess({
    ...(serverSettings(org) as Record<string, string>),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: STAFF,
  });
  browser = await openBrowser();
  await activateStaff(server);
});
beforeEach(() => org.faults.clear());
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  await org.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function openScreen(device: Device, path: string) {
  const opened = await openPage(browser, device);
  await opened.page.goto(server.url + path);
  await signInOn(opened.page);
  return opened;
}

test('the debug page reports an org without contacts, shows the raw data, and shows a failure', async () => {
  const { page, context, complaints } = await openScreen('desktop', '/admin/salesforce-debug');
  for (const [button, nothing] of [
    [debug.samples, debug.noMatches],
    [debug.all, debug.noVendors],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.locator('.toast', { hasText: nothing.title }).getByText(nothing.description).waitFor();
  }
  expect(complaints).toEqual([]);

  addPerson(org, { ...person, email: 'sample@example.com', lastName: 'Sample' });
  addPerson(org, { ...person, email: 'long@example.com', firstName: LONG, lastName: LONG, accountName: LONG });
  addPerson(org, { ...person, email: 'signs@example.com', lastName: SIGNS });
  addPerson(org, { ...person, email: 'buyer@example.com', lastName: 'Buyer', recordType: 'customer' });
  addPerson(org, { ...person, email: null, lastName: 'Unreachable' });
  for (const accountName of ['First', 'Second'])
    addPerson(org, { ...person, email: 'shared@example.com', lastName: 'Shared', accountName });
  await page.getByRole('button', { name: debug.samples }).click();
  const found = page.locator('pre');
  await found.filter({ hasText: 'sample@example.com' }).waitFor();
  await page.getByRole('heading', { name: debug.note, exact: true }).waitFor();
  await page.getByRole('heading', { name: debug.recordTypes, exact: true }).waitFor();
  const [contacts = '', types = ''] = await found.allInnerTexts();
  expect(JSON.parse(contacts)).toMatchObject([{ Email: 'sample@example.com', RecordType: 'cs_vendor' }]);
  expect(JSON.parse(types)).toEqual([
    { name: 'cs_vendor', accounts: 4 },
    { name: 'customer', accounts: 1 },
  ]);
  await page.getByRole('button', { name: debug.all }).click();
  await page.getByRole('heading', { name: `${debug.contacts} (5)` }).waitFor();
  expect(await found.first().innerText()).not.toContain('buyer@');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  org.faults.plan('garbage', /query/, { times: 999 });
  await page.getByRole('button', { name: debug.all }).click();
  await page
    .locator('.toast', { hasText: debug.error })
    .getByText('Salesforce returned an unreadable answer.')
    .waitFor();
  expect(complaints.filter((line) => !line.includes('status of 503'))).toEqual([]);
  await context.close();
});

test('Dealer Invites shows the reason of a failure, then the dealer contacts, on a phone', async () => {
  org.faults.plan('garbage', /query/, { times: 999 });
  const { page, context, complaints } = await openScreen('phone', '/admin/dealer-invites');
  await page.getByText(words.failed, { exact: true }).waitFor({ timeout: 240_000 });
  await page.getByText('Salesforce returned an unreadable answer.', { exact: true }).waitFor();
  org.faults.clear();
  await page.getByRole('button', { name: frame.retry }).click();
  const rows = page.locator('.invites-list tbody tr');
  await expect.poll(() => rows.count()).toBe(5);
  const all = await rows.allInnerTexts();
  expect(all.filter((text) => text.includes('shared@example.com'))).toHaveLength(2);
  expect(all.join()).toContain(SIGNS);
  expect(all.join()).not.toMatch(/buyer@|Unreachable/);
  expect(await page.getByText(words.add.heading, { exact: true }).count()).toBe(0);
  await page.getByText(words.footnote, { exact: true }).waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const row of await rows.all()) {
      const [button, name] = [await row.getByRole('button').boundingBox(), await row.locator('th').boundingBox()];
      expect((button?.x ?? 0) + (button?.width ?? 9999)).toBeLessThan(width);
      expect(name?.width).toBeGreaterThan(150);
    }
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const typed of [String.raw`\' OR Id != null OR LastName = '`, `%' OR Email LIKE '%`, '%', "' // --"]) {
    await page.getByLabel(words.search).fill(typed);
    await page.getByText(words.noneFound, { exact: true }).waitFor();
    expect(await rows.count()).toBe(0);
    await page.getByRole('button', { name: words.clear }).click();
    await expect.poll(() => rows.count()).toBe(5);
  }
  await page.getByLabel(words.search).fill('ñandu');
  await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining(SIGNS)]);
  expect(complaints.filter((line) => !line.includes('status of 503'))).toEqual([]);
  await context.close();
});
