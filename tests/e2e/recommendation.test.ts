import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();

const languages = {
  en: {
    path: '/',
    generate: 'Get recommendation',
    generating: 'Generating...',
    title: '$50,000 over 36 months',
    text: 'For $50,000 over 36 months, we suggest an equipment loan',
    marked: 'flat 21%, no down payment. Subject to credit approval',
    same: '$1,579.45',
    outdated: 'Press the button to update',
    how: 'How we got this',
    differs: 'so its figure differs',
    invalid: ['Invalid amount', 'Please enter an amount between $10,000 and $2,000,000'],
    failed: ['Error', 'Failed to generate recommendation. Please try again.'],
  },
  es: {
    path: '/es',
    generate: 'Pedir recomendación',
    generating: 'Generando...',
    title: '$50,000 a 36 meses',
    text: 'Para $50,000 a 36 meses le sugerimos un préstamo para equipo',
    marked: 'tasa fija de 21%, sin pago inicial. Sujeto a aprobación de crédito',
    same: '$1,579.45',
    outdated: 'Pulse el botón para actualizar',
    how: 'Cómo lo calculamos',
    differs: 'por eso da otra cifra',
    invalid: ['Monto no válido', 'Ingrese un monto entre $10,000 y $2,000,000'],
    failed: ['Error', 'No se pudo generar la recomendación. Por favor intenta de nuevo.'],
  },
} as const;
type Language = keyof typeof languages;
const crossed: [Language, Device][] = [
  ['en', 'desktop'],
  ['es', 'phone'],
];

const tool = (page: Page) => page.locator('#smart-calculator');
const field = (page: Page, name: string) => tool(page).locator(`[name="${name}"]`);
const card = (page: Page) => tool(page).locator('.advice-card');
const button = (page: Page) => tool(page).locator('button[type=submit]');
const toast = (page: Page) => page.locator('.toast[data-state=open]');

async function openTool(lang: Language, device: Device = 'desktop') {
  const opened = await open(device);
  await opened.page.goto(`${url(languages[lang].path)}#smart-calculator`);
  await opened.page.waitForSelector('#smart-calculator [data-ready]');
  return opened;
}

/** Opens the page with the amount selected before its script loads. `start` releases the script. */
async function openLate(lang: Language, device: Device) {
  const opened = await open(device);
  const { page } = opened;
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/recommendation/, (route) => held.promise.then(() => route.continue()));
  await page.goto(`${url(languages[lang].path)}#smart-calculator`);
  await tool(page).scrollIntoViewIfNeeded();
  await field(page, 'amount').click();
  await page.keyboard.press('ControlOrMeta+A');
  const start = async (): Promise<void> => {
    held.resolve();
    await page.waitForSelector('#smart-calculator [data-ready]');
  };
  return { ...opened, start };
}

describe.each(crossed)('recommendation, %s on a %s', (lang, device) => {
  const words = languages[lang];

  test('sends the six fields, is disabled while loading, and shows a card with text, payment and tax savings', async () => {
    const { page, context, complaints } = await openTool(lang, device);
    const sent: Request[] = [];
    let answer: (() => void) | undefined;
    await page.route('**/api/financing/recommend', async (route) => {
      sent.push(route.request());
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await field(page, 'equipmentType').fill('excavator');
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page).click();
    await tool(page).getByText(words.generating, { exact: true }).waitFor();
    expect(await button(page).isDisabled()).toBe(true);
    await expect.poll(() => answer !== undefined).toBe(true);
    answer?.();
    await card(page).getByText(words.title, { exact: true }).waitFor();
    await tool(page).getByText(words.generate, { exact: true }).waitFor();
    expect(await button(page).isEnabled()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
    const text = await card(page).innerText();
    for (const part of ['$1,884', '$12,500', '(excavator)', words.marked, words.same]) expect(text).toContain(part);
    const size = (of: string) =>
      card(page)
        .locator(of)
        .evaluate((figure) => Number.parseFloat(getComputedStyle(figure).fontSize));
    expect(await card(page).locator('.advice-headline b').innerText()).toBe(words.same);
    expect(await size('.advice-headline b')).toBeGreaterThan(1.5 * (await size('.advice-own b >> nth=0')));
    expect(await card(page).locator('.advice-own').innerText()).toMatch(/\$1,884 .*\$12,500 /);
    // The reasons for both figures and both tax effects are one row, closed.
    expect(text).not.toContain(words.differs);
    await card(page).getByText(words.how, { exact: true }).click();
    const how = await card(page).locator('details').innerText();
    for (const part of ['$1,884', '$12,500, 25%', '$10,500, 21%', words.differs]) expect(how).toContain(part);
    const figures = '?value=50000&term=36&tier=good&down=15';
    for (const link of [card(page), page.locator('.header')])
      expect(await link.locator('a[href*="credit-application"]').first().getAttribute('href')).toContain(figures);
    expect(sent[0]?.postDataJSON()).toEqual({
      visitorId: await page.evaluate(() => localStorage.getItem('AEF:visitor')),
      amount: 50_000,
      term: 36,
      equipmentType: 'excavator',
      industry: 'construction',
      language: lang,
    });
    expect(sent[0]?.headers()['x-csrf-token']).toMatch(/./);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('marks the figures of other fields as old until the button updates them', async () => {
    const { page, context } = await openTool(lang, device);
    const badge = card(page).locator('.advice-badge');
    await field(page, 'term').selectOption('12');
    await expect.poll(() => badge.innerText()).toBe(words.outdated);
    expect(await card(page).locator('.advice-headline b').innerText()).toBe(words.same);
    await button(page).click();
    await expect.poll(() => badge.innerText()).not.toBe(words.outdated);
    expect(await card(page).locator('.advice-headline b').innerText()).not.toBe(words.same);
    // The answer is for the fields as they were sent.
    const { promise: isChanged, resolve: change } = Promise.withResolvers<void>();
    await page.route('**/api/financing/recommend', (route) => isChanged.then(() => route.continue()));
    await button(page).click();
    await field(page, 'term').selectOption('24');
    change();
    await expect.poll(() => card(page).getAttribute('aria-busy')).toBe('false');
    await expect.poll(() => badge.innerText()).toBe(words.outdated);
    // A refused amount changes no figure.
    await field(page, 'amount').fill('5');
    await button(page).click();
    await toast(page).waitFor();
    expect(await badge.innerText()).toBe(words.outdated);
    await context.close();
  });

  test('shows a toast and stops loading for an amount out of range or a failed answer', async () => {
    const { page, context, complaints } = await openTool(lang, device);
    const expectToast = async (text: string): Promise<void> => {
      await toast(page).waitFor();
      expect(await toast(page).innerText()).toBe(text);
      await expect.poll(() => button(page).isEnabled()).toBe(true);
      await toast(page).waitFor({ state: 'detached' });
    };
    for (const amount of ['', '2000001']) {
      await field(page, 'amount').fill(amount);
      await button(page).click();
      await expectToast(words.invalid.join('\n'));
      expect(await field(page, 'amount').getAttribute('aria-invalid')).toBe('true');
    }
    expect(complaints).toEqual([]);
    await field(page, 'amount').fill('50000');
    for (const [nth, status] of [429, 0, 200].entries()) {
      await page.route(
        '**/api/financing/recommend',
        (route) => (status === 0 ? route.abort() : route.fulfill({ status, body: '{}' })),
        { times: 1 },
      );
      await button(page).click();
      await expectToast(words.failed.join('\n'));
      const logged = complaints.filter((line) => line.includes('Failed to generate recommendation'));
      expect(logged.length, `logged after ${String(status)}`).toBeGreaterThan(nth);
    }
    await button(page).click();
    await card(page).getByText(words.text).waitFor();
    await context.close();
  });
});

test('an amount typed before and after the script of the recommendation starts keeps its order', async () => {
  const { page, context, start, complaints } = await openLate('es', 'phone');
  await page.keyboard.type('1');
  await start();
  await page.keyboard.type('50k');
  expect(await field(page, 'amount').inputValue()).toBe('150k');
  expect(await field(page, 'amount-slider').getAttribute('aria-valuetext')).toBe('$150,000');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a tap on the button before the script of the recommendation starts is answered, without a reload', async () => {
  const { page, context, start, complaints } = await openLate('es', 'phone');
  await page.evaluate(() => (document.body.dataset['kept'] = ''));
  await button(page).click();
  await start();
  await card(page).getByText(languages.es.title, { exact: true }).waitFor();
  expect(await page.locator('body[data-kept]').count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('figures that the visitor changes while the recommendation loads stay when the answer arrives', async () => {
  const { page, context, complaints } = await openTool('en');
  const answer = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/api/financing/recommend');
  await page.route('**/api/financing/recommend', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await button(page).click();
  await asked;
  await page.locator('[data-island=hero] [name=hero-price][value="250000"]').check();
  await expect.poll(() => field(page, 'amount').inputValue()).toBe('250000');
  answer.resolve();
  await tool(page).getByText(languages.en.generate, { exact: true }).waitFor();
  await card(page).getByText('$250,000 over 48 months', { exact: true }).waitFor();
  expect(await field(page, 'amount').inputValue()).toBe('250000');
  expect(await page.locator('[data-island=hero] [name=hero-value]').inputValue()).toBe('$250,000');
  expect(complaints).toEqual([]);
  await context.close();
});

describe('inputs of the recommendation', () => {
  test('accept 10,000 to 2,000,000 in steps of 1,000, five terms and five tiers; the card names a term that the tier lacks', async () => {
    const { page, context } = await openTool('en');
    for (const name of ['amount', 'amount-slider']) {
      const read = (attribute: string) => field(page, name).getAttribute(attribute);
      expect([await read('min'), await read('max'), await read('step')]).toEqual(['10000', '2000000', '1000']);
      expect(await field(page, name).inputValue()).toBe('50000');
    }
    const values = (name: string) =>
      field(page, name)
        .locator('option')
        .evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
    expect([await values('term'), await field(page, 'term').inputValue()]).toEqual([
      ['12', '24', '36', '48', '60'],
      '36',
    ]);
    expect(await values('tier')).toEqual(['premium', 'excellent', 'good', 'fair', 'building']);
    expect(await field(page, 'tier').inputValue()).toBe('good');
    await field(page, 'amount').fill('84500');
    expect(await field(page, 'amount-slider').getAttribute('aria-valuetext')).toBe('$84,500');
    await field(page, 'amount-slider').focus();
    await page.keyboard.press('Home');
    expect(await field(page, 'amount').inputValue()).toBe('10000');
    await field(page, 'amount').fill('50000');
    await field(page, 'tier').selectOption('building');
    await field(page, 'term').selectOption('60');
    await button(page).click();
    await card(page).getByText('up to 48 months').waitFor();
    expect(await card(page).innerText()).toContain('30% down');
    await card(page).getByText('See it in the calculator').click();
    await page.waitForSelector('#calculator [data-ready]');
    await expect.poll(() => page.locator('#calculator [name="value"]').inputValue()).toBe('$50,000');
    expect(await page.locator('#calculator [name="tier"][value="building"]').isChecked()).toBe(true);
    await context.close();
  });

  test('stay hidden without a script, and load no script until they are in view', async () => {
    const { page, context } = await open('phone', { javaScriptEnabled: false });
    await page.goto(url('/'));
    expect(await tool(page).isVisible()).toBe(false);
    await context.close();

    const later = await open('phone');
    const scripts: string[] = [];
    later.page.on('request', (request) => void scripts.push(request.url()));
    await later.page.goto(url('/'), { waitUntil: 'networkidle' });
    expect(scripts.filter((address) => address.includes('recommendation'))).toEqual([]);
    await later.context.close();
  });
});
