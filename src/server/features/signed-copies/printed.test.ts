import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { describedWithTerms } from '#contract/asked-terms.ts';
import { applicationFields } from '#contract/application-fields.ts';
import { applicationSchema } from '#contract/application.ts';
import { sampleBrand } from '#contract/brand.ts';
import { languages } from '#contract/language.ts';
import { consent as enConsent, fullConsent } from '#copy/en/consent.ts';
import { creditApplication as enForm } from '#copy/en/credit-application.ts';
import { signedCopy as en } from '#copy/en/signed-copy.ts';
import { consent as esConsent } from '#copy/es/consent.ts';
import { creditApplication as esForm } from '#copy/es/credit-application.ts';
import { signedCopy as es } from '#copy/es/signed-copy.ts';
import type { SubmittedApplication, SubmittedContent } from '#server/features/applications/read.ts';
import { askAbout, samplePkcs12, textOf } from '#tests/server/pdf-text.ts';
import { describeCopy } from './describe.ts';
import { openPrinter } from './printer.ts';
import type { Certificate } from './sign.ts';

const words = { en, es };
const forms = { en: enForm, es: esForm };
const consents = { en: enConsent, es: esConsent };
const CODE = 'ABCDE12345FGHJK67890MNPQR';
const typedFields = applicationFields.filter((field) => field !== 'businessType' && field !== 'equipmentCondition');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'printed-'));
const printer = openPrinter();
afterAll(async () => {
  await printer.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A sample with a different value in every field, including accents. */
function sample(language: 'en' | 'es', changes: Partial<SubmittedContent> = {}): SubmittedApplication {
  const own = Object.fromEntries(applicationFields.map((field, n) => [field, `Ñandú ${String(n)} áéíóúü¿¡`]));
  const content = {
    ...own,
    businessType: 'Proprietorship',
    equipmentCondition: 'Refurbished',
    primarySignature: 'Łukasz Ñandú',
    contactConsent: true,
    ...changes,
  } as SubmittedContent;
  return {
    reference: 'AEF-2026-000123',
    language,
    receivedAt: new Date('2026-11-21T15:00:00Z'),
    content,
    signature: {
      primaryName: content.primarySignature,
      secondaryName: content.secondarySignature,
      signedAt: new Date('2026-11-21T15:00:00Z'),
      ip: '203.0.113.7',
      userAgent: 'SampleBrowser/1.0',
      language,
      consentVersion: consents[language].version,
      consentHash: 'ab'.repeat(32),
      consentText: fullConsent(consents[language], sampleBrand),
      consentShown: true,
      contentMac: 'keyed-fingerprint-of-the-content',
      untouchedDefaults: [],
    },
  };
}

const print = (submitted: SubmittedApplication, by = printer): Promise<Buffer> =>
  by.print(
    describeCopy(submitted, {
      brand: sampleBrand,
      publicUrl: 'https://lender.example',
      code: CODE,
      madeAt: new Date('2026-11-21T15:00:02Z'),
      sealed: by.signs,
    }),
  );
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe.each(languages)('the signed copy in %s', (language) => {
  const form = forms[language];

  test('contains every field of the form with its label and correct accents', async () => {
    const submitted = sample(language);
    const text = textOf(await print(submitted));
    for (const field of typedFields) {
      expect(text).toContain(flat(form.labels[field]));
      expect(text).toContain(submitted.content[field]);
    }
    expect(text).toContain(`${form.labels.businessType} ${form.businessTypes.Proprietorship}`);
    expect(text).toContain(`${form.labels.equipmentCondition} ${form.equipmentConditions.Refurbished}`);
    expect(text).not.toContain('[U+');
  });

  test('contains the exact text of the consent, and the state of the box', async () => {
    const ticked = sample(language);
    const text = textOf(await print(ticked));
    for (const paragraph of ticked.signature.consentText.split('\n\n')) expect(text).toContain(flat(paragraph));
    expect(text).toContain(words[language].consent.shown);
    expect(text).toContain(`${words[language].consent.box} ${words[language].consent.ticked}`);
    const other = sample(language, { contactConsent: false });
    other.signature.consentShown = false;
    const otherText = textOf(await print(other));
    expect(otherText).toContain(flat(words[language].consent.notShown));
    expect(otherText).toContain(`${words[language].consent.box} ${words[language].consent.notTicked}`);
  });

  test('ends with the certificate: names, events in order, one time zone, address, browser, hashes, code', async () => {
    const submitted = sample(language, { secondarySignature: 'María Peña' });
    const text = textOf(await print(submitted));
    const { signature: s } = submitted;
    for (const part of ['Łukasz Ñandú', 'María Peña', s.ip, s.userAgent, s.consentVersion, s.consentHash, s.contentMac])
      expect(text).toContain(part);
    expect(text).toContain('America/New_York, UTC-5');
    const times = [...text.matchAll(/10:00:0\d\s[Aa]\.?\s?[Mm]\.? EST/g)].map((match) => match[0]);
    expect(times.length).toBeGreaterThanOrEqual(4);
    expect(text).not.toMatch(/GMT|UTC(?!-5)/);
    const { signed, coSigned, received, made } = words[language].certificate;
    const events = [
      signed('Łukasz Ñandú'),
      coSigned('María Peña'),
      received('Acme Equipment Finance', submitted.reference),
      made,
    ];
    const places = events.map((event) => text.indexOf(event));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).toContain('ABCDE-12345-FGHJK-67890-MNPQR');
    expect(text).toContain(
      `https://lender.example${language === 'es' ? '/es' : ''}/verify/ABCDE-12345-FGHJK-67890-MNPQR`,
    );
  });

  test('begins with a summary, and shows each signature on a line of its own with the time as people say it', async () => {
    const copy = words[language];
    const submitted = sample(language, { equipmentAmount: '84500', secondarySignature: '' });
    const text = textOf(await print(submitted));
    const summary = text.slice(0, text.indexOf(form.sections.business.title));
    for (const part of ['Łukasz Ñandú', submitted.content.businessName, '$84,500', copy.summary.signedBy])
      expect(summary).toContain(part);
    expect(summary).toMatch(/10:00\s[Aa]\.?\s?[Mm]\.? EST/);
    expect(text).toContain(`${form.labels.primarySignature}: ${flat(copy.signedElectronically('')).slice(0, 15)}`);
    expect(text).toContain(`${form.labels.secondarySignature}: ${copy.notGiven}`);
  });

  test('lists the terms that were asked for on a row of their own, and no representative in its language', async () => {
    const { label, text: textOfTerms } = form.asked;
    const terms = textOfTerms('48', '25');
    const equipmentDescription = describedWithTerms('CAT 320', terms, form.asked);
    const text = textOf(await print(sample(language, { equipmentDescription, salesperson: 'N/A' })));
    expect(text).toContain(`${form.labels.equipmentDescription} CAT 320 ${form.labels.equipmentAmount}`);
    expect(text.split(`${label} ${terms}`)).toHaveLength(3);
    expect(text).toContain(`${form.labels.salesperson} ${{ en: 'N/A', es: 'Ninguno' }[language]}`);
  });

  test('marks a choice that the form had filled in and the signer left', async () => {
    const { equipmentConditions } = form;
    const submitted = sample(language, { equipmentCondition: 'New' });
    submitted.signature.untouchedDefaults = ['equipmentCondition'];
    const text = textOf(await print(submitted));
    expect(text).toContain(flat(words[language].untouched(equipmentConditions.New)));
    expect(text).not.toContain(flat(words[language].untouched(form.businessTypes.Proprietorship)));
  });

  test('is well formed and tagged, with language and title', async () => {
    const pdf = await print(sample(language));
    expect(askAbout(pdf, 'qpdf', ['--check'])).toMatchObject({
      code: 0,
      said: expect.stringContaining('No syntax or stream encoding errors') as string,
    });
    const info = askAbout(pdf, 'pdfinfo', []).said;
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/Pages: +3/);
    expect(info).toContain(words[language].title);
    expect(pdf.toString('latin1')).toContain(`/Lang (${language}-US)`);
    const tags = askAbout(pdf, 'pdfinfo', ['-struct']).said;
    for (const tag of ['Document', 'H1', 'H2', 'H3', 'Table', 'TR', 'TH', 'TD', 'Figure']) expect(tags).toContain(tag);
  });
});

describe('the content of the signed copy', () => {
  test('includes every field of the form', () => {
    const wire = Object.keys(applicationSchema(enForm.messages).def.shape);
    const elsewhere = ['contactConsent', 'consentHash', 'inviteToken', 'untouchedDefaults'];
    expect(applicationFields.toSorted()).toEqual(wire.filter((name) => !elsewhere.includes(name)).toSorted());
  });

  test.each([
    ['Łukasz Ñandú', 'Łukasz Ñandú'],
    ['Žofia Őry & Şahin', 'Žofia Őry & Şahin'],
    ['Ελένη Παππά', 'Ελένη Παππά'],
    ['Сергей Ёлкин', 'Сергей Ёлкин'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Office & affiliates, fl ffi', 'Office & affiliates, fl ffi'],
    ['n\u0303 e\u0301 decomposed', 'ñ é decomposed'],
    ['王小明 Ltd', '[U+738B][U+5C0F][U+660E] Ltd'],
    ['Pay\u202Eevil', 'Pay[U+202E]evil'],
    ['zero\u200Bwidth', 'zero[U+200B]width'],
    ['محمد', '[U+0645][U+062D][U+0645][U+062F]'],
    ['👩‍🔧', '[U+1F469][U+200D][U+1F527]'],
    ['tab\tand\nline', 'tab and line'],
    ['nul\u0000', 'nul[U+0000]'],
  ])('prints %j, or the codes of characters that cannot be printed', async (typed, printed) => {
    const text = textOf(await print(sample('en', { businessName: typed })));
    expect(text).toContain(`${enForm.labels.businessName} ${printed}`);
    expect(text.includes(flat(en.certificate.replaced))).toBe(printed.includes('[U+'));
  });

  test('gives long values enough space', async () => {
    const long = Array.from({ length: 700 }, (_, n) => `word${String(n)}`).join(' ');
    const pdf = await print(sample('en', { equipmentDescription: long }));
    const text = textOf(pdf);
    for (const word of ['word0', 'word350', 'word699']) expect(text).toContain(word);
    expect(askAbout(pdf, 'qpdf', ['--check']).code).toBe(0);
  });

  test('is a different file for each copy, so that the hash tells nothing about the content', async () => {
    const [a, b] = [await print(sample('en')), await print(sample('en'))];
    expect(a.equals(b)).toBe(false);
    const [one, other] = [a, b].map(
      (pdf) => /Salt: +([\w-]{43})\n/.exec(askAbout(pdf, 'pdfinfo', ['-custom']).said)?.[1],
    );
    expect(one).toBeDefined();
    expect(one).not.toBe(other);
  });

  test('is printed without blocking the event loop', async () => {
    let turns = 0;
    let printing = true;
    const count = (): void => {
      turns += 1;
      if (printing) setImmediate(count);
    };
    setImmediate(count);
    await print(sample('en'));
    printing = false;
    expect(turns).toBeGreaterThan(10);
  });
});

describe('the printing thread', () => {
  test('fails the print when it is closed, and restarts for the next one', async () => {
    const own = openPrinter();
    const cut = expect(print(sample('en'), own)).rejects.toMatchObject({ name: 'PrinterStopped' });
    const closing = own.close();
    const next = print(sample('en'), own);
    await Promise.all([cut, closing]);
    expect((await next).subarray(0, 5).toString()).toBe('%PDF-');
    await own.close();
  });
});

describe("design 6: the signature of the file with the operator's certificate", () => {
  const password = 'sample';
  const file = samplePkcs12(folder, password);
  const certificate: Certificate = { p12: fs.readFileSync(file), password };

  test('is valid, says integrity only, and is broken by a changed byte', async () => {
    const signing = openPrinter(certificate);
    const pdf = await print(sample('es'), signing);
    await signing.close();
    expect(askAbout(pdf, 'qpdf', ['--check']).code).toBe(0);
    expect(askAbout(pdf, 'pdfsig', ['-nocert']).said).toContain('Signature is Valid');
    expect(pdf.toString('latin1')).toContain('Integrity only');
    expect(textOf(pdf)).toContain(flat(es.certificate.integrity(sampleBrand.company)));
    const changed = Buffer.from(pdf);
    changed[2000] = (changed[2000] ?? 0) ^ 1;
    expect(askAbout(changed, 'pdfsig', ['-nocert']).said).toContain('Digest Mismatch');
  });

  test('is not mentioned without a certificate', async () => {
    const pdf = await print(sample('en'));
    expect(textOf(pdf)).not.toContain('digital signature');
    expect(askAbout(pdf, 'pdfsig', ['-nocert']).said).toContain('does not contain any signatures');
  });

  test('a failure of the thread has a name, without the content', async () => {
    const broken = openPrinter({ p12: Buffer.from('no certificate'), password });
    await expect(print(sample('en'), broken)).rejects.toThrow('the file was not printed');
    await broken.close();
  });
});
