import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser.ts';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();

const words = {
  en: {
    page: '/make-payment',
    go: 'Go to secure payment',
    unknown: 'We cannot tell yet',
    again: 'Back to Make a Payment',
  },
  es: {
    page: '/es/make-payment',
    go: 'Ir al pago seguro',
    unknown: 'Aún no lo sabemos',
    again: 'Volver a Hacer un Pago',
  },
};

describe.each(['en', 'es'] as const)('dealer portal 2 and 7: a payment, %s', (lang) => {
  const { page: address, go, unknown, again } = words[lang];

  test.each([
    ['Approve', lang === 'en' ? 'Payment approved' : 'Pago aprobado'],
    ['Decline', lang === 'en' ? 'Payment declined' : 'Pago rechazado'],
  ])('%s at the gateway: the finish page says so, and a changed return says nothing', async (answer, heading) => {
    // Also without a script of ours: the form stands in the served page.
    const { page, context, complaints } = await open('phone', { javaScriptEnabled: answer === 'Approve' });
    await page.goto(url(address));
    await page.getByRole('button', { name: go }).click();
    expect(new URL(page.url()).pathname).toBe('/dev/gateway');
    await page.getByText('No money moves here.').waitFor();
    await page.getByLabel('Amount in dollars').fill('412.50');
    await page.getByRole('button', { name: answer }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const finished = new URL(page.url());
    expect([finished.pathname, finished.searchParams.get('amount')]).toEqual([`${address}/finish`, '412.50']);
    expect(await page.title()).not.toMatch(/approved|aprobado/i);

    finished.searchParams.set('response', answer === 'Approve' ? '2' : '1');
    await page.goto(finished.href);
    await page.getByRole('heading', { level: 1, name: unknown }).waitFor();
    await page.getByRole('link', { name: again }).click();
    expect(new URL(page.url()).pathname).toBe(address);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('coming back without an answer claims nothing; the other language shows the same', async () => {
    const { page, context } = await open('desktop');
    await page.goto(url(address));
    await page.getByRole('button', { name: go }).click();
    await page.getByRole('link', { name: 'Return without an answer' }).click();
    await page.getByRole('heading', { level: 1, name: unknown }).waitFor();
    await page.goto(url(address));
    await page.getByRole('button', { name: go }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.locator('.strip-language').click();
    await page.getByRole('heading', { level: 1, name: lang === 'en' ? 'Pago aprobado' : 'Payment approved' }).waitFor();
    await context.close();
  });

  test.each([
    ['light', 320],
    ['dark', 1280],
  ] as const)('look: accessible, quiet and never wider than the screen, %s at %i px', async (colorScheme, width) => {
    const { page, context, complaints } = await open('desktop', { colorScheme, viewport: { width, height: 800 } });
    for (const path of [address, `${address}/finish`]) {
      await page.goto(url(path), { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await accessibilityFaults(page), path).toEqual([]);
    }
    await page.goto(url(address));
    await page.getByRole('button', { name: go }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('dealer portal 2: the support buttons dial and write', async () => {
  const { page, context } = await open('phone');
  await page.goto(url('/make-payment'));
  const buttons = page.locator('main a.button');
  expect(await buttons.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
    'tel:+14025550142',
    'mailto:hello@acme.example',
  ]);
  await context.close();
});
