import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Deal, dealPaths } from '#contract/deals.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { frame } from '#copy/portal/frame.ts';
import { signIn } from '#copy/portal/sign-in.ts';
import { PASSWORD, sampleDeal } from '#tests/support/factories.ts';
import { addDeal, addDealer } from '#tests/support/sample-dealership.ts';
import { accessibilityFaults, pauseClock } from './browser.ts';
import { servedSite } from './served-site.ts';
import { signInOn } from './staff.ts';

const GUS = 'gus@example.com';
const MAE = 'mae@example.com';
let draft = '';

const { open, url } = servedSite({
  prepare: async (app) => {
    const gus = await addDealer(app, GUS, 'Gus');
    await addDealer(app, MAE, 'Mae', gus);
    draft = await addDeal(app, gus, { dealName: 'Skid steer', dealerNotes: '' });
  },
});

/** Calls the API as Mae, who works in another browser. */
async function asMae(method: string, path: string, body?: object): Promise<{ deal: Deal; token: string }> {
  const { csrfToken } = (await (await fetch(url('/api/csrf-token'))).json()) as { csrfToken: string };
  const call = async (verb: string, to: string, content?: object, bearer?: string) =>
    (await (
      await fetch(url(to), {
        method: verb,
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': csrfToken,
          cookie: `csrf_token=${csrfToken}`,
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        },
        ...(content === undefined ? {} : { body: JSON.stringify(content) }),
      })
    ).json()) as { deal: Deal; token: string };
  const { token } = await call('POST', '/api/dealer/auth/login', { email: MAE, password: PASSWORD });
  return call(method, path, body, token);
}
/** Creates a draft of Mae's dealership with all encrypted values. */
async function masked(): Promise<string> {
  const numbers = { companyEin: '47-3094410', guarantor1Ssn: '912-34-4821', guarantor1Dob: '03/14/1981' };
  return (await asMae('POST', dealPaths.own, sampleDeal(numbers))).deal.id;
}
const stored = async (id: string): Promise<Deal> => (await asMae('GET', dealPaths.one(id))).deal;
const field = (page: Page, name: string) => page.locator(`#${name}`);
/** Opens folded fields. */
async function unfold(page: Page, ...sections: (keyof typeof dealForm.sections)[]): Promise<void> {
  for (const section of sections) await page.locator(`#section-${section} summary`).click();
}

test('saving a draft that a colleague changed shows both values and saves the chosen ones, on a phone', async () => {
  const { page, context } = await open('phone');
  await page.goto(url(`/dealer/deals/${draft}/edit`));
  await signInOn(page, GUS);
  await page.waitForURL(`**/dealer/deals/${draft}/edit`);
  await field(page, 'dealName').waitFor();
  await asMae('PUT', dealPaths.one(draft), {
    ...sampleDeal({ dealName: "Mae's name", dealerNotes: 'Call before noon' }),
    equipmentDescription: 'With bucket',
  });
  await field(page, 'dealName').fill("Gus's name");
  await unfold(page, 'customer', 'guarantor');
  await field(page, 'borrowerCompany').fill('Ramos Paving Company');
  await field(page, 'guarantor1Ssn').fill('913-44-5555');
  await page.getByRole('button', { name: dealForm.save }).click();
  await page.locator('[role=dialog][data-state=open], .toast').first().waitFor();
  expect((await stored(draft)).dealerNotes).toBe('Call before noon');

  const dialog = page.getByRole('dialog', { name: 'This draft changed while you were editing' });
  const choices = (label: string) => dialog.getByRole('group', { name: label, exact: true });
  expect(await choices('Deal name').innerText()).toMatch(/Gus's name[^]*Mae's name/);
  expect(
    await choices('Internal Notes')
      .getByRole('radio', { name: /Call before noon/ })
      .isChecked(),
  ).toBe(true);
  expect(
    await choices('Company')
      .getByRole('radio', { name: /Ramos Paving Company/ })
      .isChecked(),
  ).toBe(true);
  expect(await dialog.innerText()).not.toContain('913-44-5555');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save these values' }).click();
  await dialog.getByText('Choose one of the two.').first().waitFor();
  await choices('Deal name')
    .getByRole('radio', { name: /Mae's name/ })
    .check();
  await choices('SSN').getByRole('radio', { name: /4821/ }).check();
  await dialog.getByRole('button', { name: 'Save these values' }).click();
  await page.waitForURL(`**/dealer/deals/${draft}`);
  expect(await stored(draft)).toMatchObject({
    dealName: "Mae's name",
    borrowerCompany: 'Ramos Paving Company',
    equipmentDescription: 'With bucket',
    dealerNotes: 'Call before noon',
    guarantor1Ssn: '•••-••-4821',
  });
  await context.close();
});

test('stored numbers stay masked: typed and pasted values replace them, and an untouched or cleared field keeps them', async () => {
  const id = await masked();
  const { page, context } = await open('desktop');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url(`/dealer/deals/${id}/edit`));
  await signInOn(page, GUS);
  await field(page, 'dealName').waitFor();
  await unfold(page, 'customer', 'guarantor');
  await field(page, 'guarantor1Ssn').click();
  await page.keyboard.type('913445678');
  expect(await field(page, 'guarantor1Ssn').inputValue()).toBe('913-44-5678');
  await page.evaluate(() => navigator.clipboard.writeText('12-3456789'));
  await field(page, 'companyEin').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ControlOrMeta+V');
  expect(await field(page, 'companyEin').inputValue()).toBe('12-3456789');
  await field(page, 'guarantor1Dob').focus();
  const hint = await field(page, 'guarantor1Dob').getAttribute('aria-describedby');
  expect(await page.locator(`#${hint ?? ''}`).innerText()).toBe(dealForm.hints.sealed);
  await page.getByRole('button', { name: dealForm.save }).click();
  await page.waitForURL(`**/dealer/deals/${id}`);
  expect(await stored(id)).toMatchObject({
    guarantor1Ssn: '•••-••-5678',
    companyEin: '••-•••6789',
    guarantor1Dob: '••/••/••••',
  });

  // The conflict dialog offers to type the number again; an empty field keeps the stored one.
  await page.goto(url(`/dealer/deals/${id}/edit`));
  const ssn = field(page, 'guarantor1Ssn');
  for (const typed of ['913445678', '']) {
    await field(page, 'dealName').waitFor();
    await unfold(page, 'guarantor');
    await ssn.fill('913-44-0000');
    const { dealName } = await stored(id);
    await asMae('PUT', dealPaths.one(id), sampleDeal({ dealName: `${dealName} again`, guarantor1Ssn: null }));
    await page.getByRole('button', { name: dealForm.save }).click();
    const dialog = page.getByRole('dialog', { name: dealForm.conflict.title });
    await dialog.getByRole('radio', { name: dealForm.conflict.again }).check();
    await dialog.getByRole('button', { name: dealForm.conflict.goOn }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('guarantor1Ssn');
    expect(await ssn.inputValue()).toBe('');
    await page.keyboard.type(typed);
    await page.getByRole('button', { name: dealForm.save }).click();
    await page.waitForURL(`**/dealer/deals/${id}`);
    expect((await stored(id)).guarantor1Ssn).toBe('•••-••-5678');
    await page.goto(url(`/dealer/deals/${id}/edit`));
  }
  await context.close();
});

test('a draft without required fields stays on the device, says so and lists the fields, on a phone', async () => {
  const { page, context } = await open('phone');
  await page.goto(url('/dealer/deals/new'));
  await signInOn(page, GUS);
  await page.waitForURL('**/dealer/deals/new');
  await field(page, 'dealName').fill('At the counter');
  await page.getByRole('button', { name: dealForm.save }).click();
  const note = page.getByRole('group', { name: 'Kept on this device, not saved yet' });
  await note.waitFor({ timeout: 240_000 });
  expect(await note.innerText()).toContain('5 fields');
  expect(await note.getByRole('link').count()).toBe(5);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  await page.goto(url('/dealer/dashboard'));
  await page.goto(url('/dealer/deals/new'));
  await page.getByText(dealForm.draft.restored).waitFor({ timeout: 240_000 });
  expect(await field(page, 'dealName').inputValue()).toBe('At the counter');
  await page.getByRole('button', { name: dealForm.submit }).click();
  await page.getByRole('group', { name: dealForm.errorSummary(5) }).waitFor({ timeout: 240_000 });
  await page.getByRole('button', { name: dealForm.draft.discard }).click();
  await context.close();
});

describe('session that ends on the deal form', () => {
  test('restores the last typed values after a new sign-in, without the SSN', async () => {
    const { page, context } = await open('desktop');
    await page.goto(url('/dealer/deals/new'));
    await signInOn(page, GUS);
    await page.waitForURL('**/dealer/deals/new');
    await field(page, 'dealName').waitFor();
    // With stopped timers, only values written at once or on leaving are saved.
    await pauseClock(page);
    await field(page, 'dealName').fill('Typed in a hurry');
    await unfold(page, 'guarantor', 'notes');
    await field(page, 'guarantor1Ssn').fill('913-44-5555');
    await field(page, 'dealerNotes').fill('Asks for 60 months');
    await page.evaluate(() => {
      localStorage.removeItem('dealerToken');
      window.dispatchEvent(new StorageEvent('storage'));
    });
    await page.waitForURL('**/dealer/login');
    await page.clock.resume();
    await signInOn(page, GUS);
    await page.waitForURL('**/dealer/deals/new');
    await field(page, 'dealName').waitFor();
    expect([await field(page, 'dealName').inputValue(), await field(page, 'dealerNotes').inputValue()]).toEqual([
      'Typed in a hurry',
      'Asks for 60 months',
    ]);
    expect(await field(page, 'guarantor1Ssn').inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/913-?44-?5555/);
    await context.close();
  });

  test('shows why the form closed and that typed text is kept when another tab logs out', async () => {
    const { page, context } = await open('desktop');
    await page.goto(url('/dealer/deals/new'));
    await signInOn(page, GUS);
    await field(page, 'dealName').fill('Typed in the first tab');
    const other = await context.newPage();
    const logOut = async (): Promise<void> => {
      await other.goto(url('/dealer/dashboard'));
      await other.getByRole('button', { name: frame.logout }).click();
      await page.waitForURL('**/dealer/login');
      await page.getByText(signIn.expired.title, { exact: true }).waitFor();
    };
    await logOut();
    await page.getByText(signIn.expired.kept).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await other.getByText(signIn.expired.title, { exact: true }).count()).toBe(0);
    await signInOn(page, GUS);
    await page.getByText(dealForm.draft.restored).waitFor();
    await page.getByRole('button', { name: dealForm.draft.discard }).click();
    await logOut();
    expect(await page.getByText(signIn.expired.kept).count()).toBe(0);
    await other.close();
    await context.close();
  });
});
