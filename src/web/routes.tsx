import type { RemovableClaim } from '#contract/claims.ts';
import type { Language } from '#contract/language.ts';
import type { PaymentOutcome } from '#contract/payment.ts';
import { pages as en } from '#copy/en/pages.ts';
import { pages as es } from '#copy/es/pages.ts';
import { addresses, type PageName } from './addresses.ts';
import type { Page } from './shell/page.ts';
import { ApplicationPage } from './site/application-page.tsx';
import { caseStudyView, type StudiedIndustry } from './site/case-studies/case-study-page.tsx';
import type { DrawingName } from './site/drawing.tsx';
import { AboutPage } from './site/company/about-page.tsx';
import { AccessibilityPage } from './site/company/accessibility-page.tsx';
import { GlossaryPage } from './site/company/glossary-page.tsx';
import { HowItWorksPage } from './site/company/how-it-works-page.tsx';
import { TermsPage } from './site/company/terms-page.tsx';
import { HomePage } from './site/home-page.tsx';
import { ConstructionPage } from './site/industries/construction-page.tsx';
import { FirstTimePage } from './site/industries/first-time-page.tsx';
import { FoodBeveragePage } from './site/industries/food-beverage-page.tsx';
import { ItinPage } from './site/industries/itin-page.tsx';
import { ManufacturingPage } from './site/industries/manufacturing-page.tsx';
import { PartnerPage } from './site/industries/partner-page.tsx';
import { VocationalTrucksPage } from './site/industries/vocational-trucks-page.tsx';
import { NotFoundPage } from './site/not-found-page.tsx';
import { FindStatusPage } from './site/status/find-status-page.tsx';
import { StatusPage } from './site/status/status-page.tsx';
import { UploadPage } from './site/upload-page.tsx';
import { VerifyPage } from './site/verify-page.tsx';
import { paymentFinishView } from './site/payment-finish-page.tsx';
import { PaymentPage } from './site/payment-page.tsx';
import { PrivacyPage } from './site/privacy-page.tsx';

type Extra = Partial<
  Pick<
    Page,
    | 'aliases'
    | 'redirects'
    | 'noindex'
    | 'styles'
    | 'ogType'
    | 'drawing'
    | 'below'
    | 'onlyBelow'
    | 'live'
    | 'service'
    | 'negotiates'
    | 'slim'
    | 'pays'
    | 'island'
    | 'script'
  >
>;
const plain: Omit<Page, 'path' | 'lang' | 'translation' | 'meta' | 'view' | 'ogImage'> = {
  aliases: [],
  redirects: [],
  noindex: false,
  below: false,
  onlyBelow: false,
  live: false,
  unknown: false,
  service: true,
  negotiates: false,
  slim: false,
  pays: false,
  styles: [],
  island: undefined,
  script: undefined,
  ogType: 'website',
  drawing: 'excavator',
  parent: undefined,
  claim: undefined,
};

/** The build draws one picture per indexed page. Other pages share the picture of the home page. */
const shareImage = (name: PageName, lang: Language, noindex = false): string =>
  noindex
    ? shareImage('home', lang)
    : `/share-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${lang}.png`;

/** Both languages of a page. `inSpanish` overrides values of the Spanish one. */
const pair = (name: PageName, view: Page['view'], extra: Extra = {}, inSpanish: Extra = {}): [Page, Page] => {
  const { en: path, es: translation } = addresses[name];
  const base = { ...plain, view, ...extra };
  return [
    { ...base, path, lang: 'en', translation, meta: en[name], ogImage: shareImage(name, 'en', extra.noindex) },
    {
      ...base,
      ...inSpanish,
      path: translation,
      lang: 'es',
      translation: path,
      meta: es[name],
      ogImage: shareImage(name, 'es', extra.noindex),
    },
  ];
};

/** In the breadcrumbs, a case study is below its industry. */
const caseStudy = (name: RemovableClaim, industry: StudiedIndustry, drawing: DrawingName): Page[] =>
  pair(name, caseStudyView(industry), { ogType: 'article', drawing }).map((page) => ({
    ...page,
    claim: name,
    parent: { name: { en, es }[page.lang][industry].name, path: addresses[industry][page.lang] },
  }));

const PAYMENT_STYLES = ['src/web/site/payment.css'];

/** The one table of public pages. Sitemap, hreflang, language switch and 404 use it. */
export const publicPages: Page[] = [
  ...pair('home', HomePage, {
    styles: [
      'src/web/site/home/home-below.css',
      'src/web/islands/calculator.css',
      'src/web/islands/recommendation.css',
      'src/web/islands/inquiry.css',
    ],
  }),
  ...pair('construction', ConstructionPage, {}, { aliases: ['/construccion'], redirects: ['/es/construction'] }),
  ...pair(
    'foodBeverage',
    FoodBeveragePage,
    { drawing: 'packaging-line' },
    { aliases: ['/alimentos-bebidas', '/es/alimentos-bebidas'] },
  ),
  ...pair(
    'manufacturing',
    ManufacturingPage,
    { drawing: 'cnc-mill' },
    { aliases: ['/manufactura', '/es/manufactura'] },
  ),
  ...pair('vocationalTrucks', VocationalTrucksPage, { drawing: 'bucket-truck' }),
  ...pair('firstTime', FirstTimePage, { drawing: 'keys', styles: ['src/web/site/check.css'] }),
  ...pair('itin', ItinPage, { drawing: 'papers' }),
  ...pair('partner', PartnerPage, {
    drawing: 'two-keys',
    styles: ['src/web/islands/inquiry.css', 'src/web/site/picture.css'],
  }),
  ...caseStudy('caseFoodBeverage', 'foodBeverage', 'packaging-line'),
  ...caseStudy('caseManufacturing', 'manufacturing', 'robot-arm'),
  ...caseStudy('caseVocationalTrucks', 'vocationalTrucks', 'crane-truck'),
  ...pair(
    'application',
    ApplicationPage,
    {
      drawing: 'skid-steer',
      service: false,
      styles: ['src/web/islands/application-form.css'],
      island: 'src/web/islands/application-form-en.tsx',
    },
    { island: 'src/web/islands/application-form-es.tsx' },
  ),
  ...pair('payment', PaymentPage, { drawing: 'mixer', service: false, pays: true, styles: PAYMENT_STYLES }),
  ...pair('about', AboutPage, { drawing: 'two-keys', service: false }),
  ...pair('howItWorks', HowItWorksPage, { service: false }),
  ...pair('glossary', GlossaryPage, { drawing: 'papers', service: false }),
  ...pair('accessibility', AccessibilityPage, { drawing: 'keys', service: false }),
  ...pair('terms', TermsPage, { drawing: 'papers', service: false }),
  ...pair('privacy', PrivacyPage, { drawing: 'papers', service: false }),
  ...pair('verify', VerifyPage, {
    noindex: true,
    below: true,
    styles: ['src/web/islands/verify-copy.css'],
  }),
  ...pair('findStatus', FindStatusPage, {
    noindex: true,
    service: false,
    styles: ['src/web/islands/inquiry.css', 'src/web/site/status/status.css'],
  }),
  ...pair('upload', UploadPage, {
    noindex: true,
    below: true,
    onlyBelow: true,
    negotiates: true,
    slim: true,
    styles: ['src/web/islands/upload.css'],
  }),
  ...pair('status', StatusPage, {
    noindex: true,
    below: true,
    onlyBelow: true,
    live: true,
    slim: true,
    styles: ['src/web/site/status/status.css'],
    script: 'src/web/site/status/uploads.ts',
  }),
];

const finish = (outcome: PaymentOutcome): [Page, Page] =>
  pair('paymentFinish', paymentFinishView(outcome), { noindex: true, styles: PAYMENT_STYLES });
const [approved, declined, unknown] = [finish('approved'), finish('declined'), finish('unknown')];
/** Pages for the payer's return, with one address per language. The verified result selects the page. */
export const finishPages: Record<Language, Record<PaymentOutcome, Page>> = {
  en: { approved: approved[0], declined: declined[0], unknown: unknown[0] },
  es: { approved: approved[1], declined: declined[1], unknown: unknown[1] },
};

const lost = (lang: Language, path: string, translation: string, meta: Page['meta']): Page => ({
  ...plain,
  path,
  lang,
  translation,
  meta,
  view: NotFoundPage,
  noindex: true,
  unknown: true,
  ogImage: shareImage('home', lang),
});
/** Pages for unknown addresses (404), in the language that the address suggests. */
export const notFoundPages: Record<Language, Page> = {
  en: lost('en', '/404', '/es/404', en.notFound),
  es: lost('es', '/es/404', '/404', es.notFound),
};
