import type { FastifyRequest } from 'fastify';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { openingHours, zoneOf } from '#contract/opening-hours.ts';
import { type StatusView, statusReplies } from '#contract/status-page.ts';
import type { Tracking } from '#contract/visitors.ts';
import { isPrivateHost } from '#server/lib/network.ts';
import type { Payments } from '#server/ports.ts';
import type { App } from '#server/app.ts';
import { readStatusPage } from '#server/features/status/read.ts';
import { visitorCtx } from './guards.ts';
import { safePath } from './page-path.ts';

/** Values on pages that an administrator can change while the server runs. */
export type PageValues = { brand: Brand; consentHash: Record<Language, string> };
export type PageOptions = PageValues & {
  publicUrl: string;
  visits: { tracking: Tracking; days: number; chatDays: number };
  /** Without it the payment page offers phone and email only. */
  payments?: Payments | undefined;
  /** The payment form leads to the sample gateway. */
  samplePayments?: boolean;
  dev: boolean;
  /** Returns whether a request may open the design system at /dev/ui. */
  showsGallery?: (req: FastifyRequest) => boolean;
  /** False in setup mode: only the portal's pages are served. Not set: always open. */
  isOpen?: () => boolean;
  /** Whether an administrator may see public pages while the site is closed. */
  mayPreview?: (req: FastifyRequest) => boolean;
  now: () => Date;
  /** What the status page shows for the token of an address. */
  readStatus?: (req: FastifyRequest, token: string, language: Language) => Promise<StatusView>;
};

/** Registers a function that prepares pages for new values. Its result activates them. */
export type OnPageValues = (prepare: (next: PageValues) => Promise<() => void>) => void;

export function siteOf(options: PageOptions) {
  const { publicUrl, brand, consentHash, visits, payments, samplePayments = false, now } = options;
  const indexable = !brand.sample || isPrivateHost(new URL(publicUrl).hostname);
  const at = now();
  const hours = { en: openingHours(brand, 'en', at), es: openingHours(brand, 'es', at) };
  const zone = { en: zoneOf(brand.timeZone, 'en', at), es: zoneOf(brand.timeZone, 'es', at) };
  const payment = payments && { en: payments.form('en'), es: payments.form('es'), sample: samplePayments };
  return { brand, publicUrl, consentHash, hours, zone, visits, payment, year: at.getUTCFullYear(), indexable };
}

/** Address and type of the speculation rules, which a header of each public page names. */
export const SPECULATION_RULES = '/speculation-rules.json';
export const SPECULATION_TYPE = 'application/speculationrules+json';

/**
 * Lists pages that a browser may fetch when the pointer rests on a link or touches it. Fetched pages do not run, so no
 * visit is counted. Lists only public pages, never addresses with a token.
 */
export const speculationRules = (pages: readonly PublicPage[]): string =>
  JSON.stringify({
    prefetch: [{ where: { href_matches: pages.map(({ path }) => path) }, eagerness: 'moderate' }],
  });

type PublicPage = { path: string };

/** Reads what a live page shows. Requests with a token are never answered from a cache. */
export async function readLive(
  options: PageOptions,
  req: FastifyRequest,
  page: { lang: Language; translation: string },
) {
  const token =
    safePath(req.raw.url ?? '/')
      .split('/')
      .at(-1) ?? '';
  const status: StatusView = (await options.readStatus?.(req, token, page.lang)) ?? { state: 'unknown' };
  return { status, translation: `${page.translation}/${encodeURIComponent(token)}` };
}
export type Live = Awaited<ReturnType<typeof readLive>>;
export const LIVE_STATUS = { open: 200, unknown: 404, revoked: 410, expired: 410, limited: 429 } as const;

export function readStatusOf(app: App, req: FastifyRequest, token: string, language: Language): Promise<StatusView> {
  const asked = new URLSearchParams((req.raw.url ?? '').split('?')[1]).get('reply');
  const reply = statusReplies.find((one) => one === asked) ?? null;
  return readStatusPage(app, visitorCtx(app, req, language), token, reply);
}
