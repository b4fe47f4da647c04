import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { acceptedLanguage } from './accepted-language.ts';
import { sendError } from './errors.ts';
import { notFound, safePath } from './page-path.ts';
import { asksForPage, movedTo, type Place, readPlaces, searchOf } from './page-places.ts';
import { type PageOptions, siteOf } from './page-site.ts';
import type { Follow } from './pages.ts';
import type { Renderer } from './renderer-types.ts';

const RENDERER = '/src/web/shell/render.tsx';
const BOOT = '/src/web/shell/boot.ts';
const PORTAL = '/src/web/portal/main.tsx';

/** Development: every request renders anew through Vite, and a change of a page reloads the browser. */
export async function devPages(server: FastifyInstance, first: PageOptions, follow: Follow): Promise<void> {
  let options = first;
  follow((said) =>
    Promise.resolve(() => {
      options = { ...first, ...said };
    }),
  );
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
  });
  server.addHook('onClose', () => vite.close());
  server.setNotFoundHandler(async (req, reply) => {
    const at = safePath(req.raw.url ?? '/');
    if (!asksForPage(req, at)) return sendError(notFound(), req, reply);
    try {
      const renderer = (await vite.ssrLoadModule(RENDERER)) as Renderer;
      const place = readPlaces(renderer, options).find(
        at,
        searchOf(req),
        acceptedLanguage(req.headers['accept-language']),
      );
      if (place.is === 'moved') return await reply.redirect(movedTo(place.to, req), 301);
      if ('text' in place) return await reply.type(place.type).send(place.text(siteOf(options)));
      if (place.is === 'lost' && (await answeredBy(vite, req, reply))) return await reply.hijack();
      const html = await vite.transformIndexHtml(at, htmlOf(place, renderer, options));
      // Vite puts a script of its own into the page, which no policy of ours knows.
      reply.removeHeader('content-security-policy');
      return await reply
        .code(place.is === 'lost' ? 404 : 200)
        .type('text/html; charset=utf-8')
        .send(html);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      return reply
        .code(500)
        .type('text/plain; charset=utf-8')
        .send(error instanceof Error ? error.stack : String(error));
    }
  });
}

function htmlOf(
  place: Exclude<Place, { is: 'moved' | 'text' | 'twin' }>,
  renderer: Renderer,
  options: PageOptions,
): string {
  const site = siteOf(options);
  const assets = { css: '', fonts: [], links: [], later: [] };
  if (place.is === 'portal') return renderer.portalShell(site, { ...assets, script: PORTAL });
  const links = place.page.styles.map((style) => `/${style}`);
  return renderer.renderPage(place.page, site, { ...assets, links, script: BOOT });
}

/** Sources, packages and the public folder are Vite's: true when it has answered. */
const answeredBy = (vite: ViteDevServer, { raw: req }: FastifyRequest, { raw: res }: FastifyReply): Promise<boolean> =>
  new Promise((resolve) => {
    res.once('close', () => resolve(true));
    vite.middlewares(req, res, () => resolve(false));
  });
