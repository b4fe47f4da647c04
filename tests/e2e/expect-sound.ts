import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from './browser.ts';

/** Fails on an accessibility fault and on a page that scrolls sideways. Scrolls to the top. */
export async function expectSound(page: Page): Promise<void> {
  // A sticky header would cover half of a button after scrolling.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await accessibilityFaults(page), page.url()).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() })
    .toBe(page.viewportSize()?.width);
}
