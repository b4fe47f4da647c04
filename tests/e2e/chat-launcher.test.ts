import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();
const launcher = (page: Page) => page.locator('.launcher');

describe('chat launcher', () => {
  test('is at the bottom right of public pages without loading the panel, and is absent from portal pages', async () => {
    const { page, context } = await open('desktop');
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    // Above the strip about visits, which the form does not have.
    for (const [path, y] of [
      ['/', 772],
      ['/es/credit-application', 816],
      ['/nada', 772],
    ] as const) {
      await page.goto(url(path), { waitUntil: 'networkidle' });
      expect(await launcher(page).boundingBox(), path).toEqual({ x: 1356, y, width: 60, height: 60 });
      expect(scripts.filter((one) => one.includes('/chat'))).toEqual([]);
    }
    for (const path of ['/dealer/login', '/admin/nothing']) {
      await page.goto(url(path), { waitUntil: 'networkidle' });
      expect(await launcher(page).count(), path).toBe(0);
    }
    // Playwright disables scripts after parsing, so the test reads the rule for pages without scripts from the
    // markup.
    const html = await (await fetch(url('/'))).text();
    expect(html).toMatch(/@media \(scripting: ?enabled\)\{\.assistant\{display:block\}\}/);
    await context.close();
  });

  test('is docked in the margin of the page under 1440 px, next to every figure', async () => {
    const { page, context } = await open('desktop');
    for (const path of ['/', '/es/construccion', '/case-study/vocational-trucks']) {
      await page.goto(url(path));
      for (const width of [901, 1024, 1366, 1439]) {
        await page.setViewportSize({ width, height: 768 });
        const covered = await page.evaluate(() => {
          const left = document.querySelector('.launcher')?.getBoundingClientRect().left ?? 0;
          const right = (text: Element): number =>
            text.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(text).paddingRight);
          const texts = document.querySelectorAll('main :is(p, h2, h3, td, th, dd, b, button, input)');
          return [...texts]
            .filter((text) => text.checkVisibility() && right(text) > left + 0.5)
            .map((text) => `${text.tagName} ${text.textContent}`);
        });
        expect(covered, `${path} at ${String(width)} px`).toEqual([]);
      }
    }
    await context.close();
  });

  test('covers no field of a short form on a phone', async () => {
    const { page, context } = await open('phone');
    for (const path of ['/', '/es/partner']) {
      await page.goto(url(path));
      for (const width of [320, 390, 600]) {
        await page.setViewportSize({ width, height: 700 });
        const covered = await page.evaluate(() => {
          const left = document.querySelector('.launcher')?.getBoundingClientRect().left ?? 0;
          const fields = [...document.querySelectorAll('.inquiry-card :is(.field-control, .field-segment)')];
          return fields.length === 0 || fields.some((field) => field.getBoundingClientRect().right > left);
        });
        expect(covered, `${path} at ${String(width)} px`).toBe(false);
      }
    }
    await context.close();
  });

  test('covers no submit button at any width where it is shown', async () => {
    const { page, context } = await open('phone');
    for (const path of ['/credit-application', '/es/verify']) {
      await page.goto(url(path));
      await page.locator('main button[type=submit]').first().waitFor();
      for (const width of [320, 390, 600, 768, 900, 1180]) {
        await page.setViewportSize({ width, height: 700 });
        const over = await page.evaluate(() => {
          const launcher = document.querySelector('.launcher');
          const launch = launcher?.getBoundingClientRect();
          // On the form it is below the window: the button of the rail opens the assistant.
          if (!launch || launch.top >= window.innerHeight) return 0;
          const buttons = [...document.querySelectorAll('main button[type=submit]')].filter((b) => b.checkVisibility());
          return buttons.filter((b) => b.getBoundingClientRect().right > launch.left).length;
        });
        expect(over, `${path} at ${String(width)} px`).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
    await context.close();
  });

  test.each(['phone', 'desktop'] as const)('on a %s the panel leads to the form for a call back', async (device) => {
    const { page, context } = await open(device);
    await page.goto(url('/'));
    await page.locator('.launcher').click();
    const panel = page.getByRole('dialog');
    await panel.locator('.chat-people summary').click();
    await panel.locator('a[href$="#call-me-back"]').click();
    await page.waitForURL(url('/#call-me-back'));
    await page.locator('#call-me-back [name=phone]').waitFor();
    // A panel on the whole screen would cover the form.
    await expect.poll(() => panel.count()).toBe(device === 'phone' ? 0 : 1);
    await context.close();
  });
});
