import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInMessages } from '#contract/sign-in.ts';
import { account } from '#copy/portal/account.ts';
import { frame } from '#copy/portal/frame.ts';
import { people } from '#copy/portal/people.ts';
import {
  acceptInviteTexts,
  forgotPasswordTexts,
  registerTexts,
  resetPasswordTexts,
  signIn,
} from '#copy/portal/sign-in.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { codeAt } from '#server/crypto/one-time-code.ts';
import { PASSWORD } from '#tests/support/factories.ts';
import { accessibilityFaults, findMail } from './browser.ts';
import { servedSite } from './served-site.ts';
import { confirmByPassword } from './staff.ts';

const EMAIL = 'admin@acme.example';
const NEW = 'a brand new password';
const { dataDir, open, url } = servedSite({ settings: { ADMIN_EMAIL: EMAIL } });
const linkIn = (mail: string): string => /http:\S+accept-invite\?token=[\w-]+\S*/.exec(mail)?.[0] ?? '';
/** Returns the code of the next time step, because each code works once. */
const codeAfter = (secret: string): string => codeAt(secret, new Date(Date.now() + 30_000));

async function post(path: string, body: object, bearer?: string): Promise<{ token?: string }> {
  const answer = await fetch(url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as { token?: string };
}
async function choose(page: Page, button: string): Promise<void> {
  await page.locator('[name=password]').fill(NEW);
  await page.locator('[name=confirm]').fill(NEW);
  await page.getByRole('button', { name: button }).click();
}
async function login(page: Page, password = NEW): Promise<void> {
  await page.getByLabel(signIn.email, { exact: true }).fill(EMAIL);
  await page.getByLabel(signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signIn.submit }).click();
}

beforeAll(async () => {
  const token = /token=([\w-]+)/.exec(linkIn(await findMail(dataDir, (m) => m.includes('accept-invite?token='))))?.[1];
  await post('/api/dealer/auth/accept-invite', { token, password: PASSWORD });
});

describe('staff accounts', () => {
  test('invites a colleague, revokes and repeats the invitation, and disables the account after a password check', async () => {
    const { page, context, complaints } = await open('desktop');
    const invited = { firstName: 'Casey', lastName: 'Sample', email: 'casey@example.com' };
    await page.goto(url('/dealer/login'));
    await login(page, PASSWORD);
    await page.getByRole('link', { name: frame.people }).click();
    await page.getByRole('button', { name: people.invite.heading }).click();
    for (const [name, value] of Object.entries(invited)) await page.locator(`#colleague-${name}`).fill(value);
    await page.locator('#colleague-roles-admin').check();
    await page.getByRole('button', { name: people.invite.submit }).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await confirmByPassword(page, stepUp.invite.submit);
    const row = page.locator('tbody tr', { hasText: invited.email });
    const pick = async (action: string): Promise<void> => {
      await row.getByRole('button').click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    await row.getByText(people.states.invited).waitFor();
    await page.getByLabel(people.search).fill('casey');
    await page.waitForURL('**/admin/people?q=casey');
    await page.locator('tbody tr', { hasText: EMAIL }).waitFor({ state: 'detached' });
    const invitation = (differs: (mail: string) => boolean): Promise<string> =>
      findMail(dataDir, (m) => m.includes(invited.email) && m.includes('accept-invite?token=') && differs(m));
    const first = linkIn(await invitation(() => true));
    await pick(people.actions.revoke);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: people.confirm.revoke.confirm, exact: true }).click();
    await row.getByText(people.states.revoked).waitFor();
    await row.getByRole('button', { name: people.actions.resend }).click();
    await confirmByPassword(page, people.confirm.resend.confirm);
    await row.getByText(people.states.invited).waitFor();
    const second = linkIn(await invitation((mail) => linkIn(mail) !== first));
    const token = new URL(second).searchParams.get('token');
    await post('/api/dealer/auth/accept-invite', { token, password: PASSWORD });
    await page.reload();
    await pick(people.actions.disable);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: people.confirm.disable.confirm, exact: true }).click();
    await dialog.getByText(signInMessages.currentPassword).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await confirmByPassword(page, people.confirm.disable.confirm);
    await row.getByText(people.states.disabled).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    // Below this width the links collapse into a menu.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a colleague sees only the screens of the assigned role', async () => {
    const { page, context, complaints } = await open('desktop');
    const invited = { firstName: 'Uma', lastName: 'Sample', email: 'uma@example.com', roles: ['underwriter'] };
    const { token } = await post('/api/dealer/auth/login', { email: EMAIL, password: PASSWORD });
    await post('/api/admin/people', { ...invited, password: PASSWORD }, token);
    const mail = await findMail(dataDir, (m) => m.includes(invited.email) && m.includes('accept-invite?token='));
    await page.goto(linkIn(mail));
    const list = page.waitForResponse('**/api/admin/desk/day');
    await choose(page, acceptInviteTexts.submit);
    await page.waitForURL('**/admin');
    await (await list).finished();
    const links = page.getByRole('navigation', { name: frame.nav }).locator('.desk-label');
    const { myDay, applications, allDeals, inquiries, dealers, notices } = frame;
    expect(await links.allTextContents()).toEqual([myDay, applications, allDeals, inquiries, dealers, notices]);
    await page.goto(url('/admin/dealer-invites'));
    await page.getByText(frame.accessDenied.description).first().waitFor();
    await page.waitForURL('**/admin');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('Request Access', () => {
  test('checks the address, shows failures, then shows the address, the link and the way to the login', async () => {
    const { page, context, complaints } = await open('desktop', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(url('/dealer/login'));
    await page.getByRole('link', { name: signIn.request }).click();
    const submit = page.getByRole('button', { name: 'Request Access' });
    await submit.click();
    await page.getByText('Please enter your email address', { exact: true }).waitFor();
    const email = page.getByLabel(registerTexts.email);
    await email.fill('dana@example');
    await submit.click();
    await page.getByText('Please enter a valid email address', { exact: true }).waitFor();
    expect(complaints).toEqual([]);

    await email.fill('dana@example.com');
    const failed = page.locator('.toast', { hasText: 'Registration Failed' });
    await submit.click();
    await failed.getByText('No dealer account is tied to this email address.').waitFor();
    await page.route('**/api/dealer/register', (route) => route.fulfill({ status: 502, body: '<html>' }), { times: 1 });
    await submit.click();
    await failed.getByText('Registration failed (502)', { exact: true }).waitFor();
    await page.route('**/api/dealer/register', (route) => route.abort(), { times: 1 });
    await submit.click();
    await failed.getByText('Please contact support if you believe this is an error', { exact: true }).waitFor();
    expect(await email.inputValue()).toBe('dana@example.com');

    const inviteUrl = url('/dealer/accept-invite?token=sample');
    const answer = { success: true, message: 'A link is on its way.', inviteUrl };
    await page.route('**/api/dealer/register', (route) => route.fulfill({ json: answer }));
    await submit.click();
    await page.getByText('Registration Successful!').first().waitFor();
    expect(await page.locator('.sign-in-address').innerText()).toBe('dana@example.com');
    await page.getByRole('button', { name: registerTexts.sent.copy }).click();
    await page.locator('.copied-word', { hasText: frame.copied }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inviteUrl);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await page.waitForURL('**/dealer/login');
    await context.close();
  });
});

describe('own account', () => {
  test('resets a forgotten password by email, turns on sign-in codes and asks for a code at the next sign-in', async () => {
    const { page, context, complaints } = await open('phone');
    await page.goto(url('/dealer/login'));
    await page.getByRole('link', { name: signIn.forgot }).click();
    await page.getByLabel(forgotPasswordTexts.email).fill(EMAIL);
    await page.getByRole('button', { name: forgotPasswordTexts.submit }).click();
    await page.getByRole('heading', { name: forgotPasswordTexts.sent.title }).waitFor();
    expect(await page.locator('.sign-in-address').innerText()).toBe(EMAIL);

    const link = linkIn(await findMail(dataDir, (m) => m.includes('&for=reset')));
    await page.goto(link);
    await page.getByRole('heading', { name: resetPasswordTexts.title }).waitFor();
    await page.locator('[name=password]').fill('seven77');
    await page.getByText(acceptInviteTexts.short(1), { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await choose(page, resetPasswordTexts.submit);
    await page.getByText(resetPasswordTexts.success.title).first().waitFor();
    await page.waitForURL('**/admin');

    await page.getByRole('button', { name: frame.menu }).click();
    await page.getByRole('link', { name: frame.account }).click();
    await page.getByText(account.sessions.alone).waitFor();
    await page.locator('#totp-password').fill(NEW);
    await page.getByRole('button', { name: account.totp.begin }).click();
    await page.getByRole('img', { name: account.totp.scan.qr }).waitFor();
    const secret = (await page.locator('.account-key code').innerText()).replaceAll(' ', '');
    await page.getByLabel(account.totp.scan.code).fill(codeAt(secret, new Date()));
    await page.getByRole('button', { name: account.totp.scan.submit }).click();
    await page.getByText(account.totp.codes.title).waitFor();
    expect(await page.locator('.account-codes code').count()).toBe(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: account.totp.codes.done }).click();
    await page.getByText(account.totp.left(10)).waitFor();
    await page.getByRole('radio', { name: account.mails.options.important }).check();
    await page.getByText(account.mails.changed, { exact: true }).waitFor();

    await page.getByRole('button', { name: frame.menu }).click();
    await page.getByRole('button', { name: frame.logout }).click();
    await page.waitForURL('**/dealer/login');
    expect(complaints).toEqual([]);
    await login(page);
    await page.getByRole('heading', { name: signIn.code.title }).waitFor();
    const code = page.getByLabel(signIn.code.label, { exact: true });
    await code.fill('000000');
    await page.getByRole('button', { name: signIn.submit }).click();
    await page.locator('.toast', { hasText: signIn.failed.title }).waitFor();
    expect(await code.getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityFaults(page)).toEqual([]);
    await code.fill(codeAfter(secret));
    await page.getByRole('button', { name: signIn.submit }).click();
    await page.waitForURL('**/admin');
    expect(complaints.filter((line) => !line.includes('status of 401'))).toEqual([]);

    await page.goto(link);
    await page.getByRole('heading', { name: resetPasswordTexts.invalid.title }).waitFor();
    await page.getByRole('link', { name: resetPasswordTexts.invalid.again }).waitFor();
    await context.close();
  });
});
