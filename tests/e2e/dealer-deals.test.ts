import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dashboard } from '#copy/portal/dashboard.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { frame } from '#copy/portal/frame.ts';
import { bell, notificationsPage } from '#copy/portal/notifications.ts';
import { signIn } from '#copy/portal/sign-in.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { addDeal, addDealer, prepareFolder } from '#tests/support/sample-dealership.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { accessibilityFaults, openBrowser, openPage, temporaryFolder, underToast } from './browser.ts';
import type { Device } from './devices.ts';

const DANA = 'dana@example.com';
const NEW = 'new@example.com';
const dataDir = temporaryFolder();
const ids = { asked: '', foreign: '' };
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  await prepareFolder(dataDir, async (app) => {
    const dana = await addDealer(app, DANA);
    const other = await addDealer(app, 'other@example.com', 'Olga');
    await addDealer(app, NEW, 'Nora');
    const review = [{ to: 'submitted' }, { to: 'in_review' }] as const;
    ids.foreign = await addDeal(app, other, { dealName: 'Foreign deal' });
    const named = (dealName: string, requestedAmount: number) => ({ dealName, requestedAmount });
    await addDeal(app, dana, named('Flow wrapper', 67_250), [{ to: 'submitted' }]);
    await addDeal(app, dana, { ...named('Tunnel oven line', 412_000), equipmentType: 'food-service' }, [...review]);
    await addDeal(app, dana, named('Old loader', 31_000), [...review, { to: 'declined' }]);
    await addDeal(app, dana, { ...named('5-axis machining cell', 538_000), equipmentType: 'manufacturing' }, [
      ...review,
      { to: 'approved' },
      { to: 'funded', stage: '100 - Funded' },
    ]);
    await addDeal(app, dana, named('Skid steer, two units', 118_000));
    const note = 'Bank statements of August, September and October, please.';
    ids.asked = await addDeal(app, dana, named('Compact excavator, used', 84_500), [
      ...review,
      { to: 'info_requested', note },
    ]);
  });
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const at = (path: string): string => server.url + path;
const sessions = new Map<string, [string, string][]>();
/** Opens the dashboard of a dealer. Each dealer types the password once, and later browsers reuse the session. */
async function signedIn(device: Device, email = DANA) {
  const session = sessions.get(email);
  const opened = await openPage(browser, device);
  const { page } = opened;
  if (session) {
    await page.goto(at('/robots.txt'));
    await page.evaluate((stored) => {
      for (const [name, value] of stored) localStorage.setItem(name, value);
    }, session);
    await page.goto(at('/dealer/dashboard'));
  } else await signInAs(page, email);
  await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / }).waitFor();
  sessions.set(email, await page.evaluate(() => Object.entries<string>(localStorage)));
  // Navigation would cancel a request in progress, which counts as a browser error.
  await page.waitForLoadState('networkidle');
  return opened;
}
async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto(at('/dealer/login'));
  await page.getByLabel(signIn.email, { exact: true }).fill(email);
  await page.getByLabel(signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: signIn.submit }).click();
}
async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const toastWith = (page: Page, text: string) => page.locator('.toast', { hasText: text });

/** Fills in the first panel. */
async function fillCounter(page: Page, machine: string): Promise<void> {
  await page.locator('#customerName').fill('Elena Sample');
  await page.locator('#borrowerPhone').pressSequentially('4025550188');
  await page.locator('#borrowerEmail').fill('elena@example.com');
  await page.locator('#equipmentDescription').fill(machine);
  await page.locator('#equipmentAmount').fill('90000');
}
async function fillDeal(page: Page, dealName: string): Promise<void> {
  await fillCounter(page, 'Crane');
  await page.locator('#dealName').fill(dealName);
  await page.locator('#equipmentType').selectOption('construction');
  await page.locator('#requestedAmount').fill('84500');
}
const unfold = (page: Page, section: keyof typeof dealForm.sections) =>
  page.locator(`#section-${section} summary`).click();

describe('dealer dashboard', () => {
  test('shows counts, tabs and next steps, searches, and works by keyboard', async () => {
    const { page, context, complaints } = await signedIn('desktop');
    await page.getByRole('tab').first().waitFor();
    const count = (label: string) => page.locator('.stat-strip > div', { hasText: label }).locator('dd').innerText();
    const { counts, tabs } = dashboard;
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      `${tabs.recent} 5`,
      `${tabs.active} 4`,
      `${tabs.won} 1`,
      `${tabs.lost} 1`,
    ]);
    expect([await count(counts.total), await count(counts.inProgress)]).toEqual(['6', '2']);
    expect([await count(counts.approved), await count(counts.funded)]).toEqual(['0', '1']);
    const first = page.locator('a[data-deal]').first();
    expect(await first.innerText()).toContain('You: Send requested information');
    expect(await first.innerText()).toMatch(/\$84,500\s+about \$[\d,]+\/mo/);
    await expectSound(page);
    await page.getByRole('tab', { name: tabs.lost }).click();
    await expect.poll(() => page.locator('.deal-row-name').allInnerTexts()).toEqual(['Old loader']);
    await page.getByRole('searchbox').fill('funded');
    await page.getByRole('button', { name: dashboard.nothingFound.elsewhere(1, tabs.recent) }).click();
    await expect.poll(() => page.locator('.deal-row-name').allInnerTexts()).toEqual(['5-axis machining cell']);

    await page.goto(at('/dealer/dashboard'));
    await page.locator('a[data-deal]').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(await focused(page)).toContain('Skid steer, two units');
    await page.keyboard.press('k');
    expect(await focused(page)).toContain('Compact excavator, used');
    await page.keyboard.press('/');
    await page.keyboard.type('tunnel');
    await page.waitForURL('**q=tunnel');
    await page.getByRole('link', { name: 'Compact excavator' }).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await heading(page, 'Tunnel oven line').waitFor();
    await page.goBack();
    await page.locator('a[data-deal]').first().waitFor();
    await page.keyboard.press('n');
    await heading(page, dealForm.newTitle).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('offers Create Your First Deal on a phone when there is no deal', async () => {
    const { page, context, complaints } = await signedIn('phone', NEW);
    await expectSound(page);
    await page.getByRole('link', { name: 'Create Your First Deal' }).click();
    await heading(page, dealForm.newTitle).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('deal form', () => {
  test('saves one draft after the connection was lost and the answer never came', async () => {
    const { page, context } = await signedIn('phone', NEW);
    await page.goto(at('/dealer/deals/new'));
    await fillCounter(page, 'Deck oven');
    await page.route(
      '**/api/dealer/deals',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await toastWith(page, 'Error saving draft').getByText(frame.errors.offline).waitFor();
    expect(await page.locator('#customerName').inputValue()).toBe('Elena Sample');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await heading(page, 'Deck oven, Elena Sample').waitFor();
    await page.getByRole('link', { name: dealPage.back, exact: true }).first().click();
    await page.locator('a[data-deal]').first().waitFor();
    expect(await page.locator('.deal-row-name').allInnerTexts()).toEqual(['Deck oven, Elena Sample']);
    await page.locator('a[data-deal]').first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Create Your First Deal' }).waitFor();
    await context.close();
  });

  test('saves a deal as a draft, edits and submits it on a phone', async () => {
    const { page, context, complaints } = await signedIn('phone');
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (['POST', 'PUT'].includes(request.method()) && request.url().includes('/deals'))
        sent.push(request.headers()['idempotency-key']);
    });
    expect(await page.getByRole('link', { name: /^(Admin|Debug SF|Applications)$/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'New Deal' }).click();
    await page.locator('#requestedTerm').waitFor();
    expect(await page.locator('#requestedTerm').inputValue()).toBe('60');
    expect(await page.locator('#downPayment').inputValue()).toBe('0');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    const summary = page.getByRole('group', { name: dealForm.errorSummary(5) });
    await summary.waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('deal-summary');
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      dealForm.customerNameMissing,
      'Valid phone number is required',
      'Valid email is required',
      `${dealForm.labels.equipmentDescription}: ${dealForm.equipmentMissing}`,
      'Equipment amount is required',
    ]);
    await expectSound(page);
    await summary.getByRole('link', { name: dealForm.customerNameMissing }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('customerName');
    const name = 'Sample crane';
    await fillDeal(page, name);
    await page.getByText('$2,', { exact: false }).first().waitFor();
    await unfold(page, 'customer');
    await unfold(page, 'guarantor');
    await page.locator('#companyEin').pressSequentially('473094410');
    await page.locator('#guarantor1Ssn').pressSequentially('912344821');
    expect(await page.locator('#companyEin').inputValue()).toBe('47-3094410');
    expect(await page.locator('#borrowerPhone').inputValue()).toBe('(402) 555-0188');
    expect(await page.locator('#companyEin').getAttribute('maxlength')).toBe('10');
    expect(await page.locator('#guarantor1Ssn').getAttribute('maxlength')).toBe('11');
    expect(await page.locator('#guarantor1State').getAttribute('maxlength')).toBe('2');

    // A reload keeps typed values without sensitive numbers.
    const kept = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(kept).toContain(name);
    expect(await kept()).not.toMatch(/47-3094410|912-34-4821/);
    await page.reload();
    await page.getByText(dealForm.draft.restored).waitFor();
    expect(await page.locator('#dealName').inputValue()).toBe(name);
    await unfold(page, 'customer');
    await page.locator('#companyEin').pressSequentially('473094410');

    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await heading(page, name).waitFor();
    await toastWith(page, dealForm.saved.title).waitFor();
    expect(await underToast(page, 'h1, .deal-actions :is(a, button), .next-move :is(h2, a, button)')).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'dealerDevice',
      'dealerPermissions',
      'dealerToken',
      'dealerUser',
    ]);
    await page.getByRole('heading', { name: dealPage.headlines.draft }).waitFor();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await heading(page, dealForm.editTitle).waitFor();
    expect(await page.locator('#companyEin').inputValue()).toBe('••-•••4410');
    await page.locator('#requestedTerm').selectOption('72');
    await page.getByRole('button', { name: 'Submit for Review' }).click();
    const dialog = page.getByRole('dialog', { name: dealPage.confirmSubmit.title });
    expect(await dialog.innerText()).toContain('cannot be undone');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Submit for Review' }).click();
    await heading(page, name).waitFor();
    await page.getByRole('heading', { name: dealPage.headlines.submitted }).waitFor();
    expect(await page.locator('.timeline-name').allTextContents()).toEqual([
      'Draft, reached',
      'Submitted, current',
      'In review, still ahead',
      'Approved, still ahead',
      'Documents out, still ahead',
      'Funded, still ahead',
    ]);
    expect(await page.locator('.deal-facts').innerText()).toContain('72 mo');
    expect(await page.locator('.file-row', { hasText: 'EIN' }).innerText()).toContain('••-•••4410');
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    expect(sent).toHaveLength(3);
    expect(sent.every((key) => key !== undefined && key.length > 30)).toBe(true);

    await page.getByRole('button', { name: dealPage.actions.more }).click();
    await page.getByRole('menuitem', { name: dealPage.actions.sync }).click();
    await toastWith(page, dealPage.toasts.upToDate.description).waitFor();
    await expectSound(page);
    await page.goto(page.url() + '/edit');
    await page.getByText(dealForm.notADraft.title).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('offers the specified options, keeps the form after a failure, and a second submit creates no second draft', async () => {
    const { page, context } = await signedIn('desktop', NEW);
    await page.getByRole('link', { name: 'New Deal' }).click();
    const options = (field: string) =>
      page.locator(`#${field} option`).evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    await page.locator('#requestedTerm').waitFor();
    expect(await options('requestedTerm')).toEqual(['36', '48', '60', '72', '84']);
    const types = ['', 'construction', 'food-service', 'manufacturing', 'transportation', 'other'];
    expect(await options('equipmentType')).toEqual(types);
    expect(await options('borrowerIndustry')).toEqual(types.with(2, 'food-beverage'));
    await fillDeal(page, 'Kept deal');
    const broken = { status: 503, json: { success: false, error: 'Down.', message: 'Down.', code: 'unavailable' } };
    await page.route('**/api/dealer/deals', (route) => route.fulfill(broken), { times: 1 });
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await toastWith(page, 'Error saving draft').getByText('Down.', { exact: true }).waitFor();
    expect(await page.locator('#dealName').inputValue()).toBe('Kept deal');
    const submit = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Submit for Review' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit for Review' }).click();
    };
    await page.route('**/api/dealer/deals/*/submit', (route) => route.fulfill(broken), { times: 1 });
    await submit();
    await toastWith(page, 'Error submitting deal').waitFor();
    await page.locator('#dealName').fill('Kept deal, mended');
    await submit();
    await heading(page, 'Kept deal, mended').waitFor();
    await page.getByRole('link', { name: dealPage.back, exact: true }).first().click();
    await page.locator('a[data-deal]').first().waitFor();
    expect(await page.locator('.deal-row-name').allInnerTexts()).toEqual(['Kept deal, mended']);
    await context.close();
  });

  test('duplicates a deal without the encrypted numbers, and deletes a draft after a confirmation', async () => {
    const { page, context, complaints } = await signedIn('desktop');
    await page.goto(at(`/dealer/deals/new?from=${ids.asked}`));
    await heading(page, dealForm.newTitle).waitFor();
    expect(await page.locator('#dealName').inputValue()).toBe('Compact excavator, used (copy)');
    for (const field of ['companyEin', 'guarantor1Ssn', 'guarantor1Dob'])
      expect(await page.locator(`#${field}`).inputValue()).toBe('');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await heading(page, 'Compact excavator, used (copy)').waitFor();
    await page.getByRole('button', { name: 'Submit for Review' }).click();
    await page.route('**/api/dealer/deals/*/submit', (route) => route.abort(), { times: 1 });
    const submit = page.getByRole('dialog', { name: dealPage.confirmSubmit.title });
    await submit.getByRole('button', { name: 'Submit for Review' }).click();
    await toastWith(page, 'Failed to submit deal').waitFor();
    await submit.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: dealPage.confirmDelete.title });
    expect(await dialog.innerText()).toContain('cannot be undone');
    await page.route('**/api/dealer/deals/*', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await toastWith(page, 'Failed to delete deal').waitFor();
    // The closed dialog stays in the document until the browser fires its close event.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await toastWith(page, dealPage.toasts.deleted.title).waitFor();
    await heading(page, /^Good/).waitFor();
    expect(await page.getByText('(copy)').count()).toBe(0);
    expect(complaints.filter((line) => !/ERR_FAILED|^failed:/.test(line))).toEqual([]);
    await context.close();
  });
});

describe('deal page', () => {
  test('shows the next actor and each sync result, and refreshes every 30 s, on a phone', async () => {
    const { page, context, complaints } = await signedIn('phone');
    await page.goto(at(`/dealer/deals/${ids.asked}`));
    await heading(page, 'Compact excavator, used').waitFor();
    await page.getByRole('heading', { name: dealPage.headlines.info_requested }).waitFor();
    await page.locator('.next-move', { hasText: 'Bank statements of August' }).waitFor();
    const facts = page.locator('.deal-facts');
    expect(await facts.innerText()).toMatch(/Estimated payment\s+\$[\d,]+\.\d{2} a month/);
    await facts.getByText(/^Estimate: 60 months, .*%, \$[\d,.]+ down\. Subject to credit approval\.$/).waitFor();
    await expectSound(page);
    const answers = [
      { json: { stageChanged: true, previousStage: '10 - New', salesforceStage: '20 - Credit' } },
      { json: { stageChanged: false, previousStage: '20 - Credit', salesforceStage: '20 - Credit' } },
      { status: 503, json: { success: false, message: 'The CRM is away.', code: 'unavailable' } },
    ];
    await page.route('**/sync-salesforce', (route) => route.fulfill(answers.shift() ?? { status: 500 }));
    const more = page.getByRole('button', { name: dealPage.actions.more });
    const sync = async (): Promise<void> => {
      await more.click();
      await page.getByRole('menuitem', { name: dealPage.actions.sync }).click();
    };
    await sync();
    await toastWith(page, 'The deal moved from 10 - New to 20 - Credit.').waitFor();
    await sync();
    await toastWith(page, 'up to date').waitFor();
    await sync();
    await toastWith(page, 'Failed to sync with Salesforce').getByText('The CRM is away.').waitFor();
    expect(complaints.filter((line) => !line.includes('status of 503'))).toEqual([]);
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await page.reload();
    await heading(page, 'Compact excavator, used').waitFor();
    // A request in progress would time out with the test clock.
    await page.waitForLoadState('networkidle');
    await more.focus();
    const read = page.waitForRequest((request) => request.url().endsWith(`/deals/${ids.asked}`));
    await page.clock.runFor(30_500);
    expect((await read).headers()['x-poll']).toBe('1');
    expect(await more.evaluate((one) => one === document.activeElement)).toBe(true);
    await context.close();
  });

  test('shows Deal not found for an unknown deal and for a deal of another dealership', async () => {
    const { page, context } = await signedIn('phone');
    for (const id of ['none', ids.foreign]) {
      await page.goto(at(`/dealer/deals/${id}`));
      await heading(page, 'Deal not found').waitFor();
      await page.getByRole('link', { name: 'Return to Dashboard' }).click();
      await heading(page, /^Good/).waitFor();
    }
    await page.goBack();
    await heading(page, 'Deal not found').waitFor();
    await expectSound(page);
    await context.close();
  });
});

test('the bell lists five notifications and the number of others, marks one or all as read, and refreshes every 30 s', async () => {
  const { page, context, complaints } = await signedIn('desktop');
  const open = page.getByRole('button', { name: bell.title });
  const badge = page.locator('.bell-badge');
  await badge.waitFor();
  expect(Number.parseInt(await badge.innerText(), 10)).toBeGreaterThan(5);
  await open.click();
  const menu = page.getByRole('dialog', { name: bell.title });
  await menu.getByText(/^\d+ more notifications$/).click();
  await page.getByRole('heading', { level: 1, name: notificationsPage.title }).waitFor();
  const group = page.getByRole('group', { name: 'Compact excavator, used' });
  await group.getByRole('link', { name: notificationsPage.openDeal }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const unread = async () => await page.locator('.notification-rows [data-read=false]').count();
  const before = await unread();
  const sold = page.getByRole('group', { name: '5-axis machining cell' });
  const some = await sold.locator('[data-read=false]').count();
  await sold.getByRole('button', { name: notificationsPage.mark }).click();
  await expect.poll(unread).toBe(before - some);
  expect(some).toBeGreaterThan(0);
  await page.goBack();
  await page.getByRole('button', { name: bell.title }).click();
  expect(await menu.locator('.notification').count()).toBe(5);
  const urgent = menu.locator('.notification-urgent .notification-priority');
  await expectSound(page);
  expect(await urgent.evaluate((at) => getComputedStyle(at).color)).toBe(
    await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--bad)';
      return getComputedStyle(probe).color;
    }),
  );
  await page.route('**/api/dealer/notifications/*/read', (route) => route.abort(), { times: 1 });
  const asked = menu.locator('.notification', { hasText: 'Compact excavator, used' }).first();
  await asked.click();
  await toastWith(page, 'Failed to mark notification as read').waitFor();
  await heading(page, 'Compact excavator, used').waitFor();
  await open.click();
  await asked.click();
  await menu.waitFor({ state: 'hidden' });
  await open.click();
  expect(await asked.getAttribute('data-read')).toBe('true');
  await page.route('**/api/dealer/notifications/mark-all-read', (route) => route.abort(), { times: 1 });
  await menu.getByRole('button', { name: bell.markAll }).click();
  await toastWith(page, 'Failed to mark all notifications as read').waitFor();
  await menu.getByRole('button', { name: bell.markAll }).click();
  await badge.waitFor({ state: 'detached' });
  expect(complaints.filter((line) => !/ERR_FAILED|^failed:/.test(line))).toEqual([]);

  const names = ['notifications', 'notifications/unread-count'];
  await page.clock.install();
  const first = names.map((name) => page.waitForResponse((answer) => answer.url().endsWith(`/api/dealer/${name}`)));
  await page.reload();
  for (const answer of first) await (await answer).finished();
  await heading(page, 'Compact excavator, used').waitFor();
  const polls = names.map((name) => page.waitForRequest((request) => request.url().endsWith(`/api/dealer/${name}`)));
  await page.clock.runFor(30_500);
  for (const poll of polls) expect((await poll).headers()['x-poll']).toBe('1');
  await context.close();
});
