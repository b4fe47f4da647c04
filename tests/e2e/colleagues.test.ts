import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import { colleagues } from '#copy/portal/colleagues.ts';
import { frame } from '#copy/portal/frame.ts';
import { openItems } from '#copy/portal/open-items.ts';
import { people } from '#copy/portal/people.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { addDealer } from '#tests/support/sample-dealership.ts';
import { accessibilityFaults } from './browser.ts';
import { expectSound } from './expect-sound.ts';
import { servedSite } from './served-site.ts';
import { confirmByPassword, STAFF } from './staff.ts';

const DANA = 'dana@example.com';
const PAT = 'pat@example.com';
const NEW = { firstName: 'Nora', lastName: 'Sample', email: 'nora@example.com' };

const { openAs, url } = servedSite({
  staff: true,
  prepare: async (app) => {
    const dana = await addDealer(app, DANA);
    await addDealer(app, PAT, 'Pat', dana);
    const contact = await app.crm.addContact?.({
      email: DANA,
      firstName: 'Dana',
      lastName: 'Sample',
      phone: null,
      accountName: 'Dealership of Dana',
      recordType: DEALER_RECORD_TYPE,
    });
    await app.db.tx((tx) =>
      tx.updateTable('accounts').set({ crm_id: contact?.accountId }).where('id', '=', dana.actor.accountId).execute(),
    );
  },
});

const rowOf = (page: Page, email: string) => page.locator('tbody tr', { hasText: email });

const openScreen = (path: string, email: string) => openAs(path, 'desktop', email);

async function expectSoundOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
}

test('an administrator appoints a dealer manager, who then invites one colleague and removes another', async () => {
  const admin = await openScreen('/admin/people', STAFF);
  const danaForAdmin = rowOf(admin.page, DANA);
  await danaForAdmin.getByRole('button').click();
  await admin.page.getByRole('menuitem', { name: people.actions.roles }).click();
  await admin.page.getByRole('dialog').getByRole('checkbox').check();
  expect(await accessibilityFaults(admin.page)).toEqual([]);
  await confirmByPassword(admin.page, people.changeRoles.submit);
  await danaForAdmin.getByText(people.roles['dealer-manager']).waitFor();
  expect(admin.complaints).toEqual([]);
  await admin.context.close();

  const { page, context, complaints } = await openScreen('/dealer/dashboard', DANA);
  await page.getByRole('link', { name: frame.colleagues }).click();
  await rowOf(page, DANA).getByText(colleagues.you(colleagues.roles['dealer-manager'])).waitFor();
  expect(await rowOf(page, DANA).getByRole('button').count()).toBe(0);
  await page.getByRole('button', { name: colleagues.invite.heading }).click();
  for (const [name, value] of Object.entries(NEW)) await page.locator(`#colleague-${name}`).fill(value);
  await page.getByRole('button', { name: colleagues.invite.submit }).click();
  await rowOf(page, NEW.email).getByText(colleagues.states.invited).waitFor();
  await page.locator('#colleague-form').waitFor({ state: 'hidden' });

  await rowOf(page, PAT).getByRole('button', { name: colleagues.remove }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: colleagues.removal.cancel }).click();
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, PAT).getByText(colleagues.states.active).waitFor();
  await rowOf(page, PAT).getByRole('button', { name: colleagues.remove }).click();
  await dialog.getByRole('radio', { name: openItems.revoke }).check();
  await expectSound(page);
  await dialog.getByRole('button', { name: colleagues.removal.submit }).click();
  await rowOf(page, PAT).getByText(colleagues.states.disabled).waitFor();
  await expectSoundOnPhone(page);
  expect(complaints).toEqual([]);
  await context.close();

  const signIn = await fetch(url('/api/dealer/auth/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: PAT, password: PASSWORD }),
  });
  expect(signIn.status).toBe(401);
});

test('a rejected invitation keeps the typed values and shows the reason at the field', async () => {
  const { page, context, complaints } = await openScreen('/dealer/colleagues', DANA);
  await page.getByRole('button', { name: colleagues.invite.heading }).click();
  await page.locator('#colleague-firstName').fill(NEW.firstName);
  await page.locator('#colleague-lastName').fill(NEW.lastName);
  await page.locator('#colleague-email').fill('nora at example');
  await page.getByRole('button', { name: colleagues.invite.submit }).click();
  await page.locator('#colleague-email[aria-invalid=true]').waitFor();
  expect(await page.locator('.toast').count()).toBe(0);
  expect(await page.locator('#colleague-firstName').inputValue()).toBe(NEW.firstName);
  await expectSound(page);
  expect(complaints.filter((line) => !line.includes('status of 400'))).toEqual([]);
  await context.close();
});
