import type { FastifyRequest } from 'fastify';
import { type Language, languages } from '#contract/language.ts';
import { finishPaths, type PaymentOutcome } from '#contract/payment.ts';
import type { PageOptions } from './page-site.ts';
import type { Renderer, Site } from './renderer-types.ts';
import { SPECULATION_RULES, SPECULATION_TYPE, speculationRules } from './speculation-rules.ts';

type PageRow = Renderer['publicPages'][number];
/** What stands at an address. */
export type Place =
  | { is: 'page' | 'private' | 'lost'; page: PageRow }
  | { is: 'portal' }
  /** A twin says in another form what an indexed page says. */
  | { is: 'text' | 'twin'; text: (site: Site) => string; type: string }
  | { is: 'moved'; to: string };

export const asksForPage = (req: FastifyRequest, at: string): boolean =>
  at !== '/api' && !at.startsWith('/api/') && (req.method === 'GET' || req.method === 'HEAD');

/** `reader` is the language that the browser asks for; few addresses care. */
export type Find = (at: string, search: string, reader: Language) => Place;

/** The query as it was sent, with its question mark; '' without one. */
export function searchOf({ raw: { url = '' } }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

export const movedTo = (to: string, req: FastifyRequest): string => to + searchOf(req);

/** What stands where: the same whether pages come from memory or, in development, are made anew. */
export function readPlaces(renderer: Renderer, { publicUrl, payments }: PageOptions): { all: Place[]; find: Find } {
  const { publicPages, notFoundPages, finishPages, portalPaths, languageOfPath, markdownPath, markdownPage } = renderer;
  const fixed = new Map<string, Place>();
  const below = new Map<string, Place>();
  for (const page of publicPages) {
    const place: Place = { is: 'page', page };
    for (const address of [page.path, ...page.aliases]) fixed.set(address, place);
    // Below it stand ids, tokens and codes: the same page for each.
    if (page.below) below.set(page.path, { is: 'private', page });
    if (!page.noindex)
      fixed.set(markdownPath(page.path), {
        is: 'twin',
        text: (site) => markdownPage(page, site),
        type: 'text/markdown; charset=utf-8',
      });
    for (const from of page.redirects) fixed.set(from, { is: 'moved', to: page.path });
  }
  fixed.set('/sitemap.xml', {
    is: 'text',
    text: () => renderer.sitemap(publicUrl),
    type: 'application/xml; charset=utf-8',
  });
  fixed.set('/robots.txt', { is: 'text', text: () => robots(publicUrl), type: 'text/plain; charset=utf-8' });
  fixed.set('/llms.txt', { is: 'text', text: (site) => renderer.llmsText(site), type: 'text/plain; charset=utf-8' });
  const next = publicPages.filter(({ below: hasToken }) => !hasToken);
  fixed.set(SPECULATION_RULES, { is: 'text', text: () => speculationRules(next), type: SPECULATION_TYPE });
  const portal: Place = { is: 'portal' };
  const lost: Record<'en' | 'es', Place> = {
    en: { is: 'lost', page: notFoundPages.en },
    es: { is: 'lost', page: notFoundPages.es },
  };
  // What a return proves decides which of these is shown: none of them has an address of its own.
  const finish = new Map<string, Record<PaymentOutcome, Place>>(
    languages.map((lang) => {
      const { approved, declined, unknown } = finishPages[lang];
      const place = (page: PageRow): Place => ({ is: 'private', page });
      return [finishPaths[lang], { approved: place(approved), declined: place(declined), unknown: place(unknown) }];
    }),
  );
  /** A link that was shared in English opens in the reader's language; the switch says which one is meant. */
  const spoken = (place: Place, search: string, reader: Language): Place => {
    if (place.is !== 'private' || !place.page.negotiates || place.page.lang !== 'en' || reader === 'en') return place;
    return new URLSearchParams(search).has('lang') ? place : (below.get(place.page.twin) ?? place);
  };
  const finished = (at: string, search: string): Place | undefined =>
    finish.get(at)?.[payments?.outcomeOf(new URLSearchParams(search)) ?? 'unknown'];
  const shapes = portalPaths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  const standing = (at: string): Place | undefined =>
    finished(at, '') ??
    fixed.get(at) ??
    below.get(parentOf(at)) ??
    (shapes.some((shape) => shape.test(at)) ? portal : undefined);
  return {
    all: [
      ...new Set([
        ...fixed.values(),
        ...below.values(),
        ...[...finish.values()].flatMap((outcomes) => Object.values(outcomes)),
        portal,
        lost.en,
        lost.es,
      ]),
    ],
    find: (at, search, reader) =>
      spoken(
        finished(at, search) ?? standing(at) ?? withoutSlash(at, standing) ?? lost[languageOfPath(at)],
        search,
        reader,
      ),
  };
}

function withoutSlash(at: string, standing: (at: string) => Place | undefined): Place | undefined {
  let end = at.length;
  // A pattern would look at a long run of slashes anew from each of them.
  while (end > 0 && at[end - 1] === '/') end--;
  if (end === at.length) return undefined;
  const bare = at.slice(0, end);
  const there = standing(bare);
  return there === undefined || there.is === 'moved' ? there : { is: 'moved', to: bare };
}

/** '' for what has no name below its parent. */
const parentOf = (at: string): string => /^(.+)\/[^/]+$/.exec(at)?.[1] ?? '';

const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /dealer/\nDisallow: /admin/\nDisallow: /upload/\nDisallow: /es/upload/\nDisallow: /verify/\nDisallow: /es/verify/\nSitemap: ${publicUrl}/sitemap.xml\n`;
