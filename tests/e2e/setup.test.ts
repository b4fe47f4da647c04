import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { doctor } from '#copy/portal/doctor.ts';
import { people } from '#copy/portal/people.ts';
import { claims } from '#contract/claims.ts';
import { settings } from '#copy/portal/settings.ts';
import { setup as words } from '#copy/portal/setup.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { accessibilityFaults } from './browser.ts';
import type { Device } from './devices.ts';
import { servedSite } from './served-site.ts';
import { confirmByPassword } from './staff.ts';

const { openAs, url } = servedSite({ staff: true });

async function openAt(device: Device, path: string) {
  const opened = await openAs(path, device);
  await opened.page.waitForURL(`**${path}`);
  return opened;
}
const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('the setup wizard', () => {
  test.each(['phone', 'desktop'] as const)(
    'leads from the list to a step, saves it, and goes on: %s',
    async (device) => {
      const { page, context, complaints } = await openAt(device, '/admin/settings/setup');
      const list = page.getByRole('navigation', { name: words.list });
      await list.waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await isWide(page)).toBe(false);
      await list.getByRole('link', { name: words.steps.manufacturers.title }).click();
      await page.getByRole('heading', { level: 1, name: words.steps.manufacturers.title }).waitFor();
      await page.locator('[name="manufacturers"]').fill(`Rivet ${device}`);
      await page.getByRole('button', { name: settings.save, exact: true }).click();
      await page.getByRole('button', { name: settings.discard }).waitFor({ state: 'detached' });
      await list.locator('[data-state="done"]', { hasText: words.steps.manufacturers.title }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await isWide(page)).toBe(false);
      await page.getByRole('link', { name: words.next, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: words.steps.notices.title }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('a case study can be left out, and the company names the states of its license', async () => {
    const { page, context, complaints } = await openAt('phone', '/admin/settings/setup/claims');
    await page.locator('.settings-claim > summary', { hasText: claims.caseFoodBeverage.slice(1) }).click();
    await page.getByText(settings.claims.leaveOut).first().click();
    await page.locator('[name="claims.caseFoodBeverage.evidence"]').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: settings.save, exact: true }).click();
    await page.getByRole('button', { name: settings.discard }).waitFor({ state: 'detached' });
    expect((await fetch(url('/case-study/food-beverage'))).status).toBe(404);
    await page.reload();
    await page.locator('.settings-claims .badge', { hasText: settings.claims.leftOut }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    await page.goto(url('/admin/settings/setup/company'));
    await page.locator('[name="licensedStates"]').fill('California, tx');
    await page.getByRole('button', { name: settings.save, exact: true }).click();
    await page.getByRole('button', { name: settings.discard }).waitFor({ state: 'detached' });
    expect(await page.locator('[name="licensedStates"]').inputValue()).toBe('CA, TX');
    expect(await (await fetch(url('/about'))).text()).toContain('licensed in CA, TX');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the sidebar follows a new company name at once, whole at 1440 px', async () => {
    const { page, context, complaints } = await openAt('desktop', '/admin/settings/setup/company');
    await page.setViewportSize({ width: 1440, height: 900 });
    const company = 'Great Northern Equipment Finance of Minnesota';
    await page.locator('[name="company"]').fill(company);
    await page.getByRole('button', { name: settings.save, exact: true }).click();
    const name = page.locator('.portal-mark-name', { hasText: company });
    await name.waitFor();
    expect(await name.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    await expect.poll(() => page.title()).toContain(company);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an invited colleague finishes the step of the team without a reload', async () => {
    const { page, context, complaints } = await openAt('desktop', '/admin/settings/setup/team');
    const list = page.getByRole('navigation', { name: words.list });
    await list.locator('[data-state="open"]', { hasText: words.steps.team.title }).waitFor();
    await page.getByText(people.invite.heading, { exact: true }).click();
    await page.getByLabel(people.invite.firstName).fill('Uma');
    await page.getByLabel(people.invite.lastName).fill('Under');
    await page.getByLabel(people.invite.email).fill('uma@acme.example');
    await page.getByLabel(people.roles.underwriter).check();
    await page.getByRole('button', { name: people.invite.submit }).click();
    await confirmByPassword(page, stepUp.invite.submit);
    await list.locator('[data-state="done"]', { hasText: words.steps.team.title }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a step can wait, and the choice is there after a reload', async () => {
    const { page, context, complaints } = await openAt('desktop', '/admin/settings/setup/backups');
    await page.getByRole('button', { name: words.later.put }).click();
    await page.getByRole('button', { name: words.later.take }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: words.later.take }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('without a relay the test email says where it went, also after another step was open', async () => {
    const { page, context, complaints } = await openAt('phone', '/admin/settings/setup/email');
    await page.getByRole('button', { name: words.email.send }).click();
    await page.getByText('since SMTP_URL is not set').waitFor();
    await page.getByRole('link', { name: words.next, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: words.steps.keys.title }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: words.email.arrived }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the doctor', () => {
  test.each(['phone', 'desktop'] as const)('lists each finding with what to do: %s', async (device) => {
    const { page, context, complaints } = await openAt(device, '/admin/settings/doctor');
    await page.getByRole('heading', { name: doctor.topics.documents }).waitFor();
    await page.getByText('Set SMTP_URL and MAIL_FROM').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    await page.getByRole('button', { name: doctor.again }).click();
    await page.getByRole('link', { name: settings.checklist.setSection(settings.sections.company.title) }).click();
    await page.getByRole('heading', { level: 1, name: settings.sections.company.title }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
