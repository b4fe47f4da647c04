import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { DealersDecision } from '#contract/decision.ts';
import { type Deal, dealPaths, type DealsAnswer } from '#contract/deals.ts';
import { account } from '#copy/portal/account.ts';
import { dashboard } from '#copy/portal/dashboard.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { documentsSection, uploadLinkWords } from '#copy/portal/documents.ts';
import { keyboard } from '#copy/portal/desk.ts';
import { frame } from '#copy/portal/frame.ts';
import { bell, notificationsPage } from '#copy/portal/notifications.ts';
import { accessibilityFaults } from './browser.ts';
import { dealerSite, heading, NEW, toastWith } from './dealer-site.ts';
import { expectSound } from './expect-sound.ts';

const { at, ids, signedIn } = dealerSite();
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('dealer dashboard', () => {
  test('shows counts, tabs and next steps, searches, and works by keyboard', async () => {
    const { page, context, complaints } = await signedIn('desktop');
    await page.getByRole('tab').first().waitFor();
    const count = (label: string) => page.locator('.stat-strip > div', { hasText: label }).locator('dd').innerText();
    const { lists } = dashboard;
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      `${lists.recent} 5`,
      `${lists.active} 4`,
      `${lists.won} 1`,
      `${lists.lost} 1`,
    ]);
    expect([await count(lists.total), await count(lists.inProgress)]).toEqual(['6', '2']);
    expect([await count(lists.approved), await count(lists.funded)]).toEqual(['0', '1']);
    for (const [name, list, shown] of [
      ['6', lists.total, 6],
      [dashboard.rest.waiting(1), lists.waiting, 1],
      ['2', lists.inProgress, 2],
    ] as const) {
      await page.locator('.count-strip, .count-rest').getByRole('link', { name, exact: true }).click();
      await page.getByRole('tab', { name: `${list} ${String(shown)}`, selected: true }).waitFor();
      expect(await page.locator('a[data-deal]').count()).toBe(shown);
    }
    await page.getByText(dashboard.questions).waitFor();
    await page.getByRole('tab', { name: lists.recent }).click();
    const first = page.locator('a[data-deal]').first();
    expect(await first.innerText()).toContain('You: Send requested information');
    expect(await first.innerText()).toMatch(/\$84,500\s+about \$[\d,]+\/mo/);
    await expectSound(page);
    await page.getByRole('tab', { name: lists.lost }).click();
    await expect.poll(() => page.locator('.deal-row-name').allTextContents()).toEqual(['Old loader']);
    await page.getByRole('searchbox').fill('funded');
    await page.getByRole('button', { name: dashboard.nothingFound.elsewhere(1, lists.recent) }).click();
    await expect.poll(() => page.locator('.deal-row-name').allTextContents()).toEqual(['5-axis machining cell']);

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
    await page.getByText(/^Answer promised by \w{3} \d/).waitFor();
    await page.goBack();
    await page.locator('a[data-deal]').first().waitFor();
    await page.keyboard.press('n');
    await heading(page, dealForm.newTitle).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('of an approved deal says what is needed before funding, or that the approval expired', async () => {
    const { page, context, complaints } = await signedIn('phone');
    let expired = false;
    await page.route(`**${dealPaths.own}?progress=true`, async (route) => {
      const response = await route.fetch();
      const { deals } = (await response.json()) as DealsAnswer;
      const offer = { amount: 84_500, termMonths: 60, payment: 1_985.5, expiresOn: '2026-12-19', expired };
      const listed = deals.map((deal) =>
        deal.id === ids.asked && deal.progress
          ? { ...deal, status: 'approved', progress: { ...deal.progress, missingDocuments: 2, offer } }
          : deal,
      );
      await route.fulfill({ response, json: { deals: listed } });
    });
    const row = page.locator(`[data-deal="${ids.asked}"]`);
    const next = row.locator('.deal-row-next');
    await page.goto(at('/dealer/dashboard?tab=active'));
    await next.getByText(dashboard.beforeFunding(2)).waitFor();
    expect(await next.innerText()).toContain(dashboard.until('Dec 19, 2026'));
    await expectSound(page);
    expired = true;
    await page.reload();
    await row.getByText(dashboard.approvalExpired.note).waitFor();
    expect(await next.innerText()).not.toContain(dashboard.beforeFunding(2));
    expect(await next.innerText()).not.toContain(dashboard.until('Dec 19, 2026'));
    await expectSound(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('lists its keys on ? and from the header, where they can be turned off and on', async () => {
    const { page, context, complaints } = await signedIn('desktop');
    await page.locator('a[data-deal]').first().waitFor();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: keyboard.title });
    for (const { title } of keyboard.dealerGroups) await sheet.getByRole('heading', { name: title }).waitFor();
    expect(await sheet.getByText(keyboard.palette).count()).toBe(0);
    await expectSound(page);
    await sheet.getByLabel(keyboard.switch).uncheck();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    expect([await sheet.count(), new URL(page.url()).pathname]).toEqual([0, '/dealer/dashboard']);
    await page.getByRole('button', { name: frame.shortcuts }).click();
    await sheet.getByLabel(keyboard.switch).check();
    await sheet.getByRole('button', { name: keyboard.close, exact: true }).last().click();
    await sheet.waitFor({ state: 'detached' });
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

const expiredApproval: DealersDecision = {
  outcome: 'approved',
  decidedAt: '2026-08-03T15:00:00.000Z',
  amount: 84_500,
  termMonths: 60,
  payment: 1_985.5,
  conditions: [],
  expiresOn: '2026-09-02',
  expired: true,
  figuresHeld: false,
};

describe('deal page', () => {
  test('of a declined deal asks for no documents and offers no upload link, on a phone', async () => {
    const { page, context, complaints } = await signedIn('phone');
    await page.goto(at('/dealer/dashboard?tab=closed'));
    await page.getByRole('link', { name: 'Old loader' }).click();
    await heading(page, 'Old loader').waitFor();
    await page.getByText(documentsSection.empty.closed).waitFor();
    await page.getByText(uploadLinkWords.noneClosed).waitFor();
    expect(await page.getByRole('button', { name: new RegExp(`^${uploadLinkWords.make}`) }).count()).toBe(0);
    await page.keyboard.press('u');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectSound(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('of an expired approval says how to get new terms and offers no upload link, on a phone', async () => {
    const { page, context, complaints } = await signedIn('phone');
    await page.route(`**${dealPaths.one(ids.asked)}`, async (route) => {
      const response = await route.fetch();
      const { deal } = (await response.json()) as { deal: Deal };
      await route.fulfill({ response, json: { deal: { ...deal, status: 'approved', decision: expiredApproval } } });
    });
    await page.goto(at(`/dealer/deals/${ids.asked}`));
    await page.getByRole('heading', { name: dealPage.approvalExpired.headline }).waitFor();
    await page.getByRole('link', { name: /^Call / }).waitFor();
    // The time of the approval would read like the time of its end.
    expect(await page.locator('.next-move').innerText()).not.toContain('Since');
    const links = new RegExp(`^(?:${uploadLinkWords.get}|${uploadLinkWords.another})`);
    expect(await page.getByRole('button', { name: links }).count()).toBe(0);
    await expectSound(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('of a deal whose promised answer is overdue says so and offers a call', async () => {
    const { page, context, complaints } = await signedIn('phone');
    await page.route(`**${dealPaths.one(ids.asked)}`, async (route) => {
      const response = await route.fetch();
      const { deal } = (await response.json()) as { deal: Deal };
      const answerBy = '2026-01-05T15:00:00.000Z';
      await route.fulfill({ response, json: { deal: { ...deal, status: 'in_review', answerBy } } });
    });
    await page.goto(at(`/dealer/deals/${ids.asked}`));
    await page.getByText(/^The answer was promised by Jan 5, 2026/).waitFor();
    await page.getByRole('link', { name: /^Call / }).waitFor();
    await expectSound(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('shows the next actor and each sync result, and refreshes every 30 s, on a phone', async () => {
    const { page, context, complaints } = await signedIn('phone');
    await page.goto(at(`/dealer/deals/${ids.asked}`));
    await heading(page, 'Compact excavator, used').waitFor();
    await page.getByRole('heading', { name: dealPage.headlines.info_requested }).waitFor();
    await page.locator('.next-move', { hasText: 'Bank statements of August' }).waitFor();
    const facts = page.locator('.deal-facts');
    expect(await facts.innerText()).toMatch(/Estimated payment\s+\$[\d,]+\.\d{2} \/mo/);
    await facts.getByText(/^Estimate: 60 months, .*% rate, \$[\d,.]+ down\. Subject to credit approval\.$/).waitFor();
    await expectSound(page);
    const answers = [
      { json: { stageChanged: true, previousStage: '10 - New', salesforceStage: '20 - Credit' } },
      { json: { stageChanged: false, previousStage: '20 - Credit', salesforceStage: '20 - Credit' } },
      { status: 503, json: { success: false, message: 'The CRM is away.', code: 'unavailable' } },
    ];
    await page.route('**/sync-salesforce', (route) => route.fulfill(answers.shift() ?? { status: 500 }));
    const sync = page.getByRole('button', { name: dealPage.actions.sync });
    await sync.click();
    await toastWith(page, 'The deal moved from 10 - New to 20 - Credit.').waitFor();
    await sync.click();
    await toastWith(page, 'up to date').waitFor();
    await sync.click();
    await toastWith(page, 'Failed to sync with Salesforce').getByText('The CRM is away.').waitFor();
    expect(complaints.filter((line) => !line.includes('status of 503'))).toEqual([]);
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await page.reload();
    await heading(page, 'Compact excavator, used').waitFor();
    // A request in progress would time out with the test clock.
    await page.waitForLoadState('networkidle');
    await sync.focus();
    const read = page.waitForRequest((request) => request.url().endsWith(`/deals/${ids.asked}`));
    await page.clock.runFor(30_500);
    expect((await read).headers()['x-poll']).toBe('1');
    expect(await sync.evaluate((one) => one === document.activeElement)).toBe(true);
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
  // Only the newest message of a deal says who moves next.
  expect(await group.getByText(dealWords.moves.dealer).count()).toBe(1);
  expect(await group.getByText(dealWords.moves.lender).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  const unread = async () => await page.locator('.notification-rows [data-read=false]').count();
  const before = await unread();
  const sold = page.getByRole('group', { name: '5-axis machining cell' });
  const some = await sold.locator('[data-read=false]').count();
  await sold.getByRole('button', { name: notificationsPage.mark }).click();
  await expect.poll(unread).toBe(before - some);
  expect(some).toBeGreaterThan(1);
  // Read messages other than the newest are folded.
  const read = sold.locator('[data-read=true]:visible');
  expect(await read.count()).toBe(1);
  await sold.locator('summary').click();
  expect(await read.count()).toBe(await sold.locator('[data-read=true]').count());
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

test('the bell and the link dialog offer another try after a failed read', async () => {
  const { page, context } = await signedIn('phone');
  const [notifications, ownAccount] = ['**/api/dealer/notifications', '**/api/dealer/account'];
  for (const path of [notifications, ownAccount]) await page.route(path, (route) => route.abort());
  await page.goto(at(`/dealer/deals/${ids.asked}`));
  await page.getByRole('button', { name: bell.title }).click();
  const menu = page.getByRole('dialog', { name: bell.title });
  await menu.getByText(bell.failed).waitFor();
  await expectSound(page);
  await page.unroute(notifications);
  await menu.getByRole('button', { name: frame.retry }).click();
  await menu.locator('.notification').first().waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: uploadLinkWords.get }).click();
  const dialog = page.getByRole('dialog', { name: uploadLinkWords.form.title });
  await dialog.getByText(account.failed).waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(0);
  await expectSound(page);
  await page.unroute(ownAccount);
  await dialog.getByRole('button', { name: frame.retry }).click();
  await dialog.getByRole('checkbox').first().waitFor();
  await context.close();
});
