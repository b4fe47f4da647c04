import { describe, expect, test } from 'vitest';
import { servedSite } from './served-site.ts';

const { open, url } = servedSite();

describe('public site 2: the boot script', () => {
  test('a hash that is no valid encoding stops nothing: phone links and the token still work', async () => {
    const { page, context, complaints } = await open('desktop', { permissions: ['clipboard-write'] });
    await page.goto(url('/#100%'), { waitUntil: 'networkidle' });
    await page.locator('main a[data-phone]').first().click();
    await page.getByText('Phone number copied!', { exact: true }).waitFor();
    expect((await context.cookies()).map((cookie) => cookie.name)).toContain('csrf_token');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('where the browser has no clipboard, as over plain http, the toast asks to call', async () => {
    const { page, context, complaints } = await open('desktop');
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(url('/'), { waitUntil: 'networkidle' });
    await page.locator('main a[data-phone]').first().click();
    await page.getByText('Could not copy', { exact: true }).waitFor();
    await page.getByText('Please call (402) 555-0142').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
