import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { consent as en } from './en/consent.ts';
import { consent as es } from './es/consent.ts';

const brand = { ...sampleBrand, company: 'Rivet & "Beam" <Capital>' };

describe('design 6: the consent text', () => {
  test.each([
    ['en', en],
    ['es', es],
  ])('%s: the canonical text holds every part in order, and the company', (_lang, consent) => {
    const parts = [
      consent.intro,
      consent.signing,
      consent.electronicSigning(brand),
      consent.creditAuthorisation(brand),
      consent.contact(brand),
    ];
    const places = parts.map((part) => consent.full(brand).indexOf(part));
    expect(places.every((place, i) => place > (places[i - 1] ?? -1))).toBe(true);
    for (const part of parts.slice(2)) expect(part).toContain(brand.company);
    expect(consent.full(brand)).not.toMatch(/undefined|\[object/);
  });

  test('both languages carry one version and the same paragraphs', () => {
    expect(es.version).toBe(en.version);
    for (const part of ['electronicSigning', 'creditAuthorisation', 'contact', 'full'] as const)
      expect(es[part](brand).split('\n\n')).toHaveLength(en[part](brand).split('\n\n').length);
  });

  test('facts 3: a spouse is never required, contact is no condition, the decision carries a right to reasons', () => {
    expect(en.full(brand)).toMatch(/spouse is never required/);
    expect(es.full(brand)).toMatch(/Nunca se exige la firma del cónyuge/);
    expect(en.contact(brand)).toMatch(/not a condition of credit/);
    expect(es.contact(brand)).toMatch(/No es condición del crédito/);
    expect(en.creditAuthorisation(brand)).toMatch(/within 60 days.*within 30 days/s);
  });
});
