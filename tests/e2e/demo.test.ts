import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplicationInvite, applicationInvitePaths } from '#contract/application-invites.ts';
import { type Deal, dealPaths, type DealsAnswer, dealStatuses } from '#contract/deals.ts';
import { documentPaths, type DocumentsAnswer } from '#contract/documents.ts';
import { notificationPaths, type NotificationsAnswer } from '#contract/notifications.ts';
import { usualDocuments } from '#contract/required-documents.ts';
import { type DeskDay, deskPaths } from '#contract/desk.ts';
import { type UploadLink, uploadLinkPaths } from '#contract/upload-links.ts';
import { DEMO_PASSWORD, type DemoProcess, launchDemo, startDemo } from '#tests/support/demo-process.ts';
import { accessibilityFaults } from './browser.ts';
import { devices } from './devices.ts';
import { sharedSite } from './served-site.ts';

/** Returns the controls that a part of the tour covers. */
const coveredByTour = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.tour-panel, .tour-pill:not([hidden])')];
    const controls = document.querySelectorAll('.button, button, input, select, textarea');
    return [...controls]
      .filter((control) => control.checkVisibility() && control.closest('.tour-panel, .toasts') === null)
      .filter((control) => {
        const one = control.getBoundingClientRect();
        return parts.some((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return one.right > left && one.left < right && one.bottom > top && one.top < bottom;
        });
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

const site = sharedSite();
const folders = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-test-'));

describe('the demo', () => {
  let demo: DemoProcess;
  beforeAll(async () => {
    demo = await startDemo(folders);
  });
  afterAll(async () => {
    await demo.stop();
    fs.rmSync(folders, { recursive: true, force: true });
  });

  /** Returns a reader of the API for one user. */
  async function reader(email: string) {
    // A client without cookies needs no CSRF token.
    const answer = await fetch(`${demo.url}/api/dealer/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    const { token } = (await answer.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    return {
      headers,
      get: async <T>(address: string) => (await fetch(demo.url + address, { headers })).json() as Promise<T>,
    };
  }

  test('opens on its own page, from the same machine only, with five tours and a sign-in per role', async () => {
    expect(demo.said).toContain(`${demo.url}/demo`);
    for (const address of ['/demo', '/demo/step/lender/1', '/demo/read/test'])
      expect((await fetch(demo.url + address, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
    const { page, context, complaints } = await site.open('phone');
    await page.goto(`${demo.url}/demo`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.locator('.demo-tour').count()).toBe(5);
    for (const link of await page.locator('main a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
      expect((await fetch(link)).status, link).toBe(200);
    for (const email of await page.locator('[data-email]').evaluateAll((all) => all.map((one) => one.dataset['email'])))
      expect(
        (await (await reader(email ?? '')).get<{ account: object }>('/api/dealer/account')).account,
        email,
      ).toBeTruthy();
    await page.locator('[data-email="dealer@prairie.example"]').click();
    await page.locator('.deal-row').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('has deals of every status, applications of every outcome in both languages, and one pair of warnings', async () => {
    const admin = await reader('admin@acme.example');
    type Row = { id: string; language: string; status: string; decision: { outcome: string } | null };
    const { applications } = await admin.get<{ applications: Row[] }>('/api/admin/applications?limit=100');
    const outcomes = new Set(applications.map(({ decision }) => decision?.outcome));
    expect(outcomes).toEqual(new Set([undefined, 'approved', 'counter_offer', 'declined', 'withdrawn']));
    expect(new Set(applications.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
    const files = await Promise.all(
      applications.map(({ id }) =>
        admin.get<{ application: { flags: { kind: string }[] } }>(`/api/admin/applications/${id}`),
      ),
    );
    expect(files.flatMap(({ application }) => application.flags.map(({ kind }) => kind))).toEqual([
      'same_number',
      'same_number',
    ]);
    const [dana, priya] = [await reader('dealer@prairie.example'), await reader('dealer@harbor.example')];
    type Deals = { deals: { id: string; status: string; dealName: string }[] };
    const own = await dana.get<Deals>('/api/dealer/deals');
    const others = await priya.get<Deals>('/api/dealer/deals');
    const deals = [...own.deals, ...others.deals];
    expect(new Set(deals.map((deal) => deal.status))).toEqual(new Set(dealStatuses));
    for (const { dealName } of deals) expect(dealName).toMatch(/\((?:sample|muestra)\)$/);
    const documentsOf = (status: string) =>
      dana.get<DocumentsAnswer>(documentPaths.ofDeal(own.deals.findLast((deal) => deal.status === status)?.id ?? ''));
    const closing = usualDocuments({ requestedAmount: 0, status: 'approved' });
    for (const [status, received] of [
      ['docs_out', 0],
      ['funded', 1],
    ] as const)
      expect((await documentsOf(status)).requested, status).toEqual(closing.map((paper) => ({ paper, received })));
    const { documents } = await documentsOf('funded');
    for (const [end, start] of [
      ['.pdf', '%PDF-'],
      ['.png', '\x89PNG'],
    ] as const) {
      const one = documents.find((document) => document.fileName.endsWith(end));
      const file = await fetch(`${demo.url}/api/dealer/documents/${one?.id ?? ''}/download`, {
        headers: dana.headers,
      });
      expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(new RegExp(`^${start}`));
    }
  });

  test('answered most applications of the last week as promised', async () => {
    const admin = await reader('admin@acme.example');
    const { week } = await admin.get<DeskDay>(deskPaths.day);
    const { promised, kept } = week ?? { promised: 0, kept: 0 };
    expect(promised).toBeGreaterThanOrEqual(5);
    expect(kept / promised).toBeGreaterThan(0.7);
  });

  test('notified the dealership before and after the last day of an approval that expired', async () => {
    const dana = await reader('dealer@prairie.example');
    const { deals } = await dana.get<DealsAnswer>(`${dealPaths.own}?progress=true`);
    const expired = deals.filter(({ status, progress }) => status === 'approved' && progress?.offer?.expired === true);
    expect(expired).toHaveLength(1);
    const { notifications } = await dana.get<NotificationsAnswer>(notificationPaths.own);
    const sent = notifications.filter(({ title }) => title.startsWith('Approval expire'));
    expect(sent.map(({ title, dealId }) => [title, dealId])).toEqual(
      ['Approval expired', 'Approval expires soon'].map((what) => [`${what}: ${expired[0]?.dealName}`, expired[0]?.id]),
    );
    const [after = NaN, before = NaN] = sent.map(({ createdAt }) => Date.parse(createdAt));
    expect(after - before).toBe(4 * 24 * 3_600_000);
  });

  test('dates emails at the time of their event and queues none about the past', async () => {
    const admin = await reader('admin@acme.example');
    type Rows = { applications: { id: string; createdAt: string }[] };
    const { applications } = await admin.get<Rows>('/api/admin/applications?limit=100');
    const oldest = applications.at(-1);
    type File = { application: { mails: { queuedAt: string; sentAt: string | null }[] } };
    const { application } = await admin.get<File>(`/api/admin/applications/${oldest?.id ?? ''}`);
    expect(application.mails.length).toBeGreaterThan(1);
    const [first] = application.mails;
    expect(first?.queuedAt).toBe(oldest?.createdAt);
    for (const { queuedAt, sentAt } of application.mails)
      expect(Date.parse(sentAt ?? '') - Date.parse(queuedAt)).toBe(4000);
  });

  test('has invitations of every state, each valid for 7 days after it was sent', async () => {
    const dana = await reader('dealer@prairie.example');
    const now = Date.now();
    const { invites } = await dana.get<{ invites: ApplicationInvite[] }>(`${applicationInvitePaths.own}?limit=100`);
    const ms = (at: string | null): number => Date.parse(at ?? '');
    const DAY_MS = 24 * 3_600_000;
    for (const { createdAt, expiresAt, completedAt, revokedAt, status } of invites) {
      expect(ms(createdAt)).toBeGreaterThan(now - 95 * DAY_MS);
      expect(ms(expiresAt) - ms(createdAt)).toBe(7 * DAY_MS);
      for (const end of [completedAt, revokedAt].filter((at) => at !== null)) {
        expect(ms(end)).toBeGreaterThan(ms(createdAt));
        expect(ms(end)).toBeLessThan(Math.min(ms(expiresAt), now));
      }
      if (status === 'pending') expect(ms(expiresAt)).toBeGreaterThan(now);
    }
    const states = invites.map(({ status, revokedAt }) => (revokedAt === null ? status : 'revoked'));
    expect(new Set(states)).toEqual(new Set(['completed', 'pending', 'expired', 'revoked']));
    const { deals } = await dana.get<{ deals: Deal[] }>(dealPaths.own);
    const linked = await Promise.all(
      deals.map(({ id }) => dana.get<{ uploadLinks: UploadLink[] }>(uploadLinkPaths.ofDeal(id))),
    );
    const links = linked.flatMap(({ uploadLinks }) => uploadLinks);
    expect(links.map(({ createdAt, expiresAt }) => (ms(expiresAt) - ms(createdAt)) / DAY_MS)).toContain(30);
  });

  test('has no entry of the audit log in the future', async () => {
    const admin = await reader('admin@acme.example');
    const { entries } = await admin.get<{ entries: { at: string }[] }>('/api/admin/audit?limit=50');
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.filter(({ at }) => Date.parse(at) > Date.now())).toEqual([]);
  });

  test.each(['lender', 'dealer', 'customer', 'customer-es', 'engineer'])(
    'shows each step of the tour %s in a panel on the page of the step, also after a sign-in with another role',
    async (tour) => {
      const { page, context } = await site.open('desktop');
      await page.goto(`${demo.url}/demo`);
      await page.locator('[data-email="funder@acme.example"]').click();
      await page.waitForURL(`${demo.url}/admin/**`);
      await page.goto(`${demo.url}/demo`);
      await page.locator(`a[href="/demo/step/${tour}/1"]`).last().click();
      for (let step = 1; step <= 5; step++) {
        const panel = page.locator('.tour-panel');
        await panel.filter({ hasText: `${String(step)}/5` }).waitFor();
        expect(await panel.locator('h2').textContent()).not.toBe('');
        expect(new URL(page.url()).pathname).not.toMatch(/^\/demo\/step/);
        await page.locator('h1').first().waitFor();
        expect(await page.getByText('Access Denied').count()).toBe(0);
        const text = (await panel.locator('p').textContent()) ?? '';
        expect(text.split(/\s+/).length, text).toBeLessThan(40);
        // The first control or heading that the text names. A quoted question is for the chat.
        const [, named] = /[“«]([^”»?]+)[”»]/.exec(text) ?? [];
        if (named !== undefined) await page.locator(`:not(.tour-panel *):text("${named}"):visible`).first().waitFor();
        for (const device of ['desktop', 'phone'] as const) {
          await page.setViewportSize(devices[device].viewport);
          for (const end of [0, 100_000]) {
            await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), end);
            expect(await coveredByTour(page), `${String(step)}, ${device}`).toEqual([]);
          }
        }
        await page.setViewportSize(devices.desktop.viewport);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await panel.locator('.tour-next').click();
      }
      await page.locator('.demo-tour').first().waitFor();
      await context.close();
    },
  );

  test('folds the panel by keyboard, returns to it from below, and ends the tour with its close button', async () => {
    const { page, context, complaints } = await site.open('phone');
    await page.goto(`${demo.url}/demo/step/customer/1`);
    const panel = page.locator('.tour-panel');
    await panel.waitFor();
    const text = panel.locator('.tour-step');
    expect(await text.isVisible()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel.locator('.tour-toggle').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await text.isVisible()).toBe(false);
    await page.reload();
    await panel.waitFor();
    expect(await text.isVisible()).toBe(false);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    const topOfPart = () => page.locator('#how').evaluate((part) => Math.round(part.getBoundingClientRect().top));
    const place = await topOfPart();
    await panel.getByRole('button', { name: 'Step 1/5', exact: true }).click();
    expect(await text.isVisible()).toBe(true);
    expect(await topOfPart(), 'keeps the place').toBe(place);
    expect(await panel.locator('.tour-toggle').evaluate((one) => one === document.activeElement)).toBe(true);
    await panel.locator('.tour-close').click();
    await page.reload();
    await page.locator('h1').waitFor();
    expect(await panel.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.each(['SIGINT', 'SIGTERM'] as const)('%s ends the demo with 0 and leaves no process and no file', (signal) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-test-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  const dataFolders = (): string[] =>
    fs.readdirSync(folder).filter((name) => name.startsWith('equipment-finance-demo-'));

  test('under load', async () => {
    const demo = await startDemo(folder);
    expect(dataFolders()).toHaveLength(1);
    const load = Promise.allSettled(Array.from({ length: 50 }, async () => (await fetch(`${demo.url}/es`)).text()));
    expect(await demo.stop(signal)).toBe(0);
    await load;
    expect([dataFolders(), demo.left()]).toEqual([[], []]);
  });

  test('while it writes its samples', async () => {
    const demo = await launchDemo(folder);
    const ended = expect(demo.ready).rejects.toThrow('the demo ended');
    await expect.poll(() => dataFolders().some((name) => fs.existsSync(path.join(folder, name, 'outbox')))).toBe(true);
    expect(await demo.stop(signal)).toBe(0);
    await ended;
    expect([dataFolders(), demo.left()]).toEqual([[], []]);
  });
});

test('a server outside the demo answers 404 for the demo pages and sends no panel', async () => {
  for (const address of ['/demo', '/demo/sign-in.js', '/demo/step/lender/1', '/demo/read/test'])
    expect((await fetch(site.url(address))).status, address).toBe(404);
  for (const address of ['/', '/admin'])
    expect(await (await fetch(site.url(address))).text(), address).not.toContain('demo-tour');
});
