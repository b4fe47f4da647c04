import { expect, test } from 'vitest';
import { expectSound } from './expect-sound.ts';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();

const words = {
  en: {
    page: '/make-payment',
    go: 'Go to secure payment',
    unknown: 'We can’t confirm your payment yet',
    again: 'Back to Make a Payment',
    approved: 'Payment approved',
    other: 'Pago aprobado',
  },
  es: {
    page: '/es/make-payment',
    go: 'Ir al pago seguro',
    unknown: 'Todavía no podemos confirmar su pago',
    again: 'Ver la página de pagos',
    approved: 'Pago aprobado',
    other: 'Payment approved',
  },
};

test.each([
  ['en', 'light', 320],
  ['es', 'dark', 1280],
] as const)(
  'a payment approved at the gateway shows as approved, and a tampered return does not (%s, %s at %i px)',
  async (lang, colorScheme, width) => {
    const { page: address, go, unknown, again, approved, other } = words[lang];
    const { page, context, complaints } = await open('desktop', { colorScheme, viewport: { width, height: 800 } });
    await page.goto(url(address), { waitUntil: 'networkidle' });
    await expectSound(page);
    const support = page.locator('main a.button');
    expect(await support.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
      'tel:+14025550142',
      'mailto:hello@acme.example',
    ]);
    await page.getByRole('button', { name: go }).click();
    expect(new URL(page.url()).pathname).toBe('/dev/gateway');
    await page.getByText('No money moves here.').waitFor();
    await expectSound(page);
    await page.getByLabel('Amount in dollars').fill('412.50');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { level: 1, name: approved }).waitFor();
    const finished = new URL(page.url());
    expect([finished.pathname, finished.searchParams.get('amount')]).toEqual([`${address}/finish`, '412.50']);
    expect(await page.title()).not.toMatch(/approved|aprobado/i);
    await expectSound(page);
    if (width > 1000) {
      await page.locator('.strip-language').click();
      await page.getByRole('heading', { level: 1, name: other }).waitFor();
    }

    finished.searchParams.set('response', '2');
    await page.goto(finished.href);
    await page.getByRole('heading', { level: 1, name: unknown }).waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: again }).click();
    expect(new URL(page.url()).pathname).toBe(address);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('without a script, a declined payment shows as declined and a missing answer as unknown', async () => {
  const { page: address, go, unknown } = words.es;
  const { page, context, complaints } = await open('phone', { javaScriptEnabled: false });
  await page.goto(url(address));
  await page.getByRole('button', { name: go }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pago rechazado' }).waitFor();
  await page.goto(url(address));
  await page.getByRole('button', { name: go }).click();
  await page.getByRole('link', { name: 'Return without an answer' }).click();
  await page.getByRole('heading', { level: 1, name: unknown }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
