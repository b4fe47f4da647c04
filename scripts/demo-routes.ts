import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { hasDevPages } from '#server/config/environment.ts';
import { isLocalRequest } from '#server/http/health.ts';
import { type DemoContent, demoPage, sourcePage, stepPage } from './demo-page.ts';
import { showTourPanel } from './demo-panel.ts';
import { emailOf } from './demo-tour.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const STYLES = ['src/web/ui/tokens.css', 'src/web/ui/mark-sign.css', 'src/web/ui/button.css', 'scripts/demo.css'];
const hidden = { schema: { hide: true } };
/** The files that the tour for engineers opens. */
const SOURCES: Record<string, string> = {
  test: 'src/server/features/decisions/decide.test.ts',
  'decision-record': 'docs/adr/0012-chain-authenticated-audit-rows.md',
  structure: 'docs/explanation/architecture.md',
};

/** The pages of the demo and the panel of its tours. Only `npm run demo` registers them, for the same machine only. */
export function demoRoutes(server: FastifyInstance, app: App, content: DemoContent): void {
  if (!hasDevPages(app.config)) return;
  const style = fontFaces() + STYLES.map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8')).join('\n');
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
  const script = fs.readFileSync(path.join(ROOT, 'scripts/demo-sign-in.mjs'), 'utf8');
  const current = (): DemoContent => ({ ...content, company: app.brand.company });
  const shown = { type: 'text/html; charset=utf-8', 'content-security-policy': policy };
  showTourPanel(server, { tours: content.tours, isShown: (req) => isLocalRequest(app.config, req) });
  void server.register((local, _options, done) => {
    local.addHook('onRequest', (req, reply, next) => (isLocalRequest(app.config, req) ? next() : reply.callNotFound()));
    const send = (address: string, write: (params: Record<string, string>) => string | undefined): void =>
      void local.get<{ Params: Record<string, string> }>(address, hidden, (req, reply) => {
        const body = write(req.params);
        if (body === undefined) return reply.callNotFound();
        return reply.type(shown.type).header('content-security-policy', policy).send(body);
      });
    send('/demo', () => demoPage(current(), style));
    send('/demo/step/:tour/:number', ({ tour, number }) => {
      const step = content.tours.find(({ id }) => id === tour)?.steps[Number(number) - 1];
      if (!step || tour === undefined) return undefined;
      return stepPage(current(), style, { tour, number: Number(number), to: step.to, email: emailOf(step) });
    });
    send('/demo/read/:name', ({ name = '' }) => {
      const file = SOURCES[name];
      return file === undefined ? undefined : sourcePage(file, fs.readFileSync(path.join(ROOT, file), 'utf8'), style);
    });
    local.get('/demo/sign-in.js', hidden, (_req, reply) => reply.type('text/javascript; charset=utf-8').send(script));
    done();
  });
}

/** Declares the two fonts of the site with the file names of its build. */
function fontFaces(): string {
  const files = fs.readdirSync(path.join(ROOT, 'dist/client/assets'));
  const face = (family: string, weight: string, start: string): string => {
    const file = files.find((one) => one.startsWith(start) && one.endsWith('.woff2')) ?? '';
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url('/assets/${file}') format('woff2')}\n`;
  };
  return (
    face('Special Gothic Expanded One', '400', 'special-gothic-page') +
    face('Public Sans Variable', '400 700', 'public-sans-page')
  );
}
