import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { decisionPaths } from '#contract/decisions.ts';
import { statusPaths } from '#contract/status-page.ts';
import { findStatus as findEn } from '#copy/en/find-status.ts';
import { mails as mailsEn } from '#copy/en/mails.ts';
import { receiptSteps } from '#copy/en/receipt-steps.ts';
import { requiredDocuments as enPapers } from '#copy/en/required-documents.ts';
import { statusPage as en } from '#copy/en/status-page.ts';
import { findStatus as findEs } from '#copy/es/find-status.ts';
import { mails as mailsEs } from '#copy/es/mails.ts';
import { requiredDocuments as esPapers } from '#copy/es/required-documents.ts';
import { statusPage as es } from '#copy/es/status-page.ts';
import { file } from '#copy/portal/applications.ts';
import { documentViewer as viewer } from '#copy/portal/document-viewer.ts';
import { statusLinkWords } from '#copy/portal/status-link.ts';
import { sampleDecline } from '#tests/support/decision-factories.ts';
import { PASSWORD, sampleApplication } from '#tests/support/factories.ts';
import { expectSound } from './expect-sound.ts';
import { sharedDesk } from './served-site.ts';
import { signInOn, STAFF } from './staff.ts';

const { url, open } = sharedDesk();
const texts = { en: { copy: en, papers: enPapers, find: findEn }, es: { copy: es, papers: esPapers, find: findEs } };
const mails = { en: mailsEn, es: mailsEs };
const SENSITIVE = /912-?34-?4821|47-?3094410|03\/14\/1981/;

let bearer = '';
beforeAll(async () => {
  const session = await call<{ token: string }>('POST', '/api/dealer/auth/login', { email: STAFF, password: PASSWORD });
  bearer = session.token;
});

async function call<T>(method: string, path: string, body: object): Promise<T> {
  const { csrfToken } = (await (await fetch(url('/api/csrf-token'))).json()) as { csrfToken: string };
  const headers = {
    'content-type': 'application/json',
    'x-csrf-token': csrfToken,
    cookie: `csrf_token=${csrfToken}`,
    ...(bearer !== '' && { authorization: `Bearer ${bearer}` }),
  };
  const answer = await fetch(url(path), { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function apply(
  lang: 'en' | 'es',
  businessName: string,
  more: { principalEmail?: string } = {},
): Promise<{ path: string; id: string }> {
  const form = lang === 'es' ? '/api/credit-application-es' : '/api/credit-application';
  const sent = await call<{ reference: string; statusUrl: string }>(
    'POST',
    form,
    sampleApplication({ businessName, ...more }),
  );
  const answer = await fetch(url(`/api/admin/applications?q=${sent.reference}`), {
    headers: { authorization: `Bearer ${bearer}` },
  });
  const { applications } = (await answer.json()) as { applications: { id: string; reference: string }[] };
  const id = applications.find(({ reference }) => reference === sent.reference)?.id ?? '';
  return { path: new URL(sent.statusUrl).pathname, id };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function expectSoundWithoutNumbers(page: Page): Promise<void> {
  await expectSound(page);
  expect(await page.content()).not.toMatch(SENSITIVE);
}
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n${name}`),
});

describe.each([
  ['en', 'phone'],
  ['es', 'desktop'],
  ['en', 'desktop'],
  ['es', 'phone'],
] as const)('the status page, %s on a %s', (lang, device) => {
  const { copy, papers } = texts[lang];
  const row = (page: Page, paper: keyof typeof papers) =>
    page.locator('.status-documents li', { hasText: papers[paper].name });
  const choose = (page: Page, paper: keyof typeof papers, file: ReturnType<typeof pdf>) =>
    row(page, paper).locator('input[multiple]').setInputFiles(file);

  test('follows the application from receipt over documents and review to the decision', async () => {
    const { path, id } = await apply(lang, `Status ${lang} ${device}`);
    const { page, context, complaints } = await open(device);
    await page.goto(url(path));
    await heading(page, copy.phases.documents.title({ missing: 4 })).waitFor();
    expect(await page.locator('.status-steps li').count()).toBe(5);
    expect(await page.locator('[aria-current=step]').innerText()).toContain(copy.send(4));
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await expectSoundWithoutNumbers(page);

    await call('POST', decisionPaths.incompleteness(id), { missing: ['quote', 'owner_id'], respondBy: '2027-06-30' });
    await page.reload();
    await heading(page, copy.phases.documents.title({ missing: 4 })).waitFor();
    expect(await page.locator('.status-plate').innerText()).toContain(lang === 'es' ? '30 de junio' : 'Jun 30');
    await expectSoundWithoutNumbers(page);

    await choose(page, 'quote', { ...pdf('quote.exe'), name: 'quote.exe' });
    await row(page, 'quote').locator('.status-file-bad').waitFor();
    await expectSoundWithoutNumbers(page);
    await page.reload();
    await context.setOffline(true);
    await choose(page, 'quote', pdf('quote.pdf'));
    await row(page, 'quote').getByText(copy.documents.waiting).waitFor();
    await context.setOffline(false);
    await row(page, 'quote').getByText(copy.documents.received(1)).waitFor();
    expect(await row(page, 'quote').locator('.status-sent').innerText()).toMatch(/^quote\.pdf\s+1 KB, .*2\d{3}, \d/);
    await heading(page, copy.phases.documents.title({ missing: 3 })).waitFor();
    for (const paper of ['bank_letter', 'bank_statements_3'] as const) {
      await choose(page, paper, pdf(`${paper}.pdf`));
      await row(page, paper).getByText(copy.documents.received(1)).waitFor();
    }
    await choose(page, 'owner_id', { name: 'front.png', mimeType: 'image/png', buffer: PICTURE });
    await row(page, 'owner_id').locator('.status-sent canvas').waitFor();
    await row(page, 'owner_id').getByText(copy.documents.receivedSide).waitFor();
    await expect
      .poll(() =>
        row(page, 'owner_id')
          .locator('.status-sent')
          .evaluate(
            (sent) => sent.getBoundingClientRect().bottom <= innerHeight && sent.getBoundingClientRect().top >= 0,
          ),
      )
      .toBe(true);
    expect(await row(page, 'owner_id').locator('svg.status-ok').count(), 'complete is up to staff').toBe(0);
    await choose(page, 'owner_id', pdf('back.pdf'));
    await row(page, 'owner_id').getByText(copy.documents.received(2)).waitFor();
    expect(await row(page, 'owner_id').locator('.status-sent canvas').count(), 'keeps the preview').toBe(1);
    await heading(page, copy.phases.checking.title()).waitFor();
    expect(await page.locator('[aria-current=step]').innerText()).toContain(copy.check);
    await row(page, 'quote').getByText(copy.documents.wrong).waitFor();
    await page.getByLabel(copy.documents.fileFor(papers.quote.name)).setInputFiles(pdf('right-quote.pdf'));
    await row(page, 'quote').getByText(copy.documents.received(2)).waitFor();
    const sent = await row(page, 'quote').locator('.status-sent').allInnerTexts();
    expect(sent[0]).toMatch(/^quote\.pdf/);
    expect(sent[0]).not.toContain(copy.documents.newest);
    expect(sent[1]).toMatch(new RegExp(`^right-quote\\.pdf[^]*${copy.documents.newest}$`));
    await expectSoundWithoutNumbers(page);

    await call('POST', statusPaths.accept(id, 'quote'), {});
    await call('POST', decisionPaths.completeness(id), {});
    await page.reload();
    expect(await page.locator('[aria-current=step]').innerText()).toContain(copy.steps.review);
    expect(await row(page, 'quote').innerText()).toContain(copy.documents.accepted('').trim());
    expect(await row(page, 'quote').getByText(copy.documents.wrong).count(), 'nothing to send again').toBe(0);
    await expectSoundWithoutNumbers(page);

    await call('POST', decisionPaths.application(id), sampleDecline);
    await page.reload();
    await heading(page, copy.phases.decided.title()).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/declined|cash flow|flujo/i);
    await expectSoundWithoutNumbers(page);
    // The page is left before its visit was noted, and there is no connection for a while.
    const unasked = complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|^failed: /.test(text));
    expect(unasked).toEqual([]);
    await context.close();
  });

  test('switches the language, keeps the link, and names an unknown one', async () => {
    const { path } = await apply(lang, `Switch ${lang} ${device}`);
    const { page, context, complaints } = await open(device);
    const other = lang === 'en' ? 'es' : 'en';
    await page.goto(url(path));
    await page.locator(`a[hreflang=${other}]`).click();
    await heading(page, texts[other].copy.phases.documents.title({ missing: 4 })).waitFor();
    await page.goto(url(`${path.slice(0, path.lastIndexOf('/'))}/no-such-token`));
    await heading(page, copy.states.unknown.title).waitFor();
    await expectSoundWithoutNumbers(page);
    expect(complaints.filter((text) => !/404|api\/visitor/.test(text))).toEqual([]);
    await context.close();
  });
});

describe.each([
  ['en', 'desktop'],
  ['es', 'phone'],
] as const)('an applicant without the link, %s on a %s', (lang, device) => {
  const { copy, find } = texts[lang];
  const home = lang === 'es' ? '/es' : '/';

  test('gets it by email: from the footer over the mailbox to the status page', async () => {
    const principalEmail = `lost-${lang}-${device}@example.com`;
    const { path } = await apply(lang, `Lost ${lang}`, { principalEmail });
    const { page, context, complaints } = await open(device);
    await page.goto(url(home));
    if (device === 'phone') await page.locator('.footer .show-all').click();
    await page.locator('.footer').getByRole('link', { name: find.heading, exact: true }).click();
    await heading(page, find.heading).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.locator('[data-island=find-status][data-ready]').waitFor();
    await page.getByRole('button', { name: find.form.send }).click();
    await page.getByText(find.form.emailMissing).waitFor();
    await expectSoundWithoutNumbers(page);
    await page.getByLabel(find.form.email).fill(principalEmail);
    await page.getByRole('button', { name: find.form.send }).click();
    await page.getByText(find.sent('(402) 555-0142')).waitFor();
    await expectSoundWithoutNumbers(page);
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: find.form.again }).click();
    await page.getByLabel(find.form.email).waitFor();

    const subject = mails[lang].statusLinks(1).subject;
    const email = page.locator('tr', { hasText: principalEmail }).getByRole('link', { name: subject });
    await expect
      .poll(async () => {
        await page.goto(url('/dev/mailbox'));
        return email.count();
      })
      .toBe(1);
    await email.click();
    expect(await page.locator('body').innerText()).toContain(path);
    await page.goto(url(path));
    await heading(page, copy.phases.documents.title({ missing: 4 })).waitFor();
    await context.close();
  });

  test('finds the way to it on the page of an unknown link', async () => {
    const { page, context } = await open(device);
    await page.goto(url(`${home === '/' ? '' : home}/status/no-such-token`));
    await page.getByRole('link', { name: copy.find }).click();
    await heading(page, find.heading).waitFor();
    await context.close();
  });
});

test('the page loads at most 40 KB of script', async () => {
  const { path } = await apply('en', 'Status weight');
  const { page, context } = await open('phone');
  let bytes = 0;
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) bytes += Number(answer.headers()['content-length']);
  });
  await page.goto(url(path), { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(40 * 1024);
  await context.close();
});

test('without JavaScript the page shows everything and its buttons work', async () => {
  const { path } = await apply('en', 'Status without script');
  const { page, context } = await open('phone', { javaScriptEnabled: false });
  await page.goto(url(path));
  await page.getByRole('heading', { level: 1, name: en.phases.documents.title({ missing: 4 }) }).waitFor();
  await page.locator('.status-plate').getByText(receiptSteps.decision(4)).waitFor();
  // The browser tool disables scripts after parsing: what a browser without them shows is the noscript element.
  const [, words] = /<noscript>(.*?)<\/noscript>/s.exec(await (await fetch(url(path))).text()) ?? [];
  expect(words).toContain(en.documents.noScript);
  await page.getByRole('button', { name: en.reminders.stop }).click();
  await page.getByText(en.replies['reminders-off']).waitFor();
  await page.getByText(en.reminders.off).waitFor();
  await page.getByRole('button', { name: en.copy.code }).click();
  await page.getByLabel(en.copy.codeLabel).fill('000000');
  await page.getByRole('button', { name: en.copy.complete }).click();
  await page.locator('.status-copy').getByText(en.replies['code-wrong']).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en.copy.masked }).click();
  expect((await download).suggestedFilename()).toMatch(/^AEF-.*-masked\.pdf$/);
  await context.close();
});

test('320 px and 200% text lose nothing of the page', async () => {
  const { path } = await apply('es', 'Status narrow');
  const { page, context } = await open('phone', { viewport: { width: 320, height: 640 } });
  await page.goto(url(path));
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});

test('staff opens a document of the applicant next to the file with V, and downloads it', async () => {
  const { path, id } = await apply('en', 'Status viewer');
  const customer = await open('phone');
  await customer.page.goto(url(path));
  const owner = customer.page.locator('[data-paper=owner_id]');
  await owner.locator('input[multiple]').setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: PICTURE });
  await owner.getByText(en.documents.receivedSide).waitFor();
  await customer.context.close();

  const { page, context, complaints } = await open('desktop');
  await page.goto(url(`/admin/applications/${id}`));
  await signInOn(page);
  await page.getByRole('tab', { name: file.tabs.documents }).click();
  const name = page.getByRole('button', { name: viewer.open('id.png') });
  await name.waitFor();
  await page.keyboard.press('v');
  const pane = page.getByRole('dialog', { name: viewer.title('id.png') });
  await pane.getByRole('img', { name: 'id.png' }).waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await pane.waitFor({ state: 'detached' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: statusLinkWords.download('id.png') }).click();
  expect((await download).suggestedFilename()).toBe('id.png');
  expect(complaints).toEqual([]);
  await context.close();
});
