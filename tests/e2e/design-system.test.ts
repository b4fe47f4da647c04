import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contactMessages } from '#contract/dealer-contacts.ts';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();
const focused = (page: Page): Promise<string | undefined | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.matches('input') === true ? at.id : (at?.getAttribute('aria-label') ?? at?.textContent);
  });

async function openGallery(device: Device, theme: 'light' | 'dark') {
  const opened = await open(device);
  await opened.page.goto(url(`/dev/ui?theme=${theme}`));
  await opened.page.getByRole('heading', { name: 'Design system' }).waitFor();
  return opened;
}

describe.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)('/dev/ui on a %s, %s', (device, theme) => {
  test('shows every component accessibly in each state, fits the window and logs nothing', async () => {
    const { page, context, complaints } = await openGallery(device, theme);
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const kind of ['dialog', 'confirmation', 'sheet']) {
      const opener = page.getByRole('button', { name: `Open a ${kind}`, exact: true });
      await opener.click();
      await page.getByRole('dialog').waitFor();
      expect(await accessibilityFaults(page), kind).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe(`Open a ${kind}`);
    }
    await page.getByRole('button', { name: 'Open a menu' }).click();
    await page.getByRole('menuitem', { name: 'Assign' }).waitFor();
    expect(await accessibilityFaults(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'Existing debt' }).waitFor();
    expect(await accessibilityFaults(page), 'combobox').toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('keyboard use of the design system', () => {
  test('a table sorts by its heading, moves along its rows and hides a column', async () => {
    const { page, context } = await openGallery('desktop', 'light');
    const first = page.getByRole('table', { name: 'Deals' }).locator('tbody tr').first();
    await page.getByRole('button', { name: 'Amount' }).press('Enter');
    expect(await first.innerText()).toContain('Tran Foods');
    await page.getByRole('button', { name: 'Amount' }).press('Enter');
    expect(await first.innerText()).toContain('Ortiz Bakery Inc');
    expect(await page.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('descending');
    await first.getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Flores Site Work');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Tran Foods');
    await page.getByRole('button', { name: 'Columns' }).press('Enter');
    await page.getByRole('menuitemcheckbox', { name: 'Dealer' }).press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('columnheader', { name: 'Dealer' }).count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('Columns');
    await context.close();
  });

  test('a combobox selects by typing and keeps its selection on Escape', async () => {
    const { page, context } = await openGallery('desktop', 'light');
    const reason = page.getByRole('combobox', { name: 'Reason' });
    await reason.fill('coll');
    await page.keyboard.press('Enter');
    expect(await reason.inputValue()).toBe('Value of the collateral');
    await reason.fill('nothing like this');
    await page.getByText('No reason has these words').waitFor();
    await page.keyboard.press('Escape');
    expect(await reason.inputValue()).toBe('Value of the collateral');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await reason.inputValue()).toBe('Existing debt');
    await context.close();
  });
});

describe('forms of the design system', () => {
  const field = (page: Page, name: string) => page.locator(`#sample-${name}`);
  const send = (page: Page) => page.getByRole('button', { name: 'Add contact' }).click();

  test('an error disappears once its field is corrected, and the summary leads to the fields', async () => {
    const { page, context } = await openGallery('desktop', 'light');
    await send(page);
    const summary = page.getByRole('group', { name: '3 fields need a correction' });
    await summary.waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('error-summary');
    await summary.getByRole('link', { name: contactMessages.email }).click();
    expect(await focused(page)).toBe('sample-email');
    await page.keyboard.type('dana@');
    await page.locator('#sample-email-error').waitFor();
    await page.keyboard.type('example.com');
    await page.locator('#sample-email-error').waitFor({ state: 'detached' });
    await page.getByRole('group', { name: '2 fields need a correction' }).waitFor();
    await context.close();
  });

  test('a server error appears at its field, and one without a field above the form', async () => {
    const { page, context } = await openGallery('desktop', 'light');
    await field(page, 'firstName').fill('Nemo');
    await field(page, 'lastName').fill('Sample');
    await field(page, 'email').fill('taken@example.com');
    await send(page);
    await page.locator('#sample-email-error').getByText('This contact exists already').waitFor();
    await field(page, 'email').fill('dana@example.com');
    await page.locator('#sample-email-error').waitFor({ state: 'detached' });
    await send(page);
    await page.getByRole('alert').getByText('The CRM is not available. Please try again.').waitFor();
    await context.close();
  });

  test('typed values survive a reload, leaving asks first, and an accepted form is empty', async () => {
    const { page, context } = await openGallery('desktop', 'light');
    await field(page, 'firstName').fill('Dana');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await page.getByText('Restored from this device.').waitFor();
    expect(await field(page, 'firstName').inputValue()).toBe('Dana');
    await field(page, 'lastName').fill('Sample');
    await field(page, 'email').fill('dana@example.com');
    await send(page);
    await page.locator('.toast', { hasText: 'Contact added' }).waitFor();
    expect(await field(page, 'firstName').inputValue()).toBe('');
    await page.reload();
    await page.getByRole('heading', { name: 'Design system' }).waitFor();
    expect(await page.getByText('Restored from this device.').count()).toBe(0);
    await context.close();
  });
});
