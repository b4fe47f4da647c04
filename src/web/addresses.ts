import type { Language } from '#contract/language.ts';

/** Where each page stands, in both languages: links and the table of pages read it from here. */
export const addresses = {
  home: { en: '/', es: '/es' },
  application: { en: '/credit-application', es: '/es/credit-application' },
  verify: { en: '/verify', es: '/es/verify' },
  privacy: { en: '/privacy', es: '/es/privacy' },
} as const satisfies Record<string, Record<Language, string>>;

const known = new Set<string>(Object.values(addresses).flatMap((pair) => Object.values(pair)));
/** True when a page stands at this address: menus and cards link to nothing else. */
export const hasPage = (path: string): boolean => known.has(path);

/** Spanish under /es and for the Spanish spellings of the industries; dealer pages and all else are English. */
export const languageOfPath = (path: string): Language =>
  !path.startsWith('/dealer/') && /^\/es(?:\/|$)|alimentos-bebidas|manufactura|construccion/.test(path) ? 'es' : 'en';
