declare module 'puppeteer-core' {
  export type ElementHandle<E = Element> = {
    click: () => Promise<void>;
    focus: () => Promise<void>;
    isVisible: () => Promise<boolean>;
    uploadFile: E extends HTMLInputElement ? (file: string) => Promise<void> : unknown;
  };
  export type Page = {
    goto: (url: string) => Promise<unknown>;
    $$: (selector: string) => Promise<ElementHandle[]>;
    evaluate: (script: string) => Promise<unknown>;
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
