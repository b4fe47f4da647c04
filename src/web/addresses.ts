import type { Language } from '#contract/language.ts';
import type { Industry } from '#contract/visitor-id.ts';
import { finishPaths } from '#contract/payment.ts';

/** Where each page stands, in both languages: links and the table of pages read it from here. */
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
  upload: { en: '/upload', es: '/es/upload' },
  privacy: { en: '/privacy', es: '/es/privacy' },
} as const satisfies Record<string, Record<Language, string>>;
export type PageName = keyof typeof addresses;

const known = new Set<string>(Object.values(addresses).flatMap((pair) => Object.values(pair)));
/** True when a page stands at this address; what was not found has no twin. */
export const hasPage = (path: string): boolean => known.has(path);

/** The same page as Markdown. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** The payment calculator on the home page. */
export const calculatorAddress = { en: '/#calculator', es: '/es#calculator' } as const satisfies Record<
  Language,
  string
>;
export const dealerLogin = '/dealer/login';

/** The columns of the footer, in their order. */
export const industryPages = [
  'construction',
  'foodBeverage',
  'manufacturing',
  'vocationalTrucks',
] as const satisfies PageName[];
export const buyerPages = ['firstTime', 'itin'] as const satisfies PageName[];
/** The pages of header and menu, in their order. */
export const programPages = [...industryPages, ...buyerPages, 'partner'] as const satisfies PageName[];

/** Spanish under /es and for the Spanish spellings of the industries; dealer pages and all else are English. */
export const languageOfPath = (path: string): Language =>
  !path.startsWith('/dealer/') && /^\/es(?:\/|$)|alimentos-bebidas|manufactura|construccion/.test(path) ? 'es' : 'en';

/** What chat and visits are told about the page: construction at home and on its own pages, none on most others. */
export function industryOfPath(path: string): Industry | undefined {
  if (path === '/' || path === '/es' || /construc[ct]ion/.test(path)) return 'construction';
  if (/food-beverage|alimentos-bebidas/.test(path)) return 'food-beverage';
  return /manufactur/.test(path) ? 'manufacturing' : undefined;
}
