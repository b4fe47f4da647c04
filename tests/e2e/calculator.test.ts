import fs from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { sharedSite } from './served-site.ts';

const { open: openSite, url } = sharedSite();

/** Runs `work` on a loaded calculator. Any unexpected browser message fails the test. */
async function withCalculator(
  work: (page: Page, context: BrowserContext) => Promise<void>,
  { path = '/', device = 'desktop' as Device, options = {} } = {},
): Promise<void> {
  const { page, context, complaints } = await openSite(device, options);
  await page.goto(url(`${path}#calculator`));
  await page.waitForSelector('#calculator [data-ready]');
  await work(page, context);
  expect(complaints).toEqual([]);
  await context.close();
}

/** The address changes after the island reports that it is ready. */
const PATIENT = { timeout: 240_000 };
const figure = (page: Page): Promise<string> => page.locator('.calc-figure').innerText();
const note = (page: Page): Promise<string> => page.locator('.calc-note').first().innerText();
const row = (page: Page, name: string): Promise<string> =>
  page.locator('.calc-rows > div', { hasText: name }).locator('dd').innerText();
const slider = (page: Page, name: string) => page.locator(`#calculator [name="${name}-slider"]`);
const field = (page: Page, name: string) => page.locator(`#calculator [name="${name}"]`);
const tier = (page: Page, name: string) => page.locator(`#calculator [name="tier"][value="${name}"]`);
const shape = (page: Page, name: string) => page.locator(`#calculator [name="shape"][value="${name}"]`);
/** Opens a details section below the payment and waits until it is interactive. */
const open = async (page: Page, title: string): Promise<void> => {
  await page.locator('#calculator').getByText(title).click();
  await page.waitForSelector('[data-island^="calculator-details"][data-ready]');
};
const press = async (page: Page, key: string, times: number): Promise<void> => {
  for (let n = 0; n < times; n++) await page.keyboard.press(key);
};
const limits = (page: Page, name: string) =>
  slider(page, name).evaluate((input: HTMLInputElement) => [input.min, input.max, input.step, input.value].map(Number));

describe('payment calculator', () => {
  test('opens with its three sliders, five tiers, payment and Section 179 benefit', () =>
    withCalculator(async (page) => {
      expect(await limits(page, 'value')).toEqual([10_000, 2_000_000, 5_000, 150_000]);
      expect(await limits(page, 'term')).toEqual([12, 60, 12, 48]);
      expect(await limits(page, 'down')).toEqual([15, 50, 5, 15]);
      expect(await page.locator('.calc-tiers label').allInnerTexts()).toEqual(
        ['Premium 720+', 'Excellent 700–719', 'Good 660–699', 'Fair 620–659', 'Building 600–619'].map((text) =>
          text.replace(' ', '\n'),
        ),
      );
      expect(await tier(page, 'good').isChecked()).toBe(true);
      expect(await figure(page)).toBe('$3,812.27');
      expect(await note(page)).toBe('48 payments, the last one $3,811.91.');
      expect(await row(page, 'Down payment')).toBe('$22,500.00');
      expect(await row(page, 'Amount financed')).toBe('$127,500.00');
      expect(await row(page, 'APR, good credit')).toBe('19.00%');
      expect(await row(page, 'Finance cost')).toBe('$55,488.60');
      expect(await row(page, 'Total of payments')).toBe('$182,988.60');
      expect(await row(page, 'Total cost')).toBe('$205,488.60');
      expect(await row(page, 'Section 179')).toBe('$31,500.00');
      expect(await page.locator('.calc-plate').innerText()).toContain('Consult your tax advisor');
      expect(await page.locator('.hero-payment-figure').innerText()).toBe('$3,812.27');
    }));

  test('is complete in the served page without a script, between the steps and the end of the page', async () => {
    const { page, context } = await openSite('phone', { javaScriptEnabled: false });
    await page.goto(url('/es'));
    expect(await figure(page)).toBe('$3,812.27');
    await page.getByText('Todos los pagos').click();
    expect(await page.locator('.calc-table tbody tr').count()).toBe(48);
    expect(await page.locator('.calc-table tbody tr').last().innerText()).toMatch(/^48\s+3,811\.91\s.*\s0\.00$/);
    const beyond = await page.locator('.calc-scroll').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(beyond, 'width of the columns out of view').toBe(0);
    const html = await page.content();
    const places = ['Cómo funciona', 'Calcule su pago'].map((heading) => html.indexOf(`>${heading}</h2>`));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    await context.close();
  });

  test('works by keyboard alone and announces a change once the slider is released', () =>
    withCalculator(async (page) => {
      const said = page.locator('#calculator [aria-live="polite"]');
      expect(await said.innerText()).toBe('');
      await slider(page, 'term').focus();
      await press(page, 'ArrowRight', 1);
      expect(await figure(page)).toBe('$3,377.97');
      expect(await row(page, 'APR')).toBe('20.00%');
      await expect.poll(() => said.innerText(), PATIENT).toBe('Monthly payment: $3,377.97');
      await page.keyboard.press('Tab');
      expect(await tier(page, 'good').evaluate((radio) => radio === document.activeElement)).toBe(true);
      await press(page, 'ArrowRight', 2);
      expect(await tier(page, 'building').isChecked()).toBe(true);
      expect(await field(page, 'term').inputValue()).toBe('48 months');
      expect(await limits(page, 'term')).toEqual([12, 48, 12, 48]);
      expect(await limits(page, 'down')).toEqual([30, 50, 5, 30]);
      await slider(page, 'value').focus();
      await page.keyboard.press('Home');
      await press(page, 'ArrowRight', 2);
      expect(await field(page, 'value').inputValue()).toBe('$20,000');
      expect(await figure(page)).toBe('$520.50');
      expect(await row(page, 'APR')).toBe('32.00%');
    }));

  test('moves its slider by touch, announces the value, and allows less than $10,000 financed with a note', () =>
    withCalculator(
      async (page) => {
        const { width = 0, height = 0 } = (await slider(page, 'down').boundingBox()) ?? {};
        await slider(page, 'down').tap({ position: { x: width - 4, y: height / 2 } });
        await expect.poll(() => field(page, 'down').inputValue()).toBe('50%');
        expect(await slider(page, 'down').getAttribute('aria-valuetext')).toBe('50%');
        expect(await row(page, 'Amount financed')).toBe('$75,000.00');
        const payment = page.locator('.calc-peek').getByText('$2,242.51');
        expect(await payment.isVisible(), 'one strip at a time').toBe(false);
        await page.locator('.visit-notice').getByRole('button', { name: 'OK' }).click();
        await payment.waitFor();
        expect(await page.locator('.call-bar').isVisible(), 'one strip at a time').toBe(false);
        await field(page, 'value').fill('10000');
        expect(await row(page, 'Amount financed')).toBe('$5,000.00');
        await page.getByText('The financed amount is under $10,000').waitFor();
      },
      { device: 'phone' },
    ));
});

test('the calculator resets the down payment to the minimum of a new tier, and corrects a field to the nearest allowed value', () =>
  withCalculator(async (page) => {
    const note = page.locator('#calculator .amount-slider').first().getByRole('status');
    await field(page, 'value').fill('84,500');
    expect(await row(page, 'Amount financed')).toBe('$71,825.00');
    await field(page, 'value').fill('5');
    expect(await row(page, 'Amount financed')).toBe('$71,825.00');
    expect(await note.innerText()).toBe('');
    await page.keyboard.press('Enter');
    expect(await field(page, 'value').inputValue()).toBe('$10,000');
    expect(await note.innerText()).toBe('From $10,000 to $2,000,000');
    await field(page, 'value').fill('50000');
    await page.keyboard.press('Enter');
    expect(await note.innerText()).toBe('');
    await field(page, 'value').fill('9000000');
    await field(page, 'down').focus();
    expect(await field(page, 'value').inputValue()).toBe('$2,000,000');
    await field(page, 'down').fill('3');
    await field(page, 'term').fill('31 months');
    await field(page, 'down').focus();
    expect(await field(page, 'down').inputValue()).toBe('15%');
    expect(await field(page, 'term').inputValue()).toBe('36 months');
    await page.getByText('We used 36 months, the nearest choice.').waitFor();
    expect(await field(page, 'value').inputValue()).toBe('$2,000,000');
    await field(page, 'down').fill('17.5');
    await field(page, 'term').focus();
    expect(await field(page, 'down').inputValue()).toBe('20%');
    expect(await slider(page, 'down').inputValue()).toBe('20');

    await field(page, 'term').fill('60');
    for (const [name, down] of [
      ['fair', '20%'],
      ['premium', '10%'],
      ['building', '30%'],
      ['excellent', '10%'],
      ['good', '15%'],
    ] as const) {
      await field(page, 'down').fill('45');
      await tier(page, name).check();
      expect(await field(page, 'down').inputValue(), name).toBe(down);
      if (name === 'building') expect(await field(page, 'term').inputValue()).toBe('48 months');
    }
  }));

test('the calculator and the case studies show the exact figures of each structure and month of funding', () =>
  withCalculator(async (page) => {
    await shape(page, 'seasonal').check();
    expect(await figure(page)).toBe('$5,085.81');
    await page.getByLabel('Funded in').selectOption('Mar');
    expect(await figure(page)).not.toBe('$5,085.81');
    await open(page, 'Every payment');
    expect(await page.locator('.calc-table tbody th').first().innerText()).toBe('1 Apr');
    await page.getByLabel('Funded in').selectOption('Jan');
    await page.getByText('More structures').click();

    for (const [name, payment, words] of [
      ['seasonal', '$5,085.81', '$1,271.45 from December to March'],
      ['step', '$3,359.98', 'Rises to $4,472.14 in year 4'],
      ['skip', '$5,046.52', '36 payments'],
      ['deferred', '$3,996.23', '48 payments'],
      ['touch', '$4,165.80', 'Three payments of $99.00'],
      ['own10', '$3,601.26', 'Then $15,000.00 to own it'],
    ] as const) {
      await shape(page, name).check();
      await expect.poll(() => figure(page), { ...PATIENT, message: name }).toBe(payment);
      expect(await note(page)).toContain(words);
      await page.getByText('Level payments would be $3,812.27.').waitFor();
      // The description is in the group of the chosen structure.
      const hint = page.locator('#calculator .calc-more .field-hint');
      expect(await hint.count(), name).toBe(['seasonal', 'step'].includes(name) ? 0 : 1);
    }

    await page.getByRole('button', { name: 'Six trucks' }).click();
    expect(await field(page, 'value').inputValue()).toBe('$485,000');
    expect(await field(page, 'down').inputValue()).toBe('10%');
    expect(await field(page, 'term').inputValue()).toBe('60 months');
    expect(await figure(page)).toBe('$14,470.56');
    await page.getByRole('button', { name: 'CNC cell' }).click();
    expect(await field(page, 'value').inputValue()).toBe('$688,889');
    expect(await note(page)).toContain('in year 5');
    expect(await page.locator('.calc-examples .chip-sample').innerText()).toBe('Sample');
  }));

test('price marks set the value, and the comparison sets the term of the calculator with the same figures', () =>
  withCalculator(async (page) => {
    const marks = page.locator('#calculator .price-marks label');
    expect(await marks.allInnerTexts()).toEqual(['$10K', '$50K', '$100K', '$250K', '$500K', '$1M']);
    await marks.nth(3).click();
    expect(await field(page, 'value').inputValue()).toBe('$250,000');
    expect(await slider(page, 'value').inputValue()).toBe('250000');
    const applying = page.locator(':not([data-island] *) > a[href^="/credit-application"]');
    await expect
      .poll(() => applying.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).search)))
      .toEqual(Array.from({ length: await applying.count() }, () => '?value=250000&term=48&tier=good&down=15'));
    await field(page, 'value').fill('150000');
    expect(await page.locator('#calculator .price-marks input:checked').count()).toBe(0);

    await page.locator('#smart-calculator').scrollIntoViewIfNeeded();
    await page.waitForSelector('#smart-calculator [data-ready]');
    const rows = page.locator('#smart-calculator .compared-rows li');
    await expect.poll(() => rows.locator('b').allInnerTexts(), PATIENT).toHaveLength(4);
    expect(await rows.locator('b').allInnerTexts()).toEqual(['24 months', '36 months', '48 months', '60 months']);
    expect(await rows.locator('.compared-cost').allInnerTexts()).toEqual(
      ['$26,750 lowest', '$40,751 +$14,001', '$55,489 +$28,738', '$75,178 +$48,428'].map((text) =>
        text.replace(' ', '\n'),
      ),
    );
    await page.getByRole('button', { name: 'Choose 60 months' }).click();
    expect(await field(page, 'term').inputValue()).toBe('60 months');
    expect(await figure(page)).toBe('$3,377.97');
    expect(await page.locator('#smart-calculator li[aria-current] .compared-payment').innerText()).toContain(
      '$3,377.97',
    );
    // A term that is not among the compared ones is a row of its own; a tier without 60 months has no row for it.
    await field(page, 'term').fill('12');
    await field(page, 'down').focus();
    await tier(page, 'building').check();
    expect(await rows.locator('b').allInnerTexts()).toEqual(['12 months', '24 months', '36 months', '48 months']);
    await shape(page, 'seasonal').check();
    expect(await page.locator('#smart-calculator li[aria-current] .compared-payment').innerText()).toContain(
      await figure(page),
    );
  }));

test.each(['phone', 'desktop'] as const)(
  'on a %s each price mark sets its slider and has room to be touched',
  (device) =>
    withCalculator(
      async (page) => {
        for (const [part, name] of [
          ['.hero-payment', 'hero-value'],
          ['#calculator', 'value'],
        ] as const) {
          const range = page.locator(`${part} [name="${name}-slider"]`);
          const labels = await page.locator(`${part} .price-marks label`).all();
          expect(labels).toHaveLength(6);
          let end = -Infinity;
          for (const label of labels) {
            await label.click();
            const price = await label.locator('input').inputValue();
            await expect.poll(() => range.inputValue()).toBe(price);
            const { x, width, height } = (await label.boundingBox()) ?? { x: 0, width: 0, height: 0 };
            expect(width, `${part}: $${price}`).toBeGreaterThanOrEqual(32);
            expect(height, `${part}: $${price}`).toBeGreaterThanOrEqual(44);
            expect(x, `${part}: $${price} next to the one before`).toBeGreaterThanOrEqual(end);
            end = x + width;
          }
        }
      },
      { device },
    ),
);

test('the hero keeps the price and term that lead to the calculator', () =>
  withCalculator(
    async (page) => {
      const hero = page.locator('.hero-payment');
      await expect.poll(() => hero.locator('[name=hero-value]').inputValue(), PATIENT).toBe('$175,000');
      expect(await hero.locator('[name=hero-term]:checked').inputValue()).toBe('36');
      expect(await field(page, 'value').inputValue()).toBe('$175,000');
    },
    { path: '/?value=175000&term=36&tier=good&down=15' },
  ));

test('hero, calculator and recommendation show one amount, term, tier and down payment after a change of any of them', () =>
  withCalculator(async (page) => {
    const hero = page.locator('.hero-payment');
    const tool = page.locator('#smart-calculator');
    const asked = (name: string) => tool.locator(`[name=${name}]`).inputValue();
    await field(page, 'value').fill('250000');
    await tier(page, 'fair').check();
    await expect.poll(() => hero.locator('[name=hero-value]').inputValue(), PATIENT).toBe('$250,000');
    expect(await hero.locator('.hero-payment-figure').innerText()).toBe(await figure(page));
    expect(await hero.innerText()).toContain('48 months, fair credit (620–659), 20% down');
    await tool.scrollIntoViewIfNeeded();
    await page.waitForSelector('#smart-calculator [data-ready]');
    await expect.poll(() => asked('amount'), PATIENT).toBe('250000');
    expect([await asked('term'), await asked('tier')]).toEqual(['48', 'fair']);
    expect(await tool.locator('.advice-headline b').innerText()).toBe(await figure(page));

    await hero.locator('[name=hero-term][value="36"]').check();
    expect(await field(page, 'term').inputValue()).toBe('36 months');
    expect(await asked('term')).toBe('36');

    // What is typed but not sent stays when another figure of the page changes.
    await tool.locator('[name=amount]').fill('84500');
    await tool.locator('[name=tier]').selectOption('good');
    await hero.locator('[name=hero-term][value="48"]').check();
    expect([await asked('amount'), await asked('tier'), await asked('term')]).toEqual(['84500', 'good', '48']);
    await shape(page, 'seasonal').check();
    await tool.locator('button[type=submit]').click();
    await expect.poll(() => field(page, 'value').inputValue(), PATIENT).toBe('$84,500');
    expect(await shape(page, 'seasonal').isChecked()).toBe(true);
    expect(await tool.locator('.advice-headline b').innerText()).toBe(await figure(page));
    await shape(page, 'level').check();
    await tool.locator('button[type=submit]').click();
    await tool.locator('.advice-own').waitFor();
    expect(await hero.locator('[name=hero-value]').inputValue()).toBe('$84,500');
    expect(await tool.locator('.advice-headline b').innerText()).toBe(await figure(page));
    expect(await tool.locator('.advice-own').innerText()).toContain('flat 21%, no down payment');
    // The text belongs to the figures that it was asked for.
    await page.getByRole('button', { name: 'Choose 60 months' }).click();
    expect(await field(page, 'term').inputValue()).toBe('60 months');
    expect(await tool.locator('.advice-own').count()).toBe(0);
  }));

describe('calculator results', () => {
  test('appear as every payment in the table, the CSV file and print, and carry over to the application', () =>
    withCalculator(async (page) => {
      await page.evaluate(() => (window.print = () => undefined));
      expect(await page.locator('[data-island^="calculator-details"][data-ready]').count()).toBe(0);
      await open(page, 'Every payment');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('payment-schedule.csv');
      const lines = fs
        .readFileSync(await download.path(), 'utf8')
        .trimEnd()
        .split('\r\n');
      expect(lines[0]).toBe('Month,Payment,Interest,Principal,Balance');
      expect(lines[1]).toBe('1,3812.27,2018.75,1793.52,125706.48');
      expect(lines.at(-1)).toMatch(/^48,3811\.91,.*,0\.00$/);
      expect(await page.locator('.calc-table tbody tr').first().innerText()).toMatch(
        /^1\s+3,812\.27\s+2,018\.75\s+1,793\.52\s+125,706\.48$/,
      );
      expect(await page.locator('.calc-table tfoot').innerText()).toMatch(/182,988\.60\s+55,488\.60\s+127,500\.00/);

      await page.getByRole('button', { name: 'Print' }).click();
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.hero').isVisible()).toBe(false);
      expect(await page.locator('.calc-choices').isVisible()).toBe(false);
      expect(await page.locator('.calc-table tbody tr').last().isVisible()).toBe(true);
      expect(await figure(page)).toBe('$3,812.27');
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      expect(await page.locator('.hero').isVisible()).toBe(true);
      await page.emulateMedia({ media: null });

      await field(page, 'value').fill('200000');
      await expect.poll(() => page.locator('.calc-table tfoot td').nth(2).innerText()).toBe('170,000.00');
      await slider(page, 'term').focus();
      await press(page, 'ArrowLeft', 3);
      await expect.poll(() => page.locator('.calc-table tbody tr').count()).toBe(12);
      await field(page, 'down').fill('20');
      await page.getByRole('link', { name: 'Apply with these terms' }).click();
      await page.waitForSelector('[data-island][data-ready]');
      await expect.poll(() => page.locator('[name="equipmentAmount"]').inputValue(), PATIENT).toBe('$200,000');
      await page.getByText('12 months, 20% down').first().waitFor();
    }));

  test('keep the values that were set before the script loaded', async () => {
    const { page, context } = await openSite('desktop');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/calculator-en-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(url('/#calculator'));
    await slider(page, 'term').focus();
    await press(page, 'ArrowRight', 1);
    await tier(page, 'excellent').check();
    release();
    await page.waitForSelector('#calculator [data-ready]');
    await expect.poll(() => field(page, 'term').inputValue(), PATIENT).toBe('60 months');
    expect(await row(page, 'APR, excellent credit')).toBe('17.00%');
    await context.close();
  });
});

test.each([
  ['/', 'phone', 'light'],
  ['/es', 'desktop', 'dark'],
] as const)(
  'the calculator of %s with all sections open is accessible and fits a %s, %s',
  (path, device, colorScheme) =>
    withCalculator(
      async (page) => {
        for (const summary of await page.locator('#calculator summary').all()) await summary.click();
        await page.waitForSelector('[data-island^="calculator-details"][data-ready]');
        expect(await accessibilityFaults(page)).toEqual([]);
        const [wide, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(wide).toBe(inner);
      },
      { path: `${path}?value=2000000&term=12&tier=building&shape=own10`, device, options: { colorScheme } },
    ),
);
