import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { uploadPage as en } from '#copy/en/upload-page.ts';
import { requiredDocuments as enPapers } from '#copy/en/required-documents.ts';
import { requiredDocuments as esPapers } from '#copy/es/required-documents.ts';
import { uploadPage as es } from '#copy/es/upload-page.ts';
import { file as fileWords } from '#copy/portal/applications.ts';
import { documentsSection as words, uploadLinkWords as links } from '#copy/portal/documents.ts';
import { bell } from '#copy/portal/notifications.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { content, DANA, documentsSite, linkButton, makeLink, pdf, photos, token, unasked } from './documents-site.ts';
import { expectSound } from './expect-sound.ts';
import { signInOn } from './staff.ts';

const { dataDir, at, dealPath, serverOutput, open, dealerPage } = documentsSite();

describe('an English dealer requests documents from a Spanish-speaking customer on a phone', () => {
  test('the link accepts three photos and a PDF despite a lost connection; the dealer gets receipt, notice and the same bytes', async () => {
    const dealer = await dealerPage();
    const { page } = dealer;
    await page.getByText(words.empty.title).waitFor();
    await page.getByText(links.none).waitFor();
    await page.getByText(words.kept).waitFor();

    await page.getByRole('button', { name: links.get }).click();
    const field = (id: string) => page.locator(`#link-${id}`);
    const usual = page.getByRole('group', { name: links.form.usual });
    await usual.getByText(enPapers.owner_id.name).waitFor();
    expect(await usual.getByRole('checkbox', { checked: true }).count()).toBe(3);
    await page.getByText('Valid for 3 days, up to 20 files, named “Document upload”.').waitFor();
    for (const box of await usual.getByRole('checkbox').all()) await box.uncheck();
    await page.getByText('Valid for 3 days, up to 10 files, named “Document upload”.').waitFor();
    await page.getByRole('button', { name: links.form.change }).click();
    expect([await field('label').inputValue(), await field('expiresInHours').inputValue()]).toEqual([
      'Document upload',
      '72',
    ]);
    expect(await field('maxUses').inputValue()).toBe('10');
    await field('expiresInHours').fill('721');
    await page.getByRole('button', { name: links.form.submit }).click();
    await field('expiresInHours').and(page.locator('[aria-invalid=true]')).waitFor();
    await page.locator('.link-more summary').click();
    await expectSound(page);
    await page.getByRole('button', { name: links.form.cancel }).click();

    const url = await makeLink(page, { label: 'Estados de cuenta de agosto a octubre', maxUses: '6' }, [
      'bank_statements_3',
      'owner_id',
    ]);
    await expectSound(page);
    await page.getByRole('button', { name: links.ready.another }).click();
    await page.getByRole('group', { name: links.form.missing }).getByText(enPapers.bank_statements_3.name).waitFor();
    await page.getByRole('button', { name: links.form.change }).click();
    expect(await field('label').inputValue()).toBe('Document upload');
    await page.getByRole('button', { name: links.form.cancel }).click();
    await page.getByText(words.missing, { exact: true }).nth(1).waitFor();
    await page.getByText(links.left(6, 6)).waitFor();

    const customer = await open('phone', { locale: 'es-US' });
    const phone = customer.page;
    const referrers: string[] = [];
    phone.on('request', (request) => void referrers.push(request.headers()['referer'] ?? ''));
    await phone.goto(at(`/upload/${token(url)}`));
    await phone.getByText(es.remaining(6)).first().waitFor();
    expect(await phone.locator('html').getAttribute('lang')).toBe('es');
    expect(await phone.title()).not.toContain(token(url));
    await expectSound(phone);

    await phone.getByLabel(es.requested.addFor(esPapers.bank_statements_3.name)).setInputFiles([pdf]);
    await phone.locator('.upload-zone input').setInputFiles([...photos, { ...pdf, name: 'virus.zip' }]);
    await phone.getByText('No se acepta este tipo de archivo', { exact: false }).first().waitFor();
    await customer.context.setOffline(true);
    await phone.getByRole('button', { name: es.send }).click();
    await phone.getByText(es.offline.title).waitFor();
    await phone.getByRole('button', { name: es.sending(4) }).waitFor();
    await phone.getByText(es.progress(4, 4)).waitFor();
    expect(await phone.locator('.upload-zone input').isDisabled()).toBe(true);
    await customer.context.setOffline(false);
    await phone.getByRole('button', { name: es.send }).waitFor({ state: 'detached' });
    await phone.getByRole('heading', { level: 1, name: es.receipt.title(4) }).waitFor();
    expect(await phone.getByText(es.states.failed).count(), 'a refused file was never sent').toBe(0);
    await expectSound(phone);
    await phone.getByRole('button', { name: es.remove('virus.zip') }).click();
    await phone.getByText(es.remaining(2)).first().waitFor();
    await phone.getByText(es.requested.count(1, 2), { exact: true }).waitFor();
    const reference = await phone.locator('.receipt-rows dd').first().innerText();
    expect(reference).toMatch(/^AEF-U-[0-9A-F]{8}$/);
    await expectSound(phone);
    expect(referrers.filter((text) => text.includes(token(url)))).toEqual([]);
    expect(unasked(customer.complaints)).toEqual([]);
    await customer.context.close();

    await page.reload();
    await page.getByText(links.left(2, 6)).waitFor();
    await page.getByText(links.reference(reference)).waitFor();
    await page.getByRole('button', { name: bell.title }).click();
    await page.getByText(/^Elena Ramos sent 4 documents\./).waitFor();
    await page.keyboard.press('Escape');
    for (const sent of [...photos, pdf]) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.download(sent.name) }).click();
      const file = path.join(dataDir, sent.name);
      await (await download).saveAs(file);
      expect(fs.readFileSync(file).equals(sent.buffer)).toBe(true);
    }
    expect(serverOutput()).not.toContain(token(url));
    expect(unasked(dealer.complaints)).toEqual([]);
    await dealer.context.close();
  });
});

describe('documents of a deal', () => {
  test('accept several files at once and show a rejected type, a duplicate, and each failure of downloads and links', async () => {
    const { page, context, complaints } = await dealerPage();
    await page.getByRole('button', { name: words.upload.open, exact: true }).click();
    await page
      .getByRole('button', { name: words.upload.send(0), exact: true })
      .last()
      .click();
    await page.getByText(words.toasts.none.description).first().waitFor();
    await page.locator('#documentType').selectOption('bank_statement');
    await page.locator('#documentDescription').fill('October');
    const own = { ...pdf, name: 'own.pdf', buffer: content('%PDF-1.7\n', 13) };
    const zone = page.locator('.documents-zone input');
    await zone.setInputFiles([own, { ...own, name: 'again.pdf' }, { ...own, name: 'tool.exe' }]);
    await page.locator('.document-bad', { hasText: 'This type of file is not accepted' }).waitFor();
    await page.getByRole('button', { name: words.upload.send(2) }).click();
    await page.getByText(words.duplicateText('own.pdf')).waitFor();
    await zone.setInputFiles({ ...own, name: 'again.pdf', buffer: content('%PDF-1.7\n', 17) });
    await page
      .getByRole('button', { name: words.upload.send(1), exact: true })
      .last()
      .click();
    await page.getByText(words.replaced, { exact: true }).waitFor();
    await expectSound(page);
    const big = `${dataDir}/big.pdf`;
    fs.writeFileSync(big, '');
    fs.truncateSync(big, 50 * 1024 * 1024 + 1);
    await zone.setInputFiles(big);
    await page.getByText(words.toasts.tooLarge.title).first().waitFor();
    for (const [status, title, message] of [
      [410, words.toasts.inCrm, 'It lies in the CRM.'],
      [410, words.toasts.inCrm, ''],
      [500, words.toasts.notDownloaded, 'Something broke.'],
    ] as const) {
      await page.route('**/download', (route) => route.fulfill({ status, json: message === '' ? {} : { message } }));
      await page.getByRole('button', { name: words.download('own.pdf') }).click();
      await page
        .locator('.toast', { hasText: title })
        .getByText(message === '' ? words.toasts.inCrmText : message)
        .waitFor();
      await page.unroute('**/download');
    }
    await page.route('**/upload-tokens', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await linkButton(page).click();
    await page.getByRole('button', { name: links.form.submit }).click();
    await page.locator('.toast', { hasText: links.notMade }).waitFor();
    expect(complaints.filter((line) => !/status of (?:4\d\d|500)/.test(line))).toEqual([]);
    await context.close();
  });

  test('a link that a dealer creates and revokes on a phone is invalid for the customer', async () => {
    const dealer = await open('phone');
    const { page } = dealer;
    await page.goto(at(dealPath()));
    await signInOn(page, DANA);
    const url = await makeLink(page, { label: 'Insurance', maxUses: '1' });
    await page.getByRole('radio', { name: links.ready.languages.es }).check();
    await page.getByRole('button', { name: links.ready.close }).click();
    expect(await makeLink(page, { label: 'Tax returns' })).toContain('/es/upload/');
    await page.getByRole('button', { name: links.ready.close }).click();
    const row = page.locator('.link-row', { hasText: 'Insurance' });
    await row.getByRole('button', { name: links.revoke }).click();
    await page.getByRole('dialog').getByRole('button', { name: links.revoke }).click();
    await row.getByText(links.states.revoked).waitFor();
    await expectSound(page);
    await page.goto(at(`/upload/${token(url)}?lang=en`));
    await page.getByRole('heading', { level: 1, name: en.invalid.title }).waitFor();
    await page.getByText('This upload link is not valid', { exact: false }).waitFor();
    await page.getByText(en.invalid.advice).waitFor();
    await page.locator('.alert a[href^="tel:"]').waitFor();
    await expectSound(page);
    expect(unasked(dealer.complaints)).toEqual([]);
    await dealer.context.close();
  });
});

describe('staff and the documents of a deal', () => {
  test('staff finds the deal, reads the same list, downloads a file, and cannot add one', async () => {
    const { page, context, complaints } = await open('desktop');
    await page.goto(at('/admin/deals'));
    await signInOn(page);
    const deal = page.getByRole('link', { name: 'Compact excavator, used' });
    await deal.waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('no such deal');
    await page.getByText(staffDeals.nothingFound.title).waitFor();
    await page.getByRole('searchbox').fill('excavator');
    await page.getByLabel(staffDeals.status).selectOption('info_requested');
    await deal.waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=excavator&status=info_requested');
    await deal.click();
    await page.getByRole('tab', { name: fileWords.tabs.documents }).click();
    const replaced = page.locator('.document-row', { has: page.getByText(words.replaced, { exact: true }) });
    await replaced.getByText('again.pdf').first().waitFor();
    expect(await replaced.count()).toBe(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.download('own.pdf') }).click();
    const file = path.join(dataDir, 'staff.pdf');
    await (await download).saveAs(file);
    expect(fs.readFileSync(file).subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(await page.getByRole('button', { name: words.upload.open, exact: true }).count()).toBe(0);
    await page.locator('.file-facts').getByText(fileWords.facts.term, { exact: true }).waitFor();
    await expectSound(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('staff moves the deal by keyboard; a move that needs documents from the dealer requires a note', async () => {
    const { page, context, complaints } = await open('phone');
    await page.goto(at('/admin/deals?q=excavator'));
    await signInOn(page);
    await page.getByRole('link', { name: 'Compact excavator, used' }).click();
    await page.getByRole('button', { name: staffDeals.stepName('info_requested', 'in_review') }).press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('.toast', { hasText: staffDeals.move.done('in_review') }).waitFor();
    await page.getByRole('heading', { name: staffDeals.headlines.in_review }).waitFor();
    await page.getByRole('button', { name: staffDeals.stepName('in_review', 'info_requested') }).press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText(staffDeals.move.why).waitFor();
    await expectSound(page);
    await page.keyboard.type('Bank statements of the last three months, please.');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: staffDeals.headlines.info_requested }).waitFor();
    await page.locator('.file-next', { hasText: 'Bank statements of the last three months' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
