import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sections } from '#copy/en/sections.ts';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();

const barShown = (page: Page): Promise<boolean> =>
  page.locator('.call-bar').evaluate((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });

test.each(['/', '/es'])(
  '%s on a phone has an apply-and-call bar where no other buttons are; it hides no text, focus or launcher',
  async (path) => {
    const { page, context, complaints } = await open('phone', { viewport: { width: 320, height: 700 } });
    await page.goto(url(path), { waitUntil: 'networkidle' });
    await expect.poll(() => barShown(page)).toBe(false);
    await page.locator('#how').scrollIntoViewIfNeeded();
    await expect.poll(() => barShown(page)).toBe(true);
    const links = page.locator('.call-bar a');
    // Once the calculator has started, the first link carries its terms.
    expect(await links.evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname))).toEqual([
      path === '/' ? '/credit-application' : '/es/credit-application',
      '+14025550142',
    ]);
    for (const height of await links.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().height)))
      expect(height).toBeGreaterThanOrEqual(44);
    expect(await page.locator('.launcher').boundingBox()).toMatchObject({ width: 44, height: 48 });
    for (const width of [320, 390, 600]) {
      await page.setViewportSize({ width, height: 700 });
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              const at = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
              const [bar, launcher, last] = [at('.call-bar'), at('.launcher'), at('.call-bar a:last-child')];
              return launcher.top >= bar.top && launcher.bottom <= innerHeight && launcher.left >= last.right;
            }),
          { message: `the launcher is in the bar at ${String(width)} px` },
        )
        .toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    // At the end of the page the bar is below the last question.
    const barIsBelowAll = (): Promise<boolean> =>
      page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const at = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
        return at('.faq details:last-child').bottom <= at('.call-bar').top;
      });
    await expect.poll(barIsBelowAll).toBe(true);
    await expect.poll(() => barShown(page)).toBe(false);
    await page.locator('.faq summary').first().focus();
    for (let i = 0; i < 5; i++) {
      const covered = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const bar = document.querySelector('.call-bar')?.getBoundingClientRect();
        return document.activeElement?.closest('.call-bar') === null && (box?.bottom ?? 0) > (bar?.top ?? Infinity);
      });
      expect(covered, 'the focused element is above the bar').toBe(false);
      await page.keyboard.press('Tab');
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('the home page loads less than 130 KB before the calculator is in view, without layout shift', async () => {
  const { page, context } = await open('phone');
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number };
        (window as unknown as { shifted: number }).shifted += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Delays the fonts until after the first paint, as on a slow connection. The fallback fonts have the same widths.
  const painted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  const paint = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  let bytes = 0;
  page.on('response', (answer) => {
    if (!answer.url().includes('/api/')) bytes += Number(answer.headers()['content-length'] ?? Number.NaN);
  });
  await page.goto(url('/es'), { waitUntil: 'domcontentloaded' });
  await paint();
  painted.resolve();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(40 * 1024);
  expect(bytes).toBeLessThan(130 * 1024);
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < end; top += 500) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await paint();
  }
  await page.waitForSelector('#calculator [data-ready]');
  await paint();
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
  await context.close();
});

test('the first screen of a phone shows the payment above the notice, uncovered by the launcher', async () => {
  const { page, context } = await open('phone');
  for (const path of ['/', '/es', '/es/vocational-trucks']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url(path), { waitUntil: 'networkidle' });
    const notice = await page.locator('.visit-notice').boundingBox();
    const figure = await page.locator('.hero-payment-figure').boundingBox();
    expect((figure?.y ?? Infinity) + (figure?.height ?? 0), path).toBeLessThanOrEqual(844 - (notice?.height ?? 844));
    for (const width of [320, 390, 800, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const covered = await page.evaluate(() => {
        const left = document.querySelector('.launcher')?.getBoundingClientRect().left ?? 0;
        const parts = document.querySelectorAll('.hero-payment :is(p, label, input)');
        return [...parts].filter((part) => part.getBoundingClientRect().right > left).map((part) => part.className);
      });
      expect(covered, `${path} at ${String(width)} px`).toEqual([]);
    }
  }
  await context.close();
});

test('the name with its second line and the chosen credit tier are complete in both languages', async () => {
  const { page, context } = await open('phone');
  for (const path of ['/', '/es']) {
    await page.goto(`${url(path)}#smart-calculator`, { waitUntil: 'networkidle' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const hidden = await page
        .locator('.header .mark-line')
        .evaluate((line) => line.scrollWidth - line.getBoundingClientRect().width);
      expect(hidden, `${path} at ${String(width)} px`).toBeLessThan(1);
    }
    const [tier, amount] = await page
      .locator('#smart-calculator form')
      .evaluate((form) => ['tier', 'amount'].map((name) => form.querySelector(`[name=${name}]`)?.clientWidth));
    expect(tier, path).toBeGreaterThan(0.95 * (amount ?? Infinity));
    await page.setViewportSize({ width: 320, height: 700 });
    const cut = await page.locator('.header .mark-name').evaluate((name) => name.scrollWidth - name.clientWidth);
    expect(cut, path).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await context.close();
});

test('the hero updates its payment for a new value and passes it to the calculator and every link to the application', async () => {
  const { page, context, complaints } = await open('phone');
  await page.goto(url('/es/food-beverage'), { waitUntil: 'networkidle' });
  const panel = page.locator('[data-island=hero]');
  const before = await panel.locator('.hero-payment-figure').innerText();
  // Moves the slider before its script has loaded.
  await panel.locator('[type=range]').fill('300000');
  await panel.locator('.hero-payment-figure').click();
  await page.waitForSelector('[data-island=hero][data-ready]');
  await expect.poll(() => panel.locator('[name=hero-value]').inputValue()).toBe('$300,000');
  expect(await panel.locator('.hero-payment-figure').innerText()).not.toBe(before);
  expect(await panel.locator('.chain').innerText()).toContain('$300,000');
  await panel.locator('[name=hero-value]').fill('84500');
  await expect.poll(() => panel.locator('.chain').innerText()).toContain('$84,500');
  await panel.locator('[name=hero-term][value="24"]').check();
  const applying = page.locator('a[href*="/credit-application"]');
  await expect
    .poll(() => applying.evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).search))]))
    .toEqual(['?value=84500&term=24&tier=good&down=15']);
  expect(await applying.count(), 'header, menu, hero, closing and footer').toBeGreaterThan(5);
  await panel.locator('.hero-payment-terms a').first().click();
  await page.waitForSelector('#calculator [data-ready]');
  await expect.poll(() => page.locator('#calculator [name="value"]').inputValue()).toBe('$84,500');
  expect(await page.locator('#calculator [name="term"]').inputValue()).toBe('24 meses');
  expect(complaints).toEqual([]);
  await context.close();
});

test('the ruler of the hero grows with the price and the term, on the same scale, and dashes the finance cost', async () => {
  const { page, context, complaints } = await open('desktop');
  await page.goto(url('/'), { waitUntil: 'networkidle' });
  const panel = page.locator('[data-island=hero]');
  const drawn = () =>
    panel.locator('.ruler-total').evaluate((total) => {
      const cost = total.querySelector('.ruler-cost')?.getAttribute('d') ?? '';
      return {
        total: Number.parseFloat(total.getAttribute('width') ?? ''),
        price: Number(/^M([\d.]+)/.exec(cost)?.[1]),
      };
    });
  // A choice before the script runs counts.
  await panel.locator('[name=hero-term][value="60"]').check();
  await page.waitForSelector('[data-island=hero][data-ready]');
  await expect.poll(() => panel.locator('.hero-payment-figure').innerText()).toBe('$3,377.97');
  const sixty = await drawn();
  await panel.locator('[name=hero-term][value="24"]').check();
  await expect.poll(() => panel.locator('.chain').innerText()).toContain('$26,750 finance cost');
  const short = await drawn();
  expect(short.total).toBeLessThan(sixty.total);
  expect(short.price, 'less of it is finance cost').toBeGreaterThan(sixty.price);
  // $176,750 of $250,000.
  expect(short.total).toBeCloseTo(70.7, 1);
  await panel.locator('[type=range]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await drawn()).total).toBeGreaterThan(short.total);
  await panel.locator('[name=hero-price][value="500000"]').check();
  await expect.poll(() => panel.locator('[name=hero-value]').inputValue()).toBe('$500,000');
  // $589,168 of $1,000,000.
  await expect.poll(async () => (await drawn()).total).toBeCloseTo(58.9, 1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the price board shows the chosen tier without a script, and three machines on a phone until all are asked for', async () => {
  const { page, context } = await open('phone', { javaScriptEnabled: false });
  await page.goto(url('/'));
  const figures = page.locator('.price-figure b').filter({ visible: true });
  await expect.poll(() => figures.allInnerTexts()).toEqual(['$2,148', '$1,576', '$1,453']);
  await page.getByText('Show all six machines').click();
  await expect
    .poll(() => figures.allInnerTexts())
    .toEqual(['$2,148', '$1,576', '$1,453', '$4,785', '$3,716', '$8,783']);
  await page.locator('.board-fair').check();
  await expect.poll(() => figures.count()).toBe(6);
  expect(await page.locator('.tier-fair').filter({ visible: true }).count()).toBe(6);
  expect(await page.locator('.price').first().innerText()).toContain('at 23% APR');
  const link = page.locator('.price-link').filter({ visible: true }).first();
  expect(await link.getAttribute('href')).toBe('/?value=84500&term=48&tier=fair&down=20#calculator');
  await context.close();
});

test('a phone shows one testimonial and the titles of the reasons until all is asked for, without a script; paper shows all', async () => {
  const { page, context } = await open('phone', { javaScriptEnabled: false });
  await page.goto(url('/'));
  const shown = (list: string) => page.locator(list).filter({ visible: true }).count();
  const counts = async () => [await shown('#testimonials blockquote'), await shown('.why-reasons p')];
  expect(await counts()).toEqual([1, 0]);
  expect(await shown('.why-reasons h3')).toBe(6);
  expect([await shown('.why-makers li'), await shown('.proof div')]).toEqual([0, 0]);
  await page.emulateMedia({ media: 'print' });
  expect(await counts()).toEqual([4, 6]);
  expect([await shown('.why-makers li'), await shown('.proof div')]).toEqual([10, 3]);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Show all 4 testimonials').check();
  await page.getByLabel('Show details of all six reasons').check();
  expect(await counts()).toEqual([4, 6]);
  await context.close();
});

test('a link into a folded section opens it on a phone, without a script; a wide screen folds nothing', async () => {
  const { page, context } = await open('phone', { javaScriptEnabled: false });
  const prices = page.locator('#prices');
  const box = prices.locator('.show-all');
  await page.goto(url('/construction'));
  expect(await prices.locator('.more').first().isVisible()).toBe(false);
  expect(await box.innerText()).toContain(sections.more);
  await box.click();
  expect(await prices.locator('.more').first().isVisible()).toBe(true);
  expect(await box.innerText()).toBe(sections.less);
  await page.goto(url('/construction#prices'));
  expect(await prices.locator('.more').first().isVisible()).toBe(true);
  expect(await box.isVisible(), 'nothing is left to show').toBe(false);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(url('/'));
  expect(await page.locator('.show-all').filter({ visible: true }).count()).toBe(0);
  await context.close();
});

test('no page of a phone is longer than 14 screens', async () => {
  const { page, context } = await open('phone', { viewport: { width: 390, height: 844 } });
  for (const path of [
    '/',
    '/es',
    '/vocational-trucks',
    '/es/vocational-trucks',
    '/es/first-time',
    '/es/construccion',
  ]) {
    await page.goto(url(path), { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.body.scrollHeight / innerHeight), path).toBeLessThan(14);
  }
  await context.close();
});

test('both languages load 2 subset fonts; any other letter loads the complete font', async () => {
  const { page, context, complaints } = await open('desktop');
  const fonts = new Set<string>();
  page.on('response', (answer) => {
    if (answer.url().endsWith('.woff2')) fonts.add(answer.url().replace(/.*\/|-[\w-]{8}\.woff2$/g, ''));
  });
  for (const path of ['/', '/es']) await page.goto(url(path), { waitUntil: 'networkidle' });
  expect(await page.locator('.call-bar').isVisible(), 'a wide screen has no call bar').toBe(false);
  expect([...fonts].sort()).toEqual(['public-sans-page', 'special-gothic-page']);
  await page.locator('h1').evaluate((title) => {
    title.textContent = 'Gonçalves';
  });
  await expect.poll(() => [...fonts].at(-1)).toBe('special-gothic-expanded-one-latin-400-normal');
  expect(fonts.size).toBe(3);
  expect(complaints).toEqual([]);
  await context.close();
});
