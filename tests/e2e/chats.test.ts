import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chat, chats, unanswered } from '#copy/portal/chats.ts';
import { frame } from '#copy/portal/frame.ts';
import { sampleChat } from '#tests/factories.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { accessibilityFaults, openBrowser, openPage, temporaryFolder } from './browser.ts';
import { activateStaff, signInOn, STAFF } from './staff.ts';

const dataDir = temporaryFolder();
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: STAFF });
  await activateStaff(server);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** A visitor's chat. */
async function visitorAsks(...questions: string[]): Promise<void> {
  const { csrfToken } = (await (await fetch(`${server.url}/api/csrf-token`)).json()) as { csrfToken: string };
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie: `csrf_token=${csrfToken}` };
  const post = async (path: string, body: object): Promise<Response> =>
    fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { id } = (await (await post('/api/chat/session', sampleChat)).json()) as { id: string };
  for (const content of questions) await (await post('/api/chat/message', { sessionId: id, content })).text();
}

describe('design 6: the staff reads what visitors asked the assistant', () => {
  test.each(['desktop', 'phone'] as const)('lists, one chat, and what had no answer, on a %s', async (device) => {
    const { page, context, complaints } = await openPage(browser, device);
    const shown = async (name: string): Promise<void> => {
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
      if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/${name}-${device}.png` });
    };
    await page.goto(`${server.url}/dealer/login`);
    await signInOn(page);
    if (device === 'phone') await page.getByRole('button', { name: frame.menu }).click();
    await page.getByRole('link', { name: frame.chats, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: chats.title }).waitFor();
    if (device === 'desktop') {
      await page.getByText(chats.empty.title).waitFor();
      await shown('chats-empty');
    }
    await visitorAsks('Do you finance used cranes?', 'Who won the world cup?', 'Am I approved? My SSN is 912-34-4821');
    await page.getByRole('button', { name: chats.refresh }).click();
    await page.getByText('Do you finance used cranes?').first().waitFor();
    await shown('chats');
    await page.getByRole('link', { name: unanswered.tab }).click();
    await page.getByRole('link', { name: 'Who won the world cup?' }).first().click();
    await page.getByRole('heading', { level: 1, name: chat.title }).waitFor();
    const said = page.getByRole('list', { name: chat.transcript });
    await said.getByText(chat.outcomes.refused).waitFor();
    expect(await said.innerText()).toMatch(/used cranes[^]*From the site[^]*Not answered[^]*\[number removed\]/);
    await shown('chat');
    const list = page.waitForResponse((one) => one.url().includes('/api/admin/chats?'));
    await page.getByRole('link', { name: chat.back }).click();
    await page.getByText('Do you finance used cranes?').first().waitFor();
    await (await list).finished();
    await page.goto(`${server.url}/admin/chats/00000000-0000-7000-8000-000000000000`);
    await page.getByRole('heading', { level: 1, name: chat.notFound.title }).waitFor();
    expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
    await context.close();
  });
});
