import type { FastifyRequest } from 'fastify';
import type { Brand } from '#contract/brand.ts';
import { type Language, languages } from '#contract/language.ts';
import { finishPaths, type PaymentOutcome } from '#contract/payment.ts';
import { acceptedLanguage } from './accepted-language.ts';
import { safePath } from './page-path.ts';
import { type PageOptions, SPECULATION_RULES, SPECULATION_TYPE, speculationRules } from './page-site.ts';
import type { Renderer, RendererSite } from './renderer-types.ts';

type Page = Renderer['publicPages'][number];

/** The content of one or more addresses. */
export type PageRoute =
  | { kind: 'page' | 'private' | 'notFound'; page: Page }
  /** Rendered for each request. */
  | { kind: 'live'; page: Page }
  | { kind: 'portal' }
  | { kind: 'text'; text: (site: RendererSite) => string; type: string }
  /** The Markdown form of an indexed page. */
  | { kind: 'markdown'; page: Page; text: (site: RendererSite) => string; type: string };
export type Redirect = { kind: 'redirect'; to: string };

const GALLERY = '/dev/ui';

/** Undefined for API addresses and for methods other than GET and HEAD. */
export type FindPage = (req: FastifyRequest, brand: Pick<Brand, 'leftOut'>) => PageRoute | Redirect | undefined;

/** Reads the table of addresses. Production and development share it. */
export function readRoutes(renderer: Renderer, { publicUrl, payments, showsGallery }: PageOptions): FindPage {
  const { publicPages, notFoundPages, finishPages, portalPaths, languageOfPath } = renderer;
  const fixed = new Map<string, PageRoute>();
  const moved = new Map<string, string>();
  /** Pages whose addresses end in an ID, a token or a code, by their parent path. */
  const byParent = new Map<string, PageRoute>();
  const addText = (path: string, type: string, text: (site: RendererSite) => string): void =>
    void fixed.set(path, { kind: 'text', text, type: `${type}; charset=utf-8` });
  for (const page of publicPages) {
    const route: PageRoute = { kind: 'page', page };
    for (const path of page.onlyBelow ? [] : [page.path, ...page.aliases]) fixed.set(path, route);
    for (const path of page.redirects) moved.set(path, page.path);
    if (page.below) byParent.set(page.path, { kind: page.live ? 'live' : 'private', page });
    if (!page.noindex)
      fixed.set(renderer.markdownPath(page.path), {
        kind: 'markdown',
        page,
        text: (site) => renderer.markdownPage(page, site),
        type: 'text/markdown; charset=utf-8',
      });
  }
  addText('/sitemap.xml', 'application/xml', renderer.sitemap);
  addText('/robots.txt', 'text/plain', () => robots(publicUrl));
  addText('/llms.txt', 'text/plain', renderer.llmsText);
  const withoutToken = publicPages.filter(({ below }) => !below);
  addText(SPECULATION_RULES, SPECULATION_TYPE, () => speculationRules(withoutToken));
  const portal: PageRoute = { kind: 'portal' };
  const portalAddresses = portalPaths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  const privateRoute = (page: Page): PageRoute => ({ kind: 'private', page });
  const notFound = { en: notFoundRoute(notFoundPages.en), es: notFoundRoute(notFoundPages.es) };
  // One address per language: the payment gateway's signature decides which of the 3 pages is shown.
  const finish = new Map<string, Record<PaymentOutcome, PageRoute>>(
    languages.map((lang) => {
      const { approved, declined, unknown } = finishPages[lang];
      return [
        finishPaths[lang],
        { approved: privateRoute(approved), declined: privateRoute(declined), unknown: privateRoute(unknown) },
      ];
    }),
  );

  /** Opens a link that was shared in English in the reader's language, unless the query names one. */
  const inLanguage = (route: PageRoute, query: URLSearchParams, reader: Language): PageRoute => {
    if (route.kind !== 'private' || !route.page.negotiates || route.page.lang !== 'en' || reader === 'en') return route;
    return query.has('lang') ? route : (byParent.get(route.page.translation) ?? route);
  };
  const isGallery = (req: FastifyRequest): boolean =>
    req.method === 'GET' && safePath(req.raw.url ?? '/') === GALLERY && showsGallery?.(req) === true;
  const at = (path: string, query: URLSearchParams): PageRoute | Redirect | undefined => {
    const to = moved.get(path);
    if (to !== undefined) return { kind: 'redirect', to };
    return (
      finish.get(path)?.[payments?.outcomeOf(query) ?? 'unknown'] ??
      fixed.get(path) ??
      byParent.get(parentOf(path)) ??
      (portalAddresses.some((address) => address.test(path)) ? portal : undefined)
    );
  };
  return (req, brand) => {
    const route = isGallery(req) ? portal : findPage(req);
    return route && isLeftOut(route, brand) ? notFound[route.page.lang] : route;
  };

  function findPage(req: FastifyRequest): ReturnType<FindPage> {
    const path = safePath(req.raw.url ?? '/');
    if (path === '/api' || path.startsWith('/api/') || !['GET', 'HEAD'].includes(req.method)) return undefined;
    const search = searchOf(req);
    const query = new URLSearchParams(search);
    const found = at(path, query);
    if (found?.kind === 'redirect') return { kind: 'redirect', to: found.to + search };
    if (found) return inLanguage(found, query, acceptedLanguage(req.headers['accept-language']));
    const bare = withoutSlashes(path);
    const above = bare === path ? undefined : at(bare, query);
    if (above === undefined) return notFound[languageOfPath(path)];
    return { kind: 'redirect', to: (above.kind === 'redirect' ? above.to : encodePath(bare)) + search };
  }
}

type Found = PageRoute | Redirect;
const isLeftOut = (route: Found, { leftOut }: Pick<Brand, 'leftOut'>): route is Found & { page: Page } =>
  'page' in route && route.page.claim !== undefined && leftOut.includes(route.page.claim);

const notFoundRoute = (page: Page): PageRoute => ({ kind: 'notFound', page });

/** Returns the query as sent, with its question mark. Empty without a query. */
function searchOf({ raw: { url = '' } }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

function withoutSlashes(path: string): string {
  let end = path.length;
  // A regular expression would take quadratic time on a long run of slashes.
  while (end > 0 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Returns '' for a path directly below the root. */
const parentOf = (path: string): string => /^(.+)\/[^/]+$/.exec(path)?.[1] ?? '';

/** Encodes a decoded path, whose characters may be invalid in a header or end the path. */
const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /dealer/\nDisallow: /admin/\nDisallow: /upload/\nDisallow: /es/upload/\nDisallow: /status/\nDisallow: /es/status/\nDisallow: /verify/\nDisallow: /es/verify/\nSitemap: ${publicUrl}/sitemap.xml\n`;
