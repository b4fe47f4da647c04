import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { dealPaths, MAX_DEALS } from '../../src/contract/deals.ts';
import { launchBrowser, openPage, temporaryFolder } from '../../tests/e2e/browser.ts';
import { PASSWORD, sampleDeal } from '../../tests/factories.ts';
import { startServerProcess } from '../../tests/server-process.ts';
import { AS_OPERATED } from '../../tests/short-lived.ts';

type Session = { token: string; user: object };
/** In milliseconds, the first four since the navigation or from one to the next. */
export type Times = { asked: number; answer: number; drawn: number; list: number; slowest: number };
export type Grid = {
  /** Where it stands, and the end of the address that its rows come from. */
  url: string;
  data: string;
  /** A row of it, its buttons that choose, and its search field. */
  row: string;
  choices: string;
  search: string;
  /** What must be in the browser before it opens. */
  session?: Session;
};
export type Dashboard = { browser: Browser; grid: Grid; deals: () => Promise<string> };

/** The dealer's dashboard with 10,000 deals, on the server as it is operated, and a browser. */
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
      data: dealPaths.own,
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

/** Opens a grid on a processor slowed down so much, chooses each of its views and searches. */
export async function measureGrid(browser: Browser, grid: Grid, rate: number): Promise<Times> {
  const { page, context } = await openPage(browser, 'desktop');
  const { session } = grid;
  if (session !== undefined)
    await page.addInitScript(({ token, user }) => {
      localStorage.setItem('dealerToken', token);
      localStorage.setItem('dealerUser', JSON.stringify(user));
    }, session);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await watch(page, grid.row);
  await page.goto(grid.url);
  await page.locator(grid.row).first().waitFor();
  await page.waitForTimeout(500);
  for (const choice of await page.locator(grid.choices).all()) await choice.click();
  await page.locator(grid.search).pressSequentially('machine 77', { delay: 120 });
  await page.waitForTimeout(600);
  const { slowest, list } = await page.evaluate(
    () => (window as unknown as { seen: { slowest: number; list: number } }).seen,
  );
  const { asked, answered } = await page.evaluate((data) => {
    const call = performance.getEntriesByType('resource').find((one) => one.name.endsWith(data));
    const { startTime = 0, responseEnd = 0 } = (call ?? {}) as Partial<PerformanceResourceTiming>;
    return { asked: startTime, answered: responseEnd };
  }, grid.data);
  await context.close();
  return { asked, answer: answered - asked, drawn: list - answered, list, slowest };
}

/** Notes when the first row has been drawn, and the slowest answer to an interaction. */
async function watch(page: Page, row: string): Promise<void> {
  await page.addInitScript((selector) => {
    const seen = { slowest: 0, list: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming).interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    const watching = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      watching.disconnect();
      requestAnimationFrame(() => setTimeout(() => (seen.list = performance.now())));
    });
    watching.observe(document, { childList: true, subtree: true });
  }, row);
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
