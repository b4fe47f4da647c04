import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#copy/portal/sign-in.ts';
import { undelivered as words } from '#copy/portal/undelivered-mails.ts';
import { PASSWORD, sampleApplication } from '#tests/factories.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { accessibilityFaults, openBrowser, openPage, temporaryFolder } from './browser.ts';

const EMAIL = 'admin@acme.example';
const dataDir = temporaryFolder();
const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: EMAIL };
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  server = await startServerProcess(settings);
  const token = /accept-invite\?token=([\w-]+)/.exec(server.output())?.[1];
  await post('/api/dealer/auth/accept-invite', { token, password: PASSWORD });
  await server.kill('SIGTERM');
  const nobody = `smtp://127.0.0.1:${String(await freePort())}`;
  server = await startServerProcess({ ...settings, SMTP_URL: nobody, MAIL_FROM: 'hello@acme.example' });
  await post('/api/credit-application', sampleApplication());
  browser = await openBrowser();
}, 90_000);
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function post(path: string, body: object): Promise<void> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await csrf()) },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}
async function csrf(): Promise<Record<string, string>> {
  const { csrfToken } = (await (await fetch(`${server.url}/api/csrf-token`)).json()) as { csrfToken: string };
  return { 'x-csrf-token': csrfToken, cookie: `csrf_token=${csrfToken}` };
}

describe('design 4: the list of mails that were not delivered', () => {
  test.each(['desktop', 'phone'] as const)('shows the reason and tries one now, on a %s', async (device) => {
    const { page, context, complaints } = await openPage(browser, device);
    await page.goto(`${server.url}/dealer/login`);
    await page.getByLabel(signIn.email, { exact: true }).fill(EMAIL);
    await page.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: signIn.submit }).click();
    if (device === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Mails' }).click();
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    const notice = page.locator('.mail-list-row', { hasText: words.templates['application-notice'] ?? '' });
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: words.refresh }).click();
          return notice.innerText();
        },
        { timeout: 20_000 },
      )
      .toContain('ESOCKET');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/mails-${device}.png` });
    await notice.getByRole('button').click();
    await page.getByText(words.retried.title, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
