declare module 'puppeteer-core' {
  export type ElementHandle = {
    click: () => Promise<void>;
    focus: () => Promise<void>;
    isVisible: () => Promise<boolean>;
    uploadFile: (file: string) => Promise<void>;
  };
  export type Page = {
    goto: (url: string) => Promise<unknown>;
    $$: (selector: string) => Promise<ElementHandle[]>;
    evaluate: <T>(script: string) => Promise<T>;
    setViewport: (size: { width: number; height: number }) => Promise<void>;
    screenshot: () => Promise<Uint8Array>;
    keyboard: {
      down: (key: string) => Promise<void>;
      up: (key: string) => Promise<void>;
      press: (key: string) => Promise<void>;
      type: (text: string) => Promise<void>;
    };
  };
  export type BrowserContext = { newPage: () => Promise<Page>; close: () => Promise<void> };
  export type Browser = { createBrowserContext: () => Promise<BrowserContext>; close: () => Promise<void> };
  const puppeteer: { launch: (options: object) => Promise<Browser> };
  export default puppeteer;
}
