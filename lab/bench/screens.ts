import type { Browser, Page } from 'playwright-core';
import { applicationPaths } from '../../src/contract/application-choices.ts';
import { signInPaths } from '../../src/contract/sign-in.ts';
import { launchBrowser } from '../../tests/e2e/browser.ts';
import { devices } from '../../tests/e2e/devices.ts';
import { PASSWORD, sampleApplication } from '../../tests/support/factories.ts';
import { ADMIN, postTo, withFilledServer } from './filled-server.ts';
import {
  keepSession,
  pressUntilPainted,
  type Session,
  slowDown,
  slowestInteraction,
  watchInteractions,
} from './interactions.ts';
import { type Case, type Measured, median, percentile } from './measured.ts';

const ROWS = 10_000;
const CPU = 4;
const PRESSES = 8;
const TYPING = { delay: 120 };
const ROW = 'a[data-application]';
const DEAL_ROW = '.staff-deals tbody tr';
/** Lists the files first that decrypt. */
const NEWEST_FILES = '/admin/applications?sort=-received';

type Screen = { what: string; path: string; ready: string; use: (page: Page) => Promise<void> };
const SCREENS: Screen[] = [
  {
    what: 'calculator',
    path: '/#calculator',
    ready: '#calculator [data-ready]',
    use: async (page) => {
      await page.locator('#calculator [name="value-slider"]').focus();
      await pressEach(page, 'ArrowRight');
      for (const tier of ['premium', 'fair', 'good'])
        await page.locator(`#calculator label:has([name="tier"][value="${tier}"])`).click();
    },
  },
  {
    what: 'desk list',
    path: NEWEST_FILES,
    ready: ROW,
    use: async (page) => {
      await page.locator(ROW).first().focus();
      await pressEach(page, 'ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator('.inbox-file .file-head').waitFor();
      await page.keyboard.press('/');
      await page.locator('input[type=search]').pressSequentially('paving 7', TYPING);
    },
  },
  {
    what: 'list of deals',
    path: '/admin/deals',
    ready: DEAL_ROW,
    use: (page) => page.locator('input[type=search]').pressSequentially('paving 7', TYPING),
  },
  {
    what: 'board',
    path: '/admin/deals/board',
    ready: 'a[data-card]',
    use: async (page) => {
      await page.locator('a[data-card]').first().focus();
      await pressEach(page, 'ArrowDown');
      await pressEach(page, 'ArrowRight');
      await page.locator('input[type=search]').pressSequentially('paving 7', TYPING);
    },
  },
  {
    what: 'settings',
    path: '/admin/settings/company',
    ready: 'main form input',
    use: (page) => page.locator('main form input').first().pressSequentially(' of Omaha', TYPING),
  },
];

/** The slowest interaction and key press of each screen, with 10,000 rows on a slowed processor. */
export const screens: Case = {
  name: 'screens',
  run: ({ rounds }) =>
    withFilledServer('PostgreSQL', ROWS, async ({ server }) => {
      const session = await postTo<Session>(server, signInPaths.login, { email: ADMIN, password: PASSWORD }, {});
      // The filled rows are copies whose encrypted fields belong to the first row. These files decrypt.
      for (let n = 0; n <= PRESSES; n++)
        await postTo(
          server,
          applicationPaths.en,
          sampleApplication({ businessName: `File ${String(n)} of ${String(PRESSES)}` }),
          { authorization: 'Bearer none' },
        );
      const browser = await launchBrowser();
      try {
        const rows: Measured[] = [];
        for (const { what, path, ready, use } of SCREENS) {
          const slowest: number[] = [];
          for (let round = 0; round < rounds; round++)
            await withPage(browser, session, async (page) => {
              await open(page, server.url + path, ready);
              await use(page);
              slowest.push(await slowestInteraction(page));
            });
          rows.push({
            what: `Slowest interaction, ${what}, CPU/${String(CPU)}`,
            unit: 'ms',
            ours: median(slowest),
            bound: { of: 'ours', is: 'at most', first: 200, goal: 100 },
          });
        }
        for (const [what, measure] of Object.entries(KEYS)) {
          const times: number[] = [];
          for (let round = 0; round < rounds; round++)
            await withPage(browser, session, async (page) => times.push(...(await measure(page, server.url))));
          rows.push({
            what: `${what}, key press to painted, CPU/${String(CPU)}, p75`,
            unit: 'ms',
            ours: percentile(times, 0.75),
            bound: { of: 'ours', is: 'at most', first: 300, goal: 200 },
            note: `${String(times.length)} presses; median ${median(times).toFixed(0)} ms`,
          });
        }
        return { rows };
      } finally {
        await browser.close();
      }
    }),
};

const KEYS: Record<string, (page: Page, url: string) => Promise<number[]>> = {
  'Next file at the desk': async (page, url) => {
    await open(page, url + NEWEST_FILES, ROW);
    await page.locator(ROW).first().focus();
    return times(async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowDown');
      const text = await page.locator(`${ROW}:focus .inbox-row-name`).innerText();
      return pressUntilPainted(page, 'Enter', { selector: '.inbox-file .file-head h1', text });
    });
  },
  'Search in the desk list': (page, url) => search(page, `${url}/admin/applications`, ROW),
  'Search in the list of deals': (page, url) => search(page, `${url}/admin/deals`, DEAL_ROW),
  'Board from the list of deals': (page, url) =>
    times(async () => {
      await open(page, `${url}/admin/deals`, DEAL_ROW);
      await page.locator('.deal-views a[href^="/admin/deals/board"]').focus();
      return pressUntilPainted(page, 'Enter', { selector: 'a[data-card]' });
    }),
};

/** Types a number that one row has. Measures its last digit, with the delay of the field. */
async function search(page: Page, url: string, selector: string): Promise<number[]> {
  await open(page, url, selector);
  await page.keyboard.press('/');
  let number = 5111;
  return times(async () => {
    number += 8 * 37;
    const text = String(number);
    const field = page.locator('input[type=search]');
    await field.fill(text.slice(0, -1));
    await page.waitForFunction((rows) => document.querySelectorAll(rows).length > 1, selector);
    await page.waitForTimeout(1000);
    await field.focus();
    return pressUntilPainted(page, text.slice(-1), { selector, text, count: 1 });
  });
}

async function times(once: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < PRESSES; n++) found.push(await once());
  return found;
}

async function pressEach(page: Page, key: string): Promise<void> {
  for (let n = 0; n < PRESSES; n++) await page.keyboard.press(key, { delay: 40 });
}

async function open(page: Page, url: string, ready: string): Promise<void> {
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(500);
}

async function withPage(browser: Browser, session: Session, work: (page: Page) => Promise<unknown>): Promise<void> {
  const context = await browser.newContext({ ...devices.desktop, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await keepSession(page, session);
    await slowDown(context, page, CPU);
    await watchInteractions(page);
    await work(page);
  } finally {
    await context.close();
  }
}
