import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dealForm } from '#copy/portal/deal-form.ts';
import { dealPage } from '#copy/portal/deal-page.ts';
import { frame } from '#copy/portal/frame.ts';
import { underToast } from './browser.ts';
import { dealerSite, heading, NEW, toastWith } from './dealer-site.ts';
import { expectSound } from './expect-sound.ts';

const { at, ids, signedIn } = dealerSite();

/** Fills in the first panel. */
async function fillCounter(page: Page, machine: string): Promise<void> {
  await page.locator('#customerName').fill('Elena Sample');
  await page.locator('#borrowerPhone').pressSequentially('4025550188');
  await page.locator('#borrowerEmail').fill('elena@example.com');
  await page.locator('#equipmentDescription').fill(machine);
  await page.locator('#equipmentAmount').fill('90000');
}
async function fillDeal(page: Page, dealName: string): Promise<void> {
  await fillCounter(page, 'Crane');
  await page.locator('#dealName').fill(dealName);
  await page.locator('#equipmentType').selectOption('construction');
  await page.locator('#requestedAmount').fill('84500');
}
const unfold = (page: Page, section: keyof typeof dealForm.sections) =>
  page.locator(`#section-${section} summary`).click();

describe('deal form', () => {
  test('saves one draft after the connection was lost and the answer never came', async () => {
    const { page, context } = await signedIn('phone', NEW);
    await page.goto(at('/dealer/deals/new'));
    await fillCounter(page, 'Deck oven');
    await page.route(
      '**/api/dealer/deals',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await toastWith(page, 'Error saving draft').getByText(frame.errors.offline).waitFor();
    expect(await page.locator('#customerName').inputValue()).toBe('Elena Sample');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await heading(page, 'Deck oven, Elena Sample').waitFor();
    await page.getByRole('link', { name: dealPage.back, exact: true }).first().click();
    await page.locator('a[data-deal]').first().waitFor();
    expect(await page.locator('.deal-row-name').allTextContents()).toEqual(['Deck oven, Elena Sample']);
    await page.locator('a[data-deal]').first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Create Your First Deal' }).waitFor();
    await context.close();
  });

  test('saves a deal as a draft, edits and submits it on a phone', async () => {
    const { page, context, complaints } = await signedIn('phone');
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (['POST', 'PUT'].includes(request.method()) && request.url().includes('/deals'))
        sent.push(request.headers()['idempotency-key']);
    });
    expect(await page.getByRole('link', { name: /^(Admin|Debug SF|Applications)$/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'New Deal' }).click();
    await page.locator('#requestedTerm').waitFor();
    expect(await page.locator('#requestedTerm').inputValue()).toBe('60');
    expect(await page.locator('#downPayment').inputValue()).toBe('0');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    const summary = page.getByRole('group', { name: dealForm.errorSummary(5) });
    await summary.waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('deal-summary');
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      dealForm.customerNameMissing,
      'Valid phone number is required',
      'Valid email is required',
      `${dealForm.labels.equipmentDescription}: ${dealForm.equipmentMissing}`,
      'Equipment amount is required',
    ]);
    await expectSound(page);
    await summary.getByRole('link', { name: dealForm.customerNameMissing }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('customerName');
    const name = 'Sample crane';
    await fillDeal(page, name);
    await page.getByText('$2,', { exact: false }).first().waitFor();
    await unfold(page, 'customer');
    await unfold(page, 'guarantor');
    await page.locator('#companyEin').pressSequentially('473094410');
    await page.locator('#guarantor1Ssn').pressSequentially('912344821');
    expect(await page.locator('#companyEin').inputValue()).toBe('47-3094410');
    expect(await page.locator('#borrowerPhone').inputValue()).toBe('(402) 555-0188');
    expect(await page.locator('#companyEin').getAttribute('maxlength')).toBe('10');
    expect(await page.locator('#guarantor1Ssn').getAttribute('maxlength')).toBe('11');
    expect(await page.locator('#guarantor1State').getAttribute('maxlength')).toBe('2');

    // A reload keeps typed values without sensitive numbers.
    const kept = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(kept).toContain(name);
    expect(await kept()).not.toMatch(/47-3094410|912-34-4821/);
    await page.reload();
    await page.getByText(dealForm.draft.restored).waitFor();
    expect(await page.locator('#dealName').inputValue()).toBe(name);
    await unfold(page, 'customer');
    await page.locator('#companyEin').pressSequentially('473094410');

    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await heading(page, name).waitFor();
    await toastWith(page, dealForm.saved.title).waitFor();
    expect(await underToast(page, 'h1, .deal-actions :is(a, button), .next-move :is(h2, a, button)')).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'dealerDevice',
      'dealerPermissions',
      'dealerToken',
      'dealerUser',
    ]);
    await page.getByRole('heading', { name: dealPage.headlines.draft }).waitFor();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await heading(page, dealForm.editTitle).waitFor();
    expect(await page.locator('#companyEin').inputValue()).toBe('••-•••4410');
    const terms = page.getByRole('list', { name: dealForm.payment.byTerm });
    await terms.getByRole('button', { name: dealForm.terms(60), pressed: true }).waitFor();
    await terms.getByRole('button', { name: dealForm.terms(72) }).click();
    await terms.getByRole('button', { name: dealForm.terms(72), pressed: true }).waitFor();
    expect(await page.locator('#requestedTerm').inputValue()).toBe('72');
    await page.getByRole('button', { name: 'Submit for Review' }).click();
    const dialog = page.getByRole('dialog', { name: dealPage.confirmSubmit.title });
    expect(await dialog.innerText()).toContain('cannot be undone');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Submit for Review' }).click();
    await heading(page, name).waitFor();
    await page.getByRole('heading', { name: dealPage.headlines.submitted }).waitFor();
    expect(await page.locator('.timeline-name').allTextContents()).toEqual([
      'Draft, reached',
      'Submitted, current',
      'In review, still ahead',
      'Approved, still ahead',
      'Documents out, still ahead',
      'Funded, still ahead',
    ]);
    expect(await page.locator('.deal-facts').innerText()).toContain('72 mo');
    expect(await page.locator('.file-row', { hasText: 'EIN' }).innerText()).toContain('••-•••4410');
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    expect(sent).toHaveLength(3);
    expect(sent.every((key) => key !== undefined && key.length > 30)).toBe(true);

    await page.getByRole('button', { name: dealPage.actions.sync }).click();
    await toastWith(page, dealPage.toasts.upToDate.description).waitFor();
    await expectSound(page);
    await page.goto(page.url() + '/edit');
    await page.getByText(dealForm.notADraft.title).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('offers the specified options, keeps the form after a failure, and a second submit creates no second draft', async () => {
    const { page, context } = await signedIn('desktop', NEW);
    await page.getByRole('link', { name: 'New Deal' }).click();
    const options = (field: string) =>
      page.locator(`#${field} option`).evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    await page.locator('#requestedTerm').waitFor();
    expect(await options('requestedTerm')).toEqual(['36', '48', '60', '72', '84']);
    const types = ['', 'construction', 'food-service', 'manufacturing', 'transportation', 'other'];
    expect(await options('equipmentType')).toEqual(types);
    expect(await options('borrowerIndustry')).toEqual(types.with(2, 'food-beverage'));
    await fillDeal(page, 'Kept deal');
    const broken = { status: 503, json: { success: false, error: 'Down.', message: 'Down.', code: 'unavailable' } };
    await page.route('**/api/dealer/deals', (route) => route.fulfill(broken), { times: 1 });
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await toastWith(page, 'Error saving draft').getByText('Down.', { exact: true }).waitFor();
    expect(await page.locator('#dealName').inputValue()).toBe('Kept deal');
    const submit = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Submit for Review' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit for Review' }).click();
    };
    await page.route('**/api/dealer/deals/*/submit', (route) => route.fulfill(broken), { times: 1 });
    await submit();
    await toastWith(page, 'Error submitting deal').waitFor();
    await page.locator('#dealName').fill('Kept deal, mended');
    await submit();
    await heading(page, 'Kept deal, mended').waitFor();
    await page.getByRole('link', { name: dealPage.back, exact: true }).first().click();
    await page.locator('a[data-deal]').first().waitFor();
    expect(await page.locator('.deal-row-name').allTextContents()).toEqual(['Kept deal, mended']);
    await context.close();
  });

  test('duplicates a deal without the encrypted numbers, and deletes a draft after a confirmation', async () => {
    const { page, context, complaints } = await signedIn('desktop');
    await page.goto(at(`/dealer/deals/new?from=${ids.asked}`));
    await heading(page, dealForm.newTitle).waitFor();
    expect(await page.locator('#dealName').inputValue()).toBe('Compact excavator, used (copy)');
    for (const field of ['companyEin', 'guarantor1Ssn', 'guarantor1Dob'])
      expect(await page.locator(`#${field}`).inputValue()).toBe('');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await heading(page, 'Compact excavator, used (copy)').waitFor();
    await page.getByRole('button', { name: 'Submit for Review' }).click();
    await page.route('**/api/dealer/deals/*/submit', (route) => route.abort(), { times: 1 });
    const submit = page.getByRole('dialog', { name: dealPage.confirmSubmit.title });
    await submit.getByRole('button', { name: 'Submit for Review' }).click();
    await toastWith(page, 'Failed to submit deal').waitFor();
    await submit.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: dealPage.confirmDelete.title });
    expect(await dialog.innerText()).toContain('cannot be undone');
    await page.route('**/api/dealer/deals/*', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await toastWith(page, 'Failed to delete deal').waitFor();
    // The closed dialog stays in the document until the browser fires its close event.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await toastWith(page, dealPage.toasts.deleted.title).waitFor();
    await heading(page, /^Good/).waitFor();
    expect(await page.getByText('(copy)').count()).toBe(0);
    expect(complaints.filter((line) => !/ERR_FAILED|^failed:/.test(line))).toEqual([]);
    await context.close();
  });

  test('asks about the submission on Ctrl+Enter in any field, and submits after the confirmation', async () => {
    const { page, context, complaints } = await signedIn('desktop', NEW);
    await page.goto(at('/dealer/deals/new'));
    await page.locator('#customerName').press('ControlOrMeta+Enter');
    await page.locator('.deal-summary').getByRole('link', { name: dealForm.customerNameMissing }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await fillDeal(page, 'Sent by keyboard');
    await page.locator('#requestedAmount').press('ControlOrMeta+Enter');
    await page.getByRole('dialog', { name: dealPage.confirmSubmit.title }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Sent by keyboard').waitFor();
    await page.getByRole('heading', { name: dealPage.headlines.submitted }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
