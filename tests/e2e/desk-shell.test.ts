import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import { inquiryPaths } from '#contract/inquiry-paths.ts';
import { inbox } from '#copy/portal/applications.ts';
import { assignment, bulkAssign, rowActions } from '#copy/portal/assignment.ts';
import { auditWords } from '#copy/portal/audit.ts';
import { chats } from '#copy/portal/chats.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { dealBoard } from '#copy/portal/deal-board.ts';
import { salesforceDebug } from '#copy/portal/dealer-invites.ts';
import { dealersWords } from '#copy/portal/dealership.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { keyboard, palette } from '#copy/portal/desk.ts';
import { doctor } from '#copy/portal/doctor.ts';
import { frame } from '#copy/portal/frame.ts';
import { myDay } from '#copy/portal/my-day.ts';
import { people } from '#copy/portal/people.ts';
import { savedViews } from '#copy/portal/saved-views.ts';
import { settings } from '#copy/portal/settings.ts';
import { staffDeals } from '#copy/portal/staff-deals.ts';
import { sampleApplication } from '#tests/support/factories.ts';
import { addDeal, addDealer } from '#tests/support/sample-dealership.ts';
import { expectSound } from './expect-sound.ts';
import { servedSite } from './served-site.ts';

const trees = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Ironwood'];
const businesses = trees.map((tree) => `${tree} Paving`);

const { openAs, post, url } = servedSite({
  staff: true,
  prepare: async (app) => {
    const dana = await addDealer(app, 'dana@example.com');
    await app.crm.addContact?.({
      email: 'elma@example.com',
      firstName: 'Elma',
      lastName: 'Sample',
      phone: null,
      accountName: 'Elm Equipment',
      recordType: DEALER_RECORD_TYPE,
    });
    for (const dealName of ['Deck oven', 'Bucket truck']) await addDeal(app, dana, { dealName }, [{ to: 'submitted' }]);
    const lateDeal = app.db.query.updateTable('deals').where('deal_name', '=', 'Bucket truck');
    await lateDeal.set({ submitted_at: new Date(Date.now() - 9 * 86_400_000) }).execute();
  },
});
beforeAll(async () => {
  for (const businessName of businesses) await post('/api/credit-application', sampleApplication({ businessName }));
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const nav = (page: Page) => page.getByRole('navigation', { name: frame.nav });

describe('a user without own files', () => {
  test('My day starts with the most urgent file of all while the user has none', async () => {
    const { page, context, complaints } = await openAs('/admin');
    const urgent = page.getByRole('region', { name: myDay.urgent.title });
    await urgent.getByRole('button', { name: /^Assign to me.*Bucket truck$/ }).waitFor();
    const unassigned = page.getByRole('region', { name: myDay.unassigned.title });
    expect(await unassigned.getByText('Bucket truck', { exact: true }).count()).toBe(0);
    await expectSound(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectSound(page);
    await page.getByRole('link', { name: myDay.start }).click();
    await heading(page, 'Bucket truck').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the list of deals counts late deals', async () => {
    const { page, context, complaints } = await openAs('/admin/deals');
    await page.getByRole('button', { name: `${staffDeals.views.late} 1`, exact: true }).click();
    await page.getByRole('link', { name: 'Bucket truck' }).waitFor();
    await page.getByRole('link', { name: 'Deck oven' }).waitFor({ state: 'detached' });
    await expectSound(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the shell of the desk', () => {
  test('the sidebar is visible at 1366 px, shows icons from 1024 px, keeps a chosen width, and fills 2560 px', async () => {
    const { page, context, complaints } = await openAs('/admin');
    await nav(page).getByText(frame.applications).waitFor();
    for (const [width, sidebar] of [
      [1366, 220],
      [1100, 56],
      [2560, 220],
    ] as const) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(async () => (await page.locator('.desk-sidebar').boundingBox())?.width).toBe(sidebar);
      expect((await page.locator('#content').boundingBox())?.width).toBe(width - sidebar);
      await expectSound(page);
    }
    await page.getByRole('button', { name: frame.collapse }).click();
    // A reload would cancel the requests in progress, which count as browser errors.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.getByRole('button', { name: frame.expand }).waitFor();
    await page.getByRole('button', { name: frame.expand }).click();
    await page.getByRole('button', { name: frame.collapse }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a phone has the daily screens at its lower edge, and all screens in the menu, which counts new inquiries', async () => {
    const inquiry = { kind: 'quote', name: 'Rosa Vega', phone: '(402) 555-0199', email: 'rosa@example.com' };
    await post(inquiryPaths.send, { ...inquiry, machine: 'Skid steer' });
    const { page, context, complaints } = await openAs('/admin', 'phone');
    await page.getByRole('button', { name: frame.menu }).getByText('1', { exact: true }).waitFor();
    await nav(page).getByRole('link', { name: frame.allDeals, exact: true }).click();
    await heading(page, staffDeals.title).waitFor();
    await page.getByRole('link', { name: 'Deck oven' }).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: frame.menu }).click();
    const menu = page.getByRole('dialog', { name: frame.menu });
    await menu.getByRole('link', { name: frame.people, exact: true }).waitFor();
    await expectSound(page);
    await menu.getByRole('link', { name: frame.myDay, exact: true }).click();
    await menu.waitFor({ state: 'detached' });
    await page.getByText(myDay.unassigned.title, { exact: true }).first().waitFor();
    await expectSound(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the palette opens a file, a user, a dealership, a screen and an action of the screen by name', async () => {
    const { page, context, complaints } = await openAs('/admin/applications?view=all');
    await page.getByText('Cedar Paving', { exact: true }).waitFor();
    const box = page.getByRole('combobox', { name: palette.title });
    const option = (name: string) => page.getByRole('option', { name });
    await page.keyboard.press('ControlOrMeta+k');
    await box.fill('cedar');
    await option('Cedar Paving').waitFor();
    await expectSound(page);
    await page.keyboard.press('Enter');
    await heading(page, 'Cedar Paving').waitFor();
    await page.getByRole('button', { name: frame.search }).click();
    await box.fill(assignment.take);
    await option(assignment.take).click();
    await page.locator('.assignee-line').getByText(assignment.yours).waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await box.fill('nothing has this name');
    await page.getByText(palette.none('nothing has this name')).waitFor();
    await box.fill('deals');
    await page.keyboard.press('Enter');
    await heading(page, staffDeals.title).waitFor();
    for (const [typed, kind, title, row] of [
      ['dana@', palette.kinds.person, people.title, 'dana@example.com'],
      ['elm', palette.kinds.dealer, 'Elm Equipment', 'elma@example.com'],
    ] as const) {
      await page.keyboard.press('ControlOrMeta+k');
      await box.fill(typed);
      await page.getByRole('option').filter({ hasText: kind }).click();
      await heading(page, title).waitFor();
      await page.getByRole('row').filter({ hasText: row }).waitFor();
      // The list of users has a heading over each group.
      expect(await page.getByRole('row').count()).toBe(title === people.title ? 3 : 2);
    }
    for (const [typed, title] of [
      ['doctor', doctor.title],
      ['rates', settings.sections.pricing.title],
      ['unanswered', chats.title],
      ['board', dealBoard.title],
      ['debug', salesforceDebug.title],
    ] as const) {
      await page.keyboard.press('ControlOrMeta+k');
      await box.fill(typed);
      await page.keyboard.press('Enter');
      await heading(page, title).waitFor();
    }
    await page.keyboard.press('ControlOrMeta+k');
    await box.fill('export');
    const download = page.waitForEvent('download');
    await option(palette.places.exportDeals).click();
    expect((await download).suggestedFilename()).toMatch(/^deals-/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('G and a letter leads to a screen; no shortcut fires while typing, or after they are turned off', async () => {
    const { page, context, complaints } = await openAs('/admin');
    await page.getByText('Alder Paving', { exact: true }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await heading(page, staffDeals.title).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('ga?');
    await page.waitForURL('**/admin/deals?q=ga%3F');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('searchbox').fill('');
    await heading(page, staffDeals.title).click();
    await page.getByRole('link', { name: 'Deck oven' }).waitFor();
    for (const key of ['j', 'j', 'k', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('button', { name: desk.decide, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await heading(page, staffDeals.title).waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: keyboard.title });
    await help.getByText(keyboard.goTo(frame.applications)).waitFor();
    for (const { title } of keyboard.groups) await help.getByRole('heading', { name: title, exact: true }).waitFor();
    await expectSound(page);
    await help.getByRole('checkbox', { name: keyboard.switch }).uncheck();
    await help.getByRole('button', { name: keyboard.close }).click();
    await help.waitFor({ state: 'detached' });
    for (const key of ['g', 'a', '?', 'j']) await page.keyboard.press(key);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest('table'))).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/admin/deals');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: palette.title }).fill(frame.shortcuts);
    await page.keyboard.press('Enter');
    await help.getByRole('checkbox', { name: keyboard.switch }).check();
    await help.getByRole('button', { name: keyboard.close }).click();
    for (const [key, title] of [
      ['e', dealersWords.title],
      ['r', dataRequestWords.title],
      ['l', auditWords.title],
    ] as const) {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await heading(page, title).waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('My day', () => {
  test('A takes the oldest unassigned file, which moves to the own tasks and leads to its file', async () => {
    const { page, context, complaints } = await openAs('/admin');
    const unassigned = page.getByRole('region', { name: myDay.unassigned.title });
    const first = unassigned.locator('.task-name').first();
    const name = (await first.textContent()) ?? '';
    await page.keyboard.press('a');
    await page.getByText(myDay.taken(name), { exact: true }).waitFor();
    const yours = page.getByRole('region', { name: myDay.yours.title });
    await yours.getByText(name, { exact: false }).first().waitFor();
    await unassigned.getByText(name, { exact: true }).waitFor({ state: 'detached' });
    await expectSound(page);
    await yours.getByRole('link', { name }).first().click();
    await heading(page, name).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the inbox', () => {
  test('J and K open the next and the previous file while one is open', async () => {
    const { page, context, complaints } = await openAs('/admin/applications?q=paving');
    await page.getByText('Hazel Paving', { exact: true }).click();
    await heading(page, 'Hazel Paving').waitFor();
    await page.keyboard.press('j');
    await heading(page, 'Ironwood Paving').waitFor();
    await page.keyboard.press('k');
    await heading(page, 'Hazel Paving').waitFor();
    expect(new URL(page.url()).search).toBe('?q=paving');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('headings sort the list, which the address and a file next to it keep; files come by deadline at first', async () => {
    const { page, context, complaints } = await openAs('/admin/applications?q=paving');
    const names = () => page.locator('.inbox-row-name').allInnerTexts();
    const press = (column: string) =>
      page.getByRole('group', { name: inbox.sort.name }).getByRole('button', { name: column }).click();
    await expect.poll(names).toEqual(businesses);
    await press(inbox.columns.name);
    await page.waitForURL('**/admin/applications?q=paving&sort=business');
    await expect.poll(names).toEqual(businesses);
    await press(inbox.columns.name);
    await page.waitForURL('**/admin/applications?q=paving&sort=-business');
    await page.reload();
    await expect.poll(names).toEqual(businesses.toReversed());
    await page.getByText('Ironwood Paving', { exact: true }).click();
    await heading(page, 'Ironwood Paving').waitFor();
    expect(await names()).toEqual(businesses.toReversed());
    await page.getByRole('button', { name: inbox.filters, exact: true }).click();
    await page.getByRole('combobox', { name: inbox.sort.name }).selectOption('');
    await expect.poll(names).toEqual(businesses);
    await expectSound(page);
    const mine = page.waitForRequest((one) => one.url().includes('assigned=mine'));
    await page.getByRole('button', { name: inbox.views.mine }).click();
    expect(new URL((await mine).url()).searchParams.get('sort')).toBe('due');
    await page.waitForURL((to) => to.searchParams.has('assigned') && !to.searchParams.has('sort'));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('X selects the row with the focus, and the pointer assigns a row without opening it', async () => {
    const { page, context, complaints } = await openAs('/admin/applications?q=paving');
    const row = (name: string) => page.locator('.inbox-rows > li', { hasText: name });
    await row('Fir Paving').getByRole('link').focus();
    await page.keyboard.press('x');
    const bar = page.getByRole('group', { name: bulkAssign.title });
    await bar.getByText(bulkAssign.selected(1)).waitFor();
    expect(await page.getByRole('checkbox', { name: bulkAssign.selectOne('Fir Paving') }).isChecked()).toBe(true);
    await expectSound(page);
    await page.keyboard.press('x');
    await bar.waitFor({ state: 'detached' });
    await row('Elm Paving').hover();
    await expectSound(page);
    await row('Elm Paving')
      .getByRole('button', { name: rowActions.take('Elm Paving') })
      .click();
    await row('Elm Paving')
      .getByTitle(/\(you\)/)
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/applications');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a filter is saved as a view, chosen again by its name, and deleted', async () => {
    const { page, context, complaints } = await openAs('/admin/applications?q=Birch');
    await page.getByRole('button', { name: savedViews.save, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: savedViews.dialog.title });
    await dialog.getByRole('button', { name: savedViews.dialog.submit }).click();
    await dialog.getByText('Enter a name').waitFor();
    await dialog.getByRole('textbox', { name: savedViews.dialog.name }).fill('Second');
    await expectSound(page);
    await page.keyboard.press('Enter');
    await page.getByText(savedViews.saved('Second').title, { exact: true }).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${inbox.views.all} \\d+$`) }).click();
    await page.getByText('Elm Paving', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Second', exact: true }).click();
    await page.waitForURL('**/admin/applications?q=Birch');
    await page.getByText('Elm Paving', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: savedViews.delete('Second') }).click();
    await page.getByRole('button', { name: 'Second', exact: true }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('several applications are assigned at once, and those that a colleague took stay selected', async () => {
    const { page, context } = await openAs('/admin/applications?view=all');
    await page.getByText('Ginkgo Paving', { exact: true }).waitFor();
    await page.getByRole('button', { name: inbox.tools }).click();
    await page.getByRole('menuitem', { name: bulkAssign.select }).click();
    for (const name of ['Ginkgo Paving', 'Hazel Paving'])
      await page.getByRole('checkbox', { name: bulkAssign.selectOne(name) }).check();
    await expectSound(page);
    const bar = page.getByRole('group', { name: bulkAssign.title });
    const assign = async (): Promise<void> => {
      await bar.getByRole('button', { name: bulkAssign.assign }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(assignment.dialog.to, { exact: true }).selectOption({ index: 1 });
      await dialog.getByRole('button', { name: assignment.dialog.submit, exact: true }).click();
    };
    let calls = 0;
    await page.route('**/assignee', (route) =>
      ++calls === 1
        ? route.fulfill({
            status: 409,
            json: { success: false, message: 'Dana Sample has this now.', code: 'conflict' },
          })
        : route.continue(),
    );
    await assign();
    await page
      .locator('.toast', { hasText: bulkAssign.failed(1, 2) })
      .getByText('Dana Sample has this now.')
      .waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await bar.getByText(bulkAssign.selected(1)).waitFor();
    await assign();
    await bar.waitFor({ state: 'detached' });
    for (const name of ['Ginkgo Paving', 'Hazel Paving'])
      await page
        .locator('a[data-application]', { hasText: name })
        .getByTitle(/\(you\)/)
        .waitFor();
    await context.close();
  });

  test('a search text with nine digits is searched and never part of the address', async () => {
    const { page, context } = await openAs('/admin/applications?view=all');
    await page.getByText('Cedar Paving', { exact: true }).waitFor();
    const asked = page.waitForResponse((one) => one.url().includes('912344821'));
    await page.keyboard.press('/');
    await page.locator('input[type=search]:focus').waitFor();
    await page.keyboard.type('912344821');
    await asked;
    await page.getByText(inbox.nothingFound.title).waitFor();
    expect(page.url().replace(url(''), '')).not.toMatch(/\d{9}|912/);
    await context.close();
  });
});
