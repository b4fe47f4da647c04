import type { Browser, Page } from 'playwright-core';
import { startDemo } from '../../tests/support/demo-process.ts';
import { launchBrowser, temporaryFolder } from '../../tests/e2e/browser.ts';

type DemoBrowser = {
  url: string;
  browser: Browser;
  /** Signs in as a person of the demo. */
  signIn: (page: Page, email: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts the demo and a browser. */
export async function openDemo(): Promise<DemoBrowser> {
  const demo = await startDemo(temporaryFolder());
  const browser = await launchBrowser();
  return {
    url: demo.url,
    browser,
    signIn: async (page, email) => {
      await page.goto(`${demo.url}/demo`);
      await page.locator(`[data-email="${email}"]`).click();
      await page.waitForURL(/\/(?:admin|dealer)\b/);
    },
    close: async () => {
      await browser.close();
      await demo.stop();
    },
  };
}
