import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decisionWords, outcomeStatuses } from '#copy/portal/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { disclosureWords as disclosures } from '#copy/portal/disclosures.ts';
import { frame } from '#copy/portal/frame.ts';
import { myDay } from '#copy/portal/my-day.ts';
import { sampleApplication } from '#tests/support/factories.ts';
import { addDeal, addDealer, prepareFolder } from '#tests/support/sample-dealership.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { accessibilityFaults, openBrowser, openPage, temporaryFolder } from './browser.ts';
import { activateStaff, post, signInOn, STAFF } from './staff.ts';

const dataDir = temporaryFolder();
let deal = '';
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  await prepareFolder(dataDir, async (app) => {
    const dana = await addDealer(app, 'dana@example.com');
    deal = await addDeal(app, dana, { dealName: 'Compact excavator' }, [{ to: 'submitted' }]);
  });
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: STAFF });
  await activateStaff(server);
  for (const businessName of ['Aspen Paving', 'Cedar Paving', 'Birch Paving'])
    await post(server, '/api/credit-application', sampleApplication({ businessName }));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const { dialog, notice } = desk;
async function open(place: string) {
  const opened = await openPage(browser, 'desktop');
  await opened.page.goto(server.url + place);
  await signInOn(opened.page);
  return opened;
}
async function openFile(page: Page, business: string): Promise<void> {
  await page.locator('a[data-application]', { hasText: business }).click();
  await page.getByRole('heading', { level: 1, name: business }).waitFor();
}
const panelOf = (page: Page) => page.locator('.decision-panel');
const field = (page: Page, label: string) => panelOf(page).getByLabel(label, { exact: true });
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at instanceof HTMLInputElement ? (at.labels?.[0]?.innerText ?? at.getAttribute('aria-label')) : null;
  });

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('a typed decision', () => {
  test.each(['Escape', 'Cancel'])('is kept on %s unless the question is answered with Leave', async (way) => {
    const { page, context, complaints } = await open('/admin/applications?view=all');
    await openFile(page, 'Cedar Paving');
    const close = (): Promise<void> =>
      way === 'Escape'
        ? page.keyboard.press('Escape')
        : panelOf(page).getByRole('button', { name: dialog.cancel, exact: true }).click();
    await page.keyboard.press('d');
    await panelOf(page).waitFor();
    await close();
    await panelOf(page).waitFor({ state: 'detached' });
    await page.keyboard.press('d');
    await page.getByRole('radio', { name: dialog.outcomes.declined }).check();
    await field(page, `${dialog.note} ${dialog.optional}`).fill('Two returned payments');
    await close();
    const asked = page.getByRole('dialog');
    await asked.getByText(dialog.leave).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await asked.getByRole('button', { name: frame.leave.cancel }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await field(page, `${dialog.note} ${dialog.optional}`).inputValue()).toBe('Two returned payments');
    await close();
    await asked.getByRole('button', { name: frame.leave.confirm, exact: true }).click();
    await panelOf(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('without an answer about fees is warned of before the notice is sent, and the warning leads to the fees', async () => {
    const { page, context } = await open('/admin/applications?view=all');
    await openFile(page, 'Cedar Paving');
    await page.keyboard.press('d');
    await page.getByRole('radio', { name: dialog.outcomes.approved }).check();
    await field(page, dialog.rate).fill('9.25');
    await page.getByRole('button', { name: dialog.next }).click();
    await page.getByText(notice.noFees.title).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: notice.noFees.answer }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('noFees');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: dialog.next }).click();
    await panelOf(page).getByRole('heading', { name: notice.title }).waitFor();
    expect(await page.getByText(notice.noFees.title).count()).toBe(0);
    await context.close();
  });
});

test('My day opens the decision, not only its file', async () => {
  const { page, context, complaints } = await open('/admin');
  await page.getByRole('button', { name: /^Assign to me.*Cedar Paving$/ }).click();
  const yours = page.getByRole('region', { name: myDay.yours.title });
  await yours
    .getByRole('link', { name: /^Decide\s*:/ })
    .first()
    .click();
  await panelOf(page).getByRole('heading', { name: dialog.title }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('outcome');
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await page.getByRole('button', { name: desk.decide, exact: true }).waitFor();
  expect(await panelOf(page).count()).toBe(0);
  await page.goto(new URL('/admin', page.url()).href);
  await yours.getByRole('link', { name: 'Decide Cedar Paving' }).click();
  await panelOf(page).getByRole('heading', { name: dialog.title }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

describe('Enter moves on', () => {
  test('through a counteroffer to its notice in fewer than 17 keys and typed texts', async () => {
    const { page, context, complaints } = await open('/admin/applications?view=all');
    await openFile(page, 'Birch Paving');
    let count = 0;
    const press = async (key: string, leadsTo?: string): Promise<void> => {
      count += 1;
      await page.keyboard.press(key);
      if (leadsTo !== undefined) await expect.poll(() => focused(page)).toBe(leadsTo);
    };
    const type = async (text: string): Promise<void> => {
      count += 1;
      await page.keyboard.type(text);
    };
    await press('d');
    await panelOf(page).waitFor();
    await press('ArrowRight', dialog.outcomes.counter_offer);
    await press('Enter', dialog.amount);
    await type('60000');
    await press('Enter', dialog.rate);
    await type('11.5');
    await press('Enter', dialog.fees.none);
    await press('Space');
    await press('Enter', dialog.reasonsFilter);
    await type('collateral');
    await press('Enter');
    expect(await page.getByLabel(decisionWords.reasons.collateral, { exact: true }).isChecked()).toBe(true);
    await press('Enter', dialog.reportAnswers.yes);
    await press('ArrowRight', dialog.reportAnswers.no);
    await press('Enter');
    await panelOf(page).getByRole('heading', { name: notice.title }).waitFor();
    await press('Tab');
    await press('Enter');
    await page.locator('.decision').getByText(outcomeStatuses.counter_offer, { exact: true }).waitFor();
    expect(count).toBeLessThan(17);
    expect(await page.locator('.decision').innerText()).toContain('$60,000');
    await expect.poll(() => focusedText(page)).toBe(desk.nextFile('Aspen Paving'));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Aspen Paving' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a file with a score starts with the rate of the table, and says so when the rate differs', async () => {
    const { page, context } = await open('/admin/deals');
    await page.getByRole('link', { name: 'Compact excavator' }).waitFor();
    await page.goto(`${server.url}/admin/deals/${deal}#decide`);
    await page.getByRole('radio', { name: dialog.outcomes.counter_offer }).check();
    const rate = await field(page, dialog.rate).inputValue();
    expect(Number(rate)).toBeGreaterThan(0);
    await page.locator('.rate-table-scored').getByRole('button', { pressed: true }).waitFor();
    const hint = page.getByText(dialog.rateOfTable(rate, '700+'));
    expect(await hint.count()).toBe(0);
    await field(page, dialog.rate).fill('5');
    await hint.waitFor();
    await field(page, disclosures.state).selectOption('NE');
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});

test('a recorded decision shows in the list at once, before the list is read again', async () => {
  const { page, context, complaints } = await open('/admin/applications?view=all');
  await openFile(page, 'Aspen Paving');
  await page.keyboard.press('d');
  await page.getByRole('radio', { name: dialog.outcomes.withdrawn }).check();
  await field(page, dialog.note).fill('Called to withdraw on Monday');
  await page.getByRole('button', { name: dialog.next }).click();
  await panelOf(page).getByRole('heading', { name: notice.title }).waitFor();
  const held = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/applications?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await panelOf(page)
    .getByRole('button', { name: notice.record('elena@example.com') })
    .click();
  const row = page.locator('a[data-application]', { hasText: 'Aspen Paving' });
  await row.getByText(decisionWords.outcomes.withdrawn).waitFor();
  held.resolve(undefined);
  expect(complaints).toEqual([]);
  await context.close();
});

test('after a decision from My day, Enter leads to its next file', async () => {
  await post(server, '/api/credit-application', sampleApplication({ businessName: 'Delta Paving' }));
  const { page, context, complaints } = await open('/admin');
  await page.getByRole('button', { name: /^Assign to me.*Delta Paving$/ }).click();
  const yours = page.getByRole('region', { name: myDay.yours.title });
  await yours.getByRole('link', { name: 'Decide Delta Paving' }).waitFor();
  await yours.getByRole('link', { name: 'Decide Cedar Paving' }).click();
  await panelOf(page).getByText(dialog.basis.missing([]).trim()).waitFor();
  await page.getByRole('radio', { name: dialog.outcomes.withdrawn }).check();
  await field(page, dialog.note).fill('Called to withdraw on Monday');
  await page.getByRole('button', { name: dialog.next }).click();
  await page.getByRole('button', { name: notice.record('elena@example.com') }).click();
  await expect.poll(() => focusedText(page)).toBe(desk.nextFile('Delta Paving'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Delta Paving' }).waitFor();
  await page.getByText(desk.steps.position(2, 2, false)).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { level: 1, name: 'Cedar Paving' }).waitFor();
  await page.getByText(desk.steps.position(1, 2, false)).waitFor();
  await page.getByRole('button', { name: desk.steps.following }).click();
  await page.getByRole('heading', { level: 1, name: 'Delta Paving' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a deal from the board has its place among the cards', async () => {
  const { page, context, complaints } = await open('/admin/deals/board');
  await page.locator(`a[data-card="${deal}"]`).click();
  await page.getByRole('heading', { level: 1, name: 'Compact excavator' }).waitFor();
  await page.getByText(desk.steps.position(1, 1, false)).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
