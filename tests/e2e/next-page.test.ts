import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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

describe('the next page', () => {
  test('is fetched when the pointer rests on a link to it, and nothing else is', async () => {
    const { page, context } = await open('desktop');
    const seen = await prefetched(page);
    await page.goto(url('/'));
    expect(seen).toEqual([]);
    await page.locator('main a[href="/credit-application"]').first().hover();
    await expect.poll(() => seen).toEqual(['Ready /credit-application']);
    await context.close();
  });
});

/** Goes on from a page and back, and says what about the page itself kept it from being kept as it was. */
async function whatForbidsKeeping(path: string, first: (page: Page) => Promise<unknown>): Promise<string[]> {
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
  await first(page);
  await page.goto(url('/privacy'));
  await page.goBack();
  const reasons = await told;
  await context.close();
  return reasons;
}

describe('the page before', () => {
  test.each(['/', '/es', '/credit-application', '/construction', '/make-payment'])(
    '%s may be kept by a browser as it was left',
    async (path) => {
      expect(await whatForbidsKeeping(path, (page) => page.waitForLoadState('networkidle'))).toEqual([]);
    },
  );

  test('a page that listens for its end would not be', async () => {
    const listen = (page: Page): Promise<void> => page.evaluate(() => addEventListener('unload', () => document.title));
    expect(await whatForbidsKeeping('/construction', listen)).not.toEqual([]);
  });
});
