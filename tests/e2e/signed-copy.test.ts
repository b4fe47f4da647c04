import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { applicationReceipt as enReceipt } from '#copy/en/application-receipt.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { signedCopy as enCopy } from '#copy/en/signed-copy.ts';
import { verify as enVerify } from '#copy/en/verify.ts';
import { applicationReceipt as esReceipt } from '#copy/es/application-receipt.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { signedCopy as esCopy } from '#copy/es/signed-copy.ts';
import { verify as esVerify } from '#copy/es/verify.ts';
import { file as fileWords, signedCopyWords as portal } from '#copy/portal/applications.ts';
import { textOf } from '#tests/server/pdf-text.ts';
import { accessibilityFaults, temporaryFolder } from './browser.ts';
import type { Device } from './devices.ts';
import { alive, field, submit, valid } from './form-page.ts';
import { sharedDesk } from './served-site.ts';
import { signInOn } from './staff.ts';

const words = {
  en: { form: en, receipt: enReceipt, copy: enCopy, verify: enVerify, apply: '/credit-application' },
  es: { form: es, receipt: esReceipt, copy: esCopy, verify: esVerify, apply: '/es/credit-application' },
};
const PHONE = '(402) 555-0142';
const SSN = '912-34-4821';
const { open, url } = sharedDesk();
const files = temporaryFolder();
afterAll(() => fs.rmSync(files, { recursive: true, force: true }));

async function saved(page: Page, button: string, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = path.join(files, name);
  await (await download).saveAs(file);
  return file;
}

/** Drops the browser's own messages about error responses, which this test causes. */
const unexpected = (complaints: string[]): string[] =>
  complaints.filter((line) => !/status of (?:409|410|404)/.test(line));

describe('signed copy', () => {
  test.each([
    ['en', 'desktop'],
    ['es', 'phone'],
  ] as [Language, Device][])(
    'downloads once from the receipt, and its page verifies code and file without sending the file, in %s on a %s',
    async (lang, device) => {
      const { form, receipt, copy, verify, apply } = words[lang];
      const { page, context, complaints } = await open(device);
      await page.goto(url(apply));
      await alive(page);
      const name = { principalName: 'Łukasz Ñandú', primarySignature: 'Łukasz Ñandú' };
      const typed = { ...valid, ...name, businessName: `Ñandú Paving ${lang}` };
      for (const [key, text] of Object.entries(typed)) await field(page, key).fill(text);
      await field(page, 'principalSsnEncrypted').fill(SSN);
      await submit(page, form);
      const { ownCopy } = receipt;
      await page.getByText(ownCopy.note).waitFor();
      // Downloads at once, while the copy is still being generated.
      const own = await saved(page, ownCopy.button, `own-${lang}.pdf`);
      await page.getByText(ownCopy.saved).waitFor();
      const text = textOf(fs.readFileSync(own));
      for (const value of ['Łukasz Ñandú', SSN, copy.title]) expect(text).toContain(value);
      const code = /(?:[0-9A-Z]{5}-){4}[0-9A-Z]{5}/.exec(text)?.[0] ?? '';
      await page.getByRole('button', { name: ownCopy.button }).click();
      await page.getByText(copy.messages.used(PHONE)).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);

      await page.goto(url(`${lang === 'es' ? '/es' : ''}/verify`));
      await alive(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      const check = async (value: string): Promise<void> => {
        await page.getByLabel(verify.code).fill(value);
        await page.getByRole('button', { name: verify.check }).click();
      };
      await check('ABC');
      await page.getByText(verify.codeShort).waitFor();
      await check('Z'.repeat(25));
      await page.getByText(verify.unknownTitle).waitFor();
      const hidden = await page.getByLabel(verify.code).evaluate((field) => field.scrollWidth - field.clientWidth);
      expect(hidden, 'cut part of the code').toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      await check(code.toLowerCase().replaceAll('-', ' '));
      await page.getByText(verify.found).waitFor();
      expect(page.url()).toContain(`/verify/${code}`);

      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' && !request.url().endsWith('/api/visitor/track')) sent.push(request.url());
      });
      await page.goto(url(`${lang === 'es' ? '/es' : ''}/verify/${code}`));
      await page.getByText(verify.found).waitFor();
      await page.setInputFiles('input[type=file]', own);
      await page.getByText(verify.sameTitle).waitFor();
      const changed = fs.readFileSync(own);
      changed[1000] = (changed[1000] ?? 0) ^ 1;
      const other = { name: 'changed.pdf', mimeType: 'application/pdf', buffer: changed };
      await page.setInputFiles('input[type=file]', other);
      await page.getByText(verify.otherTitle).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(sent).toEqual([]);
      expect(await page.locator('main').innerText()).not.toContain('Ñandú');
      const twin = lang === 'en' ? 'es' : 'en';
      expect(await page.locator(`a[hreflang=${twin}]`).first().getAttribute('href')).toBe(
        `${twin === 'es' ? '/es' : ''}/verify/${code}`,
      );
      expect(unexpected(complaints)).toEqual([]);
      await context.close();
    },
  );

  test('shows its state in the file view, downloads as a masked copy and as the same bytes, and appears twice in the history', async () => {
    const { page, context, complaints } = await open('desktop');
    await page.goto(url('/admin/applications'));
    await signInOn(page);
    await page.getByText('Ñandú Paving es', { exact: true }).first().click();
    await page.getByRole('tab', { name: fileWords.tabs.signature }).click();
    await page.getByText(portal.states.ready, { exact: true }).waitFor();
    const masked = textOf(fs.readFileSync(await saved(page, portal.masked, 'masked.pdf')));
    expect(masked).toContain('Con números ocultos; no es el documento firmado');
    expect(masked).not.toContain(SSN);
    await page.getByRole('button', { name: portal.download, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Sent to the funding source');
    const file = await saved(page, portal.ask.submit, 'staff.pdf');
    expect(fs.readFileSync(file).equals(fs.readFileSync(path.join(files, 'own-es.pdf')))).toBe(true);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.activity-entry').filter({ hasText: 'Masked copy downloaded' }).waitFor();
    await page.locator('.activity-entry').filter({ hasText: 'Sent to the funding source' }).first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
