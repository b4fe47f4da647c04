import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { dealPaths, MAX_DEALS } from '#contract/deals.ts';
import { PASSWORD, sampleDeal } from '#tests/factories.ts';
import { startServerProcess } from '#tests/server-process.ts';
import { AS_OPERATED } from '#tests/short-lived.ts';
import { launchBrowser, openPage, temporaryFolder } from '../tests/e2e/browser.ts';

/**
 * npm run dashboard-10k: for 10,000 deals, when the screen asked for them, how long the answer took, how long the list took to
 * be drawn from it (what a grid of that many rows is measured by), when it stood, all since the navigation; and the slowest
 * answer to an interaction.
 */
const ROUNDS = 5;
const dataDir = temporaryFolder();
const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: 'admin@acme.example' };
const median = (of: number[]): string =>
  String(Math.round(of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0));

const first = await startServerProcess(settings, AS_OPERATED);
const invitation = /accept-invite\?token=([\w-]+)/.exec(first.output())?.[1];
const session = await send<{ token: string; user: object }>('/api/dealer/auth/accept-invite', {
  token: invitation,
  password: PASSWORD,
});
await send(dealPaths.own, sampleDeal(), { authorization: `Bearer ${session.token}` });
await first.kill('SIGTERM');
const fill = path.resolve(import.meta.dirname, '../tests/fill-deals.ts');
execFileSync(process.execPath, [fill, String(MAX_DEALS - 1)], {
  env: { ...process.env, ...settings },
  stdio: 'inherit',
});
const server = await startServerProcess(settings, AS_OPERATED);
const browser = await launchBrowser();
try {
  console.log('CPU  asked at ms  answer ms  drawn in ms  list at ms  slowest interaction ms   (medians of 5)');
  for (const rate of [1, 4]) {
    const rounds: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(rate));
    const column = (name: keyof (typeof rounds)[number]): string => median(rounds.map((one) => one[name]));
    const columns = (['asked', 'answer', 'drawn', 'list', 'slowest'] as const).map((name) => column(name).padEnd(12));
    console.log(`/${String(rate)}   ${columns.join('')}`);
  }
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
}

type Times = { asked: number; answer: number; drawn: number; list: number; slowest: number };
async function measure(rate: number): Promise<Times> {
  const { page, context } = await openPage(browser, 'desktop');
  await page.addInitScript(({ token, user }) => {
    localStorage.setItem('dealerToken', token);
    localStorage.setItem('dealerUser', JSON.stringify(user));
  }, session);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    const seen = { slowest: 0, list: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming).interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    const watch = new MutationObserver(() => {
      if (!document.querySelector('a[data-deal]')) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => (seen.list = performance.now())));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.url}/dealer/dashboard?tab=active`);
  await page.locator('a[data-deal]').first().waitFor();
  await page.waitForTimeout(500);
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page.getByRole('searchbox').pressSequentially('machine 77', { delay: 120 });
  await page.waitForTimeout(600);
  const { slowest, list } = await page.evaluate(
    () => (window as unknown as { seen: { slowest: number; list: number } }).seen,
  );
  const { asked, answered } = await page.evaluate((own) => {
    const call = performance.getEntriesByType('resource').find((one) => one.name.endsWith(own));
    const { startTime = 0, responseEnd = 0 } = (call ?? {}) as Partial<PerformanceResourceTiming>;
    return { asked: startTime, answered: responseEnd };
  }, dealPaths.own);
  await context.close();
  return { asked, answer: answered - asked, drawn: list - answered, list, slowest };
}

async function send<T>(address: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(first.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}
