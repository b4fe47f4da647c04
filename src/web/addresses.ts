import type { Language } from '#contract/language.ts';
import type { Industry } from '#contract/visitor-id.ts';
import { finishPaths } from '#contract/payment.ts';
import { statusPages } from '#contract/status-page.ts';

/** The address of each page in both languages, for links and the table of pages. */
export const addresses = {
  home: { en: '/', es: '/es' },
  construction: { en: '/construction', es: '/es/construccion' },
  foodBeverage: { en: '/food-beverage', es: '/es/food-beverage' },
  manufacturing: { en: '/manufacturing', es: '/es/manufacturing' },
  vocationalTrucks: { en: '/vocational-trucks', es: '/es/vocational-trucks' },
  firstTime: { en: '/first-time', es: '/es/first-time' },
  itin: { en: '/itin', es: '/es/itin' },
  partner: { en: '/partner', es: '/es/partner' },
  caseFoodBeverage: { en: '/case-study/food-beverage', es: '/es/case-study/food-beverage' },
  caseManufacturing: { en: '/case-study/manufacturing', es: '/es/case-study/manufacturing' },
  caseVocationalTrucks: { en: '/case-study/vocational-trucks', es: '/es/case-study/vocational-trucks' },
  application: { en: '/credit-application', es: '/es/credit-application' },
  payment: { en: '/make-payment', es: '/es/make-payment' },
  paymentFinish: finishPaths,
  verify: { en: '/verify', es: '/es/verify' },
  findStatus: statusPages,
  status: statusPages,
  upload: { en: '/upload', es: '/es/upload' },
  privacy: { en: '/privacy', es: '/es/privacy' },
  about: { en: '/about', es: '/es/nosotros' },
  howItWorks: { en: '/how-it-works', es: '/es/como-funciona' },
  glossary: { en: '/equipment-finance-explained', es: '/es/financiamiento-explicado' },
  accessibility: { en: '/accessibility', es: '/es/accesibilidad' },
  terms: { en: '/terms', es: '/es/condiciones' },
} as const satisfies Record<string, Record<Language, string>>;
export type PageName = keyof typeof addresses;

const known = new Set<string>(Object.values(addresses).flatMap((pair) => Object.values(pair)));
/** Returns true for the address of a public page. */
export const hasPage = (path: string): boolean => known.has(path);

/** Returns the address of the page's Markdown version. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** The payment calculator on the home page. */
export const calculatorAddress = { en: '/#calculator', es: '/es#calculator' } as const satisfies Record<
  Language,
  string
>;
/** The form for a quote or a call, on the home page. */
export const quoteAddress = { en: '/#quote', es: '/es#quote' } as const satisfies Record<Language, string>;
/** The same form, for a call. */
export const callAddress = { en: '/#call-me-back', es: '/es#call-me-back' } as const satisfies Record<Language, string>;
/** The documents by deal size. */
export const documentsAddress = {
  en: '/how-it-works#documents',
  es: '/es/como-funciona#documents',
} as const satisfies Record<Language, string>;
export const dealerLogin = '/dealer/login';

/** Columns of the footer, in their order. */
export const industryPages = [
  'construction',
  'foodBeverage',
  'manufacturing',
  'vocationalTrucks',
] as const satisfies PageName[];
export const buyerPages = ['firstTime', 'itin'] as const satisfies PageName[];
export const companyPages = [
  'about',
  'howItWorks',
  'glossary',
  'privacy',
  'accessibility',
  'terms',
] as const satisfies PageName[];
/** Pages of header and menu, in their order. */
export const programPages = [...industryPages, ...buyerPages, 'partner'] as const satisfies PageName[];

/** Returns Spanish for /es and Spanish industry names outside /dealer, otherwise English. */
export const languageOfPath = (path: string): Language =>
  !path.startsWith('/dealer/') && /^\/es(?:\/|$)|alimentos-bebidas|manufactura|construccion/.test(path) ? 'es' : 'en';

/** Returns the industry of a page for chat and visits. The home page counts as construction. */
export function industryOfPath(path: string): Industry | undefined {
  if (path === '/' || path === '/es' || /construc[ct]ion/.test(path)) return 'construction';
  if (/food-beverage|alimentos-bebidas/.test(path)) return 'food-beverage';
  return /manufactur/.test(path) ? 'manufacturing' : undefined;
}
