import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { creditApplication as copy } from '../../src/copy/en/credit-application.ts';
import { PASSWORD } from '../../tests/support/factories.ts';
import { startServerProcess } from '../../tests/support/server-process.ts';
import { launchBrowser, openPage, temporaryFolder } from '../../tests/e2e/browser.ts';
import { typedApplication } from '../../scripts/typed-application.ts';

/** npm run lab -- moving-picture [FILE]: records the README's animation. Needs img2webp (Debian: webp). */
const VIEW = { width: 1200, height: 760 };
const STAY_MS = { short: 900, long: 2200 };
const file = path.resolve(process.argv[2] ?? 'docs/pictures/journey.webp');
const folder = temporaryFolder();
const frames: string[] = [];
const server = await startServerProcess({
  DATA_DIR: temporaryFolder(),
  RATE_LIMIT: 'off',
  ADMIN_EMAIL: 'admin@acme.example',
});
const browser = await launchBrowser();
const { page, context } = await openPage(browser, 'desktop', { viewport: VIEW, reducedMotion: 'reduce' });

try {
  await apply(page);
  await read(page);
  execFileSync('img2webp', ['-loop', '0', '-lossy', '-q', '62', '-m', '6', ...frames, '-o', file]);
} finally {
  await context.close();
  await browser.close();
  await server.kill('SIGTERM');
}
console.log(`${file}: ${String(frames.length / 3)} frames, ${String(Math.round(fs.statSync(file).size / 1024))} KB`);

async function shoot(from: Page, stay: keyof typeof STAY_MS): Promise<void> {
  await from.waitForTimeout(250);
  const name = path.join(folder, `${String(frames.length).padStart(4, '0')}.png`);
  await from.screenshot({ path: name });
  frames.push('-d', String(STAY_MS[stay]), name);
}

async function apply(visitor: Page): Promise<void> {
  await visitor.goto(server.url, { waitUntil: 'networkidle' });
  await shoot(visitor, 'long');
  await visitor.goto(`${server.url}/credit-application`);
  await visitor.waitForSelector('[data-island][data-ready]');
  await shoot(visitor, 'short');
  for (const [name, value] of Object.entries(typedApplication)) {
    const field = visitor.locator(`[name="${name}"]`);
    await field.scrollIntoViewIfNeeded();
    await field.fill(value);
    if (['businessNature', 'principalEmail', 'equipmentAmount', 'primarySignature'].includes(name))
      await shoot(visitor, 'short');
  }
  await visitor.getByRole('button', { name: copy.submit }).click();
  await visitor.getByText(/AEF-\d{4}-\d{6}/).waitFor();
  await shoot(visitor, 'long');
}

async function read(lender: Page): Promise<void> {
  await lender.goto(/http:\S+accept-invite\?token=[\w-]+/.exec(server.output())?.[0] ?? '');
  await lender.getByLabel('Create Password', { exact: true }).fill(PASSWORD);
  await lender.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await lender.getByRole('button', { name: 'Activate Account' }).click();
  await lender.getByText(typedApplication.businessName).first().waitFor();
  await lender.reload(); // without the welcome message
  await lender.getByText(typedApplication.businessName).first().waitFor();
  await shoot(lender, 'short');
  await lender.getByText(typedApplication.businessName).first().click();
  await lender.getByText('•••-••-4821').waitFor();
  await shoot(lender, 'long');
  const reveal = lender.getByRole('button', { name: /Reveal/ }).first();
  await reveal.scrollIntoViewIfNeeded();
  await reveal.click();
  await shoot(lender, 'long');
}
