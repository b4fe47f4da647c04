import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { inbox } from '#copy/portal/applications.ts';
import { acceptInvite, signIn } from '#copy/portal/sign-in.ts';
import { PASSWORD } from '#tests/factories.ts';
import { accessibilityFaults, findMail } from './browser.ts';
import { servedSite } from './served-site.ts';

const EMAIL = 'admin@acme.example';
let link: string;
const { dataDir, open, url } = servedSite({ ADMIN_EMAIL: EMAIL });

beforeAll(async () => {
  const mail = await findMail(dataDir, (m) => m.includes('accept-invite?token='));
  link = /http:\S+accept-invite\?token=[\w-]+/.exec(mail)?.[0] ?? '';
  for (const name of ['Sample Paving', 'Sample Bakery']) await apply(name);
}, 90_000);

async function apply(businessName: string): Promise<void> {
  const answer = await fetch(url('/api/csrf-token'));
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const sent = await fetch(url('/api/credit-application'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, cookie: `csrf_token=${csrfToken}` },
    body: JSON.stringify({
      businessName,
      businessPhone: '4025550188',
      businessStreet: '1 Sample Street',
      businessCity: 'Omaha',
      businessState: 'NE',
      businessZip: '68102',
      businessNature: 'Paving',
      principalName: 'Elena Sample',
      principalSsnEncrypted: '912-34-4821',
      primarySignature: 'Elena Sample',
    }),
  });
  expect(sent.status).toBe(201);
}

async function login(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel(signIn.email, { exact: true }).fill(EMAIL);
  await page.getByLabel(signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signIn.submit }).click();
}
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName ?? ''} ${document.activeElement?.textContent ?? ''}`);

describe('dealer portal 2, 4, 5, 8: accepting an invite', () => {
  test.each([
    ['', acceptInvite.invalid.noToken],
    ['?token=unknown', acceptInvite.invalid.used],
  ])('the address with "%s" is an Invalid Invite', async (query, message) => {
    const { page, context } = await open('phone');
    await page.goto(url(`/dealer/accept-invite${query}`));
    await page.getByRole('heading', { name: 'Invalid Invite' }).waitFor();
    expect(await page.locator('main').innerText()).toContain(message);
    expect(await page.locator('main').innerText()).toContain('contact your representative');
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  test('the form says what is wrong, activates, welcomes and goes on after about 1.5 seconds', async () => {
    const { page, context, complaints } = await open('desktop');
    await page.goto(link);
    const email = page.getByLabel(acceptInvite.email, { exact: true });
    expect([await email.inputValue(), await email.getAttribute('readonly')]).toEqual([EMAIL, '']);
    const password = page.getByLabel(acceptInvite.password, { exact: true });
    const confirm = page.getByLabel(acceptInvite.confirm, { exact: true });
    const submit = page.getByRole('button', { name: acceptInvite.submit });
    await submit.click();
    await page.getByText(acceptInvite.required.password).waitFor();
    await page.getByText(acceptInvite.required.confirm).waitFor();
    await password.fill('short');
    await submit.click();
    await page.getByText('Password must be at least 8 characters long').waitFor();
    await password.fill(PASSWORD);
    await confirm.fill(`${PASSWORD}x`);
    await submit.click();
    await page.getByText('Please make sure both passwords match').waitFor();
    await confirm.fill(PASSWORD);
    await submit.click();
    await page.getByText('Welcome to the product!').first().waitFor();
    const welcomed = Date.now();
    await page.waitForURL('**/admin/applications');
    expect(Date.now() - welcomed).toBeGreaterThan(1000);
    expect(Date.now() - welcomed).toBeLessThan(4000);
    expect(complaints).toEqual([]);
    await page.goto(link);
    await page.getByText(acceptInvite.invalid.used).waitFor();
    await context.close();
  });
});

describe('dealer portal 2, 5, 6, 8: signing in and out', () => {
  test('without a token the portal leads to the login, and after it back to where one was', async () => {
    const { page, context } = await open('desktop');
    await page.goto(url('/admin/applications?q=bakery'));
    await page.waitForURL('**/dealer/login');
    await page.getByText(signIn.inviteOnly.title).waitFor();
    await page.getByRole('button', { name: signIn.submit }).click();
    await page.getByText('Required fields', { exact: true }).first().waitFor();
    await page.getByText('Please enter your email and password', { exact: true }).first().waitFor();
    await login(page, 'not the password');
    await page.getByText('Login failed', { exact: true }).first().waitFor();
    await login(page);
    await page.waitForURL('**/admin/applications?q=bakery');
    const stored = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(stored).toEqual(['dealerToken', 'dealerUser']);

    await page.evaluate(() => localStorage.setItem('dealerToken', 'ended'));
    await page.getByRole('button', { name: inbox.refresh }).click();
    await page.waitForURL('**/dealer/login');
    await page.getByText('Authentication expired', { exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await login(page);
    await page.waitForURL('**/admin/applications?q=bakery');
    const token = await page.evaluate(() => localStorage.getItem('dealerToken'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/dealer/login');
    const after = await fetch(url('/api/admin/applications'), {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(after.status).toBe(401);
    await context.close();
  });
});

describe('design 6: the inbox', () => {
  test('searches as one types, moves by keys, and comes back to the row', async () => {
    const { page, context, complaints } = await open('desktop');
    await page.goto(url('/dealer/login'));
    await login(page);
    await page.getByText('Sample Bakery', { exact: true }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('paving');
    await page.waitForURL('**?q=paving');
    await page.getByText('Sample Bakery', { exact: true }).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Sample Paving' }).waitFor();
    expect(await focused(page)).toContain('H1 Sample Paving');
    expect(await page.title()).toContain('Sample Paving');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toContain('A Sample Paving');
    await page.goBack();
    await page.getByText(inbox.choose).waitFor();
    expect(new URL(page.url()).search).toBe('?q=paving');
    await page.getByRole('button', { name: 'Closed' }).click();
    await page.getByText(inbox.nothingFound.title).waitFor();
    await page.getByRole('button', { name: inbox.nothingFound.clear }).click();
    await page.getByText('Sample Bakery', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a revealed value goes on leaving the tab and never to paper', async () => {
    const { page, context } = await open('desktop');
    await page.goto(url('/dealer/login'));
    await login(page);
    await page.getByText('Sample Paving', { exact: true }).first().click();
    const reveal = page.getByRole('button', { name: 'Reveal SSN or ITIN' });
    const revealSsn = async (): Promise<void> => {
      await reveal.click();
      await page.getByLabel('Reason', { exact: true }).fill('Credit report');
      await page.keyboard.press('Enter');
      await page.getByText('912-34-4821').waitFor();
    };
    await reveal.click();
    await page.getByLabel('Reason', { exact: true }).fill('abcd');
    await page.keyboard.press('Enter');
    await page.getByText('in at least 5 characters').waitFor();
    await page.keyboard.press('Escape');
    await revealSsn();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('912-34-4821').isVisible()).toBe(false);
    expect(await page.getByText('•••-••-4821').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.getByText('912-34-4821').waitFor({ state: 'detached' });
    await page.clock.install();
    await revealSsn();
    await page.clock.runFor(59_000);
    expect(await page.getByText('912-34-4821').count()).toBe(1);
    await page.clock.runFor(2_000);
    expect(await page.getByText('912-34-4821').count()).toBe(0);
    expect(await page.locator('.history-reason').count()).toBe(2);
    await context.close();
  });

  test('a file that is not there says so', async () => {
    const { page, context } = await open('phone');
    await page.goto(url('/dealer/login'));
    await login(page);
    await page.getByText('Sample Paving', { exact: true }).waitFor();
    await page.goto(url('/admin/applications/none'));
    await page.getByRole('heading', { name: 'Application not found' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
});
