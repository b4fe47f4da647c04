import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { alive } from './form-page.ts';
import { servedSite, sharedSite } from './served-site.ts';

const { open, url } = sharedSite();

type Sent = { body: Record<string, string>; headers: Record<string, string> };
/** Collects every tracking call from now on. */
function listen(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visitor/track'))
      sent.push({ body: request.postDataJSON() as Sent['body'], headers: request.headers() });
  });
  return sent;
}
const see = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' });
const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), `AEF:${name}`);
const notice = (page: Page) => page.locator('.visit-notice');

describe('visitor tracking', () => {
  test('sends the four fields from each page of each language, without CSRF header or code, and nothing from portal pages', async () => {
    const { page, context, complaints } = await open('desktop');
    const sent = listen(page);
    const paths = [
      '/?utm=x#how',
      '/es/food-beverage',
      '/manufacturing',
      '/itin',
      '/alimentos-bebidas',
      '/construccion',
      '/nothing/7KQ2M-9XW4T',
      '/es/verify/7KQ2M-9XW4T-3HNPC-8RJ5V-1DBF6',
    ];
    for (const [n, path] of paths.entries()) {
      await see(page, url(path));
      await expect.poll(() => sent.length).toBe(n + 1);
    }
    const visitorId = await kept(page, 'visitor');
    expect(visitorId).toMatch(/^visitor_\d{13}_[a-z0-9]+$/);
    expect(sent.map(({ body }) => body)).toEqual([
      { visitorId, language: 'en', currentPage: '/', equipmentType: 'construction' },
      { visitorId, language: 'es', currentPage: '/es/food-beverage', equipmentType: 'food-beverage' },
      { visitorId, language: 'en', currentPage: '/manufacturing', equipmentType: 'manufacturing' },
      { visitorId, language: 'en', currentPage: '/itin' },
      { visitorId, language: 'es', currentPage: '/alimentos-bebidas', equipmentType: 'food-beverage' },
      { visitorId, language: 'es', currentPage: '/construccion', equipmentType: 'construction' },
      { visitorId, language: 'en', currentPage: '/404' },
      { visitorId, language: 'es', currentPage: '/es/verify' },
    ]);
    expect(sent.some(({ headers }) => 'x-csrf-token' in headers)).toBe(false);
    // The code does not exist, and the browser logs the 404.
    expect(complaints.filter((line) => !line.includes('status of 404'))).toEqual([]);
    for (const path of ['/dealer/login', '/admin', '/upload/sample']) await see(page, url(path));
    expect(sent).toHaveLength(8);
    await context.close();
  });

  test('reads the visitor once per tab and stores it as visitor data', async () => {
    const { page, context, complaints } = await open('desktop');
    const reads: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/visitor\/visitor_/.test(request.url())) reads.push(new URL(request.url()).pathname);
    });
    const data = () => page.evaluate(() => sessionStorage.getItem('AEF:visitor-data'));
    await see(page, url('/es/food-beverage'));
    await expect.poll(data).not.toBeNull();
    const visitorId = await kept(page, 'visitor');
    expect(reads).toEqual([`/api/visitor/${String(visitorId)}`]);
    expect(JSON.parse((await data()) ?? '')).toEqual({
      visitorId,
      language: 'es',
      currentPage: '/es/food-beverage',
      equipmentType: 'food-beverage',
    });
    await see(page, url('/itin'));
    expect(reads).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('only logs a failed tracking call and a failed read of the visitor', async () => {
    const { page, context, complaints } = await open('phone');
    await page.route('**/api/visitor/track', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.route('**/api/visitor/visitor_*', (route) => route.abort());
    await see(page, url('/privacy'));
    await expect.poll(() => complaints.join('\n')).toContain('Failed to track the visit Error: 503: busy');
    await page.getByText('What we keep about your last visit').click();
    await expect.poll(() => complaints.join('\n')).toContain('Failed to read the visitor');
    expect(await page.locator('.toast').count()).toBe(0);
    await context.close();
  });

  test('keeps the visitor id as long as the page in a browser that denies storage', async () => {
    const { page, context, complaints } = await open('desktop');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied');
        },
      });
    });
    const sent = listen(page);
    await see(page, url('/'));
    await expect.poll(() => sent[0]?.body['visitorId']).toMatch(/^visitor_\d+_\w+$/);
    expect(await page.locator('#smart-calculator').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('visitor notice and opting out', () => {
  test.each<[Device, string, string]>([
    ['desktop', '/', 'OK'],
    ['phone', '/es/itin', 'Entendido'],
  ])(
    'on a %s, the notice on %s covers nothing for good, is accessible, and does not return',
    async (device, path, agree) => {
      const { page, context, complaints } = await open(device);
      await see(page, url(path));
      const boxes = () =>
        page.evaluate(() => {
          const at = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
          const [strip, launcher, footer] = [at('.visit-notice'), at('.launcher'), at('.footer')];
          return {
            top: strip.top,
            foot: strip.bottom - innerHeight,
            height: strip.height,
            launcher: launcher.bottom,
            footer: footer.bottom,
          };
        });
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      const { top, foot, height, launcher } = await boxes();
      expect(foot).toBeCloseTo(0, 0);
      expect(height).toBeLessThanOrEqual(49);
      expect(launcher, 'the launcher is above the strip').toBeLessThanOrEqual(top);
      // At its end the page has room for the strip.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const end = await boxes();
      expect(end.footer).toBeLessThanOrEqual(end.top + 0.5);
      // The notice shows after the first scroll. Further down, the sticky header would cover half of a link.
      await page.evaluate(() => scrollTo({ top: 2, behavior: 'instant' }));
      expect(await accessibilityFaults(page)).toEqual([]);
      await notice(page).getByRole('button', { name: agree }).click();
      expect(await notice(page).isVisible()).toBe(false);
      await see(page, url(path));
      expect(await notice(page).isVisible()).toBe(false);
      expect(await kept(page, 'visits')).toBe('on');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('the application form does not ask', async () => {
    const { page, context } = await open('phone');
    await see(page, url('/credit-application'));
    await alive(page);
    expect(await notice(page).count()).toBe(0);
    await context.close();
  });

  test('after opting out no page sends anything, and the device has a new visitor id', async () => {
    const { page, context } = await open('phone');
    await see(page, url('/'));
    const before = await kept(page, 'visitor');
    const sent = listen(page);
    await notice(page).getByRole('button', { name: 'Opt out' }).click();
    await see(page, url('/es'));
    await see(page, url('/itin'));
    expect(sent).toEqual([]);
    expect(await kept(page, 'visitor')).toMatch(/^visitor_/);
    expect(await kept(page, 'visitor')).not.toBe(before);
    expect(await notice(page).isVisible()).toBe(false);
    await see(page, url('/'));
    expect(await page.locator('#smart-calculator').isVisible()).toBe(true);
    await context.close();
  });

  test('with Global Privacy Control or Do Not Track nothing is sent or asked, even after an earlier yes', async () => {
    for (const [property, value] of [
      ['doNotTrack', '1'],
      ['globalPrivacyControl', true],
    ] as const) {
      const { page, context } = await open('desktop');
      await page.addInitScript(
        ([name, on]) => {
          Object.defineProperty(navigator, String(name), { value: on });
          localStorage.setItem('AEF:visits', 'on');
        },
        [property, value] as const,
      );
      const sent = listen(page);
      await see(page, url('/privacy'));
      expect([sent, await notice(page).isVisible()], property).toEqual([[], false]);
      await page.locator('.visit-choice [data-state=signal]').waitFor();
      expect(await page.locator('.visit-choice button').filter({ visible: true }).count()).toBe(0);
      await context.close();
    }
  });

  test('the privacy page shows the stored fields of the last visit and changes the choice, in Spanish on a phone', async () => {
    const [path, refuse, agree] = ['/es/privacy', 'No cuenten mis visitas', 'Cuenten mis visitas'] as const;
    const [record, language] = ['Lo que se guarda de su última visita', 'es'] as const;
    const { page, context, complaints } = await open('phone');
    await see(page, url(path));
    const keptFields = () => page.locator('#visit-record dd').allInnerTexts();
    const [visitorId] = [await kept(page, 'visitor')];
    await page.getByText(record).click();
    await expect.poll(keptFields).toEqual([visitorId, language, path, '–']);
    await page.locator('main').getByRole('button', { name: refuse }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByText(record).click();
    await expect.poll(keptFields).toEqual([await kept(page, 'visitor'), '–', '–', '–']);
    const counted = page.waitForResponse((answer) => answer.url().endsWith('/api/visitor/track'));
    await page.getByRole('button', { name: agree, exact: true }).click();
    await counted;
    await page.getByText(record).click();
    await expect.poll(keptFields).toEqual([await kept(page, 'visitor'), language, path, '–']);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('TRACKING setting', () => {
  const optIn = servedSite({ settings: { TRACKING: 'opt-in' } });
  const off = servedSite({ settings: { TRACKING: 'off' } });

  test('opt-in: nothing is sent before consent, and the same page sends after it', async () => {
    const { page, context } = await optIn.open('desktop');
    const sent = listen(page);
    await see(page, optIn.url('/'));
    await see(page, optIn.url('/es'));
    expect(sent).toEqual([]);
    await notice(page).getByText('¿Podemos contar las visitas').waitFor();
    await notice(page).getByRole('button', { name: 'Sí' }).click();
    await expect.poll(() => sent.map(({ body }) => body['currentPage'])).toEqual(['/es']);
    await context.close();
  });

  test('off: nothing is sent or asked, and the privacy page says so', async () => {
    const { page, context } = await off.open('desktop');
    const sent = listen(page);
    await see(page, off.url('/'));
    expect(await page.locator('#smart-calculator').isVisible()).toBe(true);
    await see(page, off.url('/privacy'));
    await page.getByText('We don’t record which pages you open.').waitFor();
    expect(sent).toEqual([]);
    expect(await page.locator('.visit-notice, .visit-choice').count()).toBe(0);
    await context.close();
  });
});
