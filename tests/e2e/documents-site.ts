import type { Locator, Page } from 'playwright-core';
import { documentsSection as words, uploadLinkWords as links } from '#copy/portal/documents.ts';
import { addDeal, addDealer } from '#tests/support/sample-dealership.ts';
import { servedSite } from './served-site.ts';

export const DANA = 'dana@example.com';

/** Starts a server with a deal that waits for documents, and a browser, for one test file. */
export function documentsSite() {
  let deal = '';
  const { dataDir, url, open, openAs, output } = servedSite({
    staff: true,
    prepare: async (app) => {
      const dana = await addDealer(app, DANA);
      const note = 'Three bank statements, please.';
      deal = await addDeal(app, dana, { dealName: 'Compact excavator, used' }, [
        { to: 'submitted' },
        { to: 'in_review' },
        { to: 'info_requested', note },
      ]);
    },
  });
  return {
    dataDir,
    at: url,
    open,
    serverOutput: output,
    dealPath: (): string => `/dealer/deals/${deal}`,
    /** Opens the deal on its dealer's desktop. */
    dealerPage: async () => {
      const opened = await openAs(`/dealer/deals/${deal}`, 'desktop', DANA);
      await opened.page.getByRole('heading', { level: 2, name: words.title, exact: true }).waitFor();
      return opened;
    },
  };
}

/** Returns content that is unique per file, after the magic bytes of its type. */
export const content = (mark: string, seed: number): Buffer =>
  Buffer.concat([Buffer.from(mark, 'latin1'), Buffer.from(Array.from({ length: 40_000 }, (_, n) => (n * seed) % 251))]);
export const photo = (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: content('\xff\xd8\xff\xe0\0\x10JFIF\0', seed),
});
export const pdf = { name: 'estado-octubre.pdf', mimeType: 'application/pdf', buffer: content('%PDF-1.7\n', 7) };
export const photos = [photo('IMG_0001.jpg', 3), photo('IMG_0002.jpg', 5), photo('IMG_0003.jpg', 11)];
/** Drops the browser's own messages about error responses and a lost connection. */
export const unasked = (complaints: string[]): string[] =>
  complaints.filter((line) => !/status of 4\d\d|ERR_INTERNET_DISCONNECTED|^failed: /.test(line));

/** The one button for an upload link: in the next move, or above the list of links. */
export const linkButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^(?:${links.make}|${links.get}|${links.another})`) });

/** Creates an upload link on the page of a deal. Returns its address. */
export async function makeLink(
  page: Page,
  fill: Record<string, string> = {},
  documents: string[] = [],
): Promise<string> {
  await linkButton(page).click();
  await page.getByRole('button', { name: links.form.change }).click();
  for (const [id, text] of Object.entries(fill)) await page.locator(`#link-${id}`).fill(text);
  await page.locator('.link-more summary').click();
  for (const box of await page.locator('.link-documents input').all())
    await box.setChecked(documents.includes((await box.getAttribute('value')) ?? ''));
  await page.getByRole('button', { name: links.form.submit }).click();
  return page.getByLabel(links.ready.link, { exact: true }).inputValue();
}
export const token = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
