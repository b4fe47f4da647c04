import { setTimeout as pause } from 'node:timers/promises';

/** One element of a browser, found again for every use. */
export type Found = {
  isVisible: () => Promise<boolean>;
  click: () => Promise<void>;
  /** Replaces what a field holds. */
  fill: (text: string) => Promise<void>;
  press: (key: 'ArrowRight' | 'Enter') => Promise<void>;
  choose: (file: string) => Promise<void>;
};
/** What an engine must be able to do. `query` finds elements by a CSS selector, or by an XPath that starts with "//". */
export type Engine = {
  goto: (url: string) => Promise<void>;
  query: (target: string) => Promise<Found[]>;
  run: <T>(script: string) => Promise<T>;
  /** A PNG of the window. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

const WAIT_MS = 60_000;
const POLL_MS = 100;

/** A browser tab as a person uses it: each act waits until its target is there. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  click: (target: string) => Promise<void>;
  fill: (target: string, text: string) => Promise<void>;
  press: (target: string, key: 'ArrowRight' | 'Enter') => Promise<void>;
  /** The file input may be hidden. */
  choose: (target: string, file: string) => Promise<void>;
  select: (target: string, value: string) => Promise<void>;
  /** Waits for a visible element that contains the text. Returns its text. */
  shows: (target: string, text?: string | RegExp) => Promise<string>;
  picture: Engine['picture'];
  /** @throws Error when the page is wider than the window */
  fits: () => Promise<void>;
  close: () => Promise<void>;
};

export function openTab(engine: Engine): Tab {
  const until = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
    const deadline = Date.now() + WAIT_MS;
    let last: unknown;
    while (Date.now() < deadline) {
      // The page may replace an element between finding and using it.
      const found = await look().catch((error: unknown) => void (last = error));
      if (found !== undefined) return found;
      await pause(POLL_MS);
    }
    throw new Error(`${what} did not come`, { cause: last });
  };
  const act = (target: string, work: (found: Found) => Promise<void>, hidden = false): Promise<void> =>
    until(target, async () => {
      for (const found of await engine.query(target))
        if (hidden || (await found.isVisible())) {
          await work(found);
          return true;
        }
      return undefined;
    }).then(() => undefined);
  const textOf = (target: string): Promise<string[]> =>
    engine.run(
      `return [...(${elementsOf(target)})].filter((e) => e.checkVisibility()).map((e) => e.innerText ?? e.textContent)`,
    );
  return {
    goto: engine.goto,
    picture: engine.picture,
    click: (target) => act(target, (found) => found.click()),
    fill: (target, text) => act(target, (found) => found.fill(text)),
    press: (target, key) => act(target, (found) => found.press(key)),
    choose: (target, file) => act(target, (found) => found.choose(file), true),
    select: (target, value) =>
      until(target, async () =>
        (await engine.run<boolean>(`const [e] = ${elementsOf(target)}; if (!e) return false; e.focus();
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(e, ${JSON.stringify(value)});
          e.dispatchEvent(new Event('change', { bubbles: true })); return true`))
          ? true
          : undefined,
      ).then(() => undefined),
    shows: (target, text = '') =>
      until(`${target} with ${String(text)}`, async () =>
        (await textOf(target)).find((one) => (typeof text === 'string' ? one.includes(text) : text.test(one))),
      ),
    fits: async () => {
      const [page = 0, window = 0] = await engine.run<number[]>(
        'return [document.documentElement.scrollWidth, innerWidth]',
      );
      if (page > window) throw new Error(`the page is ${String(page)} px wide in a window of ${String(window)} px`);
    },
    close: engine.close,
  };
}

const elementsOf = (target: string): string =>
  target.startsWith('//')
    ? `(() => { const all = document.evaluate(${JSON.stringify(target)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
        return Array.from({ length: all.snapshotLength }, (_, n) => all.snapshotItem(n)); })()`
    : `document.querySelectorAll(${JSON.stringify(target)})`;
