import { expect, test } from 'vitest';
import { sitePages } from '#tests/server/site-pages-expected.ts';
import { addresses } from '#web/addresses.ts';
import { accessibilityFaults } from './browser.ts';
import { sharedSite } from './served-site.ts';

const { open, url } = sharedSite();

/** One page per kind: a program page, the page with the check, one with another form, and a case study. */
const kinds = ['/vocational-trucks', '/first-time', '/itin', '/partner', '/case-study/manufacturing'];
const guides = [addresses.about, addresses.howItWorks, addresses.glossary, addresses.accessibility, addresses.terms];
const pagesOfKinds = [...sitePages.filter(({ en }) => kinds.includes(en)), ...guides];

test.each([
  ['es', 'light', 320],
  ['en', 'dark', 1280],
] as const)(
  'content pages of each kind are accessible, log nothing and fit the screen, %s, %s at %i px',
  async (lang, colorScheme, width) => {
    expect(pagesOfKinds).toHaveLength(kinds.length + guides.length);
    const { page, context, complaints } = await open('desktop', { colorScheme, viewport: { width, height: 800 } });
    for (const { [lang]: address } of pagesOfKinds) {
      await page.goto(url(address));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
      expect(await accessibilityFaults(page), address).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('the FAQ opens one answer at a time and closes it again', async () => {
  const { page, context } = await open('phone', { javaScriptEnabled: false });
  await page.goto(url('/itin'));
  const answers = page.locator('.faq details[open] summary');
  expect(await answers.count()).toBe(0);
  await page.getByText('Can I apply without an SSN?').click();
  expect(await answers.allInnerTexts()).toEqual(['Can I apply without an SSN?']);
  await page.getByText('My ITIN has expired. Now what?').click();
  expect(await answers.allInnerTexts()).toEqual(['My ITIN has expired. Now what?']);
  await page.getByText('My ITIN has expired. Now what?').click();
  expect(await answers.count()).toBe(0);
  await context.close();
});

test('the 60-second check lists the required documents after five taps, without a script, a request or stored data', async () => {
  const { page, context } = await open('phone', { javaScriptEnabled: false });
  await page.goto(url('/first-time#check'));
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const taps = ['Under 2 years', '$100,000 to under $500,000', '620–659', 'ITIN', 'Not yet'];
  for (const tap of taps) {
    expect(await page.locator('.check-list').isVisible()).toBe(false);
    await page.locator('.check-questions').getByRole('radio', { name: tap, exact: true }).check();
  }
  const list = (await page.locator('.check-list li:visible').allInnerTexts()).join('\n');
  for (const words of [
    'Fewer months of bank statements? Send those you have.',
    'Bank statements, 6 months',
    'no SSN needed',
    'A quote from the seller',
  ])
    expect(list).toContain(words);
  for (const words of ['SSN for the credit', 'Bank statements, 3 months']) expect(list).not.toContain(words);
  expect(await page.locator('.check-list li:visible').count()).toBe(13);
  const example = page.locator('.check-example:visible');
  expect(await example.count()).toBe(1);
  const said = await example.innerText();
  for (const words of [
    'Likely credit tier: Fair (620–659)',
    '$250,000 of equipment over 48 months, 20% down',
    'At a score of 660',
  ])
    expect(said).toContain(words);
  expect(await example.getByRole('link').first().getAttribute('href')).toBe(
    '/credit-application?value=250000&term=48&tier=fair&down=20',
  );
  await page.getByText('This checklist isn’t an approval, an offer or a denial.', { exact: false }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.check-list li:visible').count()).toBe(13);
  for (const other of ['.check-questions', '.hero', '.footer', '#needs'])
    expect(await page.locator(other).first().isVisible(), other).toBe(false);
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test('the 60-second check asks a business that is not open yet for no business tax returns', async () => {
  const { page, context } = await open('phone', { javaScriptEnabled: false });
  for (const [path, returns] of [
    ['/first-time', /tax returns/i],
    ['/es/first-time', /declaraciones/i],
  ] as const) {
    await page.goto(url(path));
    for (const id of ['age-none', 'score-good', 'number-ssn', 'quote-yes']) await page.locator(`#${id}`).check();
    for (const amount of ['amount-medium', 'amount-large']) {
      await page.locator(`#${amount}`).check();
      const asked = await page.locator('.check-list li:visible').allInnerTexts();
      expect(asked.filter((text) => returns.test(text))).toEqual([expect.stringMatching(/personal/i)]);
    }
  }
  await context.close();
});

test('the list of the check prints without the visitor notice', async () => {
  const { page, context } = await open('desktop');
  await page.addInitScript(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await page.goto(url('/es/first-time'));
  for (const question of await page.locator('.check-questions fieldset').all())
    await question.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Imprimir esta lista' }).click();
  expect(await page.locator('body[data-printed]').count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.visit-notice').isVisible()).toBe(false);
  await context.close();
});

test('the language switch opens the same page, in the header strip and in the menu', async () => {
  const { page, context } = await open('desktop');
  await page.goto(url('/case-study/manufacturing'));
  await page.locator('.strip').getByText('Español').click();
  expect(new URL(page.url()).pathname).toBe('/es/case-study/manufacturing');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.locator('.bar-nav').isVisible()).toBe(false);
  await page.locator('details.menu summary').click();
  await page.locator('.menu-sheet').getByText('English').click();
  expect(new URL(page.url()).pathname).toBe('/case-study/manufacturing');
  await context.close();
});
