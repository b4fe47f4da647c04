import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import { sendError } from './errors.ts';
import { devPages } from './dev-pages.ts';
import { addAssetRoutes, readAssets } from './assets.ts';
import { type Packed, packText, sendPacked, squeeze } from './packed.ts';
import { notFound, safePath } from './page-path.ts';
import { type PageOptions, siteOf } from './page-site.ts';
import type { Renderer } from './renderer-types.ts';

const DIST = path.resolve(import.meta.dirname, '../../../dist');
const DAY_MS = 24 * 3_600_000;
const PAGE_CACHE = 'public, max-age=0, must-revalidate, stale-while-revalidate=60';
/** Addresses that hold an id, a token or a code. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Public pages from memory, the portal's shell, assets, sitemap, robots; everything else is the 404 card. */
export async function registerPages(server: FastifyInstance, options: PageOptions): Promise<void> {
  if (options.dev) return devPages(server, options);
  const renderer = await loadRenderer();
  const assets = readAssets(DIST);
  addAssetRoutes(server, assets);
  let pages = packPages(renderer, assets, options);
  // The year in the footer ages.
  const daily = setInterval(() => (pages = packPages(renderer, assets, options)), DAY_MS);
  daily.unref();
  server.addHook('onClose', (_s, done) => {
    clearInterval(daily);
    done();
  });
  server.addHook('onReady', (done) => {
    done();
    void squeezeLater(() => pages);
  });
  server.setNotFoundHandler((req, reply) => answer(pages, req, reply));
}

type Pages = {
  byPath: Map<string, Packed>;
  redirects: Map<string, string>;
  lost: Record<Language, Packed>;
  /** The portal, and pages that answer for the addresses one step below theirs. */
  privateAt: (path: string) => Packed | undefined;
  languageOf: (path: string) => Language;
};

function answer(pages: Pages, req: FastifyRequest, reply: FastifyReply): FastifyReply {
  const at = safePath(req.raw.url ?? '/');
  if (at.startsWith('/api/') || at === '/api' || (req.method !== 'GET' && req.method !== 'HEAD'))
    return sendError(notFound(), req, reply);
  const page = pages.byPath.get(at);
  if (page) return sendPacked(page, req, reply.header('cache-control', PAGE_CACHE));
  const target = pages.redirects.get(at) ?? (at.length > 1 && at.endsWith('/') ? withoutSlash(pages, at) : undefined);
  if (target !== undefined) return reply.redirect(target + query(req), 301);
  const shown = pages.privateAt(at);
  if (shown) return sendPacked(shown, req, reply.headers(PRIVATE));
  return sendPacked(pages.lost[pages.languageOf(at)], req, reply.header('cache-control', 'no-store'), 404);
}

/** '' for what has no name below its parent. */
const parentOf = (at: string): string => /^(.+)\/[^/]+$/.exec(at)?.[1] ?? '';

const query = (req: FastifyRequest): string => /\?.*$/.exec(req.raw.url ?? '')?.[0] ?? '';

function withoutSlash(pages: Pages, at: string): string | undefined {
  const bare = at.replace(/\/+$/, '');
  return pages.byPath.has(bare) || pages.privateAt(bare) ? bare : undefined;
}

function packPages(renderer: Renderer, assets: ReturnType<typeof readAssets>, options: PageOptions): Pages {
  const site = siteOf(options);
  const html = (page: Renderer['publicPages'][number]): Packed => {
    const used = assets.ofPage(page.styles);
    return packText(renderer.renderPage(page, site, used), 'text/html; charset=utf-8', assets.policy(used.css));
  };
  const byPath = new Map<string, Packed>();
  const below = new Map<string, Packed>();
  const redirects = new Map<string, string>();
  for (const page of renderer.publicPages) {
    const packed = html(page);
    for (const address of [page.path, ...page.aliases]) byPath.set(address, packed);
    if (page.below) below.set(page.path, packed);
    for (const from of page.redirects) redirects.set(from, page.path);
  }
  byPath.set('/sitemap.xml', packText(renderer.sitemap(options.publicUrl), 'application/xml; charset=utf-8'));
  byPath.set('/robots.txt', packText(robots(options.publicUrl), 'text/plain; charset=utf-8'));
  const portal = packText(renderer.portalShell(site, assets.ofPortal()), 'text/html; charset=utf-8', assets.policy(''));
  const shapes = renderer.portalPaths.map((p) => new RegExp(`^${p.replace(/:\w+/g, '[^/]+')}$`));
  return {
    byPath,
    redirects,
    lost: { en: html(renderer.notFoundPages.en), es: html(renderer.notFoundPages.es) },
    privateAt: (at) => below.get(parentOf(at)) ?? (shapes.some((shape) => shape.test(at)) ? portal : undefined),
    languageOf: renderer.languageOfPath,
  };
}

const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /dealer/\nDisallow: /admin/\nDisallow: /upload/\nDisallow: /verify/\nDisallow: /es/verify/\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** Once the server has answered, the pages are compressed as far as brotli goes, one at a time. */
async function squeezeLater(pages: () => Pages): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2_000).unref());
  for (const packed of new Set(pages().byPath.values())) await squeeze(packed);
}

async function loadRenderer(): Promise<Renderer> {
  const file = path.join(DIST, 'ssr/render.js');
  if (!fs.existsSync(file)) throw new Error('The pages are not built: run npm run build, or start with npm start.');
  return (await import(file)) as Renderer;
}
