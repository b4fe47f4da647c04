import { renderToStaticMarkup } from 'react-dom/server';
import { languageOfPath, markdownPath } from '#web/addresses.ts';
import { finishPages, notFoundPages, publicPages } from '#web/routes.tsx';
import { portalPaths } from '#web/portal/paths.ts';
import { type Assets, HtmlDocument } from './document.tsx';
import { IslandCount } from './island.tsx';
import { keepTogether } from './keep-together.ts';
import { markdownOf } from './markdown.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

// The server's interface to the pages. It imports this bundle and nothing else of the browser code.
export { finishPages, languageOfPath, markdownPath, notFoundPages, portalPaths, publicPages };
export { llmsText } from './llms.ts';
export { sitemap } from './sitemap.ts';
export { portalShell } from './portal-shell.tsx';

export function renderPage(page: Page, site: Site, assets: Assets): string {
  const View = page.view;
  const markup = renderToStaticMarkup(
    <IslandCount value={{ next: 0 }}>
      <HtmlDocument page={page} site={site} assets={assets}>
        <View site={site} lang={page.lang} path={page.path} />
      </HtmlDocument>
    </IslandCount>,
  );
  return `<!DOCTYPE html>${keepTogether(markup)}`;
}

/** Renders the content of a page as Markdown, without header, footer and controls. */
export function markdownPage(page: Page, site: Site): string {
  const View = page.view;
  const markup = renderToStaticMarkup(
    <IslandCount value={{ next: 0 }}>
      <View site={site} lang={page.lang} path={page.path} />
    </IslandCount>,
  );
  const address = site.publicUrl + page.path;
  return `${markdownOf(markup, address)}\n\n---\n\n<${address}>\n`;
}
