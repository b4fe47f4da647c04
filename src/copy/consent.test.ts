import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { consent as en, fullConsent } from './en/consent.ts';
import { consent as es } from './es/consent.ts';

const brand = { ...sampleBrand, company: 'Rivet & "Beam" <Capital>' };
const { main } = sampleBrand.phones;
const lender = {
  company: 'Sample Lender',
  address: '1 Sample Street, Omaha, NE 68102',
  phones: { ...sampleBrand.phones, main: { ...main, display: '(402) 555-0100' } },
  notices: sampleBrand.notices,
};
const hashOf = (consent: typeof en): string => createHash('sha256').update(fullConsent(consent, lender)).digest('hex');

/** What each version said to a signer, as its SHA-256. A line is added with each version, and none is changed. */
const published: Record<string, { en: string; es: string }> = {
  '2026-11-1': {
    en: 'dd2b0ddf536d4e7de1bf59e17013f06c576a6afd6dfcff522083f41e5a935ce9',
    es: 'ce079fe914effe298629e94d21a84d60b5ace2cd2ecc01cf5492c476193620b5',
  },
  '2026-11-2': {
    en: '3bdc40435e3af4f2b15c26dff6af00e5d4163da5c9d69192ee3ed4d57ffd1efd',
    es: 'a96d33fb2f8f428cb9dace61afd27494ccff1d6f91bf6d6249ae372b569752e1',
  },
  '2026-11-3': {
    en: '3bdc40435e3af4f2b15c26dff6af00e5d4163da5c9d69192ee3ed4d57ffd1efd',
    es: '2916c9d4b4763d719bedad537434bf3a8618621564daa155b6f80f0ef2bc3b33',
  },
};

describe('the consent text', () => {
  test.each([
    ['en', en],
    ['es', es],
  ])('%s: the canonical text holds every part in order, and the company', (_lang, consent) => {
    const texts = [...Object.values(consent.agreed), consent.contact];
    const full = fullConsent(consent, brand);
    const places = [consent.intro, consent.signing, ...texts.map(({ text }) => text(brand))].map((part) =>
      full.indexOf(part),
    );
    expect(places.every((place, i) => place > (places[i - 1] ?? -1))).toBe(true);
    for (const { text } of texts) expect(text(brand)).toContain(brand.company);
    expect(full).not.toMatch(/undefined|\[object/);
  });

  test('both languages carry one version and the same paragraphs', () => {
    expect(es.version).toBe(en.version);
    expect(Object.keys(es.agreed)).toEqual(Object.keys(en.agreed));
    expect(fullConsent(es, brand).split('\n\n')).toHaveLength(fullConsent(en, brand).split('\n\n').length);
  });

  test('what a version says stays as it was published', () => {
    expect(
      { [en.version]: { en: hashOf(en), es: hashOf(es) } },
      'The text has changed: give it a new version in both languages, and add its line to `published`.',
    ).toEqual({ [en.version]: published[en.version] });
  });

  test('a spouse is never required, contact is no condition, the decision carries a right to reasons', () => {
    expect(fullConsent(en, brand)).toMatch(/spouse is never required/);
    expect(fullConsent(es, brand)).toMatch(/Nunca se exige la firma del cónyuge/);
    expect(en.contact.text(brand)).toMatch(/not a condition of credit/);
    expect(es.contact.text(brand)).toMatch(/No es condición del crédito/);
    expect(en.agreed.creditAuthorisation.text(brand)).toMatch(/within 60 days.*within 30 days/s);
  });
});
