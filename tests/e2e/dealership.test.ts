import { expect, test } from 'vitest';
import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import { notePaths } from '#contract/notes.ts';
import { file } from '#copy/portal/applications.ts';
import { dealerInvites } from '#copy/portal/dealer-invites.ts';
import { dealershipWords as words, dealersWords as list } from '#copy/portal/dealership.ts';
import { notes } from '#copy/portal/notes.ts';
import { addDeal, addDealer } from '#tests/support/sample-dealership.ts';
import { accessibilityFaults } from './browser.ts';
import { servedSite } from './served-site.ts';
import { signInOn } from './staff.ts';

let deal = '';

const { open, url } = servedSite({
  staff: true,
  prepare: async (app) => {
    const dana = await addDealer(app, 'dana@example.com');
    deal = await addDeal(app, dana, { dealName: 'Deck oven' }, [{ to: 'submitted' }]);
    await app.crm.addContact?.({
      email: 'elma@example.com',
      firstName: 'Elma',
      lastName: 'Sample',
      phone: null,
      accountName: 'Elm Equipment',
      recordType: DEALER_RECORD_TYPE,
    });
  },
});

test.each(['desktop', 'phone'] as const)(
  'a deal leads to the page of its dealership with deals, access and notes, on a %s',
  async (device) => {
    const { page, context, complaints } = await open(device);
    await page.goto(url(`/admin/deals/${deal}`));
    await signInOn(page);
    await page.getByRole('heading', { level: 1, name: 'Deck oven' }).waitFor();
    await page.getByRole('textbox', { name: notes.label }).fill(`Asks for 60 months, ${device}`);
    const written = page.waitForResponse((one) => one.url().endsWith(notePaths.deal(deal)));
    await page.getByRole('button', { name: notes.save }).click();
    await written;
    await page
      .getByRole('region', { name: file.properties.title })
      .getByRole('link', { name: 'Dealership of Dana' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Dealership of Dana' }).waitFor();
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await card(words.deals.title).getByRole('link', { name: 'Deck oven' }).waitFor();
    await card(words.access.title).getByText('dana@example.com').waitFor();
    await card(words.notes.title).getByText(`Asks for 60 months, ${device}`).waitFor();
    await card(words.links.title).getByText(words.links.empty.title, { exact: true }).waitFor();
    await card(words.contacts.title).getByText(words.contacts.empty.title, { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(['desktop', 'phone'] as const)(
  'Dealers lists each dealership with contacts, deals, links and access, and finds one by name, on a %s',
  async (device) => {
    const { page, context, complaints } = await open(device);
    await page.goto(url('/admin/dealers'));
    await signInOn(page);
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await row('Elm Equipment').getByText(list.noAccess).waitFor();
    const dana = row('Dealership of Dana');
    for (const text of [list.open(1), list.ofDeals(1, 0), list.openLinks(0), list.users(1)])
      await dana.getByText(text, { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    await page.getByRole('searchbox', { name: list.search }).fill('elm');
    await dana.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Elm Equipment' }).click();
    await page.getByRole('heading', { level: 1, name: 'Elm Equipment' }).waitFor();
    await page.getByRole('link', { name: words.back, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: list.title }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('a contact is invited on the page of its dealership, which the list of contacts links to', async () => {
  const { page, context, complaints } = await open('desktop');
  await page.goto(url('/admin/dealer-invites'));
  await signInOn(page);
  await page.getByRole('link', { name: 'Elm Equipment' }).click();
  await page.getByRole('heading', { level: 1, name: 'Elm Equipment' }).waitFor();
  const contacts = page.getByRole('region', { name: words.contacts.title, exact: true });
  await contacts.getByRole('button', { name: `${dealerInvites.send}: Elma Sample` }).click();
  await contacts.getByLabel(dealerInvites.link('elma@example.com')).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await page.getByRole('region', { name: words.access.title, exact: true }).getByText('elma@example.com').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('an unknown dealership says so', async () => {
  const { page, context } = await open('desktop');
  await page.goto(url('/admin/dealers/unknown'));
  await signInOn(page);
  await page.getByRole('heading', { level: 1, name: words.notFound.title }).waitFor();
  await context.close();
});
