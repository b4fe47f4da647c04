import type { Page } from 'playwright-core';
import { signIn } from '#copy/portal/sign-in.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { addDeal, addDealer } from '#tests/support/sample-dealership.ts';
import type { Device } from './devices.ts';
import { servedSite } from './served-site.ts';

const DANA = 'dana@example.com';
/** A dealer without deals. */
export const NEW = 'new@example.com';

/** Starts a server with the deals of Dana's dealership and one of another, and a browser, for one test file. */
export function dealerSite() {
  const ids = { asked: '', foreign: '' };
  const sessions = new Map<string, [string, string][]>();
  const { open, url: at } = servedSite({
    prepare: async (app) => {
      const dana = await addDealer(app, DANA);
      const other = await addDealer(app, 'other@example.com', 'Olga');
      await addDealer(app, NEW, 'Nora');
      const review = [{ to: 'submitted' }, { to: 'in_review' }] as const;
      ids.foreign = await addDeal(app, other, { dealName: 'Foreign deal' });
      const named = (dealName: string, requestedAmount: number) => ({ dealName, requestedAmount });
      await addDeal(app, dana, named('Flow wrapper', 67_250), [{ to: 'submitted' }]);
      await addDeal(app, dana, { ...named('Tunnel oven line', 412_000), equipmentType: 'food-service' }, [...review]);
      await addDeal(app, dana, named('Old loader', 31_000), [...review, { to: 'declined' }]);
      await addDeal(app, dana, { ...named('5-axis machining cell', 538_000), equipmentType: 'manufacturing' }, [
        ...review,
        { to: 'approved' },
        { to: 'funded', stage: '100 - Funded' },
      ]);
      await addDeal(app, dana, named('Skid steer, two units', 118_000));
      const note = 'Bank statements of August, September and October, please.';
      ids.asked = await addDeal(app, dana, named('Compact excavator, used', 84_500), [
        ...review,
        { to: 'info_requested', note },
      ]);
    },
  });
  async function signInAs(page: Page, email: string): Promise<void> {
    await page.goto(at('/dealer/login'));
    await page.getByLabel(signIn.email, { exact: true }).fill(email);
    await page.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: signIn.submit }).click();
  }
  return {
    at,
    ids,
    /** Opens the dashboard of a dealer. Each dealer types the password once, and later browsers reuse the session. */
    signedIn: async (device: Device, email = DANA) => {
      const session = sessions.get(email);
      const opened = await open(device);
      const { page } = opened;
      if (session) {
        await page.goto(at('/robots.txt'));
        await page.evaluate((stored) => {
          for (const [name, value] of stored) localStorage.setItem(name, value);
        }, session);
        await page.goto(at('/dealer/dashboard'));
      } else await signInAs(page, email);
      await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / }).waitFor();
      sessions.set(email, await page.evaluate(() => Object.entries<string>(localStorage)));
      // Navigation would cancel a request in progress, which counts as a browser error.
      await page.waitForLoadState('networkidle');
      return opened;
    },
  };
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const toastWith = (page: Page, text: string) => page.locator('.toast', { hasText: text });
