import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { dealPaths, MAX_DEALS } from '../../src/contract/deals.ts';
import { launchBrowser, openPage, temporaryFolder } from '../../tests/e2e/browser.ts';
import { PASSWORD, sampleDeal } from '../../tests/support/factories.ts';
import { startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { keepSession, type Session, slowDown, slowestInteraction, watchInteractions } from './interactions.ts';

export type Grid = {
  url: string;
  /** Selectors of a row, the filter buttons and the search field. */
  row: string;
  choices: string;
  search: string;
  session?: Session;
};
export type Dashboard = { browser: Browser; grid: Grid; deals: () => Promise<string> };

/** Runs `work` with the dealer dashboard of 10,000 deals, on the server as in operation, and a browser. */
export async function withDashboard<T>(work: (dashboard: Dashboard) => Promise<T>): Promise<T> {
  const dataDir = temporaryFolder();
  const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: 'admin@acme.example' };
  const first = await startServerProcess(settings, AS_OPERATED);
  const token = /accept-invite\?token=([\w-]+)/.exec(first.output())?.[1];
  const session = await send<Session>(`${first.url}/api/dealer/auth/accept-invite`, { token, password: PASSWORD });
  const bearer = { authorization: `Bearer ${session.token}` };
  await send(first.url + dealPaths.own, sampleDeal(), bearer);
  await first.kill('SIGTERM');
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'fill-deals.ts'), String(MAX_DEALS - 1)], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  const server = await startServerProcess(settings, AS_OPERATED);
  const browser = await launchBrowser();
  try {
    const grid = {
      url: `${server.url}/dealer/dashboard?tab=active`,
      row: 'a[data-deal]',
      choices: '[role=tab]',
      search: 'input[type=search]',
      session,
    };
    const deals = async () => (await fetch(server.url + dealPaths.own, { headers: bearer })).text();
    return await work({ browser, grid, deals });
  } finally {
    await browser.close();
    await server.kill('SIGTERM');
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Opens each view of a grid and searches, with a slowed processor. Returns the slowest interaction in milliseconds. */
export async function measureGrid(browser: Browser, grid: Grid, rate: number): Promise<number> {
  const { page, context } = await openPage(browser, 'desktop');
  if (grid.session !== undefined) await keepSession(page, grid.session);
  await slowDown(context, page, rate);
  await watchInteractions(page);
  await page.goto(grid.url);
  await page.locator(grid.row).first().waitFor();
  await page.waitForTimeout(500);
  for (const choice of await page.locator(grid.choices).all()) await choice.click();
  await page.locator(grid.search).pressSequentially('machine 77', { delay: 120 });
  await page.waitForTimeout(600);
  const slowest = await slowestInteraction(page);
  await context.close();
  return slowest;
}

async function send<T>(address: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}
