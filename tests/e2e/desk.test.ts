import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin.ts';
import { adminDealPaths } from '#contract/admin-deals.ts';
import { assignmentPaths } from '#contract/assignments.ts';
import { documentPaths, type DocumentsAnswer } from '#contract/documents.ts';
import { certificate, file, flags, inbox, moves } from '#copy/portal/applications.ts';
import { assignment } from '#copy/portal/assignment.ts';
import { dealBoard } from '#copy/portal/deal-board.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { documentViewer as viewer } from '#copy/portal/document-viewer.ts';
import { documentsSection } from '#copy/portal/documents.ts';
import { frame } from '#copy/portal/frame.ts';
import { notes } from '#copy/portal/notes.ts';
import { tableExport } from '#copy/portal/table-export.ts';
import { uploadDocument } from '#server/features/documents/upload.ts';
import { receiveFile } from '#server/features/documents/receive.ts';
import { sampleApplication } from '#tests/support/factories.ts';
import { addDeal, addDealer } from '#tests/support/sample-dealership.ts';
import { samplePdf, samplePhoto } from '../../scripts/sample-papers.ts';
import { expectSound } from './expect-sound.ts';
import { servedSite } from './served-site.ts';

let deal = '';

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
const { openAs, post, url } = servedSite({
  staff: true,
  prepare: async (app) => {
    const dana = await addDealer(app, 'dana@example.com');
    await addDeal(app, dana, { dealName: 'Deck oven' }, [
      { to: 'submitted' },
      { to: 'in_review', stage: '20 - In Review' },
    ]);
    deal = await addDeal(app, dana, { dealName: 'Compact excavator, used' }, [{ to: 'submitted' }]);
    const papers = { 'terms.txt.pdf': Buffer.from('only words'), 'IMG_0001.png': samplePhoto() };
    for (const [name, bytes] of Object.entries({ 'statement.pdf': await samplePdf('Bank statement', []), ...papers })) {
      const file = await receiveFile(app, dana, { name, content: once(bytes) }, ['png', 'pdf']);
      const of = { dealId: deal, documentType: 'other', description: '', paper: '' } as const;
      await uploadDocument(app, dana, file, of, undefined);
    }
  },
});
beforeAll(async () => {
  await post('/api/credit-application', sampleApplication({ businessName: 'Ramos Paving LLC' }));
  await post('/api/credit-application', sampleApplication({ businessName: 'Harbor Foods' }));
});

const hasFocus = (at: Locator): Promise<boolean> => at.evaluate((element) => element === document.activeElement);
/** Whether nothing covers the middle of the element. */
const isOnTop = (at: Locator): Promise<boolean> =>
  at.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
    return found !== null && element.contains(found);
  });
/** The tab with the documents of a deal, once they are loaded. */
async function openDocuments(page: Page): Promise<void> {
  await page.getByRole('tab', { name: file.tabs.documents }).click();
  await page.getByRole('button', { name: viewer.open('IMG_0001.png') }).waitFor();
}
const openFile = async (page: Page, business: string): Promise<void> => {
  await page.locator('a[data-application]', { hasText: business }).click();
  await page.getByRole('heading', { level: 1, name: business }).waitFor();
};

describe('assigning a file and writing notes by keyboard', () => {
  test('A assigns the file, which the list then shows and finds; N writes a note, which can be struck out', async () => {
    const { page, context, complaints } = await openAs('/admin/applications?view=all');
    await openFile(page, 'Ramos Paving LLC');
    const assigned = page.locator('.assignee-line');
    await assigned.getByText(assignment.unassigned).waitFor();
    await page.keyboard.press('a');
    await assigned.getByText(assignment.yours).waitFor();
    await page
      .locator('a[data-application]', { hasText: 'Ramos' })
      .getByTitle(/\(you\)/)
      .waitFor();
    await page.keyboard.press('n');
    await page.keyboard.type('Called: statements come on Friday');
    await expectSound(page);
    await page.keyboard.press('ControlOrMeta+Enter');
    const note = page.locator('.note', { hasText: 'statements come on Friday' });
    await note.waitFor();
    const field = page.getByRole('textbox', { name: notes.label });
    await expect.poll(() => field.inputValue()).toBe('');
    expect(await hasFocus(field)).toBe(true);
    await note.getByRole('button', { name: notes.strike }).click();
    await page.getByRole('dialog').getByRole('button', { name: notes.confirm.confirm }).click();
    await note.locator('s').waitFor();
    await expect.poll(() => hasFocus(note)).toBe(true);
    await expectSound(page);
    await page.getByRole('button', { name: inbox.filters, exact: true }).click();
    await page.getByRole('combobox', { name: assignment.filter.name }).selectOption(assignment.filter.mine);
    await page.locator('a[data-application]', { hasText: 'Harbor' }).waitFor({ state: 'detached' });
    expect(page.url()).toContain('assigned=mine');
    await page.reload();
    await assigned.getByText(assignment.yours).waitFor();
    await page.locator('s', { hasText: 'statements come on Friday' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('leaving an unsaved note asks first; filtering the list next to it does not', async () => {
    const { page, context } = await openAs('/admin/applications?view=all');
    await openFile(page, 'Ramos Paving LLC');
    const field = page.getByRole('textbox', { name: notes.label });
    await field.fill('Half a thought');
    await page.getByRole('button', { name: inbox.filters, exact: true }).click();
    await Promise.all([
      page.waitForResponse(/applications\?.*outcome=none/),
      page.getByRole('combobox', { name: desk.outcomeFilter.name }).selectOption('none'),
    ]);
    // Rows are dimmed until the filtered list is here.
    await page.locator('.inbox-rows[aria-busy="false"]').waitFor();
    await page.locator('a[data-application]', { hasText: 'Harbor' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(frame.leave.title).waitFor();
    await dialog.getByText(notes.leave).waitFor();
    await expectSound(page);
    await dialog.getByRole('button', { name: frame.leave.cancel }).click();
    expect(await field.inputValue()).toBe('Half a thought');
    await page.locator('a[data-application]', { hasText: 'Harbor' }).click();
    await dialog.getByRole('button', { name: frame.leave.confirm, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Harbor Foods' }).waitFor();
    await context.close();
  });

  test.each(['desktop', 'phone'] as const)(
    'title and next action stay in view at every scroll position, on a %s',
    async (device) => {
      const { page, context } = await openAs('/admin/applications?view=all', device);
      await openFile(page, 'Harbor Foods');
      await page.getByText(file.sections.equipment).waitFor();
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
      for (const shown of [
        page.getByRole('heading', { level: 1, name: 'Harbor Foods' }),
        page.getByRole('button', { name: moves.start }),
      ])
        expect(await isOnTop(shown)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
      await context.close();
    },
  );

  test('a warning is above the decision and leads to its field in another tab; the activity is next to the fields', async () => {
    const odd = sampleApplication({ businessName: 'Odd Signature Inc', primarySignature: 'Somebody Else' });
    await post('/api/credit-application', odd);
    const { page, context } = await openAs('/admin/applications?q=Odd');
    await openFile(page, 'Odd Signature Inc');
    const flag = page.locator('.file-flags li', { hasText: flags.signature_differs('Somebody Else') });
    await page.keyboard.press('d');
    const form = page.getByRole('region', { name: desk.dialog.title });
    await form.waitFor();
    const above = await page.locator('.file-flags').boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((await form.boundingBox())?.y ?? 0);
    expect(await isOnTop(flag)).toBe(true);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await flag.getByRole('link', { name: certificate.primary }).click();
    expect(await hasFocus(page.locator('#row-primarySignature'))).toBe(true);
    await flag.getByRole('link', { name: file.fields.principalName }).click();
    expect(await hasFocus(page.locator('#row-principalName'))).toBe(true);
    expect(await page.locator('#row-principalName').innerText()).toContain('Elena Ramos');
    await expectSound(page);
    const [fields, activity] = [
      await page.locator('.file-main').boundingBox(),
      await page.locator('.file-side').boundingBox(),
    ];
    expect(activity?.x).toBeGreaterThanOrEqual((fields?.x ?? 0) + (fields?.width ?? 0));
    await context.close();
  });

  test('a conflict names the assigned colleague and reloads the file; a dialog assigns it to a colleague', async () => {
    const { page, context } = await openAs('/admin/applications?view=all', 'phone');
    await openFile(page, 'Harbor Foods');
    await page.route(`**${assignmentPaths.application('*')}`, (route) =>
      route.fulfill({ status: 409, json: { success: false, message: 'Dana Sample has this now.', code: 'conflict' } }),
    );
    const reread = page.waitForRequest((request) => request.url().includes(`${adminPaths.applications}/`));
    await page.getByRole('button', { name: assignment.take }).click();
    await page.getByText('Dana Sample has this now.', { exact: true }).waitFor();
    await reread;
    await page.unroute(`**${assignmentPaths.application('*')}`);
    await page.getByRole('button', { name: assignment.assign, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(assignment.dialog.to, { exact: true }).selectOption({ index: 1 });
    await expectSound(page);
    await dialog.getByRole('button', { name: assignment.dialog.submit, exact: true }).click();
    await page.locator('.assignee-line').getByText(assignment.yours).waitFor();
    await expectSound(page);
    await context.close();
  });
});

describe('document next to the fields', () => {
  test('V opens a picture and the period key the next document, each view is audited, and Escape restores the focus', async () => {
    const { page, context, complaints } = await openAs(`/admin/deals/${deal}`);
    await openDocuments(page);
    await page.keyboard.press('v');
    const pane = page.getByRole('dialog', { name: viewer.title('IMG_0001.png') });
    const picture = pane.getByRole('img', { name: 'IMG_0001.png' });
    await picture.waitFor();
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(640);
    const shownAt = (await picture.getAttribute('src')) ?? '';
    expect(shownAt).toMatch(/^blob:/);
    // The fields next to the document stay usable and uncovered.
    const [left, right] = [await page.locator('.file-head').boundingBox(), await pane.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await expectSound(page);
    await page.keyboard.press('.');
    await page
      .getByRole('dialog', { name: viewer.title('terms.txt.pdf') })
      .getByText(viewer.unknown)
      .waitFor();
    await page.keyboard.press('.');
    const shown = page.getByRole('dialog', { name: viewer.title('statement.pdf') });
    const canShow = await page.evaluate(() => navigator.pdfViewerEnabled);
    await (canShow ? shown.locator('iframe[src^="blob:"]') : shown.getByText(viewer.noPdfs)).waitFor();
    expect(
      await page.evaluate(
        (gone) =>
          fetch(gone).then(
            () => 'there',
            () => 'gone',
          ),
        shownAt,
      ),
    ).toBe('gone');
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name: viewer.open('terms.txt.pdf') });
    await opener.click();
    await page.getByRole('dialog').getByText(viewer.unknown).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: viewer.close }).press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.goto(url('/admin/audit?action=document.downloaded'));
    await expect.poll(() => page.locator('.audit-entry').count()).toBe(4);
    // The fetch above fails on purpose, and the browser logs it.
    expect(complaints.filter((line) => !line.includes('blob:'))).toEqual([]);
    await context.close();
  });

  test('Escape closes the document before an empty note; the decision opens next to the document and asks before leaving', async () => {
    const { page, context } = await openAs(`/admin/deals/${deal}`);
    await openDocuments(page);
    await page.keyboard.press('v');
    await page.getByRole('dialog').getByRole('img').waitFor();
    await page.keyboard.press('n');
    const note = page.getByRole('textbox', { name: notes.label });
    await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await hasFocus(note)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await hasFocus(note)).toBe(false);

    await page.getByRole('button', { name: viewer.open('IMG_0001.png') }).click();
    const pane = page.getByRole('dialog', { name: viewer.title('IMG_0001.png') });
    await pane.getByRole('img').waitFor();
    await page.keyboard.press('d');
    const form = page.getByRole('region', { name: desk.dialog.title });
    const radio = form.getByRole('radio', { name: desk.dialog.outcomes.approved });
    await radio.waitFor();
    const [left, right] = [await form.boundingBox(), await pane.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await radio.check();
    await expectSound(page);
    await page.getByRole('button', { name: viewer.next, exact: true }).click();
    await page.getByRole('dialog', { name: viewer.title('terms.txt.pdf') }).waitFor();
    await page.locator('.file-back').click();
    await page.getByText(desk.dialog.leave).waitFor();
    await page.getByRole('button', { name: frame.leave.cancel }).click();
    expect(await radio.isChecked()).toBe(true);

    // Opening a deal again loads it again.
    await page.goto(url(`/admin/deals/${deal}`));
    const heading = page.getByRole('heading', { level: 1, name: 'Compact excavator, used' });
    await heading.waitFor();
    await page.locator('.file-back').click();
    const link = page.getByRole('link', { name: 'Compact excavator, used' });
    await link.waitFor();
    const reread = page.waitForRequest((one) => one.url().endsWith(adminDealPaths.one(deal)));
    await link.click();
    await reread;
    await heading.waitFor();
    await context.close();
  });

  test('a document fills a phone and gets its kind in one step; the board shows one column', async () => {
    const { page, context } = await openAs(`/admin/deals/${deal}`, 'phone');
    await openDocuments(page);
    await page.getByRole('button', { name: viewer.open('IMG_0001.png') }).click();
    const pane = page.getByRole('dialog', { name: viewer.title('IMG_0001.png') });
    await pane.getByRole('img').waitFor();
    expect(await pane.boundingBox()).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
    await expectSound(page);
    const nameOf = () => page.getByRole('dialog').getAttribute('aria-label');
    for (const [key, name] of [
      ['.', 'terms.txt.pdf'],
      [',', 'IMG_0001.png'],
      [',', 'IMG_0001.png'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(nameOf).toBe(viewer.title(name));
    }
    await page.keyboard.press('v');
    await pane.waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name: viewer.open('IMG_0001.png') });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    const answer = page.waitForResponse((one) => one.request().method() === 'PATCH');
    await page
      .getByRole('combobox', { name: documentsSection.kind('IMG_0001.png') })
      .selectOption('Photo ID of each owner');
    expect((await answer).url()).toContain(documentPaths.sort(''));
    const reread = await page.waitForResponse((one) => one.url().endsWith(documentPaths.staffOfDeal(deal)));
    expect(((await reread.json()) as DocumentsAnswer).documents[0]?.paper).toBe('owner_id');
    await expectSound(page);
    await page.goto(url('/admin/deals/board'));
    await page.getByRole('combobox', { name: dealBoard.column }).selectOption('20 - In Review');
    await page.getByText('Deck oven').waitFor();
    expect(await page.locator('.board-column').count()).toBe(1);
    await expectSound(page);
    const search = page.locator('.board-head .search-field');
    expect(await search.isVisible()).toBe(false);
    await page.getByRole('button', { name: dealBoard.tools }).click();
    await search.waitFor();
    await expectSound(page);
    await context.close();
  });
});

test('exports of both lists contain the filtered rows', async () => {
  const { page, context } = await openAs('/admin/applications?q=harbor');
  await page.getByText('Harbor Foods').first().waitFor();
  for (const [place, name, kept, left] of [
    ['/admin/applications?q=harbor', 'applications', 'Harbor Foods', 'Ramos Paving'],
    ['/admin/deals?q=oven', 'deals', 'Deck oven', 'excavator'],
  ] as const) {
    await page.goto(url(place));
    await page.getByText(kept).first().waitFor();
    const download = page.waitForEvent('download');
    if (name === 'applications') {
      await page.getByRole('button', { name: inbox.tools }).click();
      await page.getByRole('menuitem', { name: tableExport.button }).click();
    } else await page.getByRole('button', { name: tableExport.button }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const text = fs.readFileSync(await file.path(), 'utf8');
    expect([text.includes(kept), text.includes(left)], name).toEqual([true, false]);
    await expectSound(page);
  }
  await context.close();
});
