import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();
const figure = (page: Page): Promise<string> => page.locator('.calc-figure').innerText();
const field = (page: Page, name: string) => page.locator(`#calculator [name="${name}"]`);
const radio = (page: Page, name: string, value: string) =>
  page.locator(`#calculator [name="${name}"][value="${value}"]`);
async function openCalculator(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('#calculator [data-ready]');
}

describe('the address of the calculator', () => {
  test('opens the state of a copied link, in Spanish', async () => {
    const { page, context, complaints } = await open('desktop', { permissions: ['clipboard-read', 'clipboard-write'] });
    await openCalculator(page, url('/es#calculator'));
    await field(page, 'value').fill('84500');
    await radio(page, 'tier', 'fair').check();
    await radio(page, 'shape', 'seasonal').check();
    const before = await figure(page);
    await page.getByText('Copiar enlace').click();
    await page.getByText('Enlace copiado').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(url('/es?value=84500&term=48&tier=fair&down=20&shape=seasonal&from=1#calculator'));
    expect(page.url()).toBe(link);
    const other = await context.newPage();
    await openCalculator(other, link);
    await expect.poll(() => figure(other)).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('follows a change, so that a reload shows the same figures; other parameters stay', async () => {
    const { page, context, complaints } = await open('desktop');
    await openCalculator(page, url('/?value=60000&term=48&tier=good&down=15&from-ad=1#calculator'));
    await expect.poll(() => radio(page, 'tier', 'good').isChecked()).toBe(true);
    await radio(page, 'tier', 'fair').check();
    await page.waitForURL(/tier=fair/);
    expect(new URL(page.url()).searchParams.get('from-ad')).toBe('1');
    const before = await figure(page);
    await page.reload();
    await page.waitForSelector('#calculator [data-ready]');
    await expect.poll(() => figure(page)).toBe(before);
    expect(await radio(page, 'tier', 'fair').isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
