import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bell } from '#copy/portal/notifications.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import { type HoldingRelay, startHoldingRelay } from '#tests/holding-relay.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { accessibilityFaults, openBrowser, openPage, temporaryFolder } from './browser.ts';
import { activateStaff, signInOn, STAFF } from './staff.ts';

const dataDir = temporaryFolder();
const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: STAFF };
const WAIT = { timeout: 240_000 };
let server: ServerProcess;
let browser: Browser;
let relay: HoldingRelay;

beforeAll(async () => {
  server = await startServerProcess(settings);
  await activateStaff(server);
  await server.kill('SIGTERM');
  relay = await startHoldingRelay();
  server = await startServerProcess({ ...settings, SMTP_URL: relay.url, MAIL_FROM: 'hello@acme.example' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  await relay.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

describe('an application invite that bounces', () => {
  test.each(['desktop', 'phone'] as const)(
    'says so in the list and the bell, and is sent again to the corrected address, on a %s',
    async (device) => {
      const [wrong, right] = [`elena-${device}@exmaple.com`, `elena-${device}@example.com`];
      const name = `Elena ${device}`;
      relay.hold(550, wrong);
      const { page, context, complaints } = await openPage(browser, device);
      await page.goto(`${server.url}/dealer/send-application`);
      await signInOn(page);
      await page.getByLabel(words.form.name).fill(name);
      await page.getByLabel(words.form.email).fill(wrong);
      await page.getByRole('button', { name: words.form.submit }).click();
      const card = page.locator('.send-card', { hasText: name });
      await card.getByText('Email not delivered', { exact: true }).waitFor(WAIT);
      expect(await card.getByText(words.list.emailWaiting).count()).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

      await page.reload();
      await page.getByRole('button', { name: bell.title }).click();
      const news = page.getByRole('dialog', { name: bell.title }).getByText(`Email not delivered: ${name}`);
      await news.waitFor(WAIT);
      await news.click();
      await page.locator('.send-card[data-named]', { hasText: name }).waitFor(WAIT);

      const address = card.getByLabel('Corrected email address');
      expect(await address.inputValue()).toBe(wrong);
      await address.fill('elena at home');
      await card.getByRole('button', { name: words.actions.resend }).click();
      await card.getByText('Valid email is required').waitFor(WAIT);
      await address.fill(right);
      await card.getByRole('button', { name: words.actions.resend }).click();
      await card.getByText(words.list.emailSent, { exact: true }).waitFor(WAIT);
      await card.getByText(right, { exact: true }).waitFor(WAIT);
      expect(relay.taken.map(({ to }) => to)).toContain(right);
      // A refused answer of the server itself is logged by the browser; nothing else is.
      expect(complaints).toEqual([]);
      await context.close();
    },
    180_000,
  );
});
