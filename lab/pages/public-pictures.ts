import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { creditApplication as en } from '../../src/copy/en/credit-application.ts';
import { creditApplication as es } from '../../src/copy/es/credit-application.ts';
import { openPage } from '../../tests/e2e/browser.ts';
import type { Device } from '../../tests/e2e/devices.ts';
import { typedApplication } from '../../scripts/typed-application.ts';
import { openDemo } from './demo-browser.ts';

/** npm run lab -- pictures public [FOLDER]: takes screenshots of the demo, in both languages and themes. */
const folder = path.resolve(process.argv[2] ?? 'pictures');
fs.mkdirSync(folder, { recursive: true });
const demo = await openDemo();
const devices: Device[] = ['phone', 'desktop'];
/** Steps of the tours whose page is a file. */
const TOUR_STEPS: [string, number][] = [
  ['lender', 2],
  ['lender', 4],
  ['dealer', 3],
  ['customer', 4],
  ['customer-es', 4],
  ['engineer', 3],
];
const plainPages = {
  'home-en': '/',
  'home-es': '/es',
  'apply-en': '/credit-application',
  'apply-es': '/es/credit-application',
  'construction-en': '/construction',
  'construction-es': '/es/construccion',
  'food-beverage-en': '/food-beverage',
  'food-beverage-es': '/es/food-beverage',
  'manufacturing-en': '/manufacturing',
  'manufacturing-es': '/es/manufacturing',
  'vocational-trucks-en': '/vocational-trucks',
  'vocational-trucks-es': '/es/vocational-trucks',
  'first-time-en': '/first-time',
  'first-time-es': '/es/first-time',
  'itin-en': '/itin',
  'itin-es': '/es/itin',
  'partner-en': '/partner',
  'partner-es': '/es/partner',
  'case-manufacturing-en': '/case-study/manufacturing',
  'case-manufacturing-es': '/es/case-study/manufacturing',
  'case-trucks-en': '/case-study/vocational-trucks',
  'case-trucks-es': '/es/case-study/vocational-trucks',
  'case-food-en': '/case-study/food-beverage',
  'case-food-es': '/es/case-study/food-beverage',
  'payment-en': '/make-payment',
  'payment-es': '/es/make-payment',
  'payment-finish-en': '/make-payment/finish',
  'payment-finish-es': '/es/make-payment/finish',
  'privacy-en': '/privacy',
  'privacy-es': '/es/privacy',
  'not-found-en': '/nothing-here',
  'not-found-es': '/es/nada',
};
try {
  for (const device of devices) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, context } = await openPage(demo.browser, device, { colorScheme });
      const shoot = (name: string): Promise<unknown> =>
        take(page, `${name}-${device}${colorScheme === 'dark' ? '-dark' : ''}`);
      for (const [name, address] of Object.entries(plainPages)) {
        await page.goto(demo.url + address, { waitUntil: 'networkidle' });
        await shoot(name);
      }
      await context.close();
    }
    await applicationPictures(device);
    await tourPictures(device);
  }
} finally {
  await demo.close();
}
console.log(`Screenshots are in ${folder}`);

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(250);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}

async function applicationPictures(device: Device): Promise<void> {
  for (const [lang, copy, address] of [
    ['en', en, '/credit-application'],
    ['es', es, '/es/credit-application'],
  ] as const) {
    const { page, context } = await openPage(demo.browser, device);
    await page.goto(demo.url + address);
    await page.waitForSelector('[data-island][data-ready]');
    await page.locator('[name="businessName"]').fill(typedApplication.businessName);
    await page.getByRole('button', { name: copy.submit }).click();
    await take(page, `apply-refused-${lang}-${device}`);
    for (const [name, value] of Object.entries(typedApplication)) await page.locator(`[name="${name}"]`).fill(value);
    await take(page, `apply-filled-${lang}-${device}`);
    await page.getByRole('button', { name: copy.submit }).click();
    await page.getByText(/AEF-\d{4}-\d{6}/).waitFor();
    await take(page, `apply-receipt-${lang}-${device}`);
    await context.close();
  }
}

async function tourPictures(device: Device): Promise<void> {
  const { page, context } = await openPage(demo.browser, device);
  await page.goto(`${demo.url}/demo`);
  await take(page, `demo-${device}`);
  for (const [tour, step] of TOUR_STEPS) {
    await page.goto(`${demo.url}/demo/step/${tour}/${String(step)}`);
    await page.locator('.tour-panel').waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, `tour-${tour}-${String(step)}-${device}.png`) });
  }
  await context.close();
}
