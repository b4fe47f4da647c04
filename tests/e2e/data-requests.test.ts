import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { corrections } from '#copy/portal/corrections.ts';
import { dataRequestWords as words } from '#copy/portal/data-requests.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { deskCounts } from '#copy/portal/desk.ts';
import { notices } from '#copy/portal/notices.ts';
import { tableExport } from '#copy/portal/table-export.ts';
import { sampleApplication, sampleChat, SSN } from '#tests/support/factories.ts';
import { devices } from './devices.ts';
import { expectSound } from './expect-sound.ts';
import { servedSite } from './served-site.ts';
import { confirmByPassword } from './staff.ts';

/** Sends a chat message in which visitors give their name. */
async function chat(content: string): Promise<void> {
  const { csrfToken } = (await (await fetch(url('/api/csrf-token'))).json()) as { csrfToken: string };
  const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie: `csrf_token=${csrfToken}` };
  const opened = await fetch(url('/api/chat/session'), {
    method: 'POST',
    headers,
    body: JSON.stringify(sampleChat),
  });
  const { id } = (await opened.json()) as { id: string };
  await post('/api/chat/message', { sessionId: id, content });
}

const { openAs, post, url } = servedSite({ staff: true });
beforeAll(async () => {
  await post('/api/credit-application', sampleApplication());
  await post(
    '/api/credit-application',
    sampleApplication({ businessName: 'Harbor Foods', principalEmail: '', secondarySignature: 'Jo Varga' }),
  );
  await chat('My name is Elena Ramos, do you finance used equipment?');
});

const { open: form, search, items, removal, close } = words;

async function openRequest(page: Page, kind: 'access' | 'delete' | 'correct'): Promise<void> {
  await page.getByRole('button', { name: form.heading }).click();
  await page.getByLabel(form.kind, { exact: true }).selectOption(kind);
  await page.getByLabel(form.name, { exact: true }).fill('Elena Ramos');
  if (kind === 'access') await page.getByLabel(form.email).fill('elena@example.com');
  await page.getByLabel(form.verified, { exact: true }).fill('Called back on the number in the file');
  await page.getByRole('button', { name: form.submit }).click();
  await page.getByRole('heading', { level: 1, name: 'Elena Ramos' }).waitFor();
}

describe('data request, from receipt to answer', () => {
  test('a deletion finds the records, removes the chosen deletable ones, gives reasons for the rest, and closes', async () => {
    const { page, context, complaints } = await openAs('/admin/data-requests');
    await page.getByText(words.empty.title).waitFor();
    await openRequest(page, 'delete');
    await page.getByRole('button', { name: search.submit, exact: true }).click();
    await page.getByText(search.choose).waitFor();
    await expectSound(page);
    await page.getByLabel(search.phone, { exact: true }).fill('402 555 0199');
    await page.getByLabel(search.number, { exact: true }).fill(SSN);
    const again = page.waitForResponse((one) => one.url().endsWith('/search'));
    await page.getByRole('button', { name: search.submit, exact: true }).click();
    expect((await again).status()).toBe(200);
    await page.locator('main a[href^="/admin/applications/"]').first().click();
    await page.getByRole('heading', { level: 1, name: /^(Ramos Paving LLC|Harbor Foods)$/ }).waitFor();
    await page.goBack();
    await page.getByText(search.choose).waitFor();
    expect(await page.getByLabel(search.phone, { exact: true }).inputValue()).toBe('402 555 0199');
    expect(await page.getByLabel(search.number, { exact: true }).inputValue()).toBe('');
    expect(page.url()).not.toContain('?');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: search.add(3) }).click();
    await page.getByText(search.added).first().waitFor();
    await page.getByText(words.kept.undecided, { exact: false }).first().waitFor();
    await page
      .getByRole('button', { name: new RegExp(items.drop) })
      .nth(1)
      .click();
    await page.getByText(items.dropped).first().waitFor();
    await page.getByRole('button', { name: removal.button(1) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Chat English', { exact: false }).waitFor();
    await expectSound(page);
    await dialog.getByRole('button', { name: removal.confirm }).click();
    await page.getByText(items.removedOn(''), { exact: false }).first().waitFor();
    await page.getByRole('button', { name: close.answered }).click();
    await page.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('Told which records stay, and why');
    await page.getByRole('dialog').getByRole('button', { name: close.answered }).click();
    await page.getByText('Told which records stay, and why').waitFor();
    await expectSound(page);
    await page.getByRole('link', { name: words.back, exact: true }).first().click();
    await page.getByRole('cell', { name: words.states.answered }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an access request on a phone saves the copy, and includes full numbers only with a reason', async () => {
    const business = { businessName: 'Lakeside Foods', secondarySignature: 'Jo Varga' };
    await post('/api/credit-application', sampleApplication(business));
    const { page, context } = await openAs('/admin/data-requests', 'phone');
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await openRequest(page, 'access');
    await page.getByRole('button', { name: search.submit, exact: true }).click();
    await page.getByRole('checkbox').first().check();
    await expectSound(page);
    await page.getByRole('button', { name: search.add(1) }).click();
    const whose = page.getByRole('combobox', {
      name: new RegExp(`^${words.export.whose.label(words.things.application, '')}`),
    });
    expect(await whose.inputValue()).toBe('main');
    const copy = async (): Promise<string> => {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: words.export.html }).click();
      return fs.readFileSync((await (await saved).path()) ?? '', 'utf8');
    };
    const html = await copy();
    expect([html.includes('•••-••-4821'), html.includes('Varga')]).toEqual([true, false]);
    await whose.selectOption('second');
    const others = await copy();
    expect([/-..-4821/u.test(others), others.includes('Varga')]).toEqual([false, true]);
    await whose.selectOption('main');
    await page.getByRole('button', { name: words.export.full }).click();
    await page.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('Asked for in writing, verified');
    const full = page.waitForEvent('download');
    await confirmByPassword(page, words.export.reason.submit);
    expect(fs.readFileSync((await (await full).path()) ?? '', 'utf8')).toContain('912-34-4821');
    // The toast covers content at the top of the window.
    await page.evaluate(() => scrollTo(0, 0));
    await expectSound(page);
    await context.close();
  });

  test('a correction opens the file, where staff records it next to the signed text', async () => {
    const { page, context } = await openAs('/admin/data-requests');
    await page.getByRole('button', { name: form.heading }).click();
    await page.getByRole('button', { name: form.submit }).click();
    await page.getByText('Enter the name of the person', { exact: false }).waitFor();
    await page.getByRole('button', { name: form.cancel }).click();
    await openRequest(page, 'correct');
    await page.getByRole('button', { name: search.submit, exact: true }).click();
    await page
      .getByRole('checkbox', { name: new RegExp(words.things.application) })
      .first()
      .check();
    // Another user changed the request first, so the screen shows the current state.
    const conflict = { status: 409, json: { error: { code: 'conflict', message: 'Search again.' } } };
    // The route is not removed after one call: while it is removed, Playwright can miss the next request.
    let answers = 0;
    await page.route('**/items', (route) => (answers++ === 0 ? route.fulfill(conflict) : route.continue()));
    const reread = page.waitForRequest((one) => one.method() === 'GET' && /data-requests\/[\w-]+$/.test(one.url()));
    await page.getByRole('button', { name: search.add(1) }).click();
    await page.getByText(search.notAdded).first().waitFor();
    await reread;
    await page.getByRole('button', { name: search.add(1) }).click();
    await page.getByRole('link', { name: items.correct }).click();
    await page.getByRole('button', { name: corrections.note }).click();
    await page.getByLabel(corrections.dialog.what, { exact: true }).fill('no');
    await page.getByRole('button', { name: corrections.dialog.submit }).click();
    await page.getByText('in at least 5 characters', { exact: false }).waitFor();
    await page.getByLabel(corrections.dialog.what, { exact: true }).fill('Spelled Helena, with an h');
    await page.getByRole('button', { name: corrections.dialog.submit }).click();
    await page.locator('#corrections').getByText('Spelled Helena, with an h').waitFor();
    await expectSound(page);
    await context.close();
  });
});

describe('log of notices', () => {
  test('lists a notice to print, filters and saves the list, and records the print', async () => {
    const { page, context } = await openAs('/admin/applications?q=Harbor');
    await page.locator('a[data-application]').first().click();
    await page.getByRole('button', { name: desk.decide, exact: true }).click();
    await page.getByRole('radio', { name: desk.dialog.outcomes.withdrawn }).check();
    await page.getByLabel(desk.dialog.note, { exact: true }).fill('Called us, bought it in cash');
    await page.getByRole('button', { name: desk.dialog.next }).click();
    await page.getByRole('button', { name: desk.notice.recordByHand, exact: true }).click();
    await page.getByRole('heading', { name: desk.notice.doneTitle }).waitFor();
    await page.goto(url('/admin/notices'));
    await page.getByRole('cell', { name: notices.noEmail }).waitFor();
    await page.getByLabel(notices.filters.state).selectOption('failed');
    await page.getByText(notices.nothingFound.title).waitFor();
    await page.getByLabel(notices.filters.state).selectOption('');
    await page.getByRole('link', { name: deskCounts.noticesToPrint('1') }).click();
    await page.waitForURL(url('/admin/notices?state=to_print'));
    await page.getByRole('cell', { name: notices.noEmail }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: tableExport.button }).click();
    expect(fs.readFileSync((await (await saved).path()) ?? '', 'utf8')).toContain('"withdrawn"');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSound(page);
    await page.setViewportSize(devices.desktop.viewport);
    await page.getByRole('link', { name: 'Harbor' }).click();
    await page.getByRole('button', { name: desk.notice.open, exact: true }).click();
    await page.evaluate(() => (window.print = () => undefined));
    const recorded = page.waitForResponse((answer) => answer.url().endsWith('/printed'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: desk.notice.print, exact: true }).click();
    await dialog.getByRole('button', { name: desk.notice.printed.no, exact: true }).click();
    const print = dialog.getByRole('button', { name: desk.notice.print, exact: true });
    expect(await print.evaluate((button) => button === document.activeElement)).toBe(true);
    await print.click();
    await dialog.getByRole('button', { name: desk.notice.printed.yes }).click();
    expect((await recorded).status()).toBe(200);
    await page.goto(url('/admin/notices?state=by_hand'));
    await page.getByRole('cell', { name: notices.states.by_hand }).waitFor();
    await context.close();
  });
});
