import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { shippedTexts } from '#web/portal/screens/settings/shipped-texts.ts';
import { frame } from '#copy/portal/frame.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { accessibilityFaults } from './browser.ts';
import { servedSite } from './served-site.ts';
import { confirmByPassword, signInOn } from './staff.ts';
import type { Device } from './devices.ts';

const { open, url } = servedSite({ staff: true });

const WAIT = { timeout: 240_000 };
/** Signs in on the way to an address and waits for idle, so that navigation cancels no request. */
async function openAt(device: Device, path: string) {
  const opened = await open(device);
  await keepToasts(opened.page);
  await opened.page.goto(url(path));
  await signInOn(opened.page);
  await opened.page.waitForURL(`**${path}`);
  return opened;
}
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const saveButton = (page: Page) => page.getByRole('button', { name: words.save, exact: true });
/** Keeps the texts of toasts, because a toast disappears after 3 seconds. */
const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    // A toast that is still shown is not kept twice.
    const kept = new WeakMap<Element, string>();
    const keep = (): void => {
      for (const shown of document.querySelectorAll('.toast')) {
        if (kept.get(shown) === shown.textContent) continue;
        kept.set(shown, shown.textContent);
        sessionStorage.setItem('toast', shown.textContent);
      }
    };
    new MutationObserver(keep).observe(document, { childList: true, subtree: true });
  });
/** Waits until a toast has been shown since the last call. */
async function toast(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('toast') ?? ''), WAIT).toContain(title);
  await page.evaluate(() => sessionStorage.removeItem('toast'));
}
const home = async (): Promise<string> => (await fetch(url('/'))).text();

describe('settings screen', () => {
  test('saves own wording of a notice with its required placeholders, and restores the shipped text when cleared', async () => {
    const { page, context, complaints } = await openAt('phone', '/admin/settings/noticeTexts');
    const [ecoa, declined] = [field(page, 'noticeTexts.en.ecoa'), field(page, 'noticeTexts.es.declined')];
    await ecoa.waitFor();
    expect(await ecoa.inputValue()).toBe(shippedTexts.en.ecoa);
    expect(await accessibilityFaults(page)).toEqual([]);
    await ecoa.fill('Ask our agency.');
    await field(page, 'noticeTexts.read.evidence').fill('Memo in the compliance folder');
    await field(page, 'noticeTexts.read.on').fill('2026-11-02');
    await saveButton(page).click();
    await page.getByText('{regulator} must appear in this text').waitFor();
    expect(await ecoa.evaluate((input) => input === document.activeElement)).toBe(true);
    await ecoa.fill(shippedTexts.en.ecoa);
    await declined.fill('{company} no puede aprobarla.\nLos motivos:');
    await Promise.all([saveButton(page).click(), toast(page, words.savedTo(words.sections.noticeTexts.title).title)]);
    expect(await declined.inputValue()).toBe('{company} no puede aprobarla.\nLos motivos:');
    expect(await page.getByText('Your own text.').count()).toBe(1);
    await declined.fill('');
    await saveButton(page).click();
    await page.getByText('Has counsel reviewed the new wording?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: words.doubts.confirm, exact: true }).click();
    await expect.poll(() => declined.inputValue()).toBe(shippedTexts.es.declined);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('changes a phone number on the home page, shows it in the history, and resets it to the value of the file', async () => {
    const { page, context, complaints } = await openAt('desktop', '/admin/applications');
    await page.getByRole('link', { name: /before publishing/ }).click();
    await page.getByRole('heading', { name: words.title, exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: words.sections.contact.title }).click();
    await field(page, 'phones.main.display').fill('(800) 555-0199');
    await field(page, 'phones.main.dial').fill('800 555 0199');
    await saveButton(page).click();
    await page.getByText('A plus, the country and the number without spaces: +14025550142').waitFor();
    expect(await field(page, 'phones.main.dial').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await field(page, 'phones.main.dial').fill('+18005550199');
    await saveButton(page).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await Promise.all([
      confirmByPassword(page, stepUp.contact.submit),
      toast(page, words.savedTo(words.sections.contact.title).title),
    ]);
    expect(await home()).toContain('(800) 555-0199');
    await page.getByText(words.history.title).click();
    await page.locator('.settings-history ins', { hasText: '(800) 555-0199' }).waitFor();
    await page.getByRole('button', { name: words.reset.button }).click();
    await confirmByPassword(page, words.reset.confirm);
    await expect.poll(() => field(page, 'phones.main.display').inputValue()).toBe(sampleBrand.phones.main.display);
    await expect.poll(home).not.toContain('(800) 555-0199');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('asks the second of two tabs about the value that both changed, and keeps all other changes', async () => {
    const first = await openAt('desktop', '/admin/settings/hours');
    const second = await openAt('desktop', '/admin/settings/hours');
    await field(first.page, 'hours.en').fill('Mon–Fri, 7am–7pm');
    await field(first.page, 'hours.es').fill('Lun–vie, 7–19 h');
    await field(second.page, 'hours.en').fill('Mon–Sat, 9am–5pm');
    await field(second.page, 'timeZone').selectOption('America/Chicago');
    await Promise.all([
      saveButton(first.page).click(),
      toast(first.page, words.savedTo(words.sections.hours.title).title),
    ]);
    await saveButton(second.page).click();
    const dialog = second.page.getByRole('dialog', { name: 'Your change and a colleague’s differ' });
    await dialog.waitFor(WAIT);
    expect(await dialog.getByRole('group').count()).toBe(1);
    await dialog.getByText('Mon–Fri, 7am–7pm', { exact: true }).waitFor();
    await dialog.getByText('Mon–Sat, 9am–5pm', { exact: true }).waitFor();
    expect(await accessibilityFaults(second.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    expect(await field(second.page, 'hours.en').inputValue()).toBe('Mon–Sat, 9am–5pm');
    await saveButton(second.page).click();
    await dialog.getByRole('radio', { name: /Yours/ }).check();
    await dialog.getByRole('button', { name: 'Save these values' }).click();
    await toast(second.page, words.savedTo(words.sections.hours.title).title);
    expect(await home()).toContain('Mon–Sat, 9am–5pm');
    for (const [name, value] of [
      ['hours.es', 'Lun–vie, 7–19 h'],
      ['timeZone', 'America/Chicago'],
    ] as const)
      expect(await field(second.page, name).inputValue()).toBe(value);
    expect(second.complaints.filter((line) => !line.includes('status of 409'))).toEqual([]);
    await first.context.close();
    await second.context.close();
  });

  test('keeps the other values of a section on the checklist when one is changed', async () => {
    const { page, context, complaints } = await openAt('phone', '/admin/settings/company');
    await field(page, 'company').fill('Rivet Capital');
    await Promise.all([saveButton(page).click(), toast(page, words.savedTo(words.sections.company.title).title)]);
    await page.getByRole('button', { name: words.keep, exact: true }).waitFor(WAIT);
    await page.goto(url('/admin/settings'));
    const sections = page.getByRole('navigation', { name: words.list });
    const open = sections.locator('li', { has: page.getByRole('link', { name: words.sections.company.title }) });
    await open.getByText(words.checklist.samples(5)).click(WAIT);
    await open.getByText('address: the sample value').waitFor();
    expect(await open.getByText('company: the sample value').count()).toBe(0);
    await open.getByRole('link').click();
    await page.getByRole('button', { name: words.keep, exact: true }).click({ timeout: 240_000 });
    await toast(page, words.savedTo(words.sections.company.title).title);
    await page.goto(url('/admin/settings'));
    await sections.getByText(words.checklist.left).first().waitFor(WAIT);
    await open.getByText(words.sources.screen, { exact: true }).waitFor();
    expect(await open.getByText(words.checklist.left).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("asks about an implausible rate, and applies a new rate to the preview and to the next visitor's calculator", async () => {
    const { page, context } = await openAt('desktop', '/admin/settings/pricing');
    const visitor = await open('desktop');
    const payment = async (): Promise<string> => {
      await visitor.page.goto(url('/'));
      return visitor.page.locator('.calc-figure').innerText();
    };
    const before = await payment();
    await field(page, 'pricing.tiers.good.baseRateBps').fill('190');
    await page.getByText(words.preview.unreadable).waitFor();
    await field(page, 'pricing.tiers.good.baseRateBps').fill('100');
    await page.getByRole('row', { name: words.tiers.good }).locator('.settings-moved').waitFor();
    await field(page, 'pricing.capBps').fill('100');
    await saveButton(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Good changes from/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.doubts.cancel }).click();
    await field(page, 'pricing.capBps').fill('35 %');
    await field(page, 'pricing.tiers.good.baseRateBps').fill('18.5%');
    await Promise.all([saveButton(page).click(), toast(page, words.savedTo(words.sections.pricing.title).title)]);
    expect(await payment()).not.toBe(before);
    await visitor.context.close();
    await context.close();
  });

  test('adds and removes rows, confirms a claim, and asks before leaving unsaved, by keyboard and on a phone', async () => {
    const { page, context, complaints } = await openAt('phone', '/admin/settings/representatives');
    await page.getByRole('button', { name: words.representatives.add }).press('Enter');
    expect(await field(page, 'representatives.4.name').evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.type('Casey Sample');
    await page.keyboard.press('Tab');
    await page.keyboard.type('casey@acme.example');
    await page.getByRole('button', { name: words.removeOf('Representative', 1), exact: true }).press('Enter');
    expect(await field(page, 'representatives.3.name').inputValue()).toBe('Casey Sample');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('link', { name: words.back }).click();
    await page.getByRole('dialog').getByText(frame.leave.title).waitFor();
    await page.getByRole('button', { name: frame.leave.cancel }).click();
    expect(await field(page, 'representatives.3.name').inputValue()).toBe('Casey Sample');
    await field(page, 'representatives.3.email').press('Enter');
    await Promise.all([
      confirmByPassword(page, stepUp.contact.submit),
      toast(page, words.savedTo(words.sections.representatives.title).title),
    ]);
    expect(await saveButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: words.back }).click();
    await page.getByRole('heading', { name: words.title, exact: true }).waitFor();

    await page.getByRole('link', { name: words.sections.representatives.title }).click();
    await page.getByRole('button', { name: words.representatives.add }).press('Enter');
    await page.keyboard.type('Nobody');
    await page.getByRole('link', { name: words.back }).click();
    await page.getByRole('button', { name: frame.leave.confirm, exact: true }).click();
    await page.getByRole('heading', { name: words.title, exact: true }).waitFor();

    await page.getByRole('link', { name: words.sections.claims.title }).click();
    expect(await home()).toContain('chip-sample');
    await page.locator('.settings-claim > summary', { hasText: 'In business since' }).click();
    await field(page, 'claims.since2015.evidence').fill('Registry extract');
    await saveButton(page).click();
    await page.getByText('Enter the day on which the proof was checked').waitFor();
    await field(page, 'claims.since2015.on').fill('2026-11-02');
    await Promise.all([saveButton(page).click(), toast(page, words.savedTo(words.sections.claims.title).title)]);
    await page.locator('.settings-claims .badge-ok').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: frame.menu }).click();
    await page.getByRole('link', { name: frame.settings, exact: true }).waitFor();
    await context.close();
  });

  test('shows a failed load or save and keeps the typed values', async () => {
    const { page, context } = await openAt('phone', '/admin/applications');
    for (const path of ['**/api/admin/settings', '**/api/admin/settings/checklist'])
      await page.route(path, (route) => route.fulfill({ status: 503, json: { message: 'Not at this moment.' } }));
    await page.goto(url('/admin/settings'));
    await page.getByText(words.failed).waitFor();
    await page.getByText(words.checklist.failed).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/api/admin/settings');
    await page.getByRole('button', { name: frame.retry }).first().click();
    await page.getByRole('link', { name: words.sections.manufacturers.title }).click();
    await page.route('**/api/admin/settings/manufacturers', (route) => route.abort(), { times: 1 });
    await field(page, 'manufacturers').fill('Rivet & Sons');
    await saveButton(page).click();
    await page.locator('.settings-notices', { hasText: frame.errors.offline }).waitFor();
    expect(await field(page, 'manufacturers').inputValue()).toBe('Rivet & Sons');
    await Promise.all([saveButton(page).click(), toast(page, words.savedTo(words.sections.manufacturers.title).title)]);
    await page.goto(url('/admin/settings/nothing'));
    await page.getByText(frame.notFound.text).waitFor();
    await context.close();
  });
});
