import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedSite } from './served-site.ts';

const { url, open } = sharedSite();

/** Ends of prefetches, as the browser tells of them: how, and of which path. */
async function prefetched(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Failure') seen.push(`${status} ${new URL(prefetchUrl).pathname}`);
  });
  await devtools.send('Preload.enable');
  return seen;
}

test('the next page is fetched only when the pointer rests on a link to it', async () => {
  const { page, context } = await open('desktop');
  const seen = await prefetched(page);
  await page.goto(url('/'));
  expect(seen).toEqual([]);
  await page.locator('main a[href="/credit-application"]').first().hover();
  await expect.poll(() => seen).toEqual(['Ready /credit-application']);
  await context.close();
});

/** Whether a page listens for its end. Browsers keep no such page; this one, which keeps none at all, does not say so. */
async function listensForItsEnd(devtools: CDPSession): Promise<boolean> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' });
  if (result.objectId === undefined) throw new Error('The browser gave no window to look at.');
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
  return listeners.some(({ type }) => type === 'unload');
}

/** Goes on from a page and back, and says what about the page itself kept it from being kept as it was. */
async function whatForbidsKeeping(path: string): Promise<string[]> {
  const { page, context } = await open('desktop');
  const devtools = await page.context().newCDPSession(page);
  const told = new Promise<string[]>((resolve) =>
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: all }) =>
      // The rest is about this browser, which keeps no page.
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
  return listens ? [...reasons, 'listens for its end'] : reasons;
}

test('a browser may keep the page before as it was left', async () => {
  for (const path of ['/', '/es/credit-application']) expect(await whatForbidsKeeping(path), path).toEqual([]);
});
