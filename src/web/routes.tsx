import type { Language } from '#contract/language.ts';
import { pages as en } from '#copy/en/pages.ts';
import { pages as es } from '#copy/es/pages.ts';
import { addresses } from './addresses.ts';
import type { Page } from './shell/page.ts';
import { ApplicationPage } from './site/application-page.tsx';
import { HomePage } from './site/home-page.tsx';
import { NotFoundPage } from './site/not-found-page.tsx';
import { VerifyPage } from './site/verify-page.tsx';
import { PrivacyPage } from './site/privacy-page.tsx';

type Extra = Partial<Pick<Page, 'aliases' | 'redirects' | 'noindex' | 'below' | 'styles'>>;

/** Both languages of a page; `inSpanish` is what differs there. */
const pair = (
  key: keyof typeof en,
  path: Record<Language, string>,
  view: Page['view'],
  extra: Extra = {},
  inSpanish: Extra = {},
): [Page, Page] => {
  const base = { view, aliases: [], redirects: [], noindex: false, below: false, styles: [], ...extra };
  return [
    { ...base, path: path.en, lang: 'en', twin: path.es, meta: en[key] },
    { ...base, ...inSpanish, path: path.es, lang: 'es', twin: path.en, meta: es[key] },
  ];
};

/** The one table of public pages: sitemap, hreflang, language switch and 404 come from it. */
export const publicPages: Page[] = [
  ...pair('home', addresses.home, HomePage, { styles: ['src/web/islands/calculator.css'] }),
  ...pair('application', addresses.application, ApplicationPage, { styles: ['src/web/islands/application-form.css'] }),
  ...pair('privacy', addresses.privacy, PrivacyPage),
  ...pair('verify', addresses.verify, VerifyPage, {
    noindex: true,
    below: true,
    styles: ['src/web/islands/verify-copy.css'],
  }),
];

const [lostEn, lostEs] = pair('notFound', { en: '/404', es: '/es/404' }, NotFoundPage, { noindex: true });
/** Shown with status 404 at every other address, in the language that the address suggests. */
export const notFoundPages: Record<Language, Page> = { en: lostEn, es: lostEs };
