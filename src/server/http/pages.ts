import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguage } from './accepted-language.ts';
import { sendError } from './errors.ts';
import { devPages } from './dev-pages.ts';
import { addAssetRoutes, readAssets } from './assets.ts';
import { describe } from '#server/core/describe.ts';
import type { Payments } from '#server/ports.ts';
import { type Packed, packText, sendPacked, squeeze } from './packed.ts';
import { notFound, safePath } from './page-path.ts';
import { asksForPage, type Find, movedTo, type Place, readPlaces, searchOf } from './page-places.ts';
import { type PageOptions, type SaidOnPages, siteOf } from './page-site.ts';
import type { Renderer } from './renderer-types.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

const DIST = path.resolve(import.meta.dirname, '../../../dist');
const SETTLED_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;
const HTML = 'text/html; charset=utf-8';
const PAGE = { 'cache-control': 'public, max-age=0, must-revalidate, stale-while-revalidate=60' };
/** Addresses that hold an id, a token or a code. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
const HEADERS = {
  page: { ...PAGE, 'speculation-rules': JSON.stringify(SPECULATION_RULES) },
  text: PAGE,
  twin: { ...PAGE, 'x-robots-tag': 'noindex' },
  lost: { 'cache-control': 'no-store' },
  private: PRIVATE,
  portal: PRIVATE,
};

/** Told once: whoever changes the lender's values calls it before they hold, and what it answers when they do. */
export type Follow = (remake: (next: SaidOnPages) => Promise<() => void>) => void;

/** Public pages from memory, the portal's shell, assets, sitemap, robots; everything else is the 404 card. */
export async function registerPages(
  server: FastifyInstance,
  options: PageOptions,
  follow: Follow = () => undefined,
): Promise<void> {
  if (options.dev) return devPages(server, options, follow);
  const loading = loadRenderer();
  const assets = readAssets(DIST);
  let current = options;
  let pages: Pages | undefined;
  const settle = (): void => {
    const settled = pages;
    if (!settled) return;
    squeezeLater(settled, () => settled === pages).catch((error: unknown) =>
      server.log.error({ cause: describe(error) }, 'pages in idle time'),
    );
  };
  // Before anything is waited for: what is saved meanwhile is not missed.
  follow(async (said) => {
    const next = { ...options, ...said };
    const made = openPages(await loading, assets, next);
    await makeAll(made);
    return () => {
      current = next;
      pages = made;
      settle();
    };
  });
  const renderer = await loading;
  addAssetRoutes(server, assets);
  const standing = (): Pages => (pages ??= openPages(renderer, assets, current));
  // The year in the footer ages.
  const daily = setInterval(() => {
    pages = openPages(renderer, assets, current);
    settle();
  }, DAY_MS);
  daily.unref();
  server.addHook('onClose', (_s, done) => {
    clearInterval(daily);
    done();
  });
  server.addHook('onReady', (done) => {
    done();
    standing();
    settle();
  });
  server.setNotFoundHandler((req, reply) => answer(standing(), req, reply));
}

type Standing = Exclude<Place, { is: 'moved' }>;
type Pages = {
  standing: Standing[];
  find: Find;
  packed: (place: Standing) => Packed;
};

function answer({ find, packed }: Pages, req: FastifyRequest, reply: FastifyReply): FastifyReply {
  const at = safePath(req.raw.url ?? '/');
  if (!asksForPage(req, at)) return sendError(notFound(), req, reply);
  const place = find(at, searchOf(req), acceptedLanguage(req.headers['accept-language']));
  if (place.is === 'moved') return reply.redirect(movedTo(place.to, req), 301);
  reply.headers(HEADERS[place.is]);
  return sendPacked(packed(place), req, reply, place.is === 'lost' ? 404 : 200);
}

/** Each is rendered when it is first asked for and kept: a start waits for none. */
function openPages(renderer: Renderer, assets: ReturnType<typeof readAssets>, options: PageOptions): Pages {
  const site = siteOf(options);
  const { all, find } = readPlaces(renderer, options);
  const pack = (place: Standing): Packed => {
    if ('text' in place) return packText(place.text(site), place.type);
    if (place.is === 'portal')
      return packText(renderer.portalShell(site, assets.ofPortal()), HTML, assets.policy('', { shown: true }));
    const used = assets.ofPage(place.page);
    const target = place.page.pays ? gatewayOrigin(options.payments) : '';
    return packText(renderer.renderPage(place.page, site, used), HTML, assets.policy(used.css, { formTarget: target }));
  };
  const kept = new Map<Standing, Packed>();
  const packed = (place: Standing): Packed => {
    const made = kept.get(place) ?? pack(place);
    kept.set(place, made);
    return made;
  };
  return { standing: all.filter((place) => place.is !== 'moved'), find, packed };
}

/** Our own sample gateway is 'self'. */
const gatewayOrigin = (payments: Payments | undefined): string => {
  const { action = '' } = payments?.form('en') ?? {};
  return URL.canParse(action) ? ` ${new URL(action).origin}` : '';
};

/** Once the server has settled, all pages are made and compressed as far as brotli goes, one at a time: seconds of a processor. */
async function squeezeLater({ standing, packed }: Pages, stillServed: () => boolean): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS).unref());
  for (const place of standing) if (stillServed()) await squeeze(packed(place));
}

/** All pages while the ones before are still served: one a turn, so that visitors are answered between two. */
async function makeAll({ standing, packed }: Pages): Promise<void> {
  for (const place of standing) {
    packed(place);
    await setImmediate();
  }
}

async function loadRenderer(): Promise<Renderer> {
  const file = path.join(DIST, 'ssr/render.js');
  if (!fs.existsSync(file)) throw new Error('The pages are not built: run npm run build, or start with npm start.');
  return (await import(file)) as Renderer;
}
