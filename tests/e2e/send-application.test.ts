import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ApplicationInvite } from '#contract/application-invites.ts';
import { applicationNotices as enNotices } from '#copy/en/application-notices.ts';
import { applicationNotices as esNotices } from '#copy/es/application-notices.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { sendApplication as words } from '#copy/portal/send-application.ts';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { alive, fill, submit, value } from './form-page.ts';
import { sharedDesk } from './served-site.ts';
import { signInOn } from './staff.ts';

/** No other test file of the shared site sends invitations. */
const { open, url } = sharedDesk();

async function openScreen(device: Device) {
  const opened = await open(device);
  const { page } = opened;
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url('/dealer/send-application'));
  await signInOn(page);
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  return opened;
}
const card = (page: Page, name: string) => page.locator('.send-card', { hasText: name });

/** Completes the form of the link as a customer on a phone. */
async function complete(link: string): Promise<void> {
  const { page, context, complaints } = await open('phone');
  await page.goto(link);
  await alive(page);
  await page.getByText(enNotices.invitation.welcomeTitle('Elena Ramos'), { exact: true }).waitFor();
  await page.getByText(enNotices.invitation.prefilledTitle).first().waitFor();
  expect(await value(page, 'businessName')).toBe('Ramos Paving LLC');
  expect(await accessibilityFaults(page)).toEqual([]);
  await fill(page);
  await submit(page);
  await page.getByText(/AEF-\d{4}-\d{6}/).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
}
/** Expects the Spanish form of a link that no longer works to say so and to stay usable. */
async function expectRefused(link: string): Promise<void> {
  const { page, context } = await open('phone');
  await page.goto(link.replace('/credit-application', '/es/credit-application'));
  await alive(page);
  const alert = page.getByRole('alert').filter({ hasText: esNotices.invitation.invalidTitle });
  await alert.waitFor();
  expect(await alert.innerText()).toContain(esNotices.invitation.invalid);
  expect(await value(page, 'businessName')).toBe('');
  expect(await page.locator('[name=businessName]').isEnabled()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
}

/** Creates a draft from the completed invitation and follows the links between both. */
async function makeDeal(page: Page): Promise<void> {
  await card(page, 'Elena Ramos').getByRole('link', { name: words.deal.make }).click();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('dealName').waitFor();
  expect(await field('borrowerCompany').inputValue()).toBe('Ramos Paving LLC');
  expect(await field('companyEin').inputValue()).toBe('');
  expect(await accessibilityFaults(page)).toEqual([]);
  await field('equipmentType').selectOption('construction');
  await page.getByRole('button', { name: dealForm.save }).click();
  await page.getByRole('link', { name: dealPage.fromApplication('') }).click();
  const named = page.locator('.send-card[data-named]');
  await named.getByRole('link', { name: words.deal.open }).click();
  await page.getByRole('heading', { level: 1, name: 'Ramos Paving LLC' }).waitFor();
}

describe('Send Credit Application', () => {
  test('checks and sends an invitation with prefilled values on a desktop, and the customer completes it', async () => {
    const { page, context, complaints } = await openScreen('desktop');
    await page.getByText(words.list.empty.title, { exact: true }).waitFor();
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.getByText('Recipient name is required').waitFor();
    await page.getByText('Valid email is required').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('invite-recipientName');

    await page.getByLabel(words.form.name).fill('Elena Ramos');
    await page.getByLabel(words.form.email).fill('elena@example.com');
    await page.getByRole('button', { name: words.form.show }).click();
    await page.getByLabel(words.labels.businessName).fill('Ramos Paving LLC');
    await page.getByLabel(words.labels.equipmentAmount).fill('$84,500');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.getByText(words.sent.title, { exact: true }).waitFor();
    await card(page, 'Elena Ramos').getByText(words.statuses.pending, { exact: true }).waitFor();
    expect(await page.getByLabel(words.form.name).inputValue()).toBe('');
    expect(await page.getByLabel(words.labels.businessName).isVisible()).toBe(false);
    for (const name of ['businessName', 'equipmentAmount'] as const)
      expect(await page.locator(`[name=${name}]`).inputValue()).toBe('');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/credit-application\?token=[\w-]{43}$/);

    const inviteToken = new URL(link).searchParams.get('token') ?? '';
    const seen = (await (await fetch(url(`/api/credit-application-invite?token=${inviteToken}`))).json()) as {
      prefillData: string;
    };
    expect(JSON.parse(seen.prefillData)).toEqual({ businessName: 'Ramos Paving LLC', equipmentAmount: '$84,500' });
    await complete(link);
    await page.getByRole('button', { name: words.list.refresh }).click();
    await card(page, 'Elena Ramos').getByText(words.statuses.completed, { exact: true }).first().waitFor();
    expect(await card(page, 'Elena Ramos').getByRole('button').count()).toBe(0);
    await makeDeal(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('copies an invitation (confirmed for 2 seconds), shows it as a code, resends and revokes it on a phone', async () => {
    const { page, context, complaints } = await openScreen('phone');
    await page.getByLabel(words.form.name).fill('Joe Tran');
    await page.getByLabel(words.form.email).fill('joe@example.com');
    await page.getByRole('button', { name: words.form.submit }).click();
    const joe = card(page, 'Joe Tran');
    await joe.getByRole('button', { name: words.actions.copy }).click();
    await joe.getByRole('button', { name: words.actions.copied, exact: true }).waitFor();
    await joe.getByRole('button', { name: words.actions.copy }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await joe.getByRole('button', { name: words.actions.qr }).click();
    await page.getByRole('img', { name: words.actions.qrTitle('Joe Tran') }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('.qr-dialog').getByRole('button').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The reload of the list after a resend must not undo a navigation made before it ends.
    const held = Promise.withResolvers<void>();
    await page.route('**/api/dealer/credit-application-invites', (route) => held.promise.then(() => route.continue()));
    const choose = async (action: string): Promise<void> => {
      await joe.getByRole('button', { name: words.actions.more('Joe Tran') }).click();
      await joe.getByRole('menuitem', { name: action }).click();
    };
    await choose(words.actions.resend);
    await page.getByText(words.actions.resent.title, { exact: true }).waitFor();
    await choose(words.actions.revoke);
    const again = page.waitForResponse('**/api/dealer/credit-application-invites');
    held.resolve();
    await again;
    await joe.getByRole('button', { name: words.actions.revokeYes, disabled: false }).waitFor();
    await joe.getByRole('button', { name: words.actions.revokeYes }).click();
    await joe.getByText(words.statuses.revoked, { exact: true }).waitFor();
    await expectRefused(link);
    expect(await joe.getByRole('button').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('sends an expired invitation again from its row', async () => {
    const { page, context, complaints } = await openScreen('desktop');
    await page.getByLabel(words.form.name).fill('Ana Soto');
    await page.getByLabel(words.form.email).fill('ana@example.com');
    await page.getByRole('button', { name: words.form.submit }).click();
    await card(page, 'Ana Soto').getByText(words.statuses.pending, { exact: true }).waitFor();
    const list = '**/api/dealer/credit-application-invites';
    await page.route(list, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { invites: ApplicationInvite[] };
      const invites = body.invites.map((one) => ({ ...one, expiresAt: '2020-01-08T15:00:00.000Z' }));
      await route.fulfill({ response: answer, json: { ...body, invites } });
    });
    await page.getByRole('button', { name: words.list.refresh }).click();
    const ana = card(page, 'Ana Soto');
    await ana.getByText(words.statuses.expired, { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(list);
    await ana.getByRole('button', { name: words.actions.resend, exact: true }).click();
    await ana.getByText(words.statuses.pending, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('restores a typed invitation after the session ended, until it is sent, and keeps the form after failures', async () => {
    const { page, context } = await openScreen('desktop');
    const amount = page.getByLabel(words.labels.equipmentAmount);
    await page.getByLabel(words.form.name).fill('Rosa Medina');
    await page.getByLabel(words.form.email).fill('rosa@example.com');
    await page.getByRole('button', { name: words.form.show }).click();
    await amount.fill('150k');
    await page.evaluate(() => {
      localStorage.removeItem('dealerToken');
      window.dispatchEvent(new StorageEvent('storage'));
    });
    await page.waitForURL('**/dealer/login');
    await signInOn(page);
    await page.getByText(words.draft.restored, { exact: true }).waitFor();
    expect(await page.getByLabel(words.form.name).inputValue()).toBe('Rosa Medina');
    expect(await amount.inputValue()).toBe('150k');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.getByText(words.sent.title, { exact: true }).waitFor();
    await page.reload();
    await card(page, 'Rosa Medina').waitFor();
    expect(await page.getByLabel(words.form.name).inputValue()).toBe('');
    expect(await page.getByText(words.draft.restored, { exact: true }).count()).toBe(0);

    const path = '**/api/dealer/credit-application-invites';
    await page.getByLabel(words.form.name).fill('Ana Flores');
    await page.getByLabel(words.form.email).fill('ana@example.com');
    for (const [body, said] of [
      ['', words.failed.fallback],
      [JSON.stringify({ error: 'The mailbox is closed.' }), 'The mailbox is closed.'],
    ] as const) {
      const seen = Promise.withResolvers<void>();
      await page.route(path, async (route) => {
        await seen.promise;
        await route.fulfill({ status: 500, body });
      });
      await page.getByRole('button', { name: words.form.submit }).click();
      await page.getByRole('button', { name: words.form.submitting }).waitFor();
      seen.resolve();
      await page.getByText(words.failed.title, { exact: true }).waitFor();
      // The page repeats the message a moment later.
      await page.locator('.toast').getByText(said, { exact: true }).waitFor();
      expect(await page.getByLabel(words.form.name).inputValue()).toBe('Ana Flores');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.unroute(path);
    }
    await page.route(path, (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: words.list.refresh }).click();
    await page.getByText('Failed to fetch invites', { exact: true }).waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('button', { name: words.list.refresh }).click();
    await page.getByText('Authentication required', { exact: true }).waitFor();
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.getByText('Authentication required. Please log in again.', { exact: true }).waitFor();
    await context.close();
  });
});
