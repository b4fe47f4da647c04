import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { people } from '../../scripts/sample-people.ts';
import { openPage } from '../../tests/e2e/browser.ts';
import { dealerScreens, deskScreens, openScreen, signedOutScreens } from '../../tests/e2e/portal-screens.ts';
import { openDemo } from './demo-browser.ts';

/** npm run lab -- pictures portal [FOLDER]: takes screenshots of every desk and portal screen in three widths and both themes. */
const folder = path.resolve(process.argv[2] ?? 'pictures');
const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
fs.mkdirSync(folder, { recursive: true });
const demo = await openDemo();
try {
  for (const viewport of windows)
    for (const colorScheme of ['light', 'dark'] as const) {
      const device = viewport.width === 390 ? 'phone' : 'desktop';
      const { page, context } = await openPage(demo.browser, device, { viewport, colorScheme });
      const end = `${String(viewport.width)}-${colorScheme}.png`;
      const takeAll = async (screens: typeof deskScreens): Promise<void> => {
        for (const screen of screens) {
          await openScreen(page, demo.url, screen);
          await page.screenshot({ path: path.join(folder, `${screen.name}-${end}`), fullPage: true });
        }
      };
      await takeAll(signedOutScreens);
      await demo.signIn(page, people.admin.email);
      await takeAll(deskScreens);
      await overlays(page, end);
      await demo.signIn(page, people.manager.email);
      await takeAll(dealerScreens);
      await context.close();
    }
} finally {
  await demo.close();
}
console.log(`Screenshots are in ${folder}`);

/** The palette, the list of keys, and the decision of a file. */
async function overlays(page: Page, end: string): Promise<void> {
  const take = async (name: string): Promise<void> => {
    await page.waitForTimeout(400);
    await page.screenshot({ path: path.join(folder, `${name}-${end}`) });
  };
  await page.goto(`${demo.url}/admin`);
  await page.locator('h1').waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('pr');
  await page.locator('.palette-option').first().waitFor();
  await take('palette');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await take('shortcuts');
  for (const name of ['application', 'deal'] as const) {
    const list = name === 'deal' ? '/admin/deals?status=in_review' : '/admin/applications?status=in_review';
    const link = name === 'deal' ? '.staff-deals tbody a' : 'a[data-application]';
    await openScreen(page, demo.url, { name, at: list, link });
    await page.keyboard.press('d');
    await page.locator('.decision-panel').waitFor();
    await page.screenshot({ path: path.join(folder, `${name}-decision-${end}`), fullPage: true });
  }
}
