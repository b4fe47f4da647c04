import { publicPages } from '#web/routes.tsx';
import { isShown, type Page } from './page.ts';
import type { Site } from './site.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Renders every public page with its counterpart in the other language. */
export function sitemap({ brand, publicUrl }: Site): string {
  const link = (lang: string, path: string): string =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${escape(publicUrl + path)}"/>`;
  const entry = (page: Page): string => {
    const [en, es] = page.lang === 'en' ? [page.path, page.translation] : [page.translation, page.path];
    return `<url><loc>${escape(publicUrl + page.path)}</loc>${link('en', en)}${link('es', es)}${link('x-default', en)}</url>`;
  };
  const entries = publicPages.filter((page) => !page.noindex && isShown(page, brand)).map(entry);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
