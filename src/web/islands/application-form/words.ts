import { createContext, use } from 'react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { creditApplication } from '#copy/en/credit-application.ts';

/** The part of the brand that the form needs. It contains no address of a representative. */
export type FormBrand = Pick<Brand, 'company' | 'productKey' | 'phones' | 'pricing' | 'timeZone'> & {
  hours: string;
  representatives: string[];
};

type ConsentText = { title: string; text: string };
/** Part of the page and not of the script, because the page shows these texts anyway. */
export type ConsentTexts = { intro: string; signing: string; agreed: ConsentText[]; contact: ConsentText };

export type ApplicationFormProps = {
  brand: FormBrand;
  consent: ConsentTexts;
  /** SHA-256 (hex) of the consent text as this page shows it. */
  consentHash: string;
  links: { home: string; form: string; otherLanguage: string; privacy: string };
};

export type FormWords = ApplicationFormProps & {
  lang: Language;
  copy: typeof creditApplication;
};

export const WordsContext = createContext<FormWords | null>(null);

export function useWords(): FormWords {
  const words = use(WordsContext);
  if (words === null) throw new Error('The application form has no words');
  return words;
}

export const formBrand = (brand: Brand, hours: string): FormBrand => ({
  company: brand.company,
  productKey: brand.productKey,
  phones: brand.phones,
  pricing: brand.pricing,
  timeZone: brand.timeZone,
  hours,
  representatives: brand.representatives.map(({ name }) => name),
});
