import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Device, devices } from './devices.ts';

export type Opened = { page: Page; context: BrowserContext };
type Left = Opened & { device: Device; empty: () => Promise<void> };
const WATCHED = [
  'console',
  'pageerror',
  'requestfailed',
  'request',
  'response',
  'dialog',
  'download',
  'popup',
] as const;
/** Closed pages. Loading in a context that already visited the site takes half the browser time. */
const left = new WeakMap<Browser, Left[]>();

export const isLeft = (browser: Browser, context: BrowserContext): boolean =>
  (left.get(browser) ?? []).some((one) => one.context === context);

export function takeLeft(browser: Browser, device: Device): Opened | undefined {
  const kept = left.get(browser) ?? [];
  const at = kept.findIndex((one) => one.device === device);
  return at < 0 ? undefined : kept.splice(at, 1)[0];
}

/** Keeps the page for the next test and clears its data on close, unless the test changed it permanently. */
export async function keepWhenClosed(browser: Browser, device: Device, opened: Opened): Promise<Opened> {
  const { page, context } = opened;
  const kept = { ...opened, device, empty: await emptier(opened, device) };
  let isSpoilt = false;
  const spoils = <T extends object>(target: T, ...names: (keyof T & string)[]): void => {
    for (const name of names) {
      const method = target[name] as (...args: unknown[]) => unknown;
      const spoiling = (...args: unknown[]): unknown => {
        isSpoilt = true;
        return method.apply(target, args);
      };
      Object.assign(target, { [name]: spoiling });
    }
  };
  spoils(page, 'addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders');
  spoils(context, 'addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'newCDPSession');
  spoils(page.clock, 'install', 'setFixedTime', 'setSystemTime');
  const close = context.close.bind(context);
  context.close = async (...args) => {
    if (isSpoilt || page.isClosed()) return await close(...args);
    await kept.empty();
    left.set(browser, [...(left.get(browser) ?? []), kept]);
  };
  return opened;
}

async function emptier({ page, context }: Opened, device: Device): Promise<() => Promise<void>> {
  const devtools = await context.newCDPSession(page);
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin);
  });
  return async () => {
    for (const event of WATCHED) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.setOffline(false);
    await context.clearPermissions();
    if (page.url().startsWith('http')) {
      // Any other site, including about:blank, would start a new browser process.
      await page.goto(new URL('/robots.txt', page.url()).href);
      await page.evaluate(() => sessionStorage.clear());
    }
    await context.clearCookies();
    for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    origins.clear();
    await page.setViewportSize(devices[device].viewport);
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
    });
  };
}
