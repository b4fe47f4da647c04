import type { BrowserContext, Page } from 'playwright-core';

export type Session = { token: string; user: object };
type Globals = { slowest: number; painted: Promise<number> };

/** Stores the session before the page opens. */
export const keepSession = (page: Page, session: Session): Promise<unknown> =>
  page.addInitScript(({ token, user }) => {
    localStorage.setItem('dealerToken', token);
    localStorage.setItem('dealerUser', JSON.stringify(user));
  }, session);

export async function slowDown(context: BrowserContext, page: Page, rate: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Records the slowest interaction of each document, from the input to the next paint. */
export const watchInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const globals = globalThis as unknown as Globals;
    globals.slowest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming).interactionId)
          globals.slowest = Math.max(globals.slowest, entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Returns milliseconds. Waits for the paint of the last interaction. */
export async function slowestInteraction(page: Page): Promise<number> {
  await page.waitForTimeout(600);
  return page.evaluate(() => (globalThis as unknown as Globals).slowest);
}

/** What the page shows after the key: elements with this text, and exactly `count` of them if given. */
export type Shown = { selector: string; text?: string; count?: number };

/** Presses a key. Returns the milliseconds until its effect is painted. */
export async function pressUntilPainted(page: Page, key: string, shown: Shown): Promise<number> {
  await page.evaluate(({ selector, text = '', count }) => {
    (globalThis as unknown as Globals).painted = new Promise((resolve) => {
      let pressed: number | undefined;
      addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true });
      const look = (): void => {
        const found = [...document.querySelectorAll(selector)];
        const isThere = found.some((one) => one.textContent.includes(text)) && (!count || found.length === count);
        if (pressed === undefined || !isThere) requestAnimationFrame(look);
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - (pressed ?? 0))));
      };
      requestAnimationFrame(look);
    });
  }, shown);
  await page.keyboard.press(key);
  return page.evaluate(() => (globalThis as unknown as Globals).painted);
}
