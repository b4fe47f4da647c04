import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../tests/e2e/browser.ts';
import { devices } from '../../tests/e2e/devices.ts';
import { applicationPaths } from '../../src/contract/application-choices.ts';
import { sampleApplication } from '../../tests/support/factories.ts';
import { startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { type Case, type Measured, median, type Unit } from './measured.ts';

/** Lighthouse's slow 4G, in bytes per second and milliseconds, with a processor slowed 4 times. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU = 4;
const KB = 1024;
const HOME = '/';
const FORM = '/credit-application';
const FIELD = '[data-island^="application-form"] input';

/**
 * Milliseconds since the navigation: the largest paint, and the first response of a form to typing. Also the layout
 * shift and the compressed bytes of JavaScript.
 */
type Load = { paint: number; answers: number; shift: number; script: number };
type Globals = { seen: Load };

/** Home page, application form and status page on a phone with a slow connection and a slow processor, visited twice. */
export const pageLoads: Case = {
  name: 'pages',
  run: async ({ rounds }) => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
    const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }, AS_OPERATED);
    const browser = await launchBrowser();
    const [first, again] = [new Map<string, Load[]>(), new Map<string, Load[]>()];
    try {
      const status = await applyForStatus(server.url);
      for (let round = 0; round < rounds; round++)
        for (const page of [HOME, FORM, status]) {
          const context = await browser.newContext({ ...devices.phone, locale: 'en-US' });
          for (const visits of [first, again])
            visits.set(page, [...(visits.get(page) ?? []), await load(context, server.url + page)]);
          await context.close();
        }
      return { rows: rowsOf(first, again, status) };
    } finally {
      await browser.close();
      await server.kill('SIGTERM');
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Sends an application. Returns the path of its status page. */
async function applyForStatus(url: string): Promise<string> {
  const answer = await fetch(url + '/api/csrf-token');
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const sent = await fetch(url + applicationPaths.en, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': csrfToken,
      cookie: `csrf_token=${csrfToken}`,
      origin: url,
    },
    body: JSON.stringify(sampleApplication({})),
  });
  if (!sent.ok) throw new Error(`the application answered ${String(sent.status)}: ${await sent.text()}`);
  return new URL(((await sent.json()) as { statusUrl: string }).statusUrl).pathname;
}

async function load(context: BrowserContext, url: string): Promise<Load> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await watch(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  if (url.endsWith(FORM)) await page.waitForFunction(() => (globalThis as unknown as Globals).seen.answers > 0);
  const seen = await page.evaluate(() => {
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      new URL(name).pathname.endsWith('.js'),
    );
    const script = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { ...(globalThis as unknown as Globals).seen, script };
  });
  await page.close();
  return seen;
}

/** Focuses the first field of a form as soon as it exists, as a visitor would. From then on the form must respond. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript((field) => {
    const seen: Load = { paint: 0, answers: 0, shift: 0, script: 0 };
    (globalThis as unknown as Globals).seen = seen;
    new PerformanceObserver((entries) => {
      seen.paint = entries.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
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

type Loads = Map<string, Load[]>;

function rowsOf(first: Loads, again: Loads, status: string): Measured[] {
  const of = (loads: Loads, page: string, name: keyof Load): number =>
    median((loads.get(page) ?? []).map((one) => one[name]));
  const row = (what: string, unit: Unit, ours: number, most: number, goal?: number): Measured => ({
    what,
    unit,
    ours,
    bound: { of: 'ours', is: 'at most', first: most, goal },
  });
  return [
    row('Home page, largest paint, first visit', 'ms', of(first, HOME, 'paint'), 1000, 750),
    row('Home page, layout shift', '', of(first, HOME, 'shift'), 0),
    row('Home page, JavaScript on load', 'KB', of(first, HOME, 'script') / KB, 3),
    row('Application, form usable, first visit', 'ms', of(first, FORM, 'answers'), 1600, 1400),
    row('Application, form usable, repeat visit', 'ms', of(again, FORM, 'answers'), 900, 700),
    row('Application, JavaScript', 'KB', of(first, FORM, 'script') / KB, 85),
    row('Status page, largest paint, first visit', 'ms', of(first, status, 'paint'), 1200, 900),
    row('Status page, JavaScript', 'KB', of(first, status, 'script') / KB, 40),
  ];
}
