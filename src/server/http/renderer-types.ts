import type { Brand } from '#contract/brand.ts';
import type { RemovableClaim } from '#contract/claims.ts';
import type { Language } from '#contract/language.ts';
import type { PaymentOutcome } from '#contract/payment.ts';
import type { StatusView } from '#contract/status-page.ts';
import type { PaymentForm } from '#server/ports.ts';

export type RendererSite = {
  brand: Brand;
  publicUrl: string;
  consentHash: Record<Language, string>;
  hours: Record<Language, string>;
  payment: (Record<Language, PaymentForm> & { sample: boolean }) | undefined;
  year: number;
  indexable: boolean;
};
type Assets = { script: string; own: string[]; css: string; links: string[]; fonts: string[]; later: string[] };
type Page = {
  path: string;
  lang: Language;
  translation: string;
  aliases: string[];
  redirects: string[];
  below: boolean;
  onlyBelow: boolean;
  live: boolean;
  negotiates: boolean;
  noindex: boolean;
  ogImage: string;
  styles: string[];
  island: string | undefined;
  script: string | undefined;
  pays: boolean;
  claim: RemovableClaim | undefined;
};

/** The shape of the renderer's bundle. Server code never imports browser code. */
export type Renderer = {
  publicPages: Page[];
  notFoundPages: Record<Language, Page>;
  finishPages: Record<Language, Record<PaymentOutcome, Page>>;
  portalPaths: string[];
  languageOfPath: (path: string) => Language;
  renderPage: (
    page: Page,
    site: RendererSite,
    assets: Assets,
    live?: { status: StatusView; translation: string },
  ) => string;
  portalShell: (site: RendererSite, assets: Assets) => string;
  markdownPath: (path: string) => string;
  markdownPage: (page: Page, site: RendererSite) => string;
  llmsText: (site: RendererSite) => string;
  sitemap: (site: RendererSite) => string;
  shareText: (page: Page, site: RendererSite) => { payment: string; words: string; terms: string };
};
