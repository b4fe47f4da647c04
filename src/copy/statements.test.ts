import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { caseStudies as caseStudiesEn } from './en/case-studies.ts';
import { consent as consentEn } from './en/consent.ts';
import { creditApplication as formEn } from './en/credit-application.ts';
import { home as homeEn } from './en/home.ts';
import { costs as costsEn } from './en/knowledge/costs.ts';
import { mails as emailsEn } from './en/mails.ts';
import { pages as pagesEn } from './en/pages.ts';
import { consent as consentEs } from './es/consent.ts';
import { home as homeEs } from './es/home.ts';
import { mails as emailsEs } from './es/mails.ts';
import { pages as pagesEs } from './es/pages.ts';

/** Statements that contradicted the consent, the law or the product. */
describe('statements to applicants', () => {
  const brand = { ...sampleBrand, notices: { ...sampleBrand.notices, regulator: 'Sample Regulator, 1 Sample Street' } };

  test.each([
    ['en', consentEn],
    ['es', consentEs],
  ])('%s: the consent names the regulator of the settings', (_language, consent) => {
    const text = consent.agreed.creditAuthorisation.text(brand);
    expect(text).toContain('Sample Regulator, 1 Sample Street');
    expect(text).not.toContain('Equal Credit Opportunity, Washington');
  });

  test.each([
    ['en', homeEn, /only one lender|one lender reads/i, /another funding source/],
    ['es', homeEs, /un solo prestamista/i, /otra fuente de fondos/],
  ])('%s: the home page agrees with the consent on who receives an application', (_language, home, no, yes) => {
    expect(JSON.stringify(home.why)).not.toMatch(no);
    expect(JSON.stringify(home.why)).toMatch(yes);
  });

  test('email is never called mail', () => {
    expect(emailsEn.neverAsk).toContain('by email');
    expect(emailsEs.neverAsk).toContain('por correo electrónico');
  });

  test.each([
    ['en', pagesEn, /^Sample case: /],
    ['es', pagesEs, /^Caso de ejemplo: /],
  ])('%s: descriptions of case studies begin with the word sample', (_language, pages, sample) => {
    for (const page of [pages.caseFoodBeverage, pages.caseManufacturing, pages.caseVocationalTrucks])
      expect(page.description).toMatch(sample);
  });

  test('only encryption at rest is called AES-256', () => {
    expect(formEn.encrypted).not.toMatch(/in transit and at rest \(AES-256\)/);
    expect(formEn.encrypted).toMatch(/at rest \(AES-256\)/);
  });

  test('pre-qualifying says that it uses the application and when credit is pulled', () => {
    expect(caseStudiesEn.closing.text('')).toMatch(/don’t pull credit until you sign/);
  });

  test('the assistant does not promise that only the lender itself provides the money', () => {
    expect(JSON.stringify(costsEn)).not.toContain('we finance you ourselves');
  });
});
