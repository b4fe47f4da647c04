import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { applicationNotices as en } from '#copy/en/application-notices.ts';
import { creditApplication as enForm } from '#copy/en/credit-application.ts';
import { applicationNotices as es } from '#copy/es/application-notices.ts';
import { accessibilityFaults } from './browser.ts';
import { alive, answer, field, fill, formPages, receipt, sending, submit, value } from './form-page.ts';

const { url, withForm } = formPages();

describe('personal invitation', () => {
  const invite = '**/api/credit-application-invite?token=*';
  const data = { businessName: 'Ramos Paving LLC', businessPhone: '(402) 555-0188', equipmentAmount: '', county: null };
  const pending = { status: 'pending', recipientName: 'Elena Ramos', prefillData: JSON.stringify(data) };
  const open = '/credit-application?token=abc%20d';

  test('shows a loading state, greets the customer, fills in the form, and is sent with it', () => {
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

  test('keeps its token and the typed values in the Spanish form', () =>
    withForm(
      async (page) => {
        await page.getByText('Welcome, Elena Ramos', { exact: true }).waitFor();
        await field(page, 'businessName').fill('Ramos Pavimentos');
        await field(page, 'businessCity').fill('Omaha');
        await page.getByRole('link', { name: enForm.help.other }).first().click();
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

  /** Opens the form again with another invitation response. */
  const answeredBy = async (page: Page, status: number, body: object, path = open): Promise<void> => {
    await page.unroute(invite);
    await page.route(invite, answer(status, body));
    await page.goto(url(path));
    await alive(page);
  };

  test('shows Invalid or Expired Invitation when unknown, expired or failed, and the form stays usable', () =>
    withForm(async (page) => {
      for (const [status, path, copy] of [
        [404, open, en],
        [410, `/es${open}`, es],
        [500, open, en],
      ] as const) {
        await answeredBy(page, status, { error: 'no' }, path);
        const alert = page.getByRole('alert').filter({ hasText: copy.invitation.invalidTitle });
        await alert.waitFor();
        expect(await alert.innerText(), String(status)).toContain(copy.invitation.invalid);
        expect(await field(page, 'businessName').isEnabled()).toBe(true);
      }
      expect(en.invitation.invalidTitle).toBe('Invalid or Expired Invitation');
    }));

  test('greets with unreadable or missing prefill data while pending, and does not greet once completed', () =>
    withForm(async (page) => {
      let calls = 0;
      page.on('request', (request) => void (request.url().includes('invite') && calls++));
      await answeredBy(page, 200, { ...pending, prefillData: '{broken' });
      await page.getByText('Pre-fill data error').first().waitFor();
      await page.getByText('Welcome, Elena Ramos', { exact: true }).waitFor();

      await answeredBy(page, 200, { ...pending, prefillData: {} });
      await page.getByText(en.invitation.welcomeEmpty, { exact: true }).waitFor();
      expect(await page.getByText(en.invitation.welcome).count()).toBe(0);

      for (const [path, copy] of [
        [open, en],
        [`/es${open}`, es],
      ] as const) {
        await answeredBy(page, 200, { status: 'completed', recipientName: 'Elena Ramos' }, path);
        await page.getByText(copy.invitation.completedTitle, { exact: true }).waitFor();
        await page.getByText(copy.invitation.completed, { exact: true }).waitFor();
        expect(await page.getByText('Elena Ramos').count()).toBe(0);
        expect(await field(page, 'businessName').inputValue()).toBe('');
        expect(await field(page, 'businessName').isEnabled()).toBe(true);
      }
      expect(await accessibilityFaults(page)).toEqual([]);

      expect(calls).toBe(4);
      await page.goto(url('/credit-application'));
      await alive(page);
      await page.waitForLoadState('networkidle');
      expect(calls, 'without a token there is no call').toBe(4);
    }));
});
