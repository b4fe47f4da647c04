import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { sendError } from './errors.ts';
import { type Live, LIVE_STATUS, readLive, type OnPageValues, type PageOptions, siteOf } from './page-site.ts';
import { addressNotFound, safePath } from './page-path.ts';
import { type PageRoute, readRoutes } from './page-routes.ts';
import type { Renderer } from './renderer-types.ts';

const RENDERER = '/src/web/shell/render.tsx';
const BOOT = '/src/web/shell/boot.ts';
const PORTAL = '/src/web/portal/main.tsx';

/** Serves pages in development: Vite renders every request, and a changed page reloads the browser. */
export async function devPages(server: FastifyInstance, first: PageOptions, onValues: OnPageValues): Promise<void> {
  let options = first;
  onValues((values) =>
    Promise.resolve(() => {
      options = { ...first, ...values };
    }),
  );
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
  });
  server.addHook('onClose', () => vite.close());
  server.setNotFoundHandler(async (req, reply) => {
    try {
      const renderer = (await vite.ssrLoadModule(RENDERER)) as Renderer;
      const route = readRoutes(renderer, options)(req, options.brand);
      if (!route) return sendError(addressNotFound(), req, reply);
      if (route.kind === 'redirect') return await reply.redirect(route.to, 301);
      if ('text' in route) return await reply.type(route.type).send(route.text(siteOf(options)));
      if (route.kind === 'notFound' && (await answeredBy(vite, req, reply))) return await reply.hijack();
      const live = route.kind === 'live' ? await readLive(options, req, route.page) : undefined;
      const html = await vite.transformIndexHtml(safePath(req.url), htmlOf(route, renderer, options, live));
      // Vite adds its own script to the page, which the policy does not allow.
      reply.removeHeader('content-security-policy');
      return await reply
        .code(live ? LIVE_STATUS[live.status.state] : route.kind === 'notFound' ? 404 : 200)
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
  route: Exclude<PageRoute, { kind: 'text' | 'markdown' }>,
  renderer: Renderer,
  options: PageOptions,
  live: Live | undefined,
): string {
  const site = siteOf(options);
  const assets = { own: [], css: '', fonts: [], links: [], later: [] };
  if (route.kind === 'portal') return renderer.portalShell(site, { ...assets, script: PORTAL });
  const links = route.page.styles.map((style) => `/${style}`);
  return renderer.renderPage(
    route.page,
    site,
    { ...assets, links, script: BOOT, own: route.page.script === undefined ? [] : [`/${route.page.script}`] },
    live,
  );
}

/** Lets Vite answer for sources, packages and the public folder. Resolves to true when it did. */
const answeredBy = (vite: ViteDevServer, { raw: req }: FastifyRequest, { raw: res }: FastifyReply): Promise<boolean> =>
  new Promise((resolve) => {
    res.once('close', () => resolve(true));
    vite.middlewares(req, res, () => resolve(false));
  });
