import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin.ts';
import { inbox, statusNames } from '#copy/portal/applications.ts';
import { decisions as notices } from '#copy/es/decisions.ts';
import { decisionWords, outcomeStatuses } from '#copy/portal/decisions.ts';
import { documentRequestWords as asking } from '#copy/portal/documents.ts';
import { feeMessages } from '#contract/fees.ts';
import { typedAmounts } from '#copy/en/typed-amounts.ts';
import { disclosureMessages } from '#contract/state-disclosures.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { frame } from '#copy/portal/frame.ts';
import { disclosureWords as disclosures } from '#copy/portal/disclosures.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { statusLinkWords } from '#copy/portal/status-link.ts';
import { sampleApplication } from '#tests/support/factories.ts';
import { addDeal, addDealer, prepareFolder } from '#tests/support/sample-dealership.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { findMail, openBrowser, openPage, temporaryFolder } from './browser.ts';
import { expectSound } from './expect-sound.ts';
import { activateStaff, post, signInOn, STAFF } from './staff.ts';

const DANA = 'dana@example.com';
const dataDir = temporaryFolder();
let deal = '';
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  await prepareFolder(dataDir, async (app) => {
    const dana = await addDealer(app, DANA);
    deal = await addDeal(app, dana, { dealName: 'Compact excavator, used' }, [{ to: 'submitted' }]);
  });
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: STAFF });
  await activateStaff(server);
  await post(server, '/api/credit-application', sampleApplication({ businessName: 'Ramos Paving LLC' }));
  const spanish = sampleApplication({ businessName: 'Panadería Sol', principalEmail: 'sol@example.com' });
  await post(server, '/api/credit-application-es', spanish);
  await post(
    server,
    '/api/credit-application',
    sampleApplication({ businessName: 'Harbor Foods', principalEmail: '' }),
  );
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const { dialog, notice } = desk;
const { fees } = dialog;
async function open(place: string, device: 'desktop' | 'phone' = 'desktop', who = STAFF) {
  const opened = await openPage(browser, device);
  await opened.page.goto(server.url + place);
  await signInOn(opened.page, who);
  return opened;
}
/** Opens the file from the list, then the decision dialog, by keyboard alone. */
async function openDialog(page: Page, business: string): Promise<void> {
  const row = page.locator('a[data-application]', { hasText: business });
  await row.waitFor();
  for (let steps = 0; steps < 5; steps++) {
    await page.keyboard.press('ArrowDown');
    if (await row.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: business }).waitFor();
  await page.getByRole('button', { name: desk.decide, exact: true }).waitFor();
  await page.keyboard.press('d');
  await page.getByRole('region', { name: dialog.title }).waitFor();
}
const panelOf = (page: Page) => page.locator('.decision-panel');
const paymentIn = (page: Page) => page.locator('.offer-payment');
/** The payment of the offer, and the line under it. */
async function expectPayment(page: Page, payment: string, detail: string): Promise<void> {
  await paymentIn(page).getByText(payment, { exact: true }).waitFor();
  await page.locator('.offer-figure').getByText(detail, { exact: true }).waitFor();
}
const focusOn = (page: Page, label: string) => panelOf(page).getByLabel(label, { exact: true }).focus();
/** Enter in the last of the terms leads to the fees first, which have no answer. */
async function passFees(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('noFees');
}
/** Enter in the last open field generates and focuses the notice, so a second Enter sends nothing. Tab leads to the button. */
async function record(page: Page, said: string[]): Promise<void> {
  await page.keyboard.press('Enter');
  const step = panelOf(page).locator('.decision-step');
  await step.getByRole('heading', { name: notice.title }).waitFor();
  for (const words of said) expect(await step.innerText()).toContain(words);
  if (said.length > 1) await expectSound(page);
  await page.keyboard.press('Enter');
  await step.getByRole('heading', { name: notice.title }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

describe('decision by keyboard, from the inbox to the notice', () => {
  test('an approval shows its payment while typing, the notice before it is sent, and the decision in the file', async () => {
    const { page, context, complaints } = await open('/admin/applications?view=all');
    await openDialog(page, 'Ramos Paving LLC');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: dialog.next }).click();
    await page.getByText(dialog.noOutcome).waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('84500');
    await page.keyboard.press('Tab');
    await page.keyboard.type('60');
    await focusOn(page, dialog.rate);
    await page.keyboard.type('9.25');
    await expectPayment(page, '$1,764.35', dialog.result.payments(60));
    await expectSound(page);
    await passFees(page);
    await record(page, ['elena@example.com', '$1,764.35', 'Your financing is approved']);
    await panelOf(page).waitFor({ state: 'detached' });
    const section = page.locator('.decision');
    await section.getByText(decisionWords.outcomes.approved, { exact: true }).waitFor();
    expect(await section.innerText()).toContain('$1,764.35 a month');
    // The file is scrolled to the decision, where its head shows no badge.
    await page
      .locator('.file-title')
      .getByText(decisionWords.outcomes.approved, { exact: true })
      .waitFor({ state: 'attached' });
    expect(await page.locator('.file-title').textContent()).not.toContain(statusNames.closed);
    await page
      .getByText(/^Decision: Approved/)
      .first()
      .waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(desk.nextFile('Panadería Sol'));
    // The file refreshes the state of a queued notice without a reload.
    await section.getByText(`${desk.notices.sent}, `, { exact: false }).waitFor();
    await page
      .locator('.activity-entry', { hasText: 'Notice of the decision' })
      .getByText('Sent', { exact: true })
      .waitFor();
    await page
      .locator('a[data-application]', { hasText: 'Ramos' })
      .getByText(`${decisionWords.outcomes.approved}, `, { exact: false })
      .waitFor();
    await expectSound(page);
    await page.keyboard.press('d');
    await page.getByText(`Replaces “${decisionWords.outcomes.approved}”`, { exact: false }).waitFor();
    await page.getByRole('radio', { name: dialog.outcomes.approved }).check();
    const values = [dialog.amount, dialog.term, dialog.rate].map((label) =>
      page.getByLabel(label, { exact: true }).inputValue(),
    );
    expect(await Promise.all(values)).toEqual(['84500', '60', '9.25']);
    await expectPayment(page, '$1,764.35', dialog.result.payments(60));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: frame.leave.confirm, exact: true }).click();
    await panelOf(page).waitFor({ state: 'detached' });
    await page.keyboard.press('d');
    await page.getByRole('radio', { name: dialog.outcomes.approved }).check();
    await focusOn(page, dialog.rate);
    await passFees(page);
    await record(page, ['$1,764.35']);
    await panelOf(page).waitFor({ state: 'detached' });
    const earlier = section.locator('details', { hasText: desk.earlier(1) });
    await earlier.locator('summary').click();
    await earlier.getByText(desk.replaced, { exact: true }).waitFor();
    await page.getByRole('button', { name: inbox.filters, exact: true }).click();
    await page.getByRole('combobox', { name: desk.outcomeFilter.name }).selectOption('none');
    await page.locator('a[data-application]', { hasText: 'Ramos' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a decline asks for reasons at their field, and the notice of a Spanish application is Spanish', async () => {
    const { page, context } = await open('/admin/applications?view=all');
    await openDialog(page, 'Panadería Sol');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await focusOn(page, `${dialog.note} ${dialog.optional}`);
    await page.keyboard.press('Enter');
    await page.getByText('Choose one to 4 principal reasons').waitFor();
    for (const reason of ['time_in_business', 'cash_flow'] as const) {
      await focusOn(page, decisionWords.reasons[reason]);
      await page.keyboard.press('Space');
    }
    await focusOn(page, `${dialog.note} ${dialog.optional}`);
    await page.keyboard.press('Enter');
    await page.getByText(dialog.noReportAnswer).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('usesReport');
    await page.keyboard.press('Space');
    await page.getByLabel(dialog.bureau, { exact: true }).selectOption('Sample Credit Bureau');
    await focusOn(page, `${dialog.note} ${dialog.optional}`);
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: notice.english }).check();
    await page.locator('.letter-reference').getByText(decisionWords.reasons.time_in_business).waitFor();
    await page.keyboard.press('Escape');
    await focusOn(page, `${dialog.note} ${dialog.optional}`);
    await record(page, [notices.reasons.time_in_business, 'sol@example.com', 'copia gratuita']);
    await page.locator('.decision').getByText(decisionWords.outcomes.declined, { exact: true }).waitFor();
    const mail = await findMail(dataDir, (text) => text.includes('sol@example.com') && text.includes('nuestra decisi'));
    expect(mail).toContain('lang="es"');
    await context.close();
  });

  test('a counteroffer on a phone keeps typed values on Back, and its notice is for print without an email address', async () => {
    const { page, context } = await open('/admin/applications?view=all', 'phone');
    await page.locator('a[data-application]', { hasText: 'Harbor Foods' }).click();
    await page.getByRole('button', { name: desk.decide, exact: true }).click();
    await page.getByRole('radio', { name: dialog.outcomes.counter_offer }).check();
    await page.getByLabel(dialog.amount, { exact: true }).fill('60000');
    await page.getByLabel(dialog.rate, { exact: true }).fill('11.5');
    await page.getByLabel(decisionWords.reasons.collateral, { exact: true }).check();
    await page.getByRole('radio', { name: dialog.reportAnswers.no, exact: true }).check();
    await expectSound(page);
    await page.getByRole('button', { name: dialog.next }).click();
    await page.getByText(notice.byHand).waitFor();
    await page.getByRole('button', { name: notice.back }).click();
    expect(await page.getByLabel(dialog.amount, { exact: true }).inputValue()).toBe('$60,000');
    await page.getByRole('button', { name: dialog.next }).click();
    await page.getByRole('button', { name: notice.recordByHand, exact: true }).click();
    await page.getByRole('heading', { name: notice.doneTitle }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: notice.print }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: notice.close }).click();
    await page.locator('.decision').getByText(outcomeStatuses.counter_offer, { exact: true }).waitFor();
    await context.close();
  });

  test('an offer to California shows its figures while typing and is refused until fees and disclosure are complete', async () => {
    const elsewhere = sampleApplication({ businessName: 'Alameda Produce', businessState: 'California' });
    await post(server, '/api/credit-application', elsewhere);
    const { page, context } = await open('/admin/applications?q=Alameda');
    await page.locator('a[data-application]').first().click();
    await page.getByRole('button', { name: desk.decide, exact: true }).click();
    await page.getByRole('radio', { name: dialog.outcomes.approved }).check();
    await page.getByRole('heading', { name: disclosures.title('CA') }).waitFor();
    await page.getByLabel(dialog.rate, { exact: true }).fill('9.25');
    await expectPayment(page, '$1,764.35', dialog.result.payments(60));
    await page.getByText(disclosures.noFigures).waitFor();
    await page.getByRole('button', { name: dialog.next }).click();
    await page.getByText(disclosures.feesMissing('CA')).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('noFees');
    await page.keyboard.press('Space');
    await expectPayment(page, '$1,764.35', `${dialog.result.payments(60)}, ${dialog.result.apr('9.25%')}`);
    await page.getByText('59 monthly of $1,764.35', { exact: false }).waitFor();
    for (const _fee of [1, 2]) await page.getByRole('button', { name: fees.add }).press('Enter');
    const first = page.getByRole('listitem', { name: fees.row(1) });
    const second = page.getByRole('listitem', { name: fees.row(2) });
    await expect
      .poll(() =>
        second
          .locator('select')
          .first()
          .evaluate((one) => one === document.activeElement),
      )
      .toBe(true);
    await second.getByLabel(fees.amount, { exact: true }).fill('20');
    await page.getByRole('button', { name: fees.removeOf(1) }).press('Enter');
    await second.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(fees.add);
    expect(await first.getByLabel(fees.amount, { exact: true }).inputValue()).toBe('$20');
    await page.getByRole('button', { name: dialog.next }).click();
    await first.getByText(feeMessages.kind).waitFor();
    await first.getByLabel(fees.amount, { exact: true }).fill('0.595k');
    await first.getByText(typedAmounts.understood('$595')).waitFor();
    await page.getByLabel(dialog.amount, { exact: true }).fill('84.500');
    await page.getByText(typedAmounts.unsure('$84,500')).waitFor();
    await page.getByRole('button', { name: typedAmounts.use('$84,500') }).press('Enter');
    expect(await page.getByLabel(dialog.amount, { exact: true }).inputValue()).toBe('$84,500');
    await first.getByLabel(fees.kind, { exact: true }).selectOption('documentation');
    await first.getByLabel(fees.amount, { exact: true }).fill('595');
    await first.getByLabel(fees.paid, { exact: true }).selectOption('withheld');
    await expectPayment(page, '$1,764.35', `${dialog.result.payments(60)}, ${dialog.result.apr('9.55%')}`);
    await page.getByRole('button', { name: dialog.next }).click();
    await page.getByText(disclosures.missing('CA')).waitFor();
    await expectSound(page);
    await page.getByRole('radio', { name: disclosures.kinds.given }).check();
    await page
      .getByLabel(disclosures.on, { exact: true })
      .fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
    await page.getByLabel(disclosures.how, { exact: true }).selectOption('signature');
    await page.getByLabel(disclosures.by, { exact: true }).fill('Dana Whitfield');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSound(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: dialog.next }).click();
    await page.getByRole('button', { name: notice.record('elena@example.com') }).click();
    await page.locator('.decision').getByText('by Dana Whitfield', { exact: false }).waitFor();
    await page.locator('.decision').getByText('Document fee: $595.00, withheld from the funds').waitFor();
    await expectSound(page);
    await context.close();
  });

  test("a decision after a colleague's decision shows the conflict and reloads the file", async () => {
    const { page, context } = await open('/admin/applications?q=Paving');
    await page.locator('a[data-application]').first().click();
    await page.getByRole('button', { name: /decision$|^Decide$/i }).click();
    await page.route('**/decisions', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, message: 'Another user has decided this application.', code: 'conflict' },
      }),
    );
    await page.getByRole('radio', { name: dialog.outcomes.approved }).check();
    await page.getByLabel(dialog.rate, { exact: true }).fill('9');
    await page.getByRole('button', { name: dialog.next }).click();
    const reread = page.waitForRequest((request) => request.url().includes(`${adminPaths.applications}/`));
    await page.getByRole('button', { name: notice.record('elena@example.com') }).click();
    await page.getByText('Another user has decided this application.').waitFor();
    await reread;
    await context.close();
  });

  test('a request for documents waits for the received ones, and loads them again after a failure', async () => {
    await post(server, '/api/credit-application', sampleApplication({ businessName: 'Slate Quarry' }));
    const { page, context } = await open('/admin/applications?q=Slate');
    await page.route('**/api/admin/applications/*/status-link', (route) => route.abort());
    await page.locator('a[data-application]').first().click();
    await page
      .locator('.inbox-file')
      .getByText(desk.clock.law(desk.clock.lawLeft(30)))
      .waitFor();
    await page.keyboard.press('p');
    const request = page.getByRole('dialog', { name: desk.papers.title });
    await request.getByText(statusLinkWords.notLoaded).waitFor();
    expect(await request.getByRole('button', { name: desk.papers.submit }).count()).toBe(0);
    await expectSound(page);
    await page.unroute('**/api/admin/applications/*/status-link');
    await request.getByRole('button', { name: frame.retry }).click();
    await request.getByRole('button', { name: desk.papers.submit }).waitFor();
    await context.close();
  });

  test('a request for documents stops the clock, and their arrival starts it again', async () => {
    await post(server, '/api/credit-application', sampleApplication({ businessName: 'Blue Ridge' }));
    const { page, context } = await open('/admin/applications?q=Blue');
    await page.locator('a[data-application]').first().click();
    await page
      .locator('.inbox-file')
      .getByText(desk.clock.law(desk.clock.lawLeft(30)))
      .waitFor();
    await page.keyboard.press('p');
    expect(await page.getByLabel('Seller’s quote', { exact: true }).isChecked()).toBe(true);
    await page.getByText(desk.papers.goesTo('elena@example.com')).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: desk.papers.submit }).click();
    await page.getByRole('heading', { name: desk.next.documents }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain(desk.decide);
    await page
      .locator('.activity-entry', { hasText: 'Notice of incompleteness' })
      .getByText('Sent', { exact: true })
      .waitFor();
    await page.getByRole('button', { name: desk.papersHere }).click();
    await page
      .locator('.inbox-file')
      .getByText(desk.clock.law(desk.clock.lawLeft(30)))
      .waitFor();
    await context.close();
  });
});

describe('decision on a deal', () => {
  test('requests documents in one step, and the dealer sees amount, conditions and next step, but never the rate', async () => {
    const staff = await open(`/admin/deals/${deal}`);
    await staff.page.getByRole('button', { name: asking.open }).waitFor();
    await staff.page.keyboard.press('p');
    expect(await staff.page.getByLabel('Seller’s quote', { exact: true }).isChecked()).toBe(true);
    await staff.page.getByLabel(asking.to, { exact: true }).selectOption('dealer');
    await staff.page.getByText(asking.goesTo.dealer({ dealership: 'Dealership of Dana' })).waitFor();
    await staff.page.getByLabel(asking.to, { exact: true }).selectOption('customer');
    await staff.page.getByText(asking.goesTo.customer({ borrowerEmail: 'elena@example.com' })).waitFor();
    await staff.page.getByRole('button', { name: asking.submit, exact: true }).click();
    await staff.page
      .getByText(/^We asked the customer for: .*Seller’s quote/)
      .first()
      .waitFor();
    await staff.page.getByRole('heading', { name: staffDeals.waits.customer }).waitFor();
    await expect.poll(() => staff.page.evaluate(() => document.activeElement?.textContent)).toContain(asking.open);
    await findMail(dataDir, (text) => text.includes('/upload/') && text.includes('elena@example.com'));
    await staff.page.getByRole('button', { name: desk.decide, exact: true }).click();
    await staff.page.getByRole('radio', { name: dialog.outcomes.approved }).check();
    await staff.page.getByLabel(dialog.rate, { exact: true }).fill('9.25');
    await staff.page
      .getByLabel(`${dialog.conditions} ${dialog.optional}`, { exact: true })
      .fill('Signed invoice\nInsurance');
    await staff.page.getByRole('button', { name: dialog.next }).click();
    await staff.page.getByText(disclosureMessages.state).waitFor();
    await staff.page.getByLabel(disclosures.state, { exact: true }).selectOption('NE');
    await staff.page.getByRole('button', { name: dialog.next }).click();
    await staff.page.getByRole('button', { name: notice.record('elena@example.com') }).click();
    await staff.page.locator('.decision').getByText(decisionWords.outcomes.approved, { exact: true }).waitFor();
    await expectSound(staff.page);
    await staff.context.close();
    const { page, context } = await open(`/dealer/deals/${deal}`, 'phone', DANA);
    const told = page.getByRole('region', { name: desk.title });
    await told.waitFor();
    const text = await told.innerText();
    const facts = await page.locator('.deal-facts').innerText();
    for (const said of ['$76,050.50', '60 mo']) expect(facts).toContain(said);
    expect(await told.getByRole('listitem').allInnerTexts()).toEqual(['Signed invoice', 'Insurance']);
    expect(text).toContain(desk.dealer.next.approved);
    expect(await page.locator('main').innerText()).not.toContain('9.25');
    await expectSound(page);
    await context.close();
  });
});
