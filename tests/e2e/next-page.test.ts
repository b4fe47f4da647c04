import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedSite } from './served-site.ts';

const { url, open } = sharedSite();

/** Collects the path and the result of each prefetch. */
async function prefetched(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Failure') seen.push(`${status} ${new URL(prefetchUrl).pathname}`);
  });
  await devtools.send('Preload.enable');
  return seen;
}

test('the next page is prefetched only when the pointer rests on a link to it', async () => {
  const { page, context } = await open('desktop');
  const seen = await prefetched(page);
  await page.goto(url('/'));
  expect(seen).toEqual([]);
  await page.locator('main a[href="/credit-application"]').first().hover();
  await expect.poll(() => seen).toEqual(['Ready /credit-application']);
  await context.close();
});

/**
 * Returns true when the page has an unload or beforeunload listener, which disables the back/forward cache. This
 * browser has no such cache and reports none.
 */
async function listensForItsEnd(devtools: CDPSession): Promise<boolean> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' });
  if (result.objectId === undefined) throw new Error('The browser returned no window object.');
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
  return listeners.some(({ type }) => type === 'unload');
}

/** Leaves the page, goes back, and returns the reasons for which the page could not be cached. */
async function whatForbidsKeeping(path: string): Promise<string[]> {
  const { page, context } = await open('desktop');
  const devtools = await page.context().newCDPSession(page);
  const told = new Promise<string[]>((resolve) =>
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: all }) =>
      // Circumstantial reasons come from this browser, which has no back/forward cache.
      resolve(all.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
    ),
  );
  await devtools.send('Page.enable');
  await page.goto(url(path));
  await page.waitForLoadState('networkidle');
  const listens = await listensForItsEnd(devtools);
  await page.goto(url('/privacy'));
  await page.goBack();
  const reasons = await told;
  await context.close();
  return listens ? [...reasons, 'listens for unload'] : reasons;
}

test('a page allows the back/forward cache to keep it', async () => {
  for (const path of ['/', '/es/credit-application']) expect(await whatForbidsKeeping(path), path).toEqual([]);
});
