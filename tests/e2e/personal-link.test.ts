import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationInvite } from '#contract/application-invites.ts';
import { applicationInvitePaths } from '#contract/application-invites.ts';
import type { Language } from '#contract/language.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { openEmbedded } from '#server/adapters/db/open.ts';
import { PASSWORD, sampleApplication, sampleInvite } from '#tests/factories.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { accessibilityFaults, findMail, openBrowser, openPage, temporaryFolder } from './browser.ts';
import type { Device } from './devices.ts';

const copies = { en, es };
const forms = { en: '/credit-application', es: '/es/credit-application' };
const states = ['unknown', 'expired', 'revoked', 'completed'] as const;

let server: ServerProcess;
let browser: Browser;
const dataDir = temporaryFolder();
const tokens = { unknown: 'nobody-sent-this' } as Record<(typeof states)[number] | 'pending', string>;

/** A call of a program: no browser, no cookie. */
async function call<T>(method: string, url: string, body: object | undefined, bearer?: string): Promise<T> {
  const answer = await fetch(server.url + url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${String(answer.status)} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** One link in each state; what only time does is done to the row, between two runs of the server. */
beforeAll(async () => {
  const settings = { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: 'admin@acme.example' };
  server = await startServerProcess(settings);
  const mail = await findMail(dataDir, (text) => text.includes('accept-invite?token='));
  const token = /accept-invite\?token=([\w-]{43})/.exec(mail)?.[1];
  const { token: bearer } = await call<{ token: string }>('POST', '/api/dealer/auth/accept-invite', {
    token,
    password: PASSWORD,
  });
  const send = async (): Promise<ApplicationInvite> =>
    (await call<{ invite: ApplicationInvite }>('POST', applicationInvitePaths.own, sampleInvite, bearer)).invite;
  const tokenOf = (invite: ApplicationInvite): string => new URL(invite.inviteUrl).searchParams.get('token') ?? '';
  const [pending, expired, revoked, completed] = [await send(), await send(), await send(), await send()];
  Object.assign(tokens, {
    pending: tokenOf(pending),
    expired: tokenOf(expired),
    revoked: tokenOf(revoked),
    completed: tokenOf(completed),
  });
  await call('POST', `${applicationInvitePaths.own}/${revoked.id}/revoke`, undefined, bearer);
  const body = sampleApplication({ inviteToken: tokens.completed });
  await call('POST', '/api/credit-application', body, bearer);
  await server.kill('SIGTERM');
  const db = await openEmbedded(path.join(dataDir, 'db'));
  await db.pool.query("update application_invites set expires_at = now() - interval '1 second' where id = $1", [
    expired.id,
  ]);
  await db.close();
  server = await startServerProcess(settings);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

describe.each([
  ['en', 'desktop'],
  ['es', 'phone'],
] as [Language, Device][])('public site 2: a personal link in %s on a %s', (lang, device) => {
  const { invitation: words } = copies[lang];
  const open = async (state: keyof typeof tokens) => {
    const opened = await openPage(browser, device);
    await opened.page.goto(`${server.url}${forms[lang]}?token=${tokens[state]}`);
    await opened.page.waitForSelector('[data-island][data-ready]');
    return opened;
  };

  test('pending: welcomes by name and fills in; looking twice changes nothing', async () => {
    for (let look = 0; look < 2; look++) {
      const { page, context, complaints } = await open('pending');
      await page.getByText(words.welcomeTitle('Elena Ramos'), { exact: true }).waitFor();
      await page.getByText(words.prefilledTitle).first().waitFor();
      expect(await page.locator('[name=businessName]').inputValue()).toBe('Ramos Paving LLC');
      expect(complaints).toEqual([]);
      if (look === 0) expect(await accessibilityFaults(page)).toEqual([]);
      await context.close();
    }
  });

  test.each(states.filter((state) => state !== 'completed'))('%s: says so, and the form can be used', async (state) => {
    const { page, context } = await open(state);
    const alert = page.getByRole('alert').filter({ hasText: words.invalidTitle });
    await alert.waitFor();
    expect(await alert.innerText()).toContain(words.invalid);
    expect(await page.locator('[name=businessName]').inputValue()).toBe('');
    expect(await page.locator('[name=businessName]').isEnabled()).toBe(true);
    if (state === 'unknown') expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });

  test('completed: neither welcome nor alert, and nothing is filled in', async () => {
    const { page, context, complaints } = await open('completed');
    await page.getByText(words.loading).waitFor({ state: 'detached' });
    expect(await page.getByText('Elena Ramos').count()).toBe(0);
    expect(await page.getByText(words.invalidTitle).count()).toBe(0);
    expect(await page.locator('[name=businessName]').inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
