import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dashboard } from '#copy/portal/dashboard.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { uploadLinkWords as links } from '#copy/portal/documents.ts';
import { signIn } from '#copy/portal/sign-in.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { addDealer } from '#tests/support/sample-dealership.ts';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { servedSite } from './served-site.ts';

const DANA = 'dana@example.com';
const answers = {
  customerName: 'Mary Ann Ramos',
  borrowerPhone: '4025550188',
  borrowerEmail: 'mary@example.com',
  equipmentDescription: '2022 Bobcat E50 excavator',
  equipmentAmount: '84.5k',
};
const NAME = '2022 Bobcat E50 excavator, Mary Ann Ramos';

const { open, url } = servedSite({ prepare: async (app) => void (await addDealer(app, DANA)) });

async function openDashboard(device: Device) {
  const opened = await open(device);
  const { page } = opened;
  await page.goto(url('/dealer/login'));
  await page.getByLabel(signIn.email, { exact: true }).fill(DANA);
  await page.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: signIn.submit }).click();
  await page.getByRole('link', { name: dashboard.empty.create }).waitFor();
  await page.waitForLoadState('networkidle');
  return opened;
}
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const focusedText = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
const focusedId = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
const ready = (page: Page): Locator => page.getByRole('dialog', { name: links.ready.title });

async function deleteDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: dealPage.actions.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: dealPage.actions.delete }).click();
  await page.getByRole('link', { name: dashboard.empty.create }).waitFor();
}

describe('a new deal with an upload link at the counter', () => {
  test('takes 13 interactions by keyboard, and saves nothing before the button', async () => {
    const { page, context, complaints } = await openDashboard('desktop');
    const interactions: string[] = [];
    const press = async (key: string): Promise<void> => {
      interactions.push(key);
      await page.keyboard.press(key);
    };
    const type = async (text: string): Promise<void> => {
      interactions.push(text);
      await page.keyboard.type(text);
    };
    await press('n');
    await heading(page, dealForm.newTitle).waitFor();
    for (const [field, answer] of Object.entries(answers)) {
      expect(await focusedId(page)).toBe(field);
      await type(answer);
      await press('Enter');
    }
    expect(await focusedText(page)).toBe(dealForm.saveAndLink);
    const value = (field: string) => page.locator(`#${field}`).inputValue();
    expect([await value('dealName'), await value('equipmentType'), await value('requestedAmount')]).toEqual([
      NAME,
      'construction',
      '$84,500',
    ]);
    expect(await page.locator('.deal-payment-figure output').innerText()).toMatch(/^\$2,\d{3}\.\d{2}$/);
    await page.getByText(dealForm.hints.names('Mary Ann', 'Ramos')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: links.form.title });
    await dialog.getByRole('group', { name: links.form.usual }).waitFor();
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(3);
    expect(await focusedText(page)).toBe(links.form.submit);
    await press('Enter');
    await ready(page).getByRole('img', { name: links.ready.code }).waitFor();
    expect(await ready(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(interactions).toEqual(['n', ...Object.values(answers).flatMap((one) => [one, 'Enter']), 'Enter', 'Enter']);
    const email = await ready(page)
      .getByRole('link', { name: links.ready.email('Mary Ann') })
      .getAttribute('href');
    const url = await ready(page).getByLabel(links.ready.link, { exact: true }).inputValue();
    expect(decodeURIComponent(email ?? '')).toMatch(
      /^mailto:mary@example\.com\?subject=[^]*- Photo ID of each owner[^]*Dana Sample\nDealership of Dana$/,
    );
    expect(decodeURIComponent(email ?? '')).toContain(url);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await heading(page, NAME).waitFor();
    await page.getByText(/^Missing from Mary Ann: Photo ID of each owner; Voided check/).waitFor();
    await expect.poll(() => focusedText(page)).toBe(dealPage.actions.submit);
    await page.reload();
    await heading(page, NAME).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await deleteDraft(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('takes 8 interactions on a phone', async () => {
    const { page, context, complaints } = await openDashboard('phone');
    const interactions: string[] = [];
    const tap = async (control: Locator): Promise<void> => {
      interactions.push('tap');
      await control.tap();
    };
    await tap(page.getByRole('link', { name: dashboard.newDeal }));
    await heading(page, dealForm.newTitle).waitFor();
    for (const [field, answer] of Object.entries(answers)) {
      interactions.push(answer);
      await page.locator(`#${field}`).fill(answer);
    }
    await tap(page.getByRole('button', { name: dealForm.saveAndLink }));
    await tap(page.getByRole('dialog').getByRole('button', { name: links.form.submit }));
    await ready(page).getByRole('img', { name: links.ready.code }).waitFor();
    expect(await ready(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(interactions).toHaveLength(8);
    await ready(page).getByRole('button', { name: links.ready.close }).click();
    await deleteDraft(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('a saved draft has the focus on its next action, and U opens the dialog of an upload link', async () => {
  const { page, context, complaints } = await openDashboard('desktop');
  await page.keyboard.press('n');
  await heading(page, dealForm.newTitle).waitFor();
  for (const [field, answer] of Object.entries(answers)) await page.locator(`#${field}`).fill(answer);
  await page.getByRole('button', { name: dealForm.save }).press('Enter');
  await heading(page, NAME).waitFor();
  await expect.poll(() => focusedText(page)).toBe(dealPage.actions.submit);
  await page.keyboard.press('u');
  await page.getByRole('dialog', { name: links.form.title }).getByRole('group').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusedText(page)).toBe(dealPage.actions.submit);
  await deleteDraft(page);
  expect(complaints).toEqual([]);
  await context.close();
});
