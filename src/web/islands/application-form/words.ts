import { createContext, use } from 'react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { consent } from '#copy/en/consent.ts';
import type { creditApplication } from '#copy/en/credit-application.ts';

/** What the form needs of the brand; no representative's address reaches the page. */
export type FormBrand = Pick<Brand, 'company' | 'address' | 'productKey' | 'phones' | 'pricing' | 'timeZone'> & {
  notices: Pick<Brand['notices'], 'regulator'>;
  hours: string;
  representatives: string[];
};

export type ApplicationFormProps = {
  brand: FormBrand;
  /** SHA-256 (hex) of the consent text as this page shows it. */
  consentHash: string;
  links: { home: string; form: string; otherLanguage: string; privacy: string };
};

export type FormWords = ApplicationFormProps & {
  lang: Language;
  copy: typeof creditApplication;
  consent: typeof consent;
};

export const WordsContext = createContext<FormWords | null>(null);

export function useWords(): FormWords {
  const words = use(WordsContext);
  if (words === null) throw new Error('The application form has no words');
  return words;
}

export const formBrand = (brand: Brand, hours: string): FormBrand => ({
  company: brand.company,
  address: brand.address,
  productKey: brand.productKey,
  phones: brand.phones,
  pricing: brand.pricing,
  timeZone: brand.timeZone,
  notices: { regulator: brand.notices.regulator },
  hours,
  representatives: brand.representatives.map(({ name }) => name),
});
