import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import { pages as en } from '#copy/en/pages.ts';
import { pages as es } from '#copy/es/pages.ts';
import type { ViewProps } from './shell/site.ts';
import { ApplicationPage } from './site/application-page.tsx';
import { HomePage } from './site/home-page.tsx';
import { NotFoundPage } from './site/not-found-page.tsx';
import { PrivacyPage } from './site/privacy-page.tsx';

const meta = { en, es };
type Meta = (typeof en)['home'];

export type Page = {
  path: string;
  lang: Language;
  /** The same page in the other language. */
  twin: string;
  meta: Meta;
  view: (props: ViewProps) => ReactNode;
  /** Further spellings that answer with this page; its canonical address stays `path`. */
  aliases: string[];
  /** Addresses that lead here. */
  redirects: string[];
  noindex: boolean;
  /** Stylesheets beside the common one, by their source. */
  styles: string[];
};
type Extra = Partial<Pick<Page, 'aliases' | 'redirects' | 'noindex' | 'styles'>>;

/** Both languages of a page; `es` may differ in its path and in what leads to it. */
const pair = (
  key: keyof typeof en,
  [enPath, esPath]: [string, string],
  view: Page['view'],
  extra: Extra = {},
  esExtra: Extra = {},
): Page[] => {
  const base = { view, aliases: [], redirects: [], noindex: false, styles: [], ...extra };
  return [
    { ...base, path: enPath, lang: 'en', twin: esPath, meta: meta.en[key] },
    { ...base, ...esExtra, path: esPath, lang: 'es', twin: enPath, meta: meta.es[key] },
  ];
};

/** The one table of public pages: sitemap, hreflang, menus, language switch and 404 come from it. */
export const publicPages: Page[] = [
  ...pair('home', ['/', '/es'], HomePage),
  ...pair('application', ['/credit-application', '/es/credit-application'], ApplicationPage, {
    styles: ['src/web/islands/application-form.css'],
  }),
  ...pair('privacy', ['/privacy', '/es/privacy'], PrivacyPage),
];

/** Shown with status 404 at every other address, in the language that the address suggests. */
export const notFoundPages: Record<Language, Page> = Object.fromEntries(
  pair('notFound', ['/404', '/es/404'], NotFoundPage, { noindex: true }).map((page) => [page.lang, page]),
) as Record<Language, Page>;

/** Spanish under /es and for the Spanish spellings of the industries; the portal and all else are English. */
export const languageOfPath = (path: string): Language =>
  !path.startsWith('/dealer/') && /^\/es(?:\/|$)|alimentos-bebidas|manufactura|construccion/.test(path) ? 'es' : 'en';

const addresses = new Set(publicPages.map((page) => page.path));
/** True when a page stands at this address: menus and cards link to nothing else. */
export const hasPage = (path: string): boolean => addresses.has(path);
