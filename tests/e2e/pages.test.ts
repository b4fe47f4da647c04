import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { accessibilityFaults } from './browser.ts';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();

describe('page weight', () => {
  /** Returns the transferred bytes of script: after the page is idle, and after an element is in view and ready. */
  async function scriptBytes(path: string, see?: string): Promise<{ onLoad: number; ready: number }> {
    const { page, context } = await open('desktop');
    let bytes = 0;
    let inFlight = 0;
    page.on('request', () => (inFlight += 1));
    page.on('requestfinished', () => (inFlight -= 1));
    page.on('requestfailed', () => (inFlight -= 1));
    page.on('response', (answer) => {
      if (answer.url().endsWith('.js')) bytes += Number(answer.headers()['content-length'] ?? Number.NaN);
      if (answer.url().endsWith('.js') && answer.headers()['content-encoding'] !== 'br') bytes = Number.NaN;
    });
    await page.goto(url(path), { waitUntil: 'networkidle' });
    const onLoad = bytes;
    if (see !== undefined) {
      await page.locator(see).scrollIntoViewIfNeeded();
      await page.waitForSelector(`${see} [data-ready]`);
    }
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => inFlight).toBe(0);
    await context.close();
    return { onLoad, ready: bytes };
  }

  test('is at most 3 KB of script on load, 76 KB with the calculator in view, and 85 KB for the application form', async () => {
    const [home, content, form] = [
      await scriptBytes('/es', '#calculator'),
      await scriptBytes('/es/itin'),
      await scriptBytes('/es/credit-application', 'main'),
    ];
    for (const { onLoad } of [home, content]) {
      expect(onLoad).toBeGreaterThan(500);
      expect(onLoad).toBeLessThanOrEqual(3 * 1024);
    }
    expect(home.ready).toBeLessThanOrEqual(76 * 1024);
    expect(form.ready).toBeGreaterThan(30 * 1024);
    expect(form.ready).toBeLessThanOrEqual(85 * 1024);
  });
});

test.each([
  ['phone', 'light', ['/', '/es/privacy', '/nothing']],
  ['desktop', 'dark', ['/es', '/es/verify', '/es/nada']],
] as const)('pages of each kind are accessible and log nothing on a %s, %s', async (device, colorScheme, paths) => {
  const { page, context, complaints } = await open(device, { colorScheme });
  for (const path of paths) {
    await page.goto(url(path), { waitUntil: 'networkidle' });
    expect(await accessibilityFaults(page), path).toEqual([]);
  }
  // The last page does not exist, and the browser logs that.
  expect(complaints).toEqual([expect.stringContaining('404')]);
  await context.close();
});

test('no page of either language is wider than a screen of 320 to 1920 px', async () => {
  const { page, context } = await open('desktop');
  for (const path of ['/', '/es', '/es/credit-application', '/es/privacy', '/es/nada']) {
    await page.goto(url(path));
    for (const width of [320, 360, 768, 1180, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBe(width);
    }
  }
  await context.close();
});

describe('phone links', () => {
  test('outside a phone, a click copies the number and shows a toast for 3 s, also after an invalid hash', async () => {
    const { page, context, complaints } = await open('desktop', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // A fake clock keeps the test independent of the machine's speed.
    await page.clock.install();
    // An invalid percent-encoding in the hash must not break the page.
    await page.goto(url('/#100%'), { waitUntil: 'networkidle' });
    await expect.poll(async () => (await context.cookies()).map((cookie) => cookie.name)).toContain('csrf_token');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('a[data-phone]').first().click();
    const said = page.getByText('Phone number copied!', { exact: true });
    await said.waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('(402) 555-0142');
    await page.mouse.move(5, 700);
    await page.clock.runFor(2_900);
    expect(await page.locator('.toast[data-state=open]').count()).toBe(1);
    await page.clock.runFor(200);
    await said.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a failed copy, or a browser without a clipboard, shows a toast that asks to call the number', async () => {
    const { page, context, complaints } = await open('desktop');
    for (const [path, works, title, text] of [
      ['/', false, 'Could not copy', 'Please call (402) 555-0142'],
      ['/es', true, 'No se pudo copiar', 'Llame al (402) 555-0142'],
    ] as const) {
      await page.goto(url(path), { waitUntil: 'networkidle' });
      await page.evaluate((exists) => {
        const clipboard = { writeText: () => Promise.reject(new Error('no')) };
        Object.defineProperty(navigator, 'clipboard', { value: exists ? clipboard : undefined });
      }, works);
      await page.locator('main a[data-phone]').first().click();
      await page.getByText(title, { exact: true }).waitFor();
      await page.getByText(text).first().waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a user agent with one of six device names dials without a toast, in any case; others copy', async () => {
    const { page, context } = await open('desktop');
    await page.goto(url('/'));
    expect(await page.locator('main a[data-phone]').first().getAttribute('href')).toBe('tel:+14025550142');
    const phones = ['Android 16', 'iPhone', 'iPad; CPU OS 18', 'iPod touch', 'BlackBerry9900', 'Windows Phone 10'];
    const others = ['Windows NT 10.0; Win64', 'Macintosh; Intel Mac OS X', 'X11; Linux x86_64', 'X11; CrOS x86_64'];
    const agents = [...phones, ...phones.map((name) => name.toUpperCase())];
    expect(await callBy(page, agents)).toEqual(agents.map(() => 'dials'));
    expect(await visibleToasts(page)).toBe(0);
    expect(await callBy(page, others)).toEqual(others.map(() => 'copies'));
    await context.close();
  });
});

/** Clicks the first phone number as each user agent and returns what happened. */
const callBy = (page: Page, agents: string[]): Promise<string[]> =>
  page.evaluate((names) => {
    let does = '';
    addEventListener('click', (event) => {
      does = event.defaultPrevented ? 'copies' : 'dials';
      event.preventDefault();
    });
    return names.map((name) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => `Mozilla/5.0 (${name})`, configurable: true });
      document.querySelector<HTMLAnchorElement>('main a[data-phone]')?.click();
      return does;
    });
  }, agents);

const visibleToasts = (page: Page): Promise<number> => page.locator('.toast[data-state=open]').count();

describe('toasts', () => {
  test('one toast shows at a time; F8 focuses it, Escape or a swipe of 50 px to the right dismisses it', async () => {
    const { page, context } = await open('desktop', { permissions: ['clipboard-write'] });
    await page.goto(url('/'));
    const link = page.locator('a[data-phone]').first();
    await link.click();
    await page.locator('.toast').evaluate((first) => first.setAttribute('data-first', ''));
    await link.click();
    // The second toast replaces the first after a delay. Until then, keys would reach the first.
    await page.locator('.toast[data-first]').waitFor({ state: 'detached' });
    expect(await visibleToasts(page)).toBe(1);
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.closest('.toasts') !== null)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await page.locator('.toast[data-state=open]').waitFor({ state: 'detached' });

    await link.click();
    await page.locator('.toast[data-state=open]').waitFor();
    await swipe(page, 40);
    expect(await visibleToasts(page)).toBe(1);
    await swipe(page, 90);
    await page.locator('.toast[data-state=open]').waitFor({ state: 'detached' });
    await context.close();
  });

  async function swipe(page: Page, distance: number): Promise<void> {
    const box = await page.locator('.toast[data-state=open]').boundingBox();
    if (!box) throw new Error('no toast is shown');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 6; step++) await page.mouse.move(x + (distance * step) / 6, y);
    await page.mouse.up();
  }
});

describe('CSRF at start-up', () => {
  test('the CSRF token is fetched when its cookie is missing, and not while it exists', async () => {
    const { page, context } = await open('desktop');
    let fetched = 0;
    page.on('request', (request) => void (request.url().endsWith('/api/csrf-token') && fetched++));
    /** Returns after the answer is stored. A page that is left earlier cancels its request. */
    const tokenKept = () =>
      expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'csrf_token')).toBe(true);
    await page.goto(url('/'), { waitUntil: 'networkidle' });
    await tokenKept();
    expect(fetched).toBe(1);
    await page.goto(url('/es'), { waitUntil: 'networkidle' });
    expect(fetched).toBe(1);
    await context.clearCookies();
    await page.goto(url('/'), { waitUntil: 'networkidle' });
    await tokenKept();
    expect(fetched).toBe(2);
    await context.close();
  });

  test('a failed fetch of the CSRF token is only logged, with the specified text', async () => {
    const { page, context, complaints } = await open('desktop');
    await page.route('**/api/csrf-token', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.goto(url('/'), { waitUntil: 'networkidle' });
    await expect.poll(() => complaints.join('\n')).toContain('Failed to fetch CSRF token');
    expect(complaints.join('\n')).toContain('CSRF protection initialization failed');
    expect(await visibleToasts(page)).toBe(0);
    await context.close();
  });
});

describe('page frame', () => {
  test('the mobile menu opens with its links and closes with Escape and with its own button', async () => {
    const { page, context } = await open('phone');
    await page.goto(url('/es'));
    const toggle = page.locator('details.menu summary');
    await toggle.click();
    await page.locator('.menu-sheet').getByText('English').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('details.menu[open]').count()).toBe(0);
    await toggle.click();
    await toggle.click();
    expect(await page.locator('details.menu[open]').count()).toBe(0);
    await context.close();
  });

  test('without JavaScript a page shows its text, and the form asks to call', async () => {
    const { page, context } = await open('phone', { javaScriptEnabled: false });
    await page.goto(url('/'));
    await page.getByText('$3,812.27').first().waitFor();
    await page.goto(url('/es/credit-application'));
    expect(await page.locator('.apply-no-script').innerText()).toContain(es.noScript.title);
    expect(await page.locator('[name=businessName]').isVisible()).toBe(false);
    // Playwright disables scripts after parsing, so the test reads the noscript element.
    const [, words] = /<noscript>(.*?)<\/noscript>/s.exec(await (await fetch(url('/credit-application'))).text()) ?? [];
    expect(words).toContain('This form needs JavaScript');
    expect(words).toContain('tel:+14025550142');
    await context.close();
  });
});
