import { describe, expect, test } from 'vitest';
import { applicationNotices as enNotices } from '#copy/en/application-notices.ts';
import { applicationReceipt as words } from '#copy/en/application-receipt.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { accessibilityFaults } from './browser.ts';
import { alive, answer, field, fill, formPages, receipt, sending, submit, valid, value } from './form-page.ts';

const { open, url, withForm } = formPages();

describe('submitting the application', () => {
  test('shows Submitting... on a disabled button until the answer arrives, and sends all fields as typed', () =>
    withForm(async (page) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      let body: Record<string, unknown> = {};
      let key: string | undefined;
      await page.route(sending, async (route) => {
        body = route.request().postDataJSON() as typeof body;
        key = route.request().headers()['idempotency-key'];
        await held;
        await answer(201, receipt)(route);
      });
      await fill(page);
      await field(page, 'principalSsnEncrypted').fill('912344821');
      await submit(page);
      const button = page.getByRole('button', { name: 'Submitting...' });
      await button.waitFor();
      expect(await button.isDisabled()).toBe(true);
      release();
      await page.getByText('AEF-2026-000001').waitFor();
      expect(Object.keys(body)).toHaveLength(31);
      expect(body).toMatchObject({
        ...valid,
        businessPhone: '(402) 555-0188',
        businessState: 'Nebraska',
        principalSsnEncrypted: '912-34-4821',
        salesperson: 'N/A',
        businessType: 'LLC',
        equipmentCondition: 'New',
        contactConsent: false,
        untouchedDefaults: ['businessType', 'equipmentCondition'],
      });
      expect(String(body['consentHash'])).toMatch(/^[\da-f]{64}$/);
      expect(body).not.toHaveProperty('inviteToken');
      expect(key).toHaveLength(36);
      const toast = page.locator('.toast', { hasText: 'Application Submitted!' });
      await toast.getByText(/\bcontact you within 24–48 hours/).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.heading);
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Ramos|draft|key/);
      expect(await page.getByRole('link', { name: words.home }).getAttribute('href')).toBe('/');
    }));

  test('keeps the form and shows a toast after a failure, a rejected field or an expired CSRF token', () =>
    withForm(async (page) => {
      await page.route(sending, (route) => route.fulfill({ status: 502, body: '<html>' }));
      await fill(page);
      await submit(page);
      const toast = page.locator('.toast');
      await toast.getByText('Please try again or contact us directly').waitFor();
      expect(await toast.innerText()).toContain('Submission Failed');
      expect(await value(page, 'primarySignature')).toBe('Elena Ramos');
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('apply-failure');

      const message = 'This ZIP code does not exist';
      await page.unroute(sending);
      const refused = { code: 'validation', message: 'Check the form', fields: { businessZip: message } };
      await page.route(sending, answer(400, refused));
      await submit(page);
      const line = page
        .locator('.apply-summary')
        .getByText(`${en.fullLabels.businessZip}: ${message}`, { exact: true });
      await line.waitFor();
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('apply-summary');
      expect(await page.locator('#businessZip').getAttribute('aria-invalid')).toBe('true');
      await page.locator('.toast', { hasText: 'Check the form' }).getByText('Submission Failed').waitFor();
      await line.click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('businessZip');
      await field(page, 'businessZip').fill('68103');
      expect(await page.getByText(message).count()).toBe(0);
      expect(await value(page, 'businessName')).toBe(valid.businessName);

      await page.unroute(sending);
      let sent = 0;
      await page.route(sending, (route) =>
        (++sent === 1 ? answer(403, { code: 'csrf' }) : answer(201, receipt))(route),
      );
      await submit(page);
      await page.getByText('AEF-2026-000001').waitFor();
      expect(sent).toBe(2);
    }));
});

describe('typed values of the application', () => {
  test('are kept when typed before the script loads, including SSN and choices', async () => {
    const { page, context, complaints } = await open('phone');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/mount-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(url('/credit-application'), { waitUntil: 'commit' });
    await field(page, 'businessName').fill('Ramos Paving LLC');
    await field(page, 'principalSsnEncrypted').fill('912344821');
    await field(page, 'salesperson').selectOption({ index: 2 });
    await page.locator('[name=businessType][value=Partnership]').check({ force: true });
    await field(page, 'businessName').press('Enter');
    expect(page.url()).toBe(url('/credit-application'));
    release();
    await alive(page);
    expect(await value(page, 'businessName')).toBe('Ramos Paving LLC');
    expect(await value(page, 'principalSsnEncrypted')).toBe('912344821');
    expect(await value(page, 'salesperson')).toBe('Sample Representative 2');
    expect(await page.locator('[name=businessType]:checked').getAttribute('value')).toBe('Partnership');
    await page.locator('[name=equipmentCondition][value=Used]').check({ force: true });
    expect(await page.locator('[name=businessType]:checked').getAttribute('value')).toBe('Partnership');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('are offered after a reload without overwriting newer typing, and are deleted on request', () =>
    withForm(async (page) => {
      await field(page, 'businessName').fill('Old name');
      await field(page, 'businessCity').fill('Omaha');
      await page.reload();
      await alive(page);
      await field(page, 'businessName').fill('New name');
      await page.reload();
      await page.getByRole('button', { name: enNotices.draft.restore }).click();
      expect([await value(page, 'businessName'), await value(page, 'businessCity')]).toEqual(['New name', 'Omaha']);

      // A reload that the page starts restores the values without an offer.
      await page.evaluate(() => {
        dispatchEvent(new Event('app:before-reload'));
        location.reload();
      });
      await page.getByText(enNotices.draft.restoredTitle, { exact: true }).waitFor();
      expect(await value(page, 'businessName')).toBe('New name');

      await field(page, 'primarySignature').fill('Elena Ramos');
      await page.evaluate(() => {
        dispatchEvent(new Event('app:before-reload'));
        location.reload();
      });
      await page.getByText(enNotices.draft.restored).waitFor();
      await page.locator('#primarySignature-doubt').getByText(en.draft.retype).waitFor();
      await field(page, 'primarySignature').fill('Elena Ramos');
      await page.getByText(enNotices.draft.restoredTitle, { exact: true }).waitFor({ state: 'detached' });

      await field(page, 'equipmentAmount').scrollIntoViewIfNeeded();
      await page.reload();
      await alive(page);
      const offer = page.getByRole('region', { name: enNotices.draft.offerTitle });
      await expect
        .poll(() =>
          offer.evaluate(
            (box) => box.getBoundingClientRect().top > 0 && box.getBoundingClientRect().bottom < innerHeight,
          ),
        )
        .toBe(true);
      await page.getByRole('button', { name: enNotices.draft.discard }).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('salesperson');
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('New name');
    }));

  test('the application form works in a browser that denies storage', () =>
    withForm(
      async (page) => {
        await page.route(sending, answer(201, receipt));
        await fill(page);
        // The draft is stored within 5 s.
        await page.clock.runFor(5000);
        await submit(page);
        await page.getByText('AEF-2026-000001').waitFor();
      },
      '/credit-application',
      async (page) => {
        await page.clock.install();
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('denied', 'SecurityError');
              },
            });
        });
      },
    ));
});

describe('fields of the application', () => {
  test('Get Funded leads to the form; masks format typed and pasted values; the SSN shows only its last four digits', () =>
    withForm(async (page) => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.locator('.menu summary').click();
      await page.locator('.menu-foot').getByRole('link', { name: 'Get Funded' }).click();
      expect(new URL(page.url()).hash).toBe('#credit-application');
      expect(await page.locator('.menu').getAttribute('open')).toBeNull();
      await expect
        .poll(() => page.locator('#credit-application').evaluate((form) => form.getBoundingClientRect().top))
        .toBeLessThan(140);

      await field(page, 'businessPhone').pressSequentially('4025550188');
      expect(await value(page, 'businessPhone')).toBe('(402) 555-0188');
      await field(page, 'businessPhone').press('Backspace');
      expect(await value(page, 'businessPhone')).toBe('(402) 555-018');
      await field(page, 'federalIdEncrypted').fill('123456789');
      expect(await value(page, 'federalIdEncrypted')).toBe('12-3456789');
      await field(page, 'principalDobEncrypted').pressSequentially('03041980');
      expect(await value(page, 'principalDobEncrypted')).toBe('03/04/1980');
      await field(page, 'principalPhone').pressSequentially('402-555-0142 x12');
      expect(await value(page, 'principalPhone')).toBe('(402) 555-0142 x12');
      await field(page, 'principalSsnEncrypted').fill('912 34 4821 ');
      await field(page, 'principalTitle').fill('Owner');
      expect(await value(page, 'principalSsnEncrypted')).toBe('912-34-4821');
      expect(await page.locator('.field-veil').innerText()).toBe('•••-••-4821');
      await page.getByRole('button', { name: en.showSsn }).click();
      expect(await page.locator('.field-veil').count()).toBe(0);
      expect(await field(page, 'principalSsnEncrypted').getAttribute('autocomplete')).toBe('off');
    }));

  test('a questionable value gets a warning on blur, is not an error, and is sent as typed after one question', () =>
    withForm(async (page) => {
      const slips = {
        dateEstablished: '13/45/2030',
        federalIdEncrypted: '12',
        principalDobEncrypted: '02/30/2015',
        principalSsnEncrypted: '123',
        principalState: 'zz',
        principalPhone: '123',
        principalZip: '1',
      };
      let body: Record<string, unknown> = {};
      await page.route(sending, (route) => {
        body = route.request().postDataJSON() as typeof body;
        return answer(201, receipt)(route);
      });
      await fill(page);
      for (const [name, text] of Object.entries(slips)) await field(page, name).fill(text);
      await field(page, 'equipmentAmount').fill('84500');
      await field(page, 'secondarySignature').focus();
      expect(await value(page, 'equipmentAmount')).toBe('$84,500');
      expect(await page.locator('#principalSsnEncrypted-doubt').innerText()).toBe(en.doubts.digits(3, 9));
      for (const name of Object.keys(slips)) {
        expect(await field(page, name).getAttribute('aria-describedby')).toContain(`${name}-doubt`);
        expect(await field(page, name).getAttribute('aria-invalid')).toBeNull();
      }
      expect(await page.locator('.apply-summary').count()).toBe(0);
      expect(await page.locator('.rail-bars .rail-check').count()).toBe(2);
      expect(await accessibilityFaults(page)).toEqual([]);
      await field(page, 'principalState').fill('ne');
      await field(page, 'principalZip').focus();
      expect(await value(page, 'principalState')).toBe('Nebraska');
      expect(await page.locator('#principalState-doubt').count()).toBe(0);
      await submit(page);
      await page.locator('.apply-check:focus').getByText(en.sendAsIs).waitFor();
      expect(await page.locator('.apply-check a').count()).toBe(Object.keys(slips).length - 1);
      expect(body).toEqual({});
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.locator('.apply-check a').first().click();
      expect(await field(page, 'dateEstablished').evaluate((input) => input === document.activeElement)).toBe(true);
      await submit(page);
      await page.getByText(receipt.reference).waitFor();
      expect(body).toMatchObject({ ...slips, principalState: 'Nebraska', equipmentAmount: '$84,500' });
    }));

  test('the summary of errors also lists dates and numbers that look wrong', () =>
    withForm(async (page) => {
      await field(page, 'dateEstablished').fill('2/31/2020');
      await field(page, 'federalIdEncrypted').fill('12-345');
      await submit(page, es);
      await page.getByText(es.errorSummary(11)).waitFor();
      expect(await page.locator('.apply-summary a').count()).toBe(11);
      const said = es.doubts.noSuchDate;
      expect(await page.locator('.apply-summary').innerText()).toContain(said.charAt(0).toLowerCase() + said.slice(1));
      const count = page.getByRole('link', { name: es.rail.short(11) });
      await field(page, 'primarySignature').focus();
      await count.click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('businessName');
    }, '/es/credit-application'));

  test.each([
    ['/credit-application', en, '2019 excavator, used', 'used'],
    ['/es/credit-application', es, 'Excavadora usada', 'usada'],
  ] as const)('%s asks once about a used machine whose condition is still New', (path, copy, description, word) =>
    withForm(async (page) => {
      let isSent = false;
      await page.route(sending, (route) => {
        isSent = true;
        return answer(201, receipt)(route);
      });
      await fill(page);
      await field(page, 'principalEmail').fill('elena@example');
      await field(page, 'equipmentDescription').fill(description);
      await field(page, 'secondarySignature').focus();
      expect(await page.locator('#principalEmail-doubt').innerText()).toBe(copy.doubts.emailDot);
      await field(page, 'principalEmail').fill('elena@example.com');
      const step = page.locator('.rail-bars li', { hasText: copy.sections.equipment.title });
      await field(page, 'secondarySignature').focus();
      expect(await step.innerText()).toContain(copy.rail.check(1));
      await submit(page, copy);
      await page.locator('.apply-check:focus').getByText(copy.doubts.used(word).slice(1)).waitFor();
      expect(isSent).toBe(false);
      const condition = page.locator('.signed-facts dl > div', { hasText: copy.fullLabels.equipmentCondition });
      await condition.getByRole('button', { name: copy.signing.confirm }).click();
      expect(await page.locator('#equipmentCondition-doubt').count()).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      await submit(page, copy);
      await page.getByText(receipt.reference).waitFor();
    }, path),
  );

  test('the bar names the section in view, also while the focus is further down', () =>
    withForm(async (page) => {
      const bar = page.locator('.rail-bar p a').first();
      await field(page, 'secondarySignature').focus();
      await expect.poll(() => bar.innerText()).toContain(en.sections.signatures.title);
      await field(page, 'businessName').evaluate((input) => input.scrollIntoView());
      await expect.poll(() => bar.innerText()).toContain(en.sections.business.title);
    }));

  test('Help shows its heading below the bar and returns to the field, by Back or by closing the assistant', () =>
    withForm(async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.id);
      await field(page, 'businessCity').focus();
      await page.locator('.rail-help').click();
      await page.locator('.chat-close').click();
      await expect.poll(focused).toBe('businessCity');
      await page.evaluate(() => document.querySelector('.assistant')?.remove());
      await page.locator('.rail-help').click();
      const heading = page.locator('.apply-help').getByRole('heading', { name: en.help.questions });
      await expect
        .poll(() =>
          heading.evaluate(
            (title) =>
              title.getBoundingClientRect().top >=
              (document.querySelector('.rail')?.getBoundingClientRect().bottom ?? Infinity),
          ),
        )
        .toBe(true);
      await page.goBack();
      await expect.poll(focused).toBe('businessCity');
    }));

  test.each([
    ['/credit-application', en],
    ['/es/credit-application', es],
  ] as const)('copying an incomplete business address on %s names the missing fields', (path, copy) =>
    withForm(async (page) => {
      const { labels } = copy;
      const note = page.locator('.apply-same [role=status]');
      const press = () => page.getByRole('button', { name: copy.sameAddress }).click();
      await field(page, 'businessStreet').fill(valid.businessStreet);
      await field(page, 'businessCity').fill(valid.businessCity);
      await press();
      await expect.poll(() => note.innerText()).toContain(`${labels.businessState}, ${labels.businessZip}`);
      expect(await note.innerText()).not.toContain(labels.businessCity);
      expect(await value(page, 'principalStreet')).toBe('');
      await field(page, 'businessState').fill('NE');
      await field(page, 'businessZip').fill('68102');
      await expect.poll(() => note.innerText()).toBe('');
      await press();
      await expect.poll(() => value(page, 'principalZip')).toBe('68102');
      expect(await note.innerText()).toBe('');
    }, path),
  );

  test('a 360 px phone in Spanish never scrolls sideways', () =>
    withForm(async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await submit(page, es);
      await page.getByText(es.errorSummary(9)).waitFor();
      expect(await page.locator('.rail-bar-fix').innerText()).toBe(es.rail.short(9));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }, '/es/credit-application'));
});
