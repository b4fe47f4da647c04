import { renderToStaticMarkup } from 'react-dom/server';
import { languageOfPath } from '#web/addresses.ts';
import { finishPages, notFoundPages, publicPages } from '#web/routes.tsx';
import { portalPaths } from '#web/portal/paths.ts';
import { type Assets, Document } from './document.tsx';
import { IslandCount } from './island.tsx';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

// What the server needs of the pages: it imports this bundle and nothing else of the browser's side.
export { finishPages, languageOfPath, notFoundPages, portalPaths, publicPages };
export { sitemap } from './sitemap.ts';
export { portalShell } from './portal-shell.tsx';

export function renderPage(page: Page, site: Site, assets: Assets): string {
  const View = page.view;
  const markup = renderToStaticMarkup(
    <IslandCount value={{ next: 0 }}>
      <Document page={page} site={site} assets={assets}>
        <View site={site} lang={page.lang} path={page.path} />
      </Document>
    </IslandCount>,
  );
  return `<!doctype html>${markup}`;
}
