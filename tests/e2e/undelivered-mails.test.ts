import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { frame } from '#copy/portal/frame.ts';
import { outbox as words } from '#copy/portal/outbox.ts';
import { emailLabels } from '#copy/portal/email-labels.ts';
import { bell } from '#copy/portal/notifications.ts';
import { sendApplication } from '#copy/portal/send-application.ts';
import { PASSWORD, sampleApplication } from '#tests/support/factories.ts';
import { type HoldingRelay, startHoldingRelay } from '#tests/support/holding-relay.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { accessibilityFaults, openBrowser, openPage, temporaryFolder } from './browser.ts';
import { post, signInOn, STAFF } from './staff.ts';

const dataDir = temporaryFolder();
const WAIT = { timeout: 240_000 };
let relay: HoldingRelay;
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  relay = await startHoldingRelay();
  server = await startServerProcess({
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: STAFF,
    SMTP_URL: relay.url,
    MAIL_FROM: 'hello@acme.example',
  });
  browser = await openBrowser();
  const invitation = await vi.waitUntil(() => relay.taken.find(({ to }) => to === STAFF), { ...WAIT, interval: 100 });
  const text = invitation.raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const token = /accept-invite\?token=([\w-]+)/.exec(text)?.[1];
  await post(server, '/api/dealer/auth/accept-invite', { token, password: PASSWORD });
});
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  await relay.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('an email that the relay rejects temporarily is listed with its reason and can be sent again', async () => {
  relay.hold(450);
  await post(server, '/api/credit-application', sampleApplication());
  const { page, context, complaints } = await openPage(browser, 'phone');
  await page.goto(`${server.url}/dealer/login`);
  await signInOn(page);
  await page.getByRole('button', { name: frame.menu }).click();
  await page.getByRole('link', { name: frame.outbox }).click();
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  const notice = page.locator('.outbox-row', { hasText: emailLabels['application-notice'] });
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: words.refresh }).click();
      return notice.innerText();
    }, WAIT)
    .toContain('450');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  await notice.getByRole('button').click();
  await page.getByText(words.retried.title, { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('an application invite that bounces is shown in the list and the bell, and can be sent to a corrected address', async () => {
  const [wrong, right, name] = ['elena@exmaple.com', 'elena@example.com', 'Elena Ramos'];
  relay.hold(undefined);
  relay.hold(550, wrong);
  const { page, context, complaints } = await openPage(browser, 'desktop');
  await page.goto(`${server.url}/dealer/send-application`);
  await signInOn(page);
  await page.getByLabel(sendApplication.form.name).fill(name);
  await page.getByLabel(sendApplication.form.email).fill(wrong);
  await page.getByRole('button', { name: sendApplication.form.submit }).click();
  const card = page.locator('.send-card', { hasText: name });
  await card.getByText('Email not delivered', { exact: true }).waitFor(WAIT);
  expect(await card.getByText(sendApplication.list.emailWaiting).count()).toBe(0);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await accessibilityFaults(page), `${String(width)} px`).toEqual([]);
  }

  await page.reload();
  await page.getByRole('button', { name: bell.title }).click();
  const news = page.getByRole('dialog', { name: bell.title }).getByText(`Email not delivered: ${name}`);
  await news.waitFor(WAIT);
  await news.click();
  await page.locator('.send-card[data-named]', { hasText: name }).waitFor(WAIT);

  const address = card.getByLabel('Corrected email address');
  expect(await address.inputValue()).toBe(wrong);
  await address.fill('elena at home');
  await card.getByRole('button', { name: sendApplication.actions.resend }).click();
  await card.getByText('Valid email is required').waitFor(WAIT);
  await address.fill(right);
  await card.getByRole('button', { name: sendApplication.actions.resend }).click();
  await card.getByText(sendApplication.list.emailSent, { exact: true }).waitFor(WAIT);
  await card.getByText(right, { exact: true }).waitFor(WAIT);
  expect(relay.taken.map(({ to }) => to)).toContain(right);
  expect(complaints).toEqual([]);
  await context.close();
});
