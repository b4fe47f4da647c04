import type { Page, Route } from 'playwright-core';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { sharedSite } from './served-site.ts';

export const valid = {
  businessName: 'Ramos Paving LLC',
  businessPhone: '4025550188',
  businessStreet: '1200 Industrial Rd',
  businessCity: 'Omaha',
  businessState: 'NE',
  businessZip: '68102',
  businessNature: 'Paving',
  principalName: 'Elena Ramos',
  primarySignature: 'Elena Ramos',
};
export const receipt = {
  success: true,
  message: '',
  reference: 'AEF-2026-000001',
  receivedAt: new Date().toISOString(),
};
export const sending = '**/api/credit-application{,-es}';

export const answer = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
export const value = (page: Page, name: string): Promise<string> => field(page, name).inputValue();
export const submit = (page: Page, copy = en): Promise<void> => page.getByRole('button', { name: copy.submit }).click();
export async function fill(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(valid)) await field(page, name).fill(text);
}
/** Focuses the form and waits until it is interactive. */
export async function alive(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('[data-when=rest]')?.dispatchEvent(new Event('pointerdown')));
  await page.waitForSelector('[data-island][data-ready]');
}

/** Serves the real page and the real form to one test file. Each test supplies the API answers. */
export function formPages() {
  const site = sharedSite();
  return {
    ...site,
    /** Opens the form on a phone. `before` runs before the first request. */
    withForm: async (
      work: (page: Page) => Promise<void>,
      path = '/credit-application',
      before: (page: Page) => Promise<unknown> = () => Promise.resolve(),
    ): Promise<void> => {
      const { page, context } = await site.open('phone');
      await before(page);
      await page.goto(site.url(path));
      await alive(page);
      await work(page);
      await context.close();
    },
  };
}
