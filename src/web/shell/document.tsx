import type { ReactNode } from 'react';
import { layout as en } from '#copy/en/layout.ts';
import { layout as es } from '#copy/es/layout.ts';
import type { Page } from './page.ts';
import { addresses, industryOfPath, markdownPath } from '#web/addresses.ts';
import { Assistant } from '#web/site/assistant.tsx';
import { Footer } from '#web/site/footer.tsx';
import { Header } from '#web/site/header.tsx';
import { SlimHeader } from '#web/site/slim-header.tsx';
import { VisitNotice } from '#web/site/visit-notice.tsx';
import { jsonText, structuredData } from './structured-data.ts';
import type { Site } from './site.ts';

const layouts = { en, es };

export type Assets = {
  script: string;
  /** The page's own scripts; most pages have none. */
  own: string[];
  /** Inlined, with its hash in the content security policy. Empty in development, which uses links. */
  css: string;
  links: string[];
  fonts: string[];
  /** Scripts that are loaded after all visible content, and run later. */
  later: string[];
};

const absolute = (site: Site, path: string): string => site.publicUrl + path;

/** Renders a complete page. It contains no executable script, because the policy is script-src 'self'. */
export function HtmlDocument({
  page,
  site,
  assets,
  children,
}: {
  page: Page;
  site: Site;
  assets: Assets;
  children: ReactNode;
}) {
  const { lang, path, translation, meta } = page;
  const noindex = page.noindex || !site.indexable;
  const title = `${meta.title} | ${site.brand.company}`;
  const [enPath, esPath] = lang === 'en' ? [path, translation] : [translation, path];
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={meta.description} />
        {meta.keywords !== '' && <meta name="keywords" content={meta.keywords} />}
        {noindex && <meta name="robots" content="noindex" />}
        {!page.noindex && (
          <>
            <link rel="canonical" href={absolute(site, path)} />
            <link rel="alternate" hrefLang="en" href={absolute(site, enPath)} />
            <link rel="alternate" hrefLang="es" href={absolute(site, esPath)} />
            <link rel="alternate" hrefLang="x-default" href={absolute(site, enPath)} />
            <link rel="alternate" type="text/markdown" href={absolute(site, markdownPath(path))} />
          </>
        )}
        <meta property="og:type" content={page.ogType} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={meta.description} />
        <meta property="og:url" content={absolute(site, path)} />
        <meta property="og:site_name" content={site.brand.company} />
        <meta property="og:image" content={absolute(site, page.ogImage)} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={meta.title} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:locale" content={lang === 'es' ? 'es_US' : 'en_US'} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131822" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Before the inline styles, so that browsers request these files while the styles arrive. */}
        <script type="module" src={assets.script} />
        {assets.own.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {assets.later.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {/* On pages whose main content is an island, its parts are requested first. Fallback fonts of the same width show the text. */}
        {(page.island === undefined ? assets.fonts : []).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.css !== '' && <style dangerouslySetInnerHTML={{ __html: assets.css }} />}
        {assets.links.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {!page.noindex &&
          structuredData(page, site).map((data) => (
            <script
              key={jsonText(data)}
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: jsonText(data) }}
            />
          ))}
      </head>
      <body
        data-product={site.brand.productKey}
        data-tracking={site.visits.tracking}
        data-page={page.below || page.unknown ? path : undefined}
        data-industry={industryOfPath(path)}
      >
        <a className="skip" href="#main">
          {layouts[lang].skip}
        </a>
        <Frame page={page} site={site}>
          {children}
        </Frame>
      </body>
    </html>
  );
}

function Frame({ page, site, children }: { page: Page; site: Site; children: ReactNode }) {
  const main = <main id="main">{children}</main>;
  if (page.slim)
    return (
      <>
        <SlimHeader page={page} site={site} />
        {main}
      </>
    );
  return (
    <>
      <Header page={page} site={site} />
      {main}
      <Footer page={page} site={site} />
      {/* The form asks enough already: a visitor chooses on any other page. */}
      {page.path !== addresses.application[page.lang] && (
        <VisitNotice lang={page.lang} tracking={site.visits.tracking} />
      )}
      <Assistant lang={page.lang} contact={{ phone: site.brand.phones.main, email: site.brand.emails.contact }} />
    </>
  );
}
