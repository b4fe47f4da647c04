import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();
const HERO = '[data-island=hero]';
const PATIENT = { timeout: 240_000 };

/** Opens a page with interactive amount fields. Unexpected console messages fail the test. */
async function onPage(path: string, ready: string, device: Device, work: (page: Page) => Promise<void>) {
  const { page, context, complaints } = await open(device);
  await page.goto(url(path));
  await page.locator(ready).scrollIntoViewIfNeeded();
  // The hero loads its script at the first use.
  if (ready === HERO) await page.locator('[name=hero-value]').click();
  await page.waitForSelector(`${ready} [data-ready], ${ready}[data-ready]`);
  await work(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
}

const value = (page: Page, name: string) => page.locator(`#calculator [name="${name}"]`);
const figure = (page: Page): Promise<string> => page.locator('.calc-figure').innerText();
const statusOf = (page: Page) => page.locator('#calculator .amount-slider').first().getByRole('status');
const described = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

describe.each([
  {
    lang: 'en',
    device: 'desktop',
    path: '/',
    understood: ['150k', '$150k', '150 mil', '0.15 million', 'USD 150,000'],
    unsure: '150.000',
    note: 'Understood as $150,000',
    question: 'Did you mean $150,000?',
    take: 'Use $150,000',
    unreadable: 'Enter an amount in dollars, such as 84,500, 150k or 1.5 million',
  },
  {
    lang: 'es',
    device: 'phone',
    path: '/es',
    understood: ['150.000', '150 mil', '0,15 millones', '150k', '150.000 dólares'],
    unsure: '150 m',
    note: 'Entendemos $150,000',
    question: '¿Quiso decir $150,000?',
    take: 'Usar $150,000',
    unreadable: 'Escriba un monto en dólares, por ejemplo 84,500, 150 mil o 1.5 millones',
  },
] as const)('typed amounts of the calculator, $lang', (words) => {
  test('the calculator reads common spellings, asks about an unclear one and keeps text that is no amount', () =>
    onPage(words.path, '#calculator', words.device, async (page) => {
      const start = await figure(page);
      const type = async (text: string): Promise<void> => {
        await value(page, 'value').fill(text);
        await value(page, 'value').blur();
      };
      for (const text of words.understood) {
        await value(page, 'value').fill('90000');
        await type(text);
        expect(await value(page, 'value').inputValue(), text).toBe('$150,000');
        expect(await figure(page), text).toBe(start);
        expect(await statusOf(page).innerText(), text).toBe(words.note);
      }

      await type('90000');
      const before = await figure(page);
      await type(words.unsure);
      expect(await value(page, 'value').inputValue()).toBe(words.unsure);
      expect(await figure(page)).toBe(before);
      expect(await statusOf(page).innerText()).toBe(words.question);
      expect(await described(page, '#calculator [name="value"]')).toContain(words.question);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('button', { name: words.take }).click();
      expect(await value(page, 'value').inputValue()).toBe('$150,000');
      expect(await figure(page)).toBe(start);
      expect(await statusOf(page).innerText()).toBe('');

      for (const text of ['-90000', 'a lot', '9'.repeat(40)]) {
        await type(text);
        expect(await value(page, 'value').inputValue()).toBe(text);
        expect(await figure(page), text).toBe(start);
        expect(await statusOf(page).innerText(), text).toBe(words.unreadable);
        expect(await value(page, 'value').getAttribute('aria-invalid'), text).toBe('true');
        expect(await described(page, '#calculator [name="value"]')).toContain(words.unreadable);
      }
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.locator('#calculator [name="value-slider"]').fill('200000');
      await expect.poll(() => value(page, 'value').inputValue(), PATIENT).toBe('$200,000');
      expect(await statusOf(page).innerText()).toBe('');
    }));

  test('the hero and the recommendation read the same spellings, and the recommendation sends a number', () =>
    onPage(words.path, HERO, words.device, async (page) => {
      const hero = page.locator('[name=hero-value]');
      await hero.fill('2MM');
      await hero.blur();
      expect(await hero.inputValue()).toBe('$2,000,000');
      await hero.fill(words.unsure);
      await hero.blur();
      expect(await hero.inputValue()).toBe(words.unsure);
      await page.locator(HERO).getByRole('button', { name: words.take }).click();
      expect(await hero.inputValue()).toBe('$150,000');

      await page.locator('#smart-calculator').scrollIntoViewIfNeeded();
      await page.waitForSelector('#smart-calculator [data-ready]');
      const sent: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/financing/recommend')) sent.push(request.postDataJSON());
      });
      const form = page.locator('#smart-calculator form');
      const amount = form.locator('[name=amount]');
      expect(await amount.getAttribute('type')).toBe('text');
      await amount.fill(words.understood[1]);
      expect(await form.getByRole('status').innerText()).toBe(words.note);
      expect(await amount.inputValue()).toBe(words.understood[1]);
      await form.locator('button[type=submit]').click();
      await page.locator('.advice-card .advice-title').getByText('$150,000').waitFor();
      expect(sent).toMatchObject([{ amount: 150_000 }]);

      await amount.fill(words.unsure);
      await amount.blur();
      expect(await form.getByRole('status').innerText()).toBe(words.question);
      await form.getByRole('button', { name: words.take }).click();
      expect(await amount.inputValue()).toBe('$150,000');

      await amount.fill('a lot');
      await form.locator('button[type=submit]').click();
      await expect.poll(() => described(page, '#smart-calculator [name=amount]')).toContain(words.unreadable);
      expect(await amount.inputValue()).toBe('a lot');
      expect(sent).toHaveLength(1);
      await page.locator('.toast').waitFor({ state: 'hidden' });
    }));
});

describe.each([
  {
    lang: 'en',
    device: 'phone',
    path: '/credit-application',
    note: 'Understood as $150,000',
    unsure: '150.000',
    question: 'Did you mean $150,000?',
    take: 'Use $150,000',
    asTyped: 'We couldn’t read this amount.',
  },
  {
    lang: 'es',
    device: 'desktop',
    path: '/es/credit-application',
    note: 'Entendemos $150,000',
    unsure: '150 m',
    question: '¿Quiso decir $150,000?',
    take: 'Usar $150,000',
    asTyped: 'No pudimos leer este monto.',
  },
] as const)('equipment amount of the application, $lang', ({ device, path, note, unsure, question, take, asTyped }) => {
  test('stays free text, and the form shows how it understood the amount', async () => {
    await onPage(
      path,
      '[data-island="application-form-en"], [data-island="application-form-es"]',
      device,
      async (page) => {
        const field = page.locator('#equipmentAmount');
        const status = page.locator('#equipmentAmount-amount');
        await field.fill('150k');
        await field.blur();
        expect([await field.inputValue(), await status.innerText()]).toEqual(['150k', note]);
        await field.fill(unsure);
        await field.blur();
        expect([await field.inputValue(), await status.innerText()]).toEqual([unsure, question]);
        await page.getByRole('button', { name: take }).click();
        expect([await field.inputValue(), await status.innerText()]).toEqual(['$150,000', '']);
        await field.fill('about what the dealer asks');
        await field.blur();
        expect(await field.inputValue()).toBe('about what the dealer asks');
        expect(await status.innerText()).toContain(asTyped);
      },
    );
  });
});

test.each([
  ['/', 'en', '17.5'],
  ['/es', 'es', '17,5'],
])(
  '%s: a down payment typed before the script loads moves to the same step as one typed later',
  async (path, lang, text) => {
    const { page, context } = await open('desktop');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/calculator-${lang}-*.js`, async (route) => {
      await held;
      await route.continue();
    });
    const shown = async () => [await value(page, 'down').inputValue(), await value(page, 'down-slider').inputValue()];
    await page.goto(url(`${path}#calculator`));
    await value(page, 'down').fill(text);
    await page.keyboard.press('Tab');
    expect(await value(page, 'down').inputValue()).toBe(text);
    release();
    await page.waitForSelector('#calculator [data-ready]');
    await expect.poll(shown, PATIENT).toEqual(['20%', '20']);
    await value(page, 'down').fill('30');
    await value(page, 'down').fill(text);
    await page.keyboard.press('Tab');
    expect(await shown()).toEqual(['20%', '20']);
    await context.close();
  },
);
