import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { applicationAnswerSchema } from '#contract/application.ts';
import { inquiryPaths } from '#contract/inquiry-paths.ts';
import type { Language } from '#contract/language.ts';
import { inquiries as en } from '#copy/en/inquiries.ts';
import { inquiries as es } from '#copy/es/inquiries.ts';
import { dealerInvites } from '#copy/portal/dealer-invites.ts';
import { frame } from '#copy/portal/frame.ts';
import { inquiryWords } from '#copy/portal/inquiries.ts';
import { sampleApplication } from '#tests/support/factories.ts';
import { findMail } from './browser.ts';
import type { Device } from './devices.ts';
import { expectSound } from './expect-sound.ts';
import { servedSite } from './served-site.ts';
import { signInOn } from './staff.ts';

const { dataDir, open, post, url } = servedSite({ staff: true });

const copies = { en, es };
const FORM = '.inquiry-card';
const ESTIMATE = '.estimate-email';
const home = { en: '/', es: '/es' };
const crossed: [Language, Device][] = [
  ['en', 'desktop'],
  ['es', 'phone'],
];
async function openForm(path: string, island: string, device: Device = 'desktop', options = {}) {
  const opened = await open(device, options);
  await opened.page.goto(url(path));
  const form = opened.page.locator(`[data-island]:has(${island})`);
  await form.scrollIntoViewIfNeeded();
  return { ...opened, form };
}
const ready = (page: Page, island: string) => page.waitForSelector(`[data-island][data-ready]:has(${island})`);
const field = (form: Locator, name: string) => form.locator(`[name=${name}]`);

describe.each(crossed)('a quote request, %s on a %s', (lang, device) => {
  const copy = copies[lang];

  test('names each empty field, keeps what was typed through a lost connection, and says when we call', async () => {
    const { page, context, form } = await openForm(home[lang], FORM, device);
    await ready(page, FORM);
    await form.getByRole('button', { name: copy.forms.quote.send }).click();
    const summary = form.getByRole('group', { name: copy.errorSummary(3) });
    await summary.waitFor();
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await expectSound(page);
    await summary.getByRole('link', { name: copy.messages.machine }).click();
    expect(await field(form, 'machine').evaluate((input) => input === document.activeElement)).toBe(true);
    await field(form, 'machine').fill('2021 skid steer');
    await field(form, 'amount').fill('$60,000');
    await field(form, 'name').fill('Elena Ramos');
    await field(form, 'phone').pressSequentially('4025550188');
    await field(form, 'email').fill(`elena-${lang}@example.com`);
    expect(await field(form, 'phone').inputValue()).toBe('(402) 555-0188');
    await context.setOffline(true);
    await form.getByRole('button', { name: copy.forms.quote.send }).click();
    await form.getByText(copy.offline).waitFor();
    expect(await field(form, 'name').inputValue()).toBe('Elena Ramos');
    await context.setOffline(false);
    await form.getByRole('button', { name: copy.forms.quote.send }).click();
    const receipt = form.getByRole('status').filter({ hasText: copy.forms.quote.done });
    await receipt.waitFor();
    expect(await receipt.innerText()).toMatch(lang === 'en' ? /We’ll call you with your quote/ : /Le llamaremos/);
    await expectSound(page);
    await findMail(dataDir, (mail) => mail.includes(`To: elena-${lang}@example.com`));
    await form.getByRole('button', { name: copy.another }).click();
    await field(form, 'name').waitFor();
    await context.close();
  });

  test('keeps name and phone when the visitor asks for a call instead, and fits 320 px', async () => {
    const { page, context, form } = await openForm(home[lang], FORM, device);
    await ready(page, FORM);
    await field(form, 'name').fill('Josefa');
    await field(form, 'machine').fill('Excavator');
    await form.getByRole('radio', { name: copy.forms.callback.heading }).check();
    await form.getByRole('radio', { name: copy.callTimes.afternoon }).check();
    expect(await field(form, 'name').inputValue()).toBe('Josefa');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectSound(page);
    await form.getByRole('radio', { name: copy.forms.quote.heading }).check();
    expect(await field(form, 'machine').inputValue()).toBe('Excavator');
    await form.getByRole('radio', { name: copy.forms.callback.heading }).check();
    await field(form, 'phone').fill('(531) 555-0177');
    await form.getByRole('button', { name: copy.forms.callback.send }).click();
    await form.getByRole('status').filter({ hasText: copy.forms.callback.done }).waitFor();
    await context.close();
  });
});

test('what was typed before the script arrived stays', async () => {
  const { page, context } = await open('desktop');
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/short-form-en/, (route) => held.promise.then(() => route.continue()));
  await page.goto(url(''));
  const form = page.locator(`[data-island]:has(${FORM})`);
  await field(form, 'name').fill('Early Bird');
  held.resolve();
  await ready(page, FORM);
  expect(await field(form, 'name').inputValue()).toBe('Early Bird');
  await context.close();
});

test('without JavaScript the forms offer the phone, and submitting sends nothing', async () => {
  const { page, context, form } = await openForm('/', FORM, 'phone', { javaScriptEnabled: false });
  expect(await form.locator('.inquiry-no-script').innerText()).toContain(en.noScript);
  await form.getByRole('link', { name: '(402) 555-0142' }).waitFor();
  await field(form, 'name').fill('Elena');
  await form.getByRole('button', { name: en.forms.quote.send }).click();
  expect(page.url()).toBe(url('/'));
  await context.close();
});

test('the partner page leads to the form for dealers before the sign-in', async () => {
  const { page, context, complaints } = await open('desktop');
  await page.goto(url('/partner'));
  await page.locator('.hero').getByRole('link', { name: en.forms.dealer.heading }).click();
  await ready(page, FORM);
  const form = page.locator(`[data-island]:has(${FORM})`);
  expect(await form.locator('.fields input').count()).toBe(3);
  await field(form, 'company').fill('Prairie Machines');
  await field(form, 'name').fill('Kim Lee');
  await field(form, 'email').fill('kim@prairie.example');
  await form.getByRole('button', { name: en.forms.dealer.send }).click();
  await form.getByText(en.forms.dealer.done).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the calculator emails the figures that it shows', async () => {
  const { page, context, form } = await openForm('/?value=200000&term=36&tier=excellent&down=20', ESTIMATE);
  await page.waitForSelector('[data-island=calculator-en][data-ready]');
  await form.getByText(en.estimate.open).click();
  await ready(page, ESTIMATE);
  const payment = await page.locator('.calc-figure').innerText();
  await expect.poll(() => form.innerText()).toContain(payment);
  await form.getByRole('button', { name: en.estimate.send }).click();
  await form.getByText(en.estimateMessages.email).waitFor();
  await expectSound(page);
  await field(form, 'email').fill('estimate@example.com');
  await form.getByRole('button', { name: en.estimate.send }).click();
  await form.getByText(en.estimateSent).waitFor();
  const email = await findMail(dataDir, (mail) => mail.includes('To: estimate@example.com'));
  expect(email).toContain(payment);
  await context.close();
});

test('the desk shows inquiries with count, clock and state, and links the application', async () => {
  const visitor = {
    kind: 'quote',
    language: 'es',
    name: 'Rosa Vega',
    phone: '(402) 555-0199',
    email: 'rosa@example.com?bcc=mallory%40example.com',
    machine: 'Grúa',
  };
  await post(inquiryPaths.send, visitor);
  const sent = await post('/api/credit-application', sampleApplication({ businessName: 'Vega Grading' }));
  const { reference } = applicationAnswerSchema.parse(await sent.json());
  const { page, context, complaints } = await open('desktop');
  await page.goto(url('/admin'));
  await signInOn(page);
  const entry = page.getByRole('navigation', { name: frame.nav }).getByRole('link', { name: frame.inquiries });
  await expect.poll(() => entry.getAttribute('title')).toMatch(/new inquir.*the first answer is due in/);
  await entry.click();
  await page.getByRole('heading', { level: 1, name: inquiryWords.title }).waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Rosa Vega' });
  await row.getByText(inquiryWords.speaks('Spanish')).waitFor();
  expect(await row.locator('a[href^="mailto:"]').getAttribute('href')).toBe(
    'mailto:rosa@example.com%3Fbcc%3Dmallory%2540example.com',
  );
  await expectSound(page);
  await row.locator('.inquiry-open').click();
  const detail = page.getByRole('dialog');
  await detail.getByText(inquiryWords.detail.received, { exact: true }).waitFor();
  await detail.getByRole('button', { name: inquiryWords.detail.close }).click();
  await row.getByRole('button', { name: inquiryWords.actions.called }).click();
  await row.getByText(inquiryWords.states.called, { exact: true }).waitFor();
  await row.getByRole('button', { name: inquiryWords.actions.application }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: inquiryWords.link.submit, exact: true }).click();
  await dialog.getByText(inquiryWords.link.missing, { exact: true }).waitFor();
  await dialog.getByLabel(inquiryWords.link.reference).fill('AEF-2020-000001');
  await dialog.getByRole('button', { name: inquiryWords.link.submit, exact: true }).click();
  await dialog.getByText(inquiryWords.unknownReference).waitFor();
  await dialog.getByLabel(inquiryWords.link.reference).fill(reference);
  await dialog.getByRole('button', { name: inquiryWords.link.submit, exact: true }).click();
  await row.getByRole('link', { name: reference }).waitFor();
  await page.getByLabel(inquiryWords.filters.state).selectOption('application');
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  expect(complaints.filter((line) => !line.includes('status of 400'))).toEqual([]);
  await row.getByRole('link', { name: reference }).click();
  await page.getByRole('heading', { name: 'Vega Grading' }).first().waitFor();
  await context.close();
});

test('an inquiry of a new dealer leads to the invitation with the contact filled in', async () => {
  const dealer = {
    kind: 'dealer',
    language: 'en',
    company: 'Tri Equipment',
    name: 'Doug Haines',
    email: 'd@example.com',
  };
  await post(inquiryPaths.send, dealer);
  const { page, context } = await open('desktop');
  await page.goto(url('/admin/inquiries'));
  await signInOn(page);
  await page
    .getByRole('row')
    .filter({ hasText: dealer.company })
    .getByRole('link', { name: inquiryWords.invite })
    .click();
  await page.getByRole('heading', { level: 1, name: dealerInvites.title }).waitFor();
  const { add } = dealerInvites;
  for (const [label, value] of [
    [add.firstName, 'Doug'],
    [add.lastName, 'Haines'],
    [add.email, dealer.email],
    [add.accountName, dealer.company],
  ] as const)
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
  await expectSound(page);
  await context.close();
});
