import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { applicationFigures as enFigures } from '#copy/en/application-figures.ts';
import { applicationNotices as enNotices } from '#copy/en/application-notices.ts';
import { chat } from '#copy/en/chat.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { applicationFigures as esFigures } from '#copy/es/application-figures.ts';
import { applicationNotices as esNotices } from '#copy/es/application-notices.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { accessibilityFaults } from './browser.ts';
import { alive, answer, field, fill, formPages, valid, value } from './form-page.ts';

const words = {
  en: { copy: en, figures: enFigures, notices: enNotices, home: '/' },
  es: { copy: es, figures: esFigures, notices: esNotices, home: '/es' },
};
const { open, url, withForm } = formPages();

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
};
const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

describe.each(['en', 'es'] as Language[])('applying on a phone from the calculator, %s', (lang) => {
  test('the form starts with the terms of the calculator and ends in the receipt despite a mistake, a reload and a lost connection', async () => {
    const { copy, figures, notices, home } = words[lang];
    const { page, context, complaints } = await open('phone');
    await page.goto(url(`${home}?value=84500&term=60&tier=good&down=20#calculator`));
    await page.waitForSelector('#calculator [data-ready]');
    const apply = page.locator('.calc-apply');
    await expect.poll(() => apply.getAttribute('href')).toContain('value=84500');
    const payment = await page.locator('.calc-figure').innerText();
    await apply.click();
    await page.waitForURL('**/credit-application?value=84500*');
    await alive(page);
    const strip = page.getByRole('region', { name: figures.title });
    await strip.getByText(payment).waitFor();
    await strip.getByText('$84,500').waitFor();
    expect(await value(page, 'equipmentAmount')).toBe('$84,500');
    expect(await value(page, 'equipmentDescription')).toBe('');
    expect(await accessibilityFaults(page)).toEqual([]);

    await fill(page);
    await field(page, 'businessZip').fill('681');
    await page.getByRole('button', { name: copy.submit }).click();
    const mistake = page.locator('.apply-summary').getByText(copy.messages.businessZip);
    await mistake.click();
    expect(await focused(page)).toBe('businessZip');
    await field(page, 'businessZip').fill('68102');
    expect(await page.locator('.apply-summary').count()).toBe(0);

    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('68102');
    await page.reload();
    await alive(page);
    await page.getByRole('button', { name: notices.draft.restore }).click();
    expect(await value(page, 'businessName')).toBe(valid.businessName);
    expect(await value(page, 'primarySignature')).toBe('');
    await strip.getByText(payment).waitFor();
    await field(page, 'equipmentAmount').fill('90000');
    await strip.getByText('$90,000').waitFor();
    expect(await strip.getByText(payment).count(), 'another amount has another payment').toBe(0);
    await field(page, 'equipmentAmount').fill('84500');
    await field(page, 'equipmentAmount').blur();

    await field(page, 'principalSsnEncrypted').fill('912344821');
    await field(page, 'equipmentDescription').fill('CAT 320, 2021');
    await strip.getByRole('button', { name: figures.changeTerms }).click();
    await strip.getByLabel(figures.editor.term).selectOption('48');
    await strip.getByLabel(figures.editor.down).selectOption('2500');
    expect(await accessibilityFaults(page)).toEqual([]);
    await strip.getByRole('button', { name: figures.done }).click();
    expect(await strip.getByText(payment).count(), 'other terms have another payment').toBe(0);
    expect(await value(page, 'principalSsnEncrypted'), 'nothing is typed again').toBe('912-34-4821');
    expect(page.url()).toContain('down=25');
    const terms = copy.asked.text('48', '25');

    const signed = page.locator('.signed-facts');
    await signed.getByText(terms).waitFor();
    for (const fact of [valid.businessName, 'LLC', copy.equipmentConditions.New, '$84,500'])
      await signed.getByText(fact).first().waitFor();
    expect(await signed.getByText(copy.signing.preset).count()).toBe(2);
    await signed
      .getByRole('button', { name: new RegExp(`${copy.signing.change}.*${copy.labels.businessType}`) })
      .click();
    expect(await focused(page)).toContain('businessType');
    await signed
      .getByRole('button', { name: new RegExp(`${copy.signing.confirm}.*${copy.labels.businessType}`) })
      .click();
    const active = await page.evaluate(() => document.activeElement?.textContent);
    expect(active, 'the focus after the button has disappeared').toContain(copy.signing.change);
    await page.locator('[name=equipmentCondition][value=Used]').check({ force: true });
    expect(await signed.getByText(copy.signing.preset).count()).toBe(0);
    await signed.getByText(copy.equipmentConditions.Used).waitFor();
    await field(page, 'primarySignature').fill('Elena Ramos');
    expect(await page.locator('#primarySignature-hint').innerText()).toMatch(/\d{4},/);
    // A button that the sticky rail cuts in two would count as a small target.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScroll(page);

    await context.setOffline(true);
    await page.getByRole('button', { name: copy.submit }).click();
    await page.locator('.apply-failure').getByText(copy.failure.offline).waitFor();
    expect(await value(page, 'primarySignature')).toBe('Elena Ramos');
    await context.setOffline(false);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/credit'));
    await page.getByRole('button', { name: copy.submit }).click();
    const { equipmentDescription } = (await sent).postDataJSON() as { equipmentDescription: string };
    expect(equipmentDescription).toBe(`CAT 320, 2021. ${copy.asked.label}: ${terms}`);
    await page
      .getByText(/AEF-\d{4}-\d{6}/)
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|^failed: /.test(line))).toEqual([]);
    await context.close();
  });
});

describe('the form on a phone', () => {
  test('a draft brings back the terms of the calculator on an address without them', () =>
    withForm(async (page) => {
      await field(page, 'businessName').fill('Ramos Paving LLC');
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Ramos');
      await page.goto(url('/credit-application'));
      await alive(page);
      await page.getByRole('button', { name: enNotices.draft.restore }).click();
      const strip = page.getByRole('region', { name: enFigures.title });
      await strip.getByText('60 months').waitFor();
      await page.locator('.signed-facts').getByText(en.asked.text('60', '20')).waitFor();
    }, '/credit-application?value=84500&term=60&tier=good&down=20'));

  test('the assistant opens from the rail, and its launcher never lies over a field', () =>
    withForm(async (page) => {
      const launcher = page.locator('.launcher');
      const isBelow = (): Promise<boolean> =>
        launcher.evaluate((button) => button.getBoundingClientRect().top >= window.innerHeight);
      await expect.poll(isBelow).toBe(true);
      await page.locator('.rail-help').click();
      const first = page.locator('.chat-form-help');
      await first.getByText(chat.formHelp.call).waitFor();
      expect(await first.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.locator('.chat-close').click();
      await page.locator('.chat').waitFor({ state: 'detached' });
      await field(page, 'businessPhone').focus();
      await expect.poll(isBelow).toBe(true);
    }));

  test('an invitation shows the machine that the representative entered, with a way to change it', () =>
    withForm(
      async (page) => {
        const strip = page.getByRole('region', { name: enFigures.title });
        await strip.getByText('Compact excavator, $84,500').waitFor();
        await strip.getByRole('button', { name: en.signing.change }).click();
        expect(await focused(page)).toBe('equipmentDescription');
      },
      '/credit-application?token=abc',
      (page) =>
        page.route(
          '**/api/credit-application-invite?token=*',
          answer(200, {
            status: 'pending',
            recipientName: 'Elena Ramos',
            prefillData: { equipmentDescription: 'Compact excavator', equipmentAmount: '84500' },
          }),
        ),
    ));

  test('says when it saved, and the salesperson is no step of the rail', () =>
    withForm(async (page) => {
      await field(page, 'businessName').fill('Ramos Paving LLC');
      await page
        .locator('.rail-bar')
        .getByText(/^Saved \d{1,2}:\d{2}\s[AP]M$/)
        .waitFor();
      expect(await page.locator('.rail-bar a').innerText()).toBe(`1 of 4 ${en.sections.business.title}`);
      expect(await page.locator('.rail-bars li').count()).toBe(4);
    }));
});
