import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { promisedAnswer } from '#contract/promised-answer.ts';
import { showDayOf } from '#contract/show-day.ts';
import { showMoment } from '#contract/show-moment.ts';
import { applicationNotices as enNotices } from '#copy/en/application-notices.ts';
import { applicationReceipt as words } from '#copy/en/application-receipt.ts';
import { consent } from '#copy/en/consent.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { receiptSteps as enSteps } from '#copy/en/receipt-steps.ts';
import { applicationNotices as esNotices } from '#copy/es/application-notices.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { receiptSteps as esSteps } from '#copy/es/receipt-steps.ts';
import { accessibilityFaults, underToast } from './browser.ts';
import { alive, answer, field, fill, formPages, receipt, sending, submit, value } from './form-page.ts';

const { open, url, withForm } = formPages();

describe('application receipt', () => {
  const send = async (page: Page): Promise<void> => {
    const statusUrl = url('/status/sample');
    await page.route(sending, answer(201, { ...receipt, copyToken: 'once', statusUrl }));
    await fill(page);
    await field(page, 'principalEmail').fill('elena@example.com');
    await submit(page);
    await page.getByText(receipt.reference).waitFor();
  };

  test('stays after a reload and after Back until another application starts; another tab shows the form', () =>
    withForm(async (page) => {
      await send(page);
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/elena|once/);
      await page.reload();
      await page.getByText(receipt.reference).waitFor();
      expect(await page.locator('.receipt-rows dt').allInnerTexts()).toEqual([words.reference, words.received]);
      await page.goto(url('/privacy'));
      await page.goBack();
      await page.getByText(receipt.reference).waitFor();

      const tab = await page.context().newPage();
      await tab.goto(url('/credit-application'));
      await alive(tab);
      await field(tab, 'businessName').waitFor();
      expect(await tab.getByText(receipt.reference).count()).toBe(0);
      await tab.getByRole('link', { name: enNotices.earlier.status }).waitFor();
      expect(await tab.getByRole('button', { name: enNotices.earlier.show }).count()).toBe(0);
      await tab.close();

      await page.getByRole('link', { name: words.another }).click();
      await field(page, 'businessName').waitFor();
      await page.reload();
      await alive(page);
      expect(await field(page, 'businessName').count()).toBe(1);
      expect(await page.getByText(receipt.reference).count()).toBe(0);

      const notice = page.locator('.apply-earlier');
      expect(await notice.innerText()).toContain(
        enNotices.earlier.text(showMoment(receipt.receivedAt, 'en', { timeZone: 'America/Chicago' })),
      );
      const status = notice.getByRole('link', { name: enNotices.earlier.status });
      expect(await status.getAttribute('href')).toBe('/status/sample');
      expect(await accessibilityFaults(page)).toEqual([]);
      await notice.getByRole('button', { name: enNotices.earlier.forget }).click();
      await notice.waitFor({ state: 'detached' });
      await page.reload();
      await alive(page);
      await page.waitForLoadState('networkidle');
      expect(await notice.count()).toBe(0);
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('sample');
    }));

  test.each([
    ['/credit-application', en, enSteps],
    ['/es/credit-application', es, esSteps],
  ] as const)(
    '%s: names the day of the answer and the missing documents, also after a reload, and that no email will come',
    (path, copy, steps) =>
      withForm(async (page) => {
        // This device is in another zone.
        const timeZone = 'Pacific/Kiritimati';
        const sent = { ...receipt, timeZone, copyToken: 'once', statusUrl: url('/status/sample') };
        await page.route(sending, answer(201, sent));
        await fill(page);
        await submit(page, copy);
        await page.getByText(steps.noEmail).waitFor();
        const lang = path.startsWith('/es') ? 'es' : 'en';
        const day = showDayOf(promisedAnswer(new Date(receipt.receivedAt), sampleBrand.timeZone), lang, timeZone);
        const shown = await page.locator('.receipt').innerText();
        expect(shown).toContain(showMoment(receipt.receivedAt, lang, { timeZone }));
        expect(shown).toContain(steps.contactBy(day));
        expect(shown).toContain(steps.decision(4));
        expect(await page.locator('.receipt .button:not(.button-outline)').allInnerTexts()).toEqual([steps.open]);
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.reload();
        await page.getByText(steps.saved).waitFor();
        const again = await page.locator('.receipt').innerText();
        for (const text of [steps.contactBy(day), steps.decision(4), steps.send(4)]) expect(again).toContain(text);
        expect(await page.getByText(steps.noEmail).count(), 'the address is not kept').toBe(0);
      }, path),
  );

  test('does not hide a new invitation or new terms', () =>
    withForm(
      async (page) => {
        await page.route(sending, answer(201, receipt));
        await fill(page);
        await submit(page, es);
        await page.getByText(receipt.reference).waitFor();

        await page.goto(url('/es/credit-application?token=second'));
        await alive(page);
        await page.locator('.apply-form, .receipt').first().waitFor();
        await page.waitForLoadState('networkidle');
        expect(await page.getByText(receipt.reference).count()).toBe(0);
        await page.getByText(esNotices.invitation.welcomeTitle('Rosa Vega'), { exact: true }).waitFor();
        expect(await value(page, 'businessName')).toBe('Vega Trucking');
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.getByRole('button', { name: esNotices.earlier.show }).click();
        await page.getByText(receipt.reference).waitFor();
        await page.reload();
        await alive(page);
        await page.getByText(esNotices.invitation.welcomeTitle('Rosa Vega'), { exact: true }).waitFor();

        await page.goto(url('/es/credit-application?value=150000&term=48&down=15000'));
        await alive(page);
        await expect.poll(() => value(page, 'equipmentAmount')).toBe('$150,000');
        expect(await page.getByText(receipt.reference).count()).toBe(0);
      },
      '/es/credit-application?token=first',
      (page) =>
        page.route('**/api/credit-application-invite?token=*', async (route) => {
          const name = route.request().url().endsWith('second') ? 'Rosa Vega' : 'Elena Ramos';
          const prefillData = { businessName: name === 'Rosa Vega' ? 'Vega Trucking' : 'Ramos Paving LLC' };
          await answer(200, { status: 'pending', recipientName: name, prefillData })(route);
        }),
    ));

  test('is not covered by the toast on a desktop, and the form listed the consents in the order of their hash', async () => {
    const { page, context } = await open('desktop');
    await page.route(sending, answer(201, receipt));
    await page.goto(url('/credit-application'));
    await alive(page);
    const titles = Object.values(consent.agreed).map(({ title }) => title);
    expect(await page.locator('.consents .consent h3').allInnerTexts()).toEqual(titles);
    await fill(page);
    await submit(page);
    await page.getByText(receipt.reference).waitFor();
    expect(await underToast(page, '.receipt :is(h1, dt, dd, a, button), .header a')).toEqual([]);
    await context.close();
  });

  test('keeps its title visible under the toast on a phone, and prints only the receipt and the contact', () =>
    withForm(async (page) => {
      await send(page);
      expect(await underToast(page, '.receipt :is(h1, dt, dd, a, button, svg)')).toEqual([]);
      const toast = await page.locator('.toast').boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(toast && title && title.y >= toast.y + toast.height && title.y + title.height <= 844).toBe(true);

      await page.emulateMedia({ media: 'print' });
      const printed = await page.locator('body').innerText();
      for (const text of [receipt.reference, words.heading, '(402) 555-0142', 'hello@acme.example'])
        expect(printed).toContain(text);
      for (const text of [words.home, words.another, words.ownCopy.note, 'Get Funded', 'Sample installation'])
        expect(printed).not.toContain(text);
    }));
});
