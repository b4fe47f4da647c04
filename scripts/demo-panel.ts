import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { panelOf, type Tour } from './demo-tour.ts';

const MANIFEST = path.resolve(import.meta.dirname, '../dist/client/.vite/manifest.json');
const ENTRY = 'src/web/tour/panel.ts';
type Manifest = Record<string, { file: string; css?: string[] }>;

/**
 * Adds the panel of the tours to each page that the demo sends. The product itself has no reference to the panel, so
 * no other server shows it.
 */
export function showTourPanel(
  server: FastifyInstance,
  { tours, isShown }: { tours: Tour[]; isShown: (req: FastifyRequest) => boolean },
): void {
  const markup = panelMarkup(tours);
  server.addHook('onRequest', (req, _reply, next) => {
    // Pages are compressed once and cached. The panel needs the plain page.
    if (takesPanel(req)) for (const name of ['accept-encoding', 'if-none-match']) delete req.headers[name];
    next();
  });
  server.addHook('onSend', (req, reply, payload, next) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage || !takesPanel(req) || !isShown(req) || !(typeof payload === 'string' || Buffer.isBuffer(payload)))
      return next(null, payload);
    reply.header('content-security-policy', allowPanel(String(reply.getHeader('content-security-policy') ?? '')));
    next(
      null,
      payload.toString().replace('</title>', () => `</title>${markup}`),
    );
  });
}

/** A page for the address bar. Emails in the frame of the mailbox are none. */
const takesPanel = ({ headers, url }: FastifyRequest): boolean =>
  String(headers.accept ?? '').includes('text/html') && !url.endsWith('.html');

/** The links come first in the page, so the styles of the page itself win. */
function panelMarkup(tours: Tour[]): string {
  const { file, css = [] } = (JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as Manifest)[ENTRY] ?? { file: '' };
  if (file === '') throw new Error(`The build lacks ${ENTRY}: run npm run build.`);
  const data = JSON.stringify(tours.map(panelOf)).replaceAll('<', '\\u003c');
  return [
    ...css.map((name) => `<link rel="stylesheet" href="/${name}">`),
    `<script type="application/json" id="demo-tours">${data}</script>`,
    `<script type="module" src="/${file}"></script>`,
  ].join('');
}

/** Returns the policy of a page with the script and the style of the panel. */
function allowPanel(policy: string): string {
  const parts = policy.split(/;\s*/).filter((one) => one !== '');
  for (const name of ['script-src', 'style-src']) {
    const found = parts.find((one) => one.startsWith(`${name} `));
    if (found === undefined) parts.push(`${name} 'self'`);
    else if (!found.includes("'self'")) parts[parts.indexOf(found)] = `${found} 'self'`;
  }
  return parts.join('; ');
}
