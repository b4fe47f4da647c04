import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../tests/e2e/browser.ts';
import { devices } from '../../tests/e2e/devices.ts';
import { startServerProcess } from '../../tests/server-process.ts';
import { AS_OPERATED } from '../../tests/short-lived.ts';
import { type Case, type Measured, median } from './measured.ts';

/** What Lighthouse calls slow 4G, in bytes a second and milliseconds; the processor is four times as slow. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU = 4;
const INTERACTIVE_MS = 1500;
const HOME = '/';
const FORM = '/credit-application';
const FIELD = '[data-island^="application-form"] input';

/** Since the navigation, in ms: the largest paint, and where there is a form, when it answers to what is typed. */
type Load = { paint: number; answers: number };
type Globals = { seen: Load };

/** Pages on a phone with a slow line and a slow processor, opened for the first time and once more. */
export const pageLoads: Case = {
  name: 'pages',
  run: async (rounds) => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
    const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }, AS_OPERATED);
    const browser = await launchBrowser();
    const [first, again] = [new Map<string, Load[]>(), new Map<string, Load[]>()];
    try {
      for (let round = 0; round < rounds; round++)
        for (const page of [HOME, FORM]) {
          const context = await browser.newContext({ ...devices.phone, locale: 'en-US' });
          for (const visits of [first, again])
            visits.set(page, [...(visits.get(page) ?? []), await load(context, server.url + page)]);
          await context.close();
        }
      return { rows: [...rowsOf('first visit', first), ...rowsOf('again', again)] };
    } finally {
      await browser.close();
      await server.kill('SIGTERM');
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function load(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await watch(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  if (url.endsWith(FORM)) await page.waitForFunction(() => (globalThis as unknown as Globals).seen.answers > 0);
  const seen = await page.evaluate(() => (globalThis as unknown as Globals).seen);
  await page.close();
  return seen;
}

/** Whoever has a form before them touches its first field as soon as it is there: from then on it has to answer. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript((field) => {
    const seen: Load = { paint: 0, answers: 0 };
    (globalThis as unknown as Globals).seen = seen;
    new PerformanceObserver((entries) => {
      seen.paint = entries.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      const first = document.querySelector<HTMLElement>(field);
      const island = first?.closest<HTMLElement>('[data-island]');
      if (!first || !island) return;
      new MutationObserver(() => {
        if (island.dataset['ready'] !== undefined && seen.answers === 0) seen.answers = performance.now();
      }).observe(island, { attributes: true });
      requestAnimationFrame(() => first.focus());
    });
  }, FIELD);

function rowsOf(visit: string, loads: Map<string, Load[]>): Measured[] {
  const of = (page: string, name: keyof Load): number => median((loads.get(page) ?? []).map((one) => one[name]));
  const row = (what: string, ours: number): Measured => ({ what: `${what}, ${visit}`, unit: 'ms', ours });
  return [
    row('Home page, largest paint', of(HOME, 'paint')),
    row('Application, largest paint', of(FORM, 'paint')),
    {
      ...row('Application, the form answers', of(FORM, 'answers')),
      bound: { of: 'ours', is: 'at most', first: INTERACTIVE_MS, goal: INTERACTIVE_MS },
    },
  ];
}
