import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { safePath } from './page-path.ts';
import { type PageOptions, siteOf } from './page-site.ts';
import type { Renderer } from './renderer-types.ts';

const RENDERER = '/src/web/shell/render.tsx';
const BOOT = '/src/web/shell/boot.ts';
const PORTAL = '/src/web/portal/main.tsx';

/** Development: every request renders anew through Vite, and a change of a page reloads the browser. */
export async function devPages(server: FastifyInstance, options: PageOptions): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
  });
  server.addHook('onClose', () => vite.close());
  server.setNotFoundHandler((req, reply) => {
    reply.hijack();
    vite.middlewares(req.raw, reply.raw, () => {
      void (async () => {
        const renderer = (await vite.ssrLoadModule(RENDERER)) as Renderer;
        const at = safePath(req.raw.url ?? '/');
        const site = siteOf(options);
        const portal = renderer.portalPaths.some((p) => new RegExp(`^${p.replace(/:\w+/g, '[^/]+')}$`).test(at));
        const page = renderer.publicPages.find(
          (p) => [p.path, ...p.aliases].includes(at) || (p.below && path.posix.dirname(at) === p.path),
        );
        const shown = page ?? renderer.notFoundPages[renderer.languageOfPath(at)];
        const assets = { css: '', fonts: [], links: shown.styles.map((style) => `/${style}`) };
        const html = portal
          ? renderer.portalShell(site, { ...assets, links: [], script: PORTAL })
          : renderer.renderPage(shown, site, { ...assets, script: BOOT });
        reply.raw.statusCode = page || portal ? 200 : 404;
        reply.raw.setHeader('content-type', 'text/html; charset=utf-8');
        reply.raw.removeHeader('content-security-policy');
        reply.raw.end(await vite.transformIndexHtml(at, html));
      })().catch((error: unknown) => {
        vite.ssrFixStacktrace(error as Error);
        reply.raw.statusCode = 500;
        reply.raw.end(error instanceof Error ? error.stack : String(error));
      });
    });
  });
}
