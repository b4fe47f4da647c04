import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { signedCopy as enCopy } from '#copy/en/signed-copy.ts';
import { verify as enVerify } from '#copy/en/verify.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { signedCopy as esCopy } from '#copy/es/signed-copy.ts';
import { verify as esVerify } from '#copy/es/verify.ts';
import { signedCopy as portal } from '#copy/portal/applications.ts';
import { PASSWORD } from '#tests/factories.ts';
import { textOf } from '#tests/server/pdf-text.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { accessibilityFaults, findMail, openBrowser, openPage, temporaryFolder } from './browser.ts';
import type { Device } from './devices.ts';
import { alive, field, submit, valid } from './form-page.ts';

const words = {
  en: { form: en, copy: enCopy, verify: enVerify, apply: '/credit-application' },
  es: { form: es, copy: esCopy, verify: esVerify, apply: '/es/credit-application' },
};
const PHONE = '(402) 555-0142';
const SSN = '912-34-4821';
let server: ServerProcess;
let browser: Browser;
const dataDir = temporaryFolder();
const files = temporaryFolder();

beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: 'admin@acme.example' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.kill('SIGTERM');
  for (const folder of [dataDir, files]) fs.rmSync(folder, { recursive: true, force: true });
});

async function saved(page: Page, button: string, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = path.join(files, name);
  await (await download).saveAs(file);
  return file;
}

/** What the browser itself says of answers that are no success; these are asked for. */
const unexpected = (complaints: string[]): string[] =>
  complaints.filter((line) => !/status of (?:409|410|404)/.test(line));

describe.each([
  ['en', 'desktop'],
  ['es', 'phone'],
] as [Language, Device][])('design 6: the signed copy in %s on a %s', (lang, device) => {
  const { form, copy, verify, apply } = words[lang];
  let code = '';

  test('the receipt hands it out once, then says so', async () => {
    const { page, context, complaints } = await openPage(browser, device);
    await page.goto(server.url + apply);
    await alive(page);
    const typed = { ...valid, principalName: 'Łukasz Ñandú', primarySignature: 'Łukasz Ñandú' };
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
    await field(page, 'principalSsnEncrypted').fill(SSN);
    await submit(page, form);
    const { ownCopy } = form.success;
    await page.getByText(ownCopy.note).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // At once, while the copy is still being made.
    const file = await saved(page, ownCopy.button, `own-${lang}.pdf`);
    await page.getByText(ownCopy.saved).waitFor();
    const text = textOf(fs.readFileSync(file));
    for (const value of ['Łukasz Ñandú', SSN, copy.title]) expect(text).toContain(value);
    code = /(?:[0-9A-Z]{5}-){4}[0-9A-Z]{5}/.exec(text)?.[0] ?? '';
    await page.getByRole('button', { name: ownCopy.button }).click();
    await page.getByText(copy.messages.used(PHONE)).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(unexpected(complaints)).toEqual([]);
    await context.close();
  });

  test('its address confirms the code, and compares the file without sending it', async () => {
    const { page, context, complaints } = await openPage(browser, device);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !request.url().endsWith('/api/visitor/track')) sent.push(request.url());
    });
    await page.goto(`${server.url}${lang === 'es' ? '/es' : ''}/verify/${code}`);
    await page.getByText(verify.found).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const own = path.join(files, `own-${lang}.pdf`);
    await page.setInputFiles('input[type=file]', own);
    await page.getByText(verify.sameTitle).waitFor();
    const changed = fs.readFileSync(own);
    changed[1000] = (changed[1000] ?? 0) ^ 1;
    await page.setInputFiles('input[type=file]', { name: 'changed.pdf', mimeType: 'application/pdf', buffer: changed });
    await page.getByText(verify.otherTitle).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(sent).toEqual([]);
    expect(await page.locator('main').innerText()).not.toContain('Ñandú');
    const other = lang === 'en' ? 'es' : 'en';
    expect(await page.locator(`a[hreflang=${other}]`).first().getAttribute('href')).toBe(
      `${other === 'es' ? '/es' : ''}/verify/${code}`,
    );
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an unknown code is said to be none; the right one, typed loosely, is found', async () => {
    const { page, context, complaints } = await openPage(browser, device);
    await page.goto(`${server.url}${lang === 'es' ? '/es' : ''}/verify`);
    await alive(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    const type = async (text: string): Promise<void> => {
      await page.getByLabel(verify.code).fill(text);
      await page.getByRole('button', { name: verify.check }).click();
    };
    await type('ABC');
    await page.getByText(verify.codeShort).waitFor();
    await type('Z'.repeat(25));
    await page.getByText(verify.unknownTitle).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await type(code.toLowerCase().replaceAll('-', ' '));
    await page.getByText(verify.found).waitFor();
    expect(page.url()).toContain(`/verify/${code}`);
    expect(unexpected(complaints)).toEqual([]);
    await context.close();
  });
});

describe('design 6: the signed copy in the file view', () => {
  test('says its state, downloads the same bytes, and the history shows it', async () => {
    const { page, context, complaints } = await openPage(browser, 'desktop');
    const mail = await findMail(dataDir, (m) => m.includes('accept-invite?token='));
    await page.goto(/http:\S+accept-invite\?token=[\w-]+/.exec(mail)?.[0] ?? '');
    await page.getByLabel('Create Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Activate Account' }).click();
    await page.waitForURL('**/admin/applications');
    await page.getByText('Spanish').first().click();
    await page.getByText(portal.states.ready).waitFor();
    const masked = textOf(fs.readFileSync(await saved(page, portal.masked, 'masked.pdf')));
    expect(masked).toContain('Con números ocultos; no es el documento firmado');
    expect(masked).not.toContain(SSN);
    await page.getByRole('button', { name: portal.download, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Sent to the funding source');
    const file = await saved(page, portal.ask.submit, 'staff.pdf');
    expect(fs.readFileSync(file).equals(fs.readFileSync(path.join(files, 'own-es.pdf')))).toBe(true);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.history li').filter({ hasText: 'Masked copy downloaded' }).waitFor();
    await page.locator('.history li').filter({ hasText: 'Sent to the funding source' }).first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
