import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.ts';
import { type Device, devices } from './devices.ts';
import { isLeft, keepWhenClosed, type Opened, takeLeft } from './left-pages.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes text as wide as on a phone: hinted glyphs change the line breaks.
  '--font-render-hinting=none',
];
let shared: Promise<Browser> | undefined;

/**
 * Opens one browser for all files of a worker. Closing it keeps the browser and the emptied pages for the next file. It
 * ends the pages that a failed test left open, because their server may be gone.
 */
export function openBrowser(): Promise<Browser> {
  shared ??= launchBrowser().then((browser) => {
    browser.close = async () => {
      for (const context of browser.contexts().filter((one) => !isLeft(browser, one))) {
        for (const page of context.pages()) await page.close();
        await context.close();
      }
    };
    return browser;
  });
  return shared;
}

export function launchBrowser(more: string[] = []): Promise<Browser> {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error('Chromium is missing: npm test installs it');
  return chromium.launch({ executablePath, args: [...FLAGS, ...more] });
}

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** Opens a page without data of earlier tests and collects the console errors and failed requests of the browser. */
export async function openPage(
  browser: Browser,
  device: Device,
  options: ContextOptions = {},
): Promise<Opened & { complaints: string[] }> {
  const { viewport, colorScheme, reducedMotion, permissions, ...special } = options;
  const isPlain = Object.keys(special).length === 0;
  const { page, context } = isPlain
    ? (takeLeft(browser, device) ?? (await keepWhenClosed(browser, device, await openFresh(browser, device))))
    : await openFresh(browser, device, special);
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme || reducedMotion)
    await page.emulateMedia({ colorScheme: colorScheme ?? null, reducedMotion: reducedMotion ?? null });
  if (permissions) await context.grantPermissions(permissions);
  page.setDefaultTimeout(240_000);
  const complaints: string[] = [];
  page.on('console', (message) => void complaints.push(`${message.type()}: ${message.text()}`));
  page.on('response', (answer) => {
    if (answer.status() === 503) complaints.push(`response with a status of 503: ${answer.url()}`);
  });
  page.on('pageerror', (error) => void complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Navigation cancels reads in progress and the visit call.
    const isRead = request.method() === 'GET' || request.url().endsWith('/api/visitor/track');
    const isCanceled = isRead && request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isCanceled) complaints.push(`failed: ${request.url()}`);
  });
  return { page, context, complaints };
}

async function openFresh(browser: Browser, device: Device, options: ContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({
    ...devices[device],
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    ...options,
  });
  return { page: await context.newPage(), context };
}

/** Stops the timers of the page. They then run only through page.clock.runFor. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The minified build is half the size of the source that the package exports. */
const axeScript = fs.readFileSync(path.join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** The rules whose result depends on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns the WCAG 2.2 AA violations of the current page in light and in dark, one per line. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeScript);
  await page.evaluate(() => {
    // The checker also reads the sections that the browser lays out when they come near the view.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [laidOut];
  });
  const faults = await violations(page, { type: 'tag', values: AXE_TAGS });
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [now, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  const inOther = await violations(page, { type: 'rule', values: COLOR_RULES });
  await page.emulateMedia({ colorScheme: now });
  return [...faults, ...inOther.map((fault) => `${other}: ${fault}`)];
}

const violations = (page: Page, only: axe.RunOnly): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    // Ended instead of awaited: in parts that the browser skips, an animation never ends.
    for (const one of document.getAnimations())
      if (one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    // These cover part of what scrolls below them. The size of a covered target is no fault.
    const strips = document.querySelectorAll<HTMLElement>('.header, .visit-notice, .call-bar');
    for (const strip of strips) strip.style.position = 'static';
    const { violations: found } = await checker.run({ runOnly, resultTypes: ['violations'] });
    for (const strip of strips) strip.style.position = '';
    return found.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
  }, only);

/** Returns the texts of the matching elements that the open toast covers. Fails without a toast. */
export async function underToast(page: Page, selector: string): Promise<string[]> {
  await page.locator('.toast[data-state=open]').waitFor();
  return await page.evaluate((parts) => {
    const rest = document.getAnimations().map((animation) => animation.finished);
    return Promise.allSettled(rest).then(() => {
      const toast = document.querySelector('.toast[data-state=open]')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll(parts)]
        .filter((part) => {
          const { left, right, top, bottom, width } = part.getBoundingClientRect();
          const beside = right <= toast.left || left >= toast.right || bottom <= toast.top || top >= toast.bottom;
          return width > 0 && !beside;
        })
        .map((part) => part.textContent);
    });
  }, selector);
}

export const temporaryFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'journey-'));

/** Returns the newest matching email of the outbox folder, with quoted-printable text decoded. */
export async function findMail(dataDir: string, matches: (mail: string) => boolean): Promise<string> {
  const folder = path.join(dataDir, 'outbox');
  for (let i = 0; i < 2400; i++) {
    const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((n) => n.endsWith('.eml')) : [];
    for (const name of names.sort().reverse()) {
      const mail = decodeQuotedPrintable(fs.readFileSync(path.join(folder, name), 'utf8'));
      if (matches(mail)) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the email did not arrive within 4 minutes');
}

const decodeQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
