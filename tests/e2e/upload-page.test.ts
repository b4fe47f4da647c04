import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { uploadPage as en } from '#copy/en/upload-page.ts';
import { requiredDocuments as enPapers } from '#copy/en/required-documents.ts';
import { requiredDocuments as esPapers } from '#copy/es/required-documents.ts';
import { uploadPage as es } from '#copy/es/upload-page.ts';
import { documentsSite, makeLink, pdf, photo, photos, token, unasked } from './documents-site.ts';
import { expectSound } from './expect-sound.ts';

const { dataDir, at, open, dealerPage } = documentsSite();

describe('public upload page', () => {
  test('a photo joins the row of its document, a wrong type is refused when chosen, and a cut upload restarts with the same key', async () => {
    const dealer = await dealerPage();
    const url = await makeLink(dealer.page, { maxUses: '3' }, ['owner_id', 'quote']);
    await dealer.context.close();
    const { page, context, complaints } = await open('phone', { viewport: { width: 320, height: 640 } });
    await page.goto(at(`/upload/${token(url)}?lang=en`));
    await page
      .getByRole('heading', { level: 2, name: /^2 documents to send by \w{3}, \w{3} \d+, \d+:\d\d [AP]M$/ })
      .waitFor();
    const { name } = enPapers.owner_id;
    const camera = page.getByLabel(en.requested.photoFor(name));
    expect([await camera.getAttribute('capture'), await camera.getAttribute('accept')]).toEqual([
      'environment',
      'image/*',
    ]);
    await camera.setInputFiles(photo('passport.jpg', 19));
    const row = page.locator('.upload-request', { hasText: name });
    await row.getByText('passport.jpg').waitFor();
    await page.getByLabel(en.requested.addFor(name)).setInputFiles({ ...pdf, name: 'setup.exe' });
    await row.getByText(en.refused.type('pdf').slice(0, 30)).waitFor();
    await expectSound(page);

    const keys: (string | undefined)[] = [];
    await page.route('**/api/upload/*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) return route.abort('connectionreset');
      return keys.length === 2 ? route.fulfill({ status: 502, body: '<html>' }) : route.continue();
    });
    await page.getByRole('button', { name: `${en.send} · ${en.files(1)}` }).click();
    await page.getByRole('heading', { level: 1, name: en.receipt.title(1) }).waitFor();
    await page.getByText(en.receipt.notified('Dana Sample', 'Dealership of Dana')).waitFor();
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[0]).toHaveLength(36);
    await row.getByText(en.requested.received(1)).waitFor();
    await page.getByText(en.requested.count(1, 2), { exact: true }).waitFor();
    await expectSound(page);
    expect(complaints.filter((line) => !/ERR_CONNECTION_RESET|status of 502|^failed: /.test(line))).toEqual([]);
    await context.close();
  });

  test('a link that ends while files are chosen says which were not sent, on a phone', async () => {
    const dealer = await dealerPage();
    const url = await makeLink(dealer.page, {}, ['owner_id']);
    await dealer.context.close();
    const { page, context, complaints } = await open('phone', { viewport: { width: 320, height: 640 } });
    await page.goto(at(`/upload/${token(url)}?lang=en`));
    await page.locator('.upload-zone input').setInputFiles(photos.slice(0, 2));
    const gone = { success: false, error: 'Expired.', message: 'This upload link has expired.', code: 'gone' };
    await page.route('**/api/upload/*', (route) => route.fulfill({ status: 410, json: gone }));
    await page.getByRole('button', { name: en.send }).click();
    await page.getByText(en.ended.title).waitFor();
    await page.getByText(en.ended.text).waitFor();
    await page.locator('.alert a[href^="tel:"]').waitFor();
    expect(await page.locator('.upload-failed').count()).toBe(2);
    expect(await page.getByRole('button', { name: new RegExp(`^${en.retry}`) }).count()).toBe(0);
    await expectSound(page);
    expect(unasked(complaints)).toEqual([]);
    await context.close();
  });

  test('a link of a closed deal asks for nothing more, while the page is open and in both languages', async () => {
    const dealer = await dealerPage();
    const url = await makeLink(dealer.page, {}, ['owner_id']);
    await dealer.context.close();
    const { page, context, complaints } = await open('phone', { viewport: { width: 320, height: 640 } });
    await page.goto(at(`/upload/${token(url)}?lang=en`));
    await page.locator('.upload-zone input').setInputFiles(photos.slice(0, 1));
    const closed = { success: false, error: 'Closed.', message: 'Closed.', code: 'closed' };
    await page.route('**/api/upload/*', (route) => route.fulfill({ status: 410, json: closed }));
    await page.getByRole('button', { name: en.send }).click();
    await page.getByText(en.closed.kept).waitFor();
    for (const [lang, words] of [
      ['en', en],
      ['es', es],
    ] as const) {
      if (lang === 'es') await page.goto(at(`/es/upload/${token(url)}`));
      await page.getByRole('heading', { level: 1, name: words.closed.title }).waitFor();
      await page.getByText(words.closed.text).waitFor();
      await page.getByText(words.closed.advice).waitFor();
      expect(await page.locator('.upload-request, .upload-zone, .upload-go, .upload-plate').count()).toBe(0);
      await expectSound(page);
    }
    expect(unasked(complaints)).toEqual([]);
    await context.close();
  });

  test('shows loading, a file that is too large, a failure with retry, the last use, and both languages', async () => {
    const dealer = await dealerPage();
    const url = await makeLink(dealer.page, { maxUses: '1' });
    await dealer.context.close();
    const { page, context, complaints } = await open('phone', { viewport: { width: 360, height: 740 } });
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/upload/*', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(at(`/upload/${token(url)}`));
    await page.locator('.upload-skeleton').first().waitFor();
    release();
    await page.getByText(en.remaining(1)).first().waitFor();
    await page.unroute('**/api/upload/*');
    await page.locator('.upload-about summary').click();
    for (const text of [en.details.title, en.details.company, 'Expires', 'Elena Ramos', en.limit])
      await page.getByText(text, { exact: false }).first().waitFor();
    await page.getByText(en.footer('Acme Equipment Finance'), { exact: false }).waitFor();
    await expectSound(page);
    const input = page.locator('.upload-zone input');
    const big = `${dataDir}/big.jpg`;
    fs.writeFileSync(big, '');
    fs.truncateSync(big, 50 * 1024 * 1024 + 1);
    await input.setInputFiles(big);
    await page.getByText(en.toasts.tooLargeText('big.jpg')).first().waitFor();
    expect(await page.locator('.upload-row').count()).toBe(0);

    await input.setInputFiles(photos.slice(0, 2));
    await page.getByText(en.tooMany(2, 1)).waitFor();
    await page.getByRole('button', { name: en.remove('IMG_0002.jpg') }).click();
    const again = page.getByRole('button', { name: new RegExp(`${en.retry}.*IMG_0001`) });
    const told = page.locator('.toast', { hasText: en.toasts.failed });
    for (const [json, said] of [
      [{ message: 'The disk is full.' }, 'The disk is full.'],
      [{}, en.failedFallback],
    ] as const) {
      await page.route('**/api/upload/*', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503, json }) : route.continue(),
      );
      await ('message' in json ? page.getByRole('button', { name: en.send }) : again).click();
      await told.getByText(`IMG_0001.jpg: ${said}`).waitFor();
      await page.unroute('**/api/upload/*');
    }
    await again.click();
    await page.getByRole('heading', { level: 1, name: en.receipt.title(1) }).waitFor();
    await page.getByText(en.usedUp).waitFor();
    await page.reload();
    await page.getByText(en.usedUp).waitFor();
    await page.getByText(en.remaining(0)).waitFor();
    await page.getByRole('heading', { level: 1, name: en.receipt.title(1) }).waitFor();
    await page.locator('.upload-received').getByText('IMG_0001.jpg').waitFor();
    await expectSound(page);
    await page.locator('a[hreflang=es]').click();
    await page.getByText(es.usedUp).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/es/upload/${token(url)}`);
    await page.locator('a[hreflang=en]').click();
    await page.getByText(en.usedUp).waitFor();
    expect(complaints.filter((line) => !/status of (?:4\d\d|503)/.test(line))).toEqual([]);
    await context.close();
  });

  test('a used-up link says so on another phone in both languages, and offers no way to choose a file', async () => {
    const dealer = await dealerPage();
    const url = await makeLink(dealer.page, { maxUses: '1' }, ['owner_id']);
    await dealer.context.close();
    const first = await open('phone');
    await first.page.goto(at(`/upload/${token(url)}?lang=en`));
    await first.page.getByLabel(en.requested.addFor(enPapers.owner_id.name)).setInputFiles([photo('id.jpg', 23)]);
    await first.page.getByRole('button', { name: en.send }).click();
    await first.page.getByRole('heading', { level: 1, name: en.receipt.title(1) }).waitFor();
    await first.context.close();
    for (const [lang, words, papers] of [
      ['en', en, enPapers],
      ['es', es, esPapers],
    ] as const) {
      const { page, context, complaints } = await open('phone', { viewport: { width: 360, height: 740 } });
      await page.goto(at(`${lang === 'es' ? '/es' : ''}/upload/${token(url)}`));
      await page.getByText(words.usedUp).waitFor();
      await page.getByRole('heading', { name: words.task.done }).waitFor();
      await page.getByText(words.remaining(0)).waitFor();
      await page.getByText(papers.owner_id.name).first().waitFor();
      expect(await page.locator('input[type=file]').count()).toBe(0);
      expect(await page.getByRole('button', { name: words.send }).count()).toBe(0);
      await expectSound(page);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
