import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import { statusReplies, type StatusView } from '#contract/status-page.ts';
import type { App } from '#server/app.ts';
import { readStatusPage } from '#server/features/status/read.ts';
import { visitorCtx } from './guards.ts';
import { safePath } from './page-path.ts';
import type { PageOptions } from './page-site.ts';

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
