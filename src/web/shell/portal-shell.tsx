import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from './document.tsx';
import type { Site } from './site.ts';
import { jsonText } from './structured-data.ts';

/** Renders the page of the portal: its script, its styles, and its values of the lender. */
export function portalShell(site: Site, assets: Assets): string {
  const { company, productKey, phones, emails, pricing, notices } = site.brand;
  const shown = { phones: { main: phones.main }, emails: { contact: emails.contact } };
  const bureaus = notices.bureaus.map((one) => one.name);
  const brand = { company, productKey, ...shown, pricing, bureaus };
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>{company}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.links.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="application/json" id="brand" dangerouslySetInnerHTML={{ __html: jsonText(brand) }} />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <div id="portal" />
        <noscript>This part of the site needs JavaScript. Call {phones.main.display}.</noscript>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}
