import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();

const PHONE_AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

describe('checks 4: what a page sends', () => {
  /** Bytes of script as they crossed the wire until the page was quiet. */
  async function scriptBytes(path: string, see?: string): Promise<number> {
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
    if (see !== undefined) {
      await page.locator(see).scrollIntoViewIfNeeded();
      await page.waitForSelector(`${see} [data-ready]`);
    }
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => inFlight).toBe(0);
    await context.close();
    return bytes;
  }

  test.each(['/', '/es', '/privacy'])('%s: at most 3 KB of script on load', async (path) => {
    const bytes = await scriptBytes(path);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(3 * 1024);
  });

  test.each(['/', '/es'])('%s: at most 73 KB of script once the calculator is seen', async (path) => {
    expect(await scriptBytes(path, '#calculator')).toBeLessThanOrEqual(73 * 1024);
  });

  test.each(['/credit-application', '/es/credit-application'])(
    '%s: at most 85 KB of script, fetched ahead or once it rests',
    async (path) => {
      const bytes = await scriptBytes(path, 'main');
      expect(bytes).toBeGreaterThan(30 * 1024);
      expect(bytes).toBeLessThanOrEqual(85 * 1024);
    },
  );
});

describe.each(['/', '/es', '/privacy', '/es/privacy', '/es/verify', '/nothing', '/es/nada'])('look: %s', (path) => {
  test.each([
    ['phone', 'light'],
    ['desktop', 'dark'],
  ] as [Device, 'light' | 'dark'][])('is accessible and quiet on a %s, %s', async (device, colorScheme) => {
    const { page, context, complaints } = await open(device, { colorScheme });
    await page.goto(url(path), { waitUntil: 'networkidle' });
    expect(await accessibilityFaults(page)).toEqual([]);
    const expected = path.includes('n') && (path === '/nothing' || path === '/es/nada') ? 1 : 0;
    expect(complaints.filter((c) => !c.includes('404'))).toEqual([]);
    expect(complaints.length).toBe(expected);
    await context.close();
  });
});

test.each([320, 360, 768, 1180, 1920])(
  'look: nothing is wider than the page at %i px, in both languages',
  async (width) => {
    const { page, context } = await open('desktop', { viewport: { width, height: 800 } });
    for (const path of [
      '/',
      '/es',
      '/credit-application',
      '/es/credit-application',
      '/es/privacy',
      '/es/verify',
      '/es/nada',
    ]) {
      await page.goto(url(path));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(`${path} ${String(wide)}`).toBe(`${path} ${String(width)}`);
    }
    await context.close();
  },
);

describe('public site 2: phone links', () => {
  test('elsewhere than on a phone the number is copied and a toast says so for 3 s', async () => {
    const { page, context } = await open('desktop', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    // The page's own clock, so that a busy machine does not decide.
    await page.clock.install();
    await page.goto(url('/'));
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
    await context.close();
  });

  test('a copy that fails asks to call the number', async () => {
    const { page, context } = await open('desktop');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    });
    await page.goto(url('/es'));
    await page.locator('a[data-phone]').first().click();
    await page.getByText('No se pudo copiar', { exact: true }).waitFor();
    await page.getByText('Llame al (402) 555-0142').first().waitFor();
    await context.close();
  });

  test('on a phone it dials: nothing is copied, no toast', async () => {
    const { page, context } = await open('phone', { userAgent: PHONE_AGENT });
    await page.goto(url('/'));
    expect(await callBy(page, [await page.evaluate(() => navigator.userAgent)])).toEqual(['dials']);
    expect(await page.locator('main a[data-phone]').first().getAttribute('href')).toBe('tel:+14025550142');
    expect(await visibleToasts(page)).toBe(0);
    await context.close();
  });

  test('a phone is whose user agent holds one of six names, in any case', async () => {
    const { page, context } = await open('desktop');
    await page.goto(url('/'));
    const phones = ['Android 16', 'iPhone', 'iPad; CPU OS 18', 'iPod touch', 'BlackBerry9900', 'Windows Phone 10'];
    const others = ['Windows NT 10.0; Win64', 'Macintosh; Intel Mac OS X', 'X11; Linux x86_64', 'X11; CrOS x86_64'];
    const agents = [...phones, ...phones.map((name) => name.toUpperCase()), ...others];
    expect(await callBy(page, agents)).toEqual(
      [...phones, ...phones].map(() => 'dials').concat(others.map(() => 'copies')),
    );
    await context.close();
  });
});

/** What a click on the page's first number does in the hands of each of these. */
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

describe('public site 4: toasts', () => {
  test('one at a time, F8 reaches it, Escape dismisses it, a swipe of 50 px to the right does too', async () => {
    const { page, context } = await open('desktop', { permissions: ['clipboard-write'] });
    await page.goto(url('/'));
    const link = page.locator('a[data-phone]').first();
    await link.click();
    await page.locator('.toast').evaluate((first) => first.setAttribute('data-first', ''));
    await link.click();
    // The second takes the place of the first in a moment; keys in between would reach the first.
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
    if (!box) throw new Error('there is no toast');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 6; step++) await page.mouse.move(x + (distance * step) / 6, y);
    await page.mouse.up();
  }
});

describe('public site 7 and 8: CSRF at start-up', () => {
  test('the token is fetched when the cookie is missing, and not again while it is there', async () => {
    const { page, context } = await open('desktop');
    let fetched = 0;
    page.on('request', (request) => void (request.url().endsWith('/api/csrf-token') && fetched++));
    await page.goto(url('/'), { waitUntil: 'networkidle' });
    await expect.poll(() => fetched).toBe(1);
    await page.goto(url('/es'), { waitUntil: 'networkidle' });
    expect(fetched).toBe(1);
    await context.clearCookies();
    await page.goto(url('/'), { waitUntil: 'networkidle' });
    await expect.poll(() => fetched).toBe(2);
    await context.close();
  });

  test('a failure is only logged, in the specified words', async () => {
    const { page, context, complaints } = await open('desktop');
    await page.route('**/api/csrf-token', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.goto(url('/'), { waitUntil: 'networkidle' });
    await expect.poll(() => complaints.join('\n')).toContain('Failed to fetch CSRF token');
    expect(complaints.join('\n')).toContain('CSRF protection initialization failed');
    expect(await visibleToasts(page)).toBe(0);
    await context.close();
  });
});

describe('public site 2: app shell', () => {
  test('a hash scrolls to its element, also when it changes', async () => {
    const { page, context } = await open('desktop');
    await page.goto(url('/#how'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.evaluate(() => (location.hash = '#programs'));
    await expect
      .poll(() => page.evaluate(() => document.getElementById('programs')?.getBoundingClientRect().top ?? -1))
      .toBeLessThan(200);
    await context.close();
  });

  test('the mobile menu opens, holds the links, and closes by Escape and by its own button', async () => {
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

  test('without JavaScript the pages read, and the form says how to call', async () => {
    const { page, context } = await open('phone', { javaScriptEnabled: false });
    await page.goto(url('/'));
    await page.getByText('$3,812.27').first().waitFor();
    // The browser tool disables scripts after parsing: what a browser without them shows is the noscript element.
    const [, words] = /<noscript>(.*?)<\/noscript>/s.exec(await (await fetch(url('/credit-application'))).text()) ?? [];
    expect(words).toContain('This form needs JavaScript');
    expect(words).toContain('tel:+14025550142');
    await context.close();
  });
});
