import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { creditApplication as copy } from '../../src/copy/en/credit-application.ts';
import { openPage, temporaryFolder } from '../../tests/e2e/browser.ts';
import { people } from '../../scripts/sample-people.ts';
import { typedApplication } from '../../scripts/typed-application.ts';
import { openDemo } from './demo-browser.ts';

/** npm run lab -- pictures readme [FOLDER]: takes the README's pictures from the demo. Needs img2webp (Debian: webp). */
const STILL = { width: 1440, height: 900 };
const MOVING = { width: 1200, height: 760 };
const STAY_MS = { short: 900, long: 2200 };
/** Files of the demo that the pictures show. */
const SHOWN = { application: 'Great Lakes Sandblasting', deal: 'Two mixer trucks' };
const folder = path.resolve(process.argv[2] ?? 'docs/pictures');
const frameFolder = temporaryFolder();
const frames: string[] = [];
const demo = await openDemo();

try {
  await takeStills();
  await takeJourney();
  const file = path.join(folder, 'journey.webp');
  execFileSync('img2webp', ['-loop', '0', '-lossy', '-q', '62', '-m', '6', ...frames, '-o', file]);
  const kilobytes = Math.round(fs.statSync(file).size / 1024);
  console.log(`${file}: ${String(frames.length / 3)} frames, ${String(kilobytes)} KB`);
} finally {
  await demo.close();
}

/** Fails when the page shows an error or a toast, which no picture may show. */
async function refuseFaults(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const faults = await page.locator('[role="alert"]:visible, .toast:visible, .failed-read:visible').allTextContents();
  if (faults.length > 0) throw new Error(`${page.url()} shows: ${faults.join(' | ')}`);
}

async function takeStills(): Promise<void> {
  const { page, context } = await openPage(demo.browser, 'desktop', { viewport: STILL, reducedMotion: 'reduce' });
  const still = async (name: string): Promise<void> => {
    await refuseFaults(page);
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
  };
  await page.goto(demo.url);
  await acceptVisits(page);
  await still('home');
  await page.goto(`${demo.url}/credit-application`);
  await page.waitForSelector('[data-island][data-ready]');
  await fillApplication(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await still('apply');
  await demo.signIn(page, people.underwriter.email);
  await page.goto(`${demo.url}/admin`);
  await page.getByRole('heading', { name: 'Decisions due' }).waitFor();
  await still('day');
  await page.goto(`${demo.url}/admin/applications`);
  await page.locator('.inbox-row-name', { hasText: SHOWN.application }).click();
  await page
    .getByText(/•••-••-\d{4}/)
    .first()
    .waitFor();
  await still('file');
  await demo.signIn(page, people.manager.email);
  await page.goto(`${demo.url}/dealer/dashboard?tab=active&sort=move`);
  await page.locator('.deal-row', { hasText: SHOWN.deal }).click();
  await page.getByRole('heading', { name: 'Documents', exact: true }).waitFor();
  await still('deal');
  await context.close();
}

async function takeJourney(): Promise<void> {
  const { page, context } = await openPage(demo.browser, 'desktop', { viewport: MOVING, reducedMotion: 'reduce' });
  await page.goto(demo.url);
  await acceptVisits(page);
  await frame(page, 'long');
  await page.goto(`${demo.url}/credit-application`);
  await page.waitForSelector('[data-island][data-ready]');
  await frame(page, 'short');
  await fillApplication(page, ['businessNature', 'principalEmail', 'equipmentAmount', 'primarySignature']);
  await page.getByRole('button', { name: copy.submit }).click();
  await page
    .getByText(/AEF-\d{4}-\d{6}/)
    .first()
    .waitFor();
  const toast = page.locator('.toast');
  await toast.waitFor();
  await toast.waitFor({ state: 'hidden' });
  await frame(page, 'long');
  await demo.signIn(page, people.underwriter.email);
  await page.goto(`${demo.url}/admin`);
  const task = page.locator('.task-name', { hasText: typedApplication.businessName });
  await task.waitFor();
  await frame(page, 'long');
  await task.click();
  await page.getByText('•••-••-4821').first().waitFor();
  await frame(page, 'long');
  const reveal = page.getByRole('button', { name: /Reveal/ }).first();
  await reveal.scrollIntoViewIfNeeded();
  await reveal.click();
  await frame(page, 'long');
  await context.close();
}

async function frame(page: Page, stay: keyof typeof STAY_MS): Promise<void> {
  await refuseFaults(page);
  const name = path.join(frameFolder, `${String(frames.length).padStart(4, '0')}.png`);
  await page.screenshot({ path: name });
  frames.push('-d', String(STAY_MS[stay]), name);
}

async function fillApplication(page: Page, shown: string[] = []): Promise<void> {
  for (const [name, value] of Object.entries(typedApplication)) {
    const field = page.locator(`[name="${name}"]`);
    await field.scrollIntoViewIfNeeded();
    await field.fill(value);
    if (shown.includes(name)) await frame(page, 'short');
  }
}

/** Closes the notice about visits, which would be the first thing on each picture. */
async function acceptVisits(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
