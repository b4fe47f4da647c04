import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frame } from '#copy/portal/frame.ts';
import { type DemoProcess, startDemo } from '#tests/support/demo-process.ts';
import { accessibilityFaults, temporaryFolder } from './browser.ts';
import type { Device } from './devices.ts';
import { dealerScreens, deskScreens, drawn, openScreen, signedOutScreens } from './portal-screens.ts';
import { sharedSite } from './served-site.ts';

const site = sharedSite();
const folder = temporaryFolder();
let demo: DemoProcess;

beforeAll(async () => {
  demo = await startDemo(folder);
});
afterAll(async () => {
  await demo.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function openAs(email: string, device: Device = 'desktop') {
  const opened = await site.open(device);
  await opened.page.goto(`${demo.url}/demo`);
  await opened.page.locator(`[data-email="${email}"]`).click();
  await opened.page.waitForURL(/\/(?:admin|dealer)\b/);
  await drawn(opened.page);
  return opened;
}
const ADMIN = 'admin@acme.example';

/** Returns what is wrong with the open screen: accessibility, width, hidden tabs and console messages. */
async function faultsOf(page: Page, complaints: string[]): Promise<string[]> {
  const faults = [...(await accessibilityFaults(page)), ...complaints.splice(0)];
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) faults.push('scrolls sideways');
  for (const tabs of await page.getByRole('tablist').all())
    if (await tabs.evaluate((row) => row.scrollWidth > row.clientWidth)) faults.push('a tab is out of view');
  return faults;
}

/** Returns the part of the width that the screen uses. */
const usedWidth = (page: Page): Promise<number> =>
  page.locator('#content').evaluate((main) => {
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const room = main.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return Math.max(...[...main.children].map((part) => part.getBoundingClientRect().width)) / room;
  });

/** The parts whose words stay whole. The two parts of an email address count as words. */
const wholeWords =
  'h1, h2, th[scope=col], .table th[scope=row], .table time, .button, .badge, .tab, .view-bar button, .email-text:not(.email-text-long)';

/** Returns the words of these parts that break across two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const parts = [...document.querySelectorAll(selector)];
    const linesOf = (text: Node, from: number, to: number): number => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    return parts
      .filter((part) => part.checkVisibility())
      .flatMap((part) => {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g))
            if (linesOf(text, index, index + word.length) > 1) broken.push(word);
        return broken;
      });
  }, wholeWords);

/** Opens the screen again before it reports words, because a resized screen is for a moment drawn for its former width. */
async function brokenWordsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  if ((await brokenWords(page)).length === 0) return [];
  await page.reload();
  await drawn(page);
  return await brokenWords(page);
}

describe('the layout of the desk', () => {
  test('each screen is accessible, logs nothing, breaks no word and uses wide windows', async () => {
    const { page, context, complaints } = await openAs(ADMIN);
    const faults: string[] = [];
    for (const screen of deskScreens) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await openScreen(page, demo.url, screen);
      const found = await faultsOf(page, complaints);
      const links = page.getByRole('navigation', { name: frame.nav }).getByRole('link');
      if (!(await links.first().isVisible())) found.push('no navigation');
      for (const width of [1024, 1366, 1440]) {
        const broken = await brokenWordsAt(page, width);
        found.push(...broken.map((word) => `breaks "${word}" at ${String(width)} px`));
      }
      for (const width of [1920, 2560]) {
        await page.setViewportSize({ width, height: 1080 });
        const used = await usedWidth(page);
        if (used < 0.95) found.push(`uses ${(used * 100).toFixed(0)}% of the width at ${String(width)} px`);
      }
      faults.push(...found.map((fault) => `${screen.name}: ${fault}`));
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('at 1440 x 900 the first row of the inbox starts within 110 px, and at least ten rows are visible', async () => {
    const { page, context } = await openAs(ADMIN);
    await page.goto(`${demo.url}/admin/applications?view=all`);
    const rows = page.locator('a[data-application]');
    await rows.nth(9).waitFor();
    expect((await rows.first().boundingBox())?.y).toBeLessThanOrEqual(110);
    const tenth = await rows.nth(9).boundingBox();
    expect((tenth?.y ?? 900) + (tenth?.height ?? 0)).toBeLessThanOrEqual(900);
    await context.close();
  });

  test.each([
    ['desktop', 1366],
    ['desktop', 1440],
    ['desktop', 1920],
    ['phone', 390],
  ] as const)(
    'on a %s of %i px the title and the primary action of a file are readable at every scroll position',
    async (device, width) => {
      const { page, context } = await openAs(ADMIN, device);
      await page.setViewportSize({ width, height: 844 });
      for (const [at, link] of [
        ['/admin/applications?status=in_review', 'a[data-application]'],
        ['/admin/deals?status=in_review', '.staff-deals tbody a'],
      ] as const) {
        await openScreen(page, demo.url, { name: '', at, link });
        expect(await coveredWhenScrolled(page, ['.file-head h1', PRIMARY]), at).toEqual([]);
        const title = await page.locator('.file-head h1').evaluate((h1) => h1.clientWidth / h1.scrollWidth);
        expect(title, at).toBeGreaterThan(device === 'phone' ? 0.4 : 0.9);
        const scrolled = await page.locator('.file-head').boundingBox();
        expect(scrolled?.height, at).toBeLessThanOrEqual(52);
      }
      await context.close();
    },
  );
});

/** What usually comes next. The other actions may wait for the top of the file. */
const PRIMARY = '.file-next-actions .button:not(.button-outline, .button-plate)';

/** Scrolls down in steps of half a window. Returns the parts that were out of view or covered, with the position. */
const coveredWhenScrolled = (page: Page, parts: string[]): Promise<string[]> =>
  page.evaluate(async (selectors) => {
    const found: string[] = [];
    const root = document.documentElement;
    for (let y = 0; ; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      for (const selector of selectors) {
        const part = document.querySelector(selector);
        const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!part || !shown || !part.contains(shown)) found.push(`${selector} at ${String(y)}`);
      }
      if (y + innerHeight >= root.scrollHeight) return found;
    }
  }, parts);

test.each([
  ['without a session', 'phone', undefined, signedOutScreens],
  ['without a session', 'desktop', undefined, signedOutScreens],
  ['of the desk', 'phone', ADMIN, deskScreens],
  ['of a dealership', 'phone', 'dealer@prairie.example', dealerScreens],
  ['of a dealership', 'desktop', 'dealer@prairie.example', dealerScreens],
] as const)(
  'each screen %s on a %s is accessible in light and dark, fits the window and logs nothing',
  async (_who, device, email, screens) => {
    const { page, context, complaints } = email === undefined ? await site.open(device) : await openAs(email, device);
    const faults: string[] = [];
    for (const screen of screens) {
      await openScreen(page, demo.url, screen);
      faults.push(...(await faultsOf(page, complaints)).map((fault) => `${screen.name}: ${fault}`));
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);
