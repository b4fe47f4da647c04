import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, By, Key, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../tests/support/server-process.ts';
import type { Engine, Found } from './tab.ts';

const HEIGHT = 844;
/** Displays below are likely in use. */
const DISPLAYS = 1000;
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** Opens tabs with the width, in pixels, that it was started with. */
export type OpenEngine = { open: () => Promise<Engine>; close: () => Promise<void> };

/**
 * WebKitGTK through its WebDriver. Its browser has a toolbar wider than a phone. So it fills a display of the wanted
 * width, and a small window manager hides the toolbar.
 */
export async function startWebKit(width: number): Promise<OpenEngine> {
  const display = `:${String(DISPLAYS + width)}`;
  const env = { ...process.env, DISPLAY: display };
  const screen = spawn('Xvfb', [display, '-screen', '0', `${String(width)}x${String(HEIGHT)}x24`], { stdio: 'ignore' });
  while (!fs.existsSync(`/tmp/.X11-unix/X${display.slice(1)}`)) await pause(100);
  const manager = spawn('matchbox-window-manager', ['-use_titlebar', 'no'], { env, stdio: 'ignore' });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${String(port)}`], { env, stdio: 'ignore' });
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${String(port)}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await pause(100);
  return {
    open: async () => {
      const browser = await new Builder()
        .usingServer(`http://127.0.0.1:${String(port)}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation', '--full-screen'] },
        })
        .build();
      const foundOf = (element: WebElement): Found => ({
        isVisible: () => element.isDisplayed(),
        click: () => element.click(),
        // In one call, the engine would hold Control for the text too.
        fill: async (text) => {
          await element.sendKeys(Key.chord(Key.CONTROL, 'a'));
          await element.sendKeys(text);
        },
        press: (key) => element.sendKeys({ ArrowRight: '\uE014', Enter: '\uE007' }[key]),
        choose: (file) => element.sendKeys(file),
      });
      return {
        goto: (url) => browser.get(url),
        query: async (target) =>
          (await browser.findElements(target.startsWith('//') ? By.xpath(target) : By.css(target))).map(foundOf),
        run: (script) => browser.executeScript(script),
        picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
        close: () => browser.quit(),
      };
    },
    close: async () => {
      for (const one of [driver, manager, screen]) {
        one.kill();
        if (one.exitCode === null && one.signalCode === null) await once(one, 'exit');
      }
    },
  };
}

/** Firefox through WebDriver BiDi. */
export async function startFirefox(width: number): Promise<OpenEngine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: HEIGHT });
      return {
        goto: async (url) => void (await page.goto(url)),
        query: async (target) =>
          (await page.$$(target.startsWith('//') ? `::-p-xpath(${target})` : target)).map((element) => ({
            isVisible: () => element.isVisible(),
            click: () => element.click(),
            fill: async (text) => {
              await element.focus();
              await page.keyboard.down('Control');
              await page.keyboard.press('a');
              await page.keyboard.up('Control');
              await page.keyboard.type(text);
            },
            press: async (key) => {
              await element.focus();
              await page.keyboard.press(key);
            },
            choose: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
          })),
        run: async <T>(script: string) => (await page.evaluate(`(() => { ${script} })()`)) as T,
        picture: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
