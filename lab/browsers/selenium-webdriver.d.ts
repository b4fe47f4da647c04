declare module 'selenium-webdriver' {
  export class Locator {
    private readonly brand: 'locator';
  }
  export const By: { css: (selector: string) => Locator; xpath: (path: string) => Locator };
  export const Key: { CONTROL: string; chord: (...keys: string[]) => string };
  export type WebElement = {
    click: () => Promise<void>;
    sendKeys: (...keys: string[]) => Promise<void>;
    isDisplayed: () => Promise<boolean>;
  };
  export type WebDriver = {
    get: (url: string) => Promise<void>;
    findElements: (by: Locator) => Promise<WebElement[]>;
    executeScript: <T>(script: string, ...args: unknown[]) => Promise<T>;
    manage: () => { window: () => { setRect: (rect: { width: number; height: number }) => Promise<unknown> } };
    /** In base64. */
    takeScreenshot: () => Promise<string>;
    quit: () => Promise<void>;
  };
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: object): this;
    build(): Promise<WebDriver>;
  }
}
