import { renderToStaticMarkup } from 'react-dom/server';
import type { StatusView } from '#contract/status-page.ts';
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
export { shareText } from './share-text.tsx';
export { sitemap } from './sitemap.ts';
export { portalShell } from './portal-shell.tsx';

/** `live` is what a live page shows, with the address of its translation. */
export function renderPage(
  { view: View, ...page }: Page,
  site: Site,
  assets: Assets,
  live?: { status: StatusView; translation: string },
): string {
  const shown = { ...page, view: View, ...(live && { translation: live.translation }) };
  const markup = renderToStaticMarkup(
    <IslandCount value={{ next: 0 }}>
      <HtmlDocument page={shown} site={site} assets={assets}>
        <View site={site} lang={page.lang} path={page.path} status={live?.status} />
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
