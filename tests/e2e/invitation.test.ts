import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { accessibilityFaults } from './browser.ts';
import { answer, field, fill, formPages, receipt, sending, submit, value } from './form-page.ts';

const { withForm } = formPages();

describe('public site 2, 4, 8: a personal invitation', () => {
  const invite = '**/api/credit-application-invite?token=*';
  const data = { businessName: 'Ramos Paving LLC', businessPhone: '(402) 555-0188', equipmentAmount: '', county: null };
  const pending = { status: 'pending', recipientName: 'Elena Ramos', prefillData: JSON.stringify(data) };
  const open = '/credit-application?token=abc%20d';

  test('loads, welcomes by name, fills in, and is sent along', () => {
    const loading = Promise.withResolvers<void>();
    return withForm(
      async (page) => {
        await page.getByText(en.invitation.loading).waitFor();
        loading.resolve();
        await page.getByText('Welcome, Elena Ramos', { exact: true }).waitFor();
        await page.getByText('Application Pre-filled').first().waitFor();
        expect(await value(page, 'businessName')).toBe('Ramos Paving LLC');
        expect(await value(page, 'businessPhone')).toBe('(402) 555-0188');
        let body: Record<string, unknown> = {};
        await page.route(sending, (route) => {
          body = route.request().postDataJSON() as typeof body;
          return answer(201, receipt)(route);
        });
        await fill(page);
        await submit(page);
        await page.getByText('AEF-2026-000001').waitFor();
        expect(body['inviteToken']).toBe('abc d');
      },
      open,
      (page) =>
        page.route(invite, async (route) => {
          expect(new URL(route.request().url()).searchParams.get('token')).toBe('abc d');
          await loading.promise;
          await answer(200, { ...pending, prefillData: data })(route);
        }),
    );
  });

  test('the Spanish form keeps the invitation and what was typed', () =>
    withForm(
      async (page) => {
        await page.getByText('Welcome, Elena Ramos', { exact: true }).waitFor();
        await field(page, 'businessName').fill('Ramos Pavimentos');
        await field(page, 'businessCity').fill('Omaha');
        await page.getByRole('link', { name: en.help.other }).first().click();
        await page.waitForURL('**/es/credit-application?token=abc%20d');
        await page.getByText(es.draft.restoredTitle, { exact: true }).waitFor();
        await page.getByText(es.invitation.welcomeTitle('Elena Ramos'), { exact: true }).waitFor();
        expect([await value(page, 'businessName'), await value(page, 'businessCity')]).toEqual([
          'Ramos Pavimentos',
          'Omaha',
        ]);
        await page.reload();
        await page.getByText(es.draft.offerTitle).waitFor();
        expect(await value(page, 'businessCity')).toBe('');
      },
      open,
      (page) => page.route(invite, answer(200, pending)),
    ));

  test.each([404, 410, 500])('%i: Invalid or Expired Invitation, and the form stays usable', (status) =>
    withForm(
      async (page) => {
        const alert = page.getByRole('alert').filter({ hasText: 'Invalid or Expired Invitation' });
        await alert.waitFor();
        expect(await alert.innerText()).toContain(en.invitation.invalid);
        expect(await field(page, 'businessName').isEnabled()).toBe(true);
      },
      open,
      (page) => page.route(invite, answer(status, { error: 'no' })),
    ),
  );

  test('prefill data that cannot be read is said, and the invitation still welcomes', () =>
    withForm(
      async (page) => {
        await page.getByText('Pre-fill data error').first().waitFor();
        await page.getByText('Welcome, Elena Ramos', { exact: true }).waitFor();
      },
      open,
      (page) => page.route(invite, answer(200, { ...pending, prefillData: '{broken' })),
    ));

  test.each([
    ['/credit-application?token=used', en],
    ['/es/credit-application?token=used', es],
  ])('%s: a used invitation says that an application was sent, and the form stays usable', (path, copy) =>
    withForm(
      async (page) => {
        await page.getByText(copy.invitation.completedTitle, { exact: true }).waitFor();
        await page.getByText(copy.invitation.completed, { exact: true }).waitFor();
        expect(await field(page, 'businessName').inputValue()).toBe('');
        expect(await accessibilityFaults(page)).toEqual([]);
      },
      path,
      (page) => page.route(invite, answer(200, { status: 'completed', recipientName: 'Elena Ramos' })),
    ),
  );

  test('an invitation that fills nothing in does not say that it did', () =>
    withForm(
      async (page) => {
        await page.getByText(en.invitation.welcomeEmpty, { exact: true }).waitFor();
        expect(await page.getByText(en.invitation.welcome).count()).toBe(0);
      },
      open,
      (page) => page.route(invite, answer(200, { ...pending, prefillData: {} })),
    ));

  test('a completed invitation shows no welcome, and no token means no call', async () => {
    const calls: string[] = [];
    const watch = async (page: Page): Promise<void> => {
      await page.route(invite, answer(200, { status: 'completed', recipientName: 'Elena Ramos' }));
      page.on('request', (request) => void (request.url().includes('invite') && calls.push(request.url())));
    };
    await withForm(
      async (page) => {
        await page.getByText(en.invitation.loading).waitFor({ state: 'detached' });
        expect(await page.getByText('Elena Ramos').count()).toBe(0);
      },
      open,
      watch,
    );
    expect(calls).toHaveLength(1);
    await withForm((page) => page.waitForLoadState('networkidle'), '/credit-application', watch);
    expect(calls).toHaveLength(1);
  });
});
