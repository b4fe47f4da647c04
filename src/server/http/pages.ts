import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Brand } from '#contract/brand.ts';
import type { App } from '#server/app.ts';
import { currentConsent } from '#server/features/applications/consent.ts';
import { isPreviewToken, PREVIEW_COOKIE } from '#server/features/settings/preview.ts';
import type { Payments } from '#server/ports.ts';
import { hasDevPages } from '#server/config/environment.ts';
import { isLocalRequest } from './health.ts';
import { addAssetRoutes, addPictureRoutes, readAssets } from './assets.ts';
import { sendClosedPage } from './closed-site.ts';
import { readCookie } from './csrf.ts';
import { type CompressedBody, compressText, sendBody } from './compressed-body.ts';
import { devPages } from './dev-pages.ts';
import { sendError } from './errors.ts';
import {
  type Live,
  LIVE_STATUS,
  readLive,
  readStatusOf,
  type OnPageValues,
  type PageOptions,
  type PageValues,
  siteOf,
  SPECULATION_RULES,
} from './page-site.ts';
import { addressNotFound } from './page-path.ts';
import { type PageRoute, readRoutes } from './page-routes.ts';
import type { Renderer } from './renderer-types.ts';
import { readSharePictures } from './share-pictures.ts';

const DIST = path.resolve(import.meta.dirname, '../../../dist');
const DAY_MS = 24 * 3_600_000;
const HTML = 'text/html; charset=utf-8';
const PUBLIC = { 'cache-control': 'public, max-age=0, s-maxage=60' };
/** Addresses that contain an ID, a token or a code, and pages of a preview. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
const HEADERS: Record<PageRoute['kind'], Record<string, string>> = {
  page: { ...PUBLIC, 'speculation-rules': JSON.stringify(SPECULATION_RULES) },
  text: PUBLIC,
  markdown: { ...PUBLIC, 'x-robots-tag': 'noindex' },
  notFound: { 'cache-control': 'no-store' },
  private: PRIVATE,
  live: PRIVATE,
  portal: PRIVATE,
};

/** Serves the pages with the settings of this installation. */
export function servePages(server: FastifyInstance, app: App, dev = false): Promise<void> {
  const { config } = app;
  const options: PageOptions = {
    publicUrl: config.publicUrl,
    ...valuesOf(app.brand),
    visits: { tracking: config.tracking, days: config.retention.visitorDays, chatDays: config.retention.chatDays },
    payments: app.payments,
    samplePayments: !config.payment,
    dev,
    showsGallery: (req) => hasDevPages(config) && isLocalRequest(config, req),
    isOpen: () => app.publication.isOpen(),
    mayPreview: (req) => isPreviewToken(app, readCookie(req, PREVIEW_COOKIE) ?? '', app.clock.now()),
    now: () => app.clock.now(),
    readStatus: (req, token, language) => readStatusOf(app, req, token, language),
  };
  return registerPages(server, options, (prepare) => app.liveBrand.beforeChange((next) => prepare(valuesOf(next))));
}

const valuesOf = (brand: Brand): PageValues => ({
  brand,
  consentHash: { en: currentConsent(brand, 'en').hash, es: currentConsent(brand, 'es').hash },
});

/**
 * Serves public pages, the portal's shell, assets, sitemap and robots.txt. All other addresses get the 404 page. Each
 * page is rendered on its first request and cached until the brand values change, at most a day.
 */
export async function registerPages(
  server: FastifyInstance,
  options: PageOptions,
  onValues: OnPageValues = () => undefined,
): Promise<void> {
  if (options.dev) return devPages(server, options, onValues);
  const loading = openPages(options);
  let current = options;
  let cache = new Map<PageRoute, CompressedBody>();
  let drawn = new Map<string, Promise<Buffer>>();
  // Registered before the first await, so that no change during loading is lost.
  onValues((values) =>
    Promise.resolve(() => {
      current = { ...options, ...values };
      cache = new Map();
      drawn = new Map();
    }),
  );
  const { assets, find, pictures, render, shareText } = await loading;
  addAssetRoutes(server, assets);
  addPictureRoutes(server, pictures.names, (name) => {
    const picture = drawn.get(name) ?? pictures.draw(name, shareText(name, current));
    drawn.set(name, picture);
    return picture;
  });
  // Renders the year in the footer again.
  const daily = setInterval(() => cache.clear(), DAY_MS);
  daily.unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(daily);
    done();
  });
  server.setNotFoundHandler(async (req, reply) => {
    const route = find(req, current.brand);
    if (!route) return sendError(addressNotFound(), req, reply);
    const isClosed = options.isOpen?.() === false && route.kind !== 'portal';
    if (isClosed && !isPreviewed(options, req, route)) return sendClosedPage(req, reply);
    if (route.kind === 'redirect') return reply.redirect(route.to, 301);
    if (route.kind === 'live') {
      const live = await readLive(current, req, route.page);
      reply.headers(HEADERS.live);
      return sendBody(render(route, current, live), req, reply, LIVE_STATUS[live.status.state]);
    }
    const body = cache.get(route) ?? render(route, current);
    cache.set(route, body);
    const headers = isClosed ? HEADERS.private : HEADERS[route.kind];
    return sendBody(body, req, reply.headers(headers), route.kind === 'notFound' ? 404 : 200);
  });
}

const isPreviewed = ({ mayPreview }: PageOptions, req: FastifyRequest, { kind }: { kind: string }): boolean =>
  kind === 'page' && mayPreview?.(req) === true;

async function openPages(first: PageOptions) {
  const renderer = await loadRenderer();
  const assets = readAssets(DIST);
  const render = (route: PageRoute, options: PageOptions, live?: Live): CompressedBody => {
    const site = siteOf(options);
    if ('text' in route) return compressText(route.text(site), route.type);
    if (route.kind === 'portal')
      return compressText(renderer.portalShell(site, assets.ofPortal()), HTML, assets.policy('', { shown: true }));
    const used = assets.ofPage(route.page);
    const formTarget = route.page.pays ? gatewayOrigin(options.payments) : '';
    return compressText(
      renderer.renderPage(route.page, site, used, live),
      HTML,
      assets.policy(used.css, { formTarget }),
    );
  };
  const shareText = (name: string, options: PageOptions) => {
    const page = renderer.publicPages.find(({ ogImage, noindex }) => ogImage === `/${name}` && !noindex);
    if (page === undefined) throw new Error(`no page has the preview picture ${name}`);
    return { company: options.brand.company, ...renderer.shareText(page, siteOf(options)) };
  };
  return { find: readRoutes(renderer, first), assets, pictures: readSharePictures(DIST), render, shareText };
}

/** Returns the origin of the gateway for the policy. Empty for the sample gateway, which 'self' covers. */
const gatewayOrigin = (payments: Payments | undefined): string => {
  const { action = '' } = payments?.form('en') ?? {};
  return URL.canParse(action) ? ` ${new URL(action).origin}` : '';
};

async function loadRenderer(): Promise<Renderer> {
  const file = path.join(DIST, 'ssr/render.js');
  if (!fs.existsSync(file)) throw new Error('The pages are not built: run npm run build, or start with npm start.');
  return (await import(file)) as Renderer;
}
