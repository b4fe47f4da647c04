import { describe, expect, test } from 'vitest';
import { dealerInvites as words, salesforceDebug as debug } from '#copy/portal/dealer-invites.ts';
import { frame } from '#copy/portal/frame.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { sharedDesk } from './served-site.ts';
import { post, signInOn, STAFF } from './staff.ts';

/** No other test file of the shared site adds dealer contacts. */
const { open, url } = sharedDesk();

async function openScreen(device: Device, path: string, email = STAFF) {
  const opened = await open(device);
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await opened.page.goto(url(path));
  await signInOn(opened.page, email);
  return opened;
}

describe('Dealer Invites', () => {
  test('finds an added contact by search, invites it, and the link activates the account', async () => {
    const { page, context, complaints } = await openScreen('desktop', '/admin/dealer-invites');
    await page.getByText(words.none, { exact: true }).waitFor();
    await page.getByRole('button', { name: words.add.heading }).click();
    await page.locator('#contact-firstName').fill('Dana');
    await page.locator('#contact-lastName').fill('Sample');
    await page.locator('#contact-email').fill('dana@example.com');
    await page.locator('#contact-accountName').fill('Sample Dealership');
    await page.getByRole('button', { name: words.add.submit }).click();
    const row = page.locator('tbody tr', { hasText: 'dana@example.com' });
    await row.waitFor();
    expect(await row.locator('th, td').allInnerTexts()).toEqual([
      'Dana Sample',
      'dana@example.com',
      words.noPhone,
      'Sample Dealership',
      words.send,
    ]);
    await page.getByLabel(words.search).fill('nobody at all');
    await page.getByText(words.noneFound, { exact: true }).waitFor();
    await page.getByRole('button', { name: words.clear }).click();
    await row.getByRole('button').click();
    await page.getByText(words.created, { exact: true }).waitFor();
    await row.getByText('Invited', { exact: true }).waitFor({ timeout: 240_000 });
    const link = await page.getByLabel(words.link('dana@example.com')).inputValue();
    expect(link).toMatch(/\/dealer\/accept-invite\?token=[\w-]{43}$/);
    await page.getByRole('button', { name: words.copyLink }).click();
    await page.locator('.toast', { hasText: words.copied }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await post({ url: url('') }, '/api/dealer/auth/accept-invite', {
      token: new URL(link).searchParams.get('token'),
      password: PASSWORD,
    });
    await page.reload();
    await row.getByText('Active', { exact: true }).waitFor({ timeout: 240_000 });
    expect(await row.getByRole('button').count()).toBe(0);
    await context.close();
  });

  test("shows the server's message or asks to try again after a failed invite, on a phone", async () => {
    const { page, context } = await openScreen('phone', '/admin/dealer-invites');
    await page.getByRole('button', { name: words.add.heading }).click();
    for (const [name, text] of Object.entries({
      firstName: 'Joe',
      lastName: 'Sample',
      email: 'joe@example.com',
      accountName: 'Sample Dealership',
    }))
      await page.locator(`#contact-${name}`).fill(text);
    await page.getByRole('button', { name: words.add.submit }).click();
    const row = page.locator('tbody tr', { hasText: 'joe@example.com' });
    for (const [body, said] of [
      [JSON.stringify({ error: 'The CRM is away.' }), 'The CRM is away.'],
      ['', words.failedToCreate.fallback],
    ] as const) {
      const seen = Promise.withResolvers<void>();
      await page.route('**/create-invite', async (route) => {
        await seen.promise;
        await route.fulfill({ status: 500, body });
      });
      await row.getByRole('button').click();
      expect(await row.getByRole('button', { name: words.sending }).isDisabled()).toBe(true);
      seen.resolve();
      await page.locator('.toast', { hasText: said }).waitFor();
      await page.getByText(words.failedToCreate.title, { exact: true }).waitFor();
      await page.unroute('**/create-invite');
    }
    const spins = Promise.withResolvers<void>();
    await page.route('**/api/dealer/admin/dealer-contacts', async (route) => {
      await spins.promise;
      await route.continue();
    });
    await page.reload();
    await page.locator('.spinner').waitFor();
    spins.resolve();
    await row.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});

test('a user without the admin role gets Access Denied on both admin pages and the dashboard', async () => {
  const { page, context } = await openScreen('desktop', '/admin/dealer-invites', 'dana@example.com');
  const denied = page.locator('.toast', { hasText: frame.accessDenied.description });
  await denied.waitFor();
  await page.waitForURL('**/dealer/dashboard');
  await denied.waitFor({ state: 'detached' });
  // The toast may disappear before a slow machine has loaded the rest.
  const said = denied.waitFor();
  await page.goto(url('/admin/salesforce-debug'));
  await said;
  await page.waitForURL('**/dealer/dashboard');
  expect(await page.locator('.toast').count()).toBeLessThanOrEqual(1);
  await context.close();
});

test('the debug page shows raw data, and reports an empty result or a failed call', async () => {
  const { page, context, complaints } = await openScreen('desktop', '/admin/salesforce-debug');
  await page.getByRole('button', { name: debug.all }).click();
  await page.locator('pre', { hasText: 'dana@example.com' }).waitFor();
  await page.getByRole('button', { name: debug.samples }).click();
  await page.getByText(debug.recordTypes, { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);

  const answer = (status: number, body: object) =>
    page.route('**/api/dealer/admin/*-contacts', (route) => route.fulfill({ status, json: body }));
  await answer(200, { contacts: [], count: 0, canAdd: false, recordTypes: [], note: '' });
  for (const [button, title] of [
    [debug.samples, debug.noMatches.title],
    [debug.all, debug.noVendors.title],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.getByText(title, { exact: true }).waitFor();
  }
  await page.unrouteAll();
  await answer(500, { error: 'The CRM is away.' });
  await page.getByRole('button', { name: debug.all }).click();
  await page.locator('.toast', { hasText: 'The CRM is away.' }).getByText(debug.error, { exact: true }).waitFor();
  await page.getByRole('link', { name: debug.back }).click();
  await page.waitForURL('**/dealer/dashboard');
  await context.close();
});
