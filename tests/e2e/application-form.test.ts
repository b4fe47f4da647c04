import fs from 'node:fs';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { openBrowser, openPage, temporaryFolder } from './browser.ts';

// What the form does with each answer: the answers are made up, the page and the form are real.
let server: ServerProcess;
let browser: Browser;
const dataDir = temporaryFolder();
beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  browser = await openBrowser();
}, 90_000);
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const valid = {
  businessName: 'Ramos Paving LLC',
  businessPhone: '4025550188',
  businessStreet: '1200 Industrial Rd',
  businessCity: 'Omaha',
  businessState: 'NE',
  businessZip: '68102',
  businessNature: 'Paving',
  principalName: 'Elena Ramos',
  primarySignature: 'Elena Ramos',
};
const receipt = { success: true, message: '', reference: 'AEF-2026-000001', receivedAt: '2026-11-21T20:31:00.000Z' };
const answer = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const value = (page: Page, name: string): Promise<string> => field(page, name).inputValue();
const submit = (page: Page, copy = en): Promise<void> => page.getByRole('button', { name: copy.submit }).click();

async function withPage(
  work: (page: Page, context: BrowserContext, complaints: string[]) => Promise<void>,
  path = '/credit-application',
  before: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const { page, context, complaints } = await openPage(browser, 'phone');
  await before(page);
  await page.goto(server.url + path);
  await page.waitForSelector('[data-island][data-ready]');
  await work(page, context, complaints);
  await context.close();
}
async function fill(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(valid)) await field(page, name).fill(text);
}
const post = '**/api/credit-application{,-es}';

describe('public site 4: submitting', () => {
  test('the button is disabled and says Submitting... until the answer comes; all fields are sent as typed', () =>
    withPage(async (page) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      let body: Record<string, unknown> = {};
      let key: string | undefined;
      await page.route(post, async (route) => {
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
      expect(Object.keys(body)).toHaveLength(30);
      expect(body).toMatchObject({
        ...valid,
        businessPhone: '(402) 555-0188',
        principalSsnEncrypted: '912-34-4821',
        salesperson: 'N/A',
        businessType: 'LLC',
        equipmentCondition: 'New',
        contactConsent: false,
        consentHash: expect.stringMatching(/^[\da-f]{64}$/),
      });
      expect(body).not.toHaveProperty('inviteToken');
      expect(key).toHaveLength(36);
      expect(await page.getByText(en.success.promise).count()).toBe(1);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(en.success.heading);
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Ramos|draft|key/);
      expect(await page.getByRole('link', { name: en.success.home }).getAttribute('href')).toBe('/');
    }));

  test('fields that the server refuses stand in the form like its own, and the form stays', () =>
    withPage(async (page) => {
      const message = 'This ZIP code does not exist';
      await page.route(
        post,
        answer(400, { code: 'validation', message: 'Check the form', fields: { businessZip: message } }),
      );
      await fill(page);
      await submit(page);
      await page.getByText(`${en.labels.businessZip}: ${message}`).waitFor();
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('apply-summary');
      expect(await page.locator('#businessZip').getAttribute('aria-invalid')).toBe('true');
      await page.getByText('Submission Failed').first().waitFor();
      expect(await page.getByText('Check the form').count()).toBeGreaterThan(0);
      await page.getByText(`${en.labels.businessZip}: ${message}`).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('businessZip');
      await field(page, 'businessZip').fill('68103');
      expect(await page.getByText(message).count()).toBe(0);
      expect(await value(page, 'businessName')).toBe(valid.businessName);
    }));

  test.each([
    [en, '/credit-application', 'Submission Failed', 'Please try again or contact us directly'],
    [es, '/es/credit-application', 'Error al Enviar', es.failure.fallback],
  ])('a failure without words has the toast of the specification: %#', (copy, path, title, text) =>
    withPage(async (page) => {
      await page.route(post, (route) => route.fulfill({ status: 502, body: '<html>' }));
      await fill(page);
      await submit(page, copy);
      const toast = page.locator('.toast');
      await toast.waitFor();
      expect(await toast.innerText()).toContain(title);
      expect(await toast.innerText()).toContain(text);
      expect(await value(page, 'primarySignature')).toBe('Elena Ramos');
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('apply-failure');
    }, path),
  );

  test('a refused CSRF token is renewed and the form sent once more', () =>
    withPage(async (page) => {
      let sent = 0;
      await page.route(post, (route) => (++sent === 1 ? answer(403, { code: 'csrf' }) : answer(201, receipt))(route));
      await fill(page);
      await submit(page);
      await page.getByText('AEF-2026-000001').waitFor();
      expect(sent).toBe(2);
    }));
});

describe('public site 2, 4, 8: a personal invitation', () => {
  const invite = '**/api/credit-application-invite?token=*';
  const data = { businessName: 'Ramos Paving LLC', businessPhone: '(402) 555-0188', equipmentAmount: '', county: null };
  const pending = { status: 'pending', recipientName: 'Elena Ramos', prefillData: JSON.stringify(data) };
  const open = '/credit-application?token=abc%20d';

  test('loads, welcomes by name, fills in, and is sent along', () =>
    withPage(
      async (page) => {
        await page.getByText(en.invitation.loading).waitFor();
        await page.getByText('Welcome, Elena Ramos', { exact: true }).waitFor();
        await page.getByText('Application Pre-filled').first().waitFor();
        expect(await value(page, 'businessName')).toBe('Ramos Paving LLC');
        expect(await value(page, 'businessPhone')).toBe('(402) 555-0188');
        let body: Record<string, unknown> = {};
        await page.route(post, (route) => {
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
          await new Promise((resolve) => setTimeout(resolve, 400));
          await answer(200, { ...pending, prefillData: data })(route);
        }),
    ));

  test('the Spanish form keeps the invitation and what was typed', () =>
    withPage(
      async (page) => {
        await page.getByText('Welcome, Elena Ramos', { exact: true }).waitFor();
        await field(page, 'businessName').fill('Ramos Pavimentos');
        await field(page, 'businessCity').fill('Omaha');
        await page.getByRole('link', { name: en.help.other }).first().click();
        await page.waitForURL('**/es/credit-application?token=abc%20d');
        await page.getByText(es.draft.restored).waitFor();
        await page.getByText(es.invitation.welcomeTitle('Elena Ramos')).waitFor();
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
    withPage(
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
    withPage(
      async (page) => {
        await page.getByText('Pre-fill data error').first().waitFor();
        await page.getByText('Welcome, Elena Ramos', { exact: true }).waitFor();
      },
      open,
      (page) => page.route(invite, answer(200, { ...pending, prefillData: '{broken' })),
    ));

  test('a completed invitation shows no welcome, and no token means no call', async () => {
    const calls: string[] = [];
    const watch = async (page: Page): Promise<void> => {
      await page.route(invite, answer(200, { status: 'completed', recipientName: 'Elena Ramos' }));
      page.on('request', (request) => void (request.url().includes('invite') && calls.push(request.url())));
    };
    await withPage(
      async (page) => {
        await page.getByText(en.invitation.loading).waitFor({ state: 'detached' });
        expect(await page.getByText('Elena Ramos').count()).toBe(0);
      },
      open,
      watch,
    );
    expect(calls).toHaveLength(1);
    await withPage((page) => page.waitForTimeout(300), '/credit-application', watch);
    expect(calls).toHaveLength(1);
  });
});

describe('design 6: nothing typed is lost', () => {
  test('what was typed before the script came is kept, SSN and choices included', async () => {
    const { page, context, complaints } = await openPage(browser, 'phone');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/mount-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${server.url}/credit-application`, { waitUntil: 'commit' });
    await field(page, 'businessName').fill('Ramos Paving LLC');
    await field(page, 'principalSsnEncrypted').fill('912344821');
    await field(page, 'salesperson').selectOption({ index: 2 });
    await page.locator('[name=businessType][value=Partnership]').check({ force: true });
    await field(page, 'businessName').press('Enter');
    expect(page.url()).toBe(`${server.url}/credit-application`);
    release();
    await page.waitForSelector('[data-island][data-ready]');
    await page.waitForTimeout(300);
    expect(await value(page, 'businessName')).toBe('Ramos Paving LLC');
    expect(await value(page, 'principalSsnEncrypted')).toBe('912344821');
    expect(await value(page, 'salesperson')).toBe('Sample Representative 2');
    expect(await page.locator('[name=businessType]:checked').getAttribute('value')).toBe('Partnership');
    await page.locator('[name=equipmentCondition][value=Used]').check({ force: true });
    expect(await page.locator('[name=businessType]:checked').getAttribute('value')).toBe('Partnership');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('our own reload brings everything back without asking', () =>
    withPage(async (page) => {
      await field(page, 'businessName').fill('Ramos Paving LLC');
      await page.evaluate(() => {
        dispatchEvent(new Event('app:before-reload'));
        location.reload();
      });
      await page.getByText(en.draft.restored).waitFor();
      expect(await value(page, 'businessName')).toBe('Ramos Paving LLC');
    }));

  test('leaving at once saves, and discarding forgets', () =>
    withPage(async (page) => {
      await field(page, 'businessName').fill('Ramos Paving LLC');
      await page.reload();
      await page.waitForSelector('[data-island][data-ready]');
      await page.getByRole('button', { name: en.draft.discard }).click();
      expect(await page.evaluate(() => [document.activeElement?.id, JSON.stringify(localStorage)])).toEqual([
        'salesperson',
        '{}',
      ]);
    }));

  test('typing beside an unanswered offer loses neither', () =>
    withPage(async (page) => {
      await field(page, 'businessName').fill('Old name');
      await field(page, 'businessCity').fill('Omaha');
      await page.reload();
      await page.waitForSelector('[data-island][data-ready]');
      await field(page, 'businessName').fill('New name');
      await page.reload();
      await page.getByRole('button', { name: en.draft.restore }).click();
      expect([await value(page, 'businessName'), await value(page, 'businessCity')]).toEqual(['New name', 'Omaha']);
    }));

  test('works where the browser keeps nothing', () =>
    withPage(
      async (page) => {
        await page.route(post, answer(201, receipt));
        await fill(page);
        await page.waitForTimeout(700);
        await submit(page);
        await page.getByText('AEF-2026-000001').waitFor();
      },
      '/credit-application',
      (page) =>
        page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('denied', 'SecurityError');
              },
            });
        }),
    ));
});

describe('design 6: fields', () => {
  test('masks shape typing, pasting and leaving; deleting and other text are left alone', () =>
    withPage(async (page) => {
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
    }));

  test('the SSN hides but for its last four digits, and shows on request', () =>
    withPage(async (page) => {
      await field(page, 'principalSsnEncrypted').fill('912344821');
      await field(page, 'principalTitle').focus();
      expect(await page.locator('.field-veil').innerText()).toBe('•••-••-4821');
      await page.getByRole('button', { name: en.showSsn }).click();
      expect(await page.locator('.field-veil').count()).toBe(0);
      expect(await field(page, 'principalSsnEncrypted').getAttribute('autocomplete')).toBe('off');
    }));

  test('a 360 px phone in Spanish never scrolls sideways', () =>
    withPage(async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await submit(page, es);
      await page.getByText(es.errorSummary(9)).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }, '/es/credit-application'));

  test('without a script the page says how to call', async () => {
    const { page, context } = await openPage(browser, 'phone', { javaScriptEnabled: false });
    await page.goto(`${server.url}/es/credit-application`);
    expect(await page.locator('.apply-no-script').innerText()).toContain(es.noScript.title);
    expect(await field(page, 'businessName').isVisible()).toBe(false);
    await context.close();
  });
});
