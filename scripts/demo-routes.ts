import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { hasDevPages } from '../src/server/config/environment.ts';
import { isLocalRequest } from '#server/http/health.ts';
import { type DemoContent, demoPage } from './demo-page.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const STYLES = ['src/web/ui/tokens.css', 'src/web/ui/mark-sign.css', 'src/web/ui/button.css', 'scripts/demo.css'];
const hidden = { schema: { hide: true } };

/** The start page of the demo. Only `npm run demo` registers it, and only the same machine can open it. */
export function demoRoutes(server: FastifyInstance, app: App, content: DemoContent): void {
  if (!hasDevPages(app.config)) return;
  const style = fontFaces() + STYLES.map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8')).join('\n');
  const page = (): string => demoPage({ ...content, company: app.brand.company }, style);
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
  const script = fs.readFileSync(path.join(ROOT, 'scripts/demo-sign-in.mjs'), 'utf8');
  void server.register((local, _options, done) => {
    local.addHook('onRequest', (req, reply, next) => (isLocalRequest(app.config, req) ? next() : reply.callNotFound()));
    local.get('/demo', hidden, (_req, reply) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page()),
    );
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
