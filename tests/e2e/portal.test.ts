import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { notFound } from '#copy/en/not-found.ts';
import { inbox } from '#copy/portal/applications.ts';
import { frame } from '#copy/portal/frame.ts';
import { acceptInviteTexts, signIn } from '#copy/portal/sign-in.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { accessibilityFaults, findMail, pauseClock } from './browser.ts';
import { servedSite } from './served-site.ts';

const EMAIL = 'admin@acme.example';
let link: string;
const { dataDir, open, url } = servedSite({ settings: { ADMIN_EMAIL: EMAIL } });

beforeAll(async () => {
  const mail = await findMail(dataDir, (m) => m.includes('accept-invite?token='));
  link = /http:\S+accept-invite\?token=[\w-]+/.exec(mail)?.[0] ?? '';
  for (const name of ['Sample Paving', 'Sample Bakery']) await apply(name);
});

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

describe('accepting an invite', () => {
  test('shows Invalid Invite and the reason for an address without a token or with an unknown one', async () => {
    const { page, context } = await open('phone');
    for (const [query, message] of [
      ['', 'No invite token was provided.'],
      ['?token=unknown', 'This invite may have been used or expired.'],
    ] as const) {
      await page.goto(url(`/dealer/accept-invite${query}`));
      await page.getByRole('heading', { name: 'Invalid Invite' }).waitFor();
      await page.getByText(message).waitFor();
      expect(await page.locator('main').innerText()).toContain('contact your representative');
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  test('shows errors in the form, activates the account, and opens the dashboard after about 1.5 seconds', async () => {
    const { page, context, complaints } = await open('desktop');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/validate-invite', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(link);
    await page.getByText('Checking your invite...', { exact: true }).waitFor();
    expect(await page.getByLabel(acceptInviteTexts.password, { exact: true }).count()).toBe(0);
    release();
    const email = page.getByLabel(acceptInviteTexts.email, { exact: true });
    expect([await email.inputValue(), await email.getAttribute('readonly')]).toEqual([EMAIL, '']);
    const password = page.getByLabel(acceptInviteTexts.password, { exact: true });
    const confirm = page.getByLabel(acceptInviteTexts.confirm, { exact: true });
    const submit = page.getByRole('button', { name: acceptInviteTexts.submit });
    await submit.click();
    await page.getByText(acceptInviteTexts.required.password).waitFor();
    await page.getByText(acceptInviteTexts.required.confirm).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await password.fill('short');
    await submit.click();
    await page.getByText('Password must be at least 8 characters long').waitFor();
    await password.fill(PASSWORD);
    await confirm.fill(`${PASSWORD}x`);
    await submit.click();
    await page.getByText('Please make sure both passwords match').waitFor();
    await password.fill('password1');
    await confirm.fill('password1');
    await submit.click();
    await page.locator('.toast', { hasText: 'Failed to activate account' }).waitFor();
    await password.fill(PASSWORD);
    await confirm.fill(PASSWORD);
    await pauseClock(page);
    await submit.click();
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return page.getByRole('button', { name: acceptInviteTexts.done }).count();
      })
      .toBe(1);
    await page.getByText('Welcome to the product!').first().waitFor();
    await page.clock.runFor(1_400);
    expect(page.url()).toBe(link);
    await page.clock.runFor(200);
    await page.clock.resume();
    await page.waitForURL('**/admin');
    expect(complaints.filter((line) => !line.includes('status of 400'))).toEqual([]);
    await page.goto(link);
    await page.getByText(acceptInviteTexts.invalid.used).waitFor();
    await context.close();
  });
});

describe('signing in and out', () => {
  test('without a token the portal shows the login, and after sign-in the requested page', async () => {
    const { page, context } = await open('desktop');
    await page.goto(url('/admin/applications?q=bakery'));
    await page.waitForURL('**/dealer/login');
    const note = await page.locator('.sign-in-note').innerText();
    expect(note).toContain('Contact Acme Equipment Finance for an invite: (402) 555-0142');
    await page.getByRole('button', { name: signIn.submit }).click();
    await page.getByText('Required fields', { exact: true }).first().waitFor();
    await page.getByText('Please enter your email and password', { exact: true }).first().waitFor();
    await login(page, 'not the password');
    const failed = page.locator('.toast', { hasText: 'Login failed' });
    await failed.getByText('Email or password is not correct.', { exact: true }).waitFor();
    await page.route('**/auth/login', (route) => route.fulfill({ status: 502, body: '<html>' }), { times: 1 });
    await login(page);
    await failed.getByText('Please check your credentials and try again.', { exact: true }).waitFor();
    await login(page);
    await page.waitForURL('**/admin/applications?q=bakery');
    await failed.waitFor({ state: 'detached' });
    const stored = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(stored).toEqual(['dealerDevice', 'dealerPermissions', 'dealerToken', 'dealerUser']);

    await page.getByRole('button', { name: inbox.tools }).click();
    await page.getByRole('menuitem', { name: inbox.refresh }).evaluate((item) => {
      localStorage.setItem('dealerToken', 'ended');
      (item as HTMLElement).click();
    });
    await page.waitForURL('**/dealer/login');
    await page.getByText('Authentication expired', { exact: true }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['dealerDevice']);
    await login(page);
    await page.waitForURL('**/admin/applications?q=bakery');
    const token = await page.evaluate(() => localStorage.getItem('dealerToken'));
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/dealer/login');
    const after = await fetch(url('/api/admin/applications'), {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(after.status).toBe(401);
    await context.close();
  });

  test('the 404 page of an unknown /admin address leads a signed-in administrator to the desk', async () => {
    const { page, context } = await open('desktop');
    await page.goto(url('/admin'));
    await login(page);
    await page.waitForURL('**/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(url('/admin/nowhere'));
    await page.getByRole('link', { name: notFound.portal }).click();
    await page.waitForURL('**/admin');
    await context.close();
  });
});

describe('inbox', () => {
  async function openFile(options: Parameters<typeof open>[1] = {}): ReturnType<typeof open> {
    const opened = await open('desktop', options);
    await opened.page.goto(url('/admin/applications'));
    await login(opened.page);
    await opened.page.getByText('Sample Paving', { exact: true }).first().click();
    return opened;
  }

  test('searches while typing, moves by keyboard and returns to the row; an admin gets Admin and Debug SF on the dashboard', async () => {
    const { page, context, complaints } = await open('desktop');
    await page.goto(url('/admin/applications'));
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
    await page.getByRole('heading', { level: 1, name: inbox.title }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=paving');
    await page.getByRole('button', { name: inbox.filters, exact: true }).click();
    await page.getByRole('combobox', { name: inbox.filter }).selectOption('Closed');
    await page.getByText(inbox.nothingFound.title).waitFor();
    await page.getByRole('button', { name: inbox.nothingFound.clear }).click();
    await page.getByText('Sample Bakery', { exact: true }).waitFor();

    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: frame.dealerView }).click();
    await page.getByRole('link', { name: 'Create Your First Deal' }).waitFor();
    const target = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect([await target('Admin'), await target('Debug SF')]).toEqual([
      '/admin/dealer-invites',
      '/admin/salesforce-debug',
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.goto(url('/admin/applications/none'));
    await page.getByRole('heading', { name: 'Application not found' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  test('hides a revealed value on leaving the tab, after its time, and on paper', async () => {
    const { page, context } = await openFile();
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
    await page.getByText('(at least 5 characters)').waitFor();
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
    // The clock also runs in real time, so the test leaves some seconds of margin.
    await page.clock.runFor(50_000);
    expect(await page.getByText('912-34-4821').count()).toBe(1);
    await page.clock.runFor(11_000);
    expect(await page.getByText('912-34-4821').count()).toBe(0);
    expect(await page.locator('.activity-entry q').count()).toBe(2);
    await context.close();
  });

  test('confirms a copied value for 2 seconds, and selects the value without a clipboard', async () => {
    const { page, context, complaints } = await openFile({ permissions: ['clipboard-read', 'clipboard-write'] });
    const copy = page.getByRole('button', { name: 'Copy business phone' });
    await copy.waitFor();
    await pauseClock(page);
    await copy.click();
    const confirmed = page.getByRole('status').filter({ hasText: 'Copied' });
    await confirmed.waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4025550188');
    await page.clock.runFor(1_999);
    expect(await confirmed.count()).toBe(1);
    await page.clock.runFor(1);
    expect(await confirmed.count()).toBe(0);
    await page.clock.resume();

    // Browsers offer no clipboard over plain http.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copy.click();
    await page.locator('.toast', { hasText: 'Could not copy' }).getByText(frame.couldNotCopy.description).waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('4025550188');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await copy.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
