import { expect, describe, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { sampleBrand } from '#contract/brand.ts';
import { emailCatalog } from './catalog.ts';
import { htmlPart, recipientName, textPart } from './layout.ts';
import { receiptSteps as english } from '#copy/en/receipt-steps.ts';
import { statusPage as pageEn } from '#copy/en/status-page.ts';
import { receiptSteps as spanish } from '#copy/es/receipt-steps.ts';
import { statusPage as pageEs } from '#copy/es/status-page.ts';
import type { EmailTemplate } from '#copy/portal/email-labels.ts';
import { type EmailParams, writeEmail } from './templates.ts';

const at = new Date('2026-11-21T15:00:00Z');
const env = { brand: sampleBrand, publicUrl: 'http://localhost:3000' };
const mails = (Object.keys(emailCatalog) as EmailTemplate[]).flatMap((name) =>
  (emailCatalog[name].languages === 'en or es' ? (['en', 'es'] as const) : (['en'] as const)).map(
    (lang): [EmailTemplate, Language] => [name, lang],
  ),
);
const written = (name: EmailTemplate, lang: Language) => {
  const params = emailCatalog[name].sample(lang);
  const content = writeEmail(name, params, lang, env);
  return { params, content, text: textPart(content, env.brand, at), page: htmlPart(content, env.brand, at) };
};
const words = (markup: string): string =>
  markup
    .replace(/<(style|title)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe.each(mails)('the email %s in %s', (name, lang) => {
  const { params, content, text, page } = written(name, lang);

  test('has the same content in both parts', () => {
    for (const part of content.parts) {
      const said = [part.heading, ...part.paragraphs, ...(part.list ?? []), ...(part.after ?? [])];
      const links = [...(part.links ?? []), ...(part.button ? [part.button] : [])].flatMap((one) => [
        one.label,
        one.href,
      ]);
      for (const sentence of [...said, ...(part.rows ?? []).flat(), ...links]) {
        expect(text).toContain(sentence);
        expect(words(page)).toContain(sentence.replace(/\s+/g, ' '));
      }
    }
    expect(text).toContain(env.brand.phones.main.display);
  });

  test('has a short subject without token, link or gap', () => {
    expect(content.subject.length).toBeLessThan(100);
    expect(content.subject).not.toMatch(/token|http|undefined|\[object|\n/);
    expect(text + page).not.toMatch(/undefined|\[object|NaN|Invalid Date/);
  });

  test('names its language, and loads no external resource', () => {
    for (const part of content.parts) expect(page).toContain(`lang="${part.lang}"`);
    expect(page).not.toMatch(/<img|<link|url\(|@import|<script/);
  });

  test('shows times with their time zone', () => {
    if ('expiresAt' in params) expect(text).toMatch(/\b\d{1,2}:00\s[aApP]\S*\s?[mM]?\.?\sEST\b/);
  });
});

test.each([
  ['decision-notice', 'en', 'Hello Elena Ramos,'],
  ['decision-notice', 'es', 'Hola, Elena Ramos:'],
  ['incompleteness-notice', 'en', 'Hello Elena Ramos,'],
  ['incompleteness-notice', 'es', 'Hola, Elena Ramos:'],
] as const)('the %s in %s greets its recipient after the heading, if the name is known', (name, lang, greeting) => {
  const { content, text, page } = written(name, lang);
  expect(text).toContain(`${content.parts[0]?.heading ?? ''}\n\n${greeting}\n\n`);
  expect(words(page)).toContain(greeting);
  const { recipient: _name, ...params } = emailCatalog[name].sample(lang);
  const earlier = textPart(writeEmail(name, params as EmailParams[typeof name], lang, env), env.brand, at);
  expect(earlier).toBe(text.replace(`${greeting}\n\n`, ''));
});

test.each([
  ['  Elena \n Ramos ', 'Elena Ramos'],
  ['Elena Ramos 912-34-4821', ''],
  ['Elena Ramos 03/14/1981', ''],
  ['', ''],
])('the name "%s" is greeted as "%s"', (typed, shown) => expect(recipientName(typed)).toBe(shown));

test.each([
  ['en', 'contact you by Tue, Nov 24.'],
  ['es', 'a más tardar el martes 24 de noviembre.'],
] as const)('the receipt in %s names the day of the receipt page', (lang, promised) => {
  const params = { reference: 'AEF-2026-000123', receivedAt: '2026-11-21T15:00:00Z' };
  const content = writeEmail('application-receipt', params, lang, env);
  expect(textPart(content, env.brand, at)).toContain(promised);
});

test.each([
  ['en', english, pageEn],
  ['es', spanish, pageEs],
] as const)('receipt page, receipt email and status page make the same 2 promises in %s', (lang, receipt, page) => {
  const missing = ['Quote', 'Voided check'];
  const params = { reference: 'AEF-2026-000123', receivedAt: '2026-11-21T15:00:00Z', missing };
  const email = textPart(writeEmail('application-receipt', params, lang, env), env.brand, at);
  const hearBy = lang === 'en' ? 'Tue, Nov 24' : 'martes 24 de noviembre';
  const about = { contact: '', email: '', company: 'Acme', respondBy: '', hearBy, missing: missing.length };
  const promises = `${receipt.contactBy(hearBy)} ${receipt.decision(missing.length)}`;
  expect(email).toContain(promises);
  expect(page.phases.documents.text(about)).toBe(promises);
  for (const name of missing) expect(email).toContain(`- ${name}`);
});

test('the invitation has the same content in English and Spanish, each with its form', () => {
  const { content } = written('application-invitation', 'en');
  expect(content.parts.map((part) => [part.lang, part.button?.href])).toEqual([
    ['en', 'http://localhost:3000/credit-application?token=sample'],
    ['es', 'http://localhost:3000/es/credit-application?token=sample'],
  ]);
});

test.each([
  ['en', 'We’ll call you with your quote on Monday, November 30, by 6:00 PM EST.'],
  ['es', 'Le llamaremos con su cotización el lunes 30 de noviembre, antes de las 6:00 p.m. EST.'],
] as const)('the receipt of a quote request in %s names the day and the time of the call', (lang, promised) => {
  const params = { kind: 'quote', receivedAt: '2026-11-30T15:00:00Z', dueAt: '2026-11-30T23:00:00Z' } as const;
  const content = writeEmail('inquiry-receipt', params, lang, env);
  expect(textPart(content, env.brand, at)).toContain(promised);
});
