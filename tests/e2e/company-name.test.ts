import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { addresses } from '#web/addresses.ts';
import { temporaryFolder } from './browser.ts';
import { servedSite } from './served-site.ts';

/** 60 letters. */
const LONGEST = 'Northwestern Agricultural and Construction Machinery Capital';
const folder = temporaryFolder();
const brandFile = path.join(folder, 'brand.json');
fs.writeFileSync(brandFile, JSON.stringify({ company: LONGEST, tagline: '' }));
const { open, url } = servedSite({ settings: { BRAND_FILE: brandFile } });
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const rename = (page: Page, name: string): Promise<void> =>
  page.locator('.mark-name').evaluateAll((marks, text) => marks.forEach((mark) => (mark.textContent = text)), name);
const scrolledWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test.each([320, 390, 1440])('a company name of 60 letters fits every page kind at %i px', async (width) => {
  const { page, context } = await open('desktop', { viewport: { width, height: 800 } });
  for (const { en, es } of [addresses.home, addresses.partner, addresses.privacy, addresses.application]) {
    await page.goto(url(width === 390 ? es : en));
    expect(await scrolledWidth(page), en).toBe(width);
    await rename(page, 'W'.repeat(60));
    expect(await scrolledWidth(page), `${en}, one word`).toBe(width);
    await rename(page, 'Acme Equipment Finance Two');
    expect(await scrolledWidth(page), `${en}, 26 letters`).toBe(width);
  }
  await context.close();
});

test.each(['en', 'es'] as const)('a name of three words is complete in the header, %s', async (lang) => {
  const { page, context } = await open('desktop');
  await page.goto(url(addresses.home[lang]));
  await rename(page, 'Prairie Lend Capital');
  for (const width of [390, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const hiddenLines = await page.locator('.header .mark-name').evaluate((mark) => {
      const line = Number.parseFloat(getComputedStyle(mark).lineHeight);
      return Math.round((mark.scrollHeight - mark.clientHeight) / line);
    });
    expect(hiddenLines, String(width)).toBe(0);
    const [inner, bar] = await page.locator('.bar').evaluate((bar) => [bar.scrollWidth, bar.clientWidth]);
    expect(inner, String(width)).toBe(bar);
  }
  await context.close();
});
