import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pauseClock } from './browser.ts';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();

describe('page address with a hash', () => {
  /** Returns the elements that the page scrolled to, with the scroll behavior. */
  const scrolls = (page: Page): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { scrolls: string[] }).scrolls);

  test.each([
    ['/', 'how', 'programs'],
    ['/dealer/login', 'login-email', 'login-password'],
  ])(
    '%s scrolls smoothly at once and again after 100 ms, on arrival and on a hash change',
    async (path, first, second) => {
      const { page, context, complaints } = await open('desktop');
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { scrolls: seen });
        Element.prototype.scrollIntoView = function (options) {
          seen.push(`${this.id} ${String((options as ScrollIntoViewOptions | undefined)?.behavior)}`);
        };
      });
      await page.goto(url(`${path}#${first}`), { waitUntil: 'networkidle' });
      await expect.poll(() => scrolls(page)).toEqual([`${first} smooth`, `${first} smooth`]);

      await pauseClock(page);
      await page.evaluate((id) => (location.hash = id), second);
      await expect.poll(async () => (await scrolls(page)).slice(2)).toEqual([`${second} smooth`]);
      await page.clock.runFor(99);
      expect(await scrolls(page)).toHaveLength(3);
      await page.clock.runFor(1);
      expect((await scrolls(page)).slice(2)).toEqual([`${second} smooth`, `${second} smooth`]);
      await page.clock.runFor(10_000);
      expect(await scrolls(page)).toHaveLength(4);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe('language switch', () => {
  test('keeps the token of a personal invitation in every link', async () => {
    const { page, context } = await open('desktop');
    await page.goto(url('/credit-application?token=abc%20d'));
    const links = page.locator('.header a[hreflang=es], .footer a[hreflang=es]');
    const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(new Set(addresses)).toEqual(new Set([url('/es/credit-application?token=abc%20d')]));
    expect(addresses).toHaveLength(3);
    await page.locator('.strip-language').click();
    await page.waitForURL(url('/es/credit-application?token=abc%20d'));
    await page.goto(url('/nothing?token=abc'));
    expect(await page.locator('.strip-language').getAttribute('href')).toBe('/es');
    await context.close();
  });
});
