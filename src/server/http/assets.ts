import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pack, packText, sendPacked } from './packed.ts';

type Entry = { file: string; src?: string; css?: string[]; assets?: string[] };
type Manifest = Record<string, Entry>;
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const BOOT = 'src/web/shell/boot.ts';
const PORTAL = 'src/web/portal/main.tsx';
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38"><rect width="38" height="38" rx="4" fill="#1530c3"/><g fill="none" stroke="#fff" stroke-width="2"><circle cx="19" cy="19" r="7.5"/><path d="M19 4v9M19 25v9M4 19h9M25 19h9M19 15v8M15 19h8"/></g></svg>`;

/** What the build wrote: which file serves which source. */
export function readAssets(dist: string) {
  const client = path.join(dist, 'client');
  const manifest = JSON.parse(fs.readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = (source: string): Entry => {
    const found = manifest[source];
    if (!found) throw new Error(`The build lacks ${source}: run npm run build.`);
    return found;
  };
  const cssOf = (source: string): string => {
    const { file, css = [] } = entry(source);
    const files = file.endsWith('.css') ? [file] : css;
    return files.map((name) => fs.readFileSync(path.join(client, name), 'utf8')).join('');
  };
  const fonts = Object.values(manifest)
    .map((e) => e.file)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `/${file}`);
  return {
    client,
    files: [...new Set(Object.values(manifest).flatMap((e) => [e.file, ...(e.css ?? []), ...(e.assets ?? [])]))],
    ofPage: (styles: string[]) => ({
      script: `/${entry(BOOT).file}`,
      css: [BOOT, ...styles].map(cssOf).join(''),
      links: [] as string[],
      fonts,
    }),
    ofPortal: () => ({
      script: `/${entry(PORTAL).file}`,
      css: '',
      links: (entry(PORTAL).css ?? []).map((file) => `/${file}`),
      fonts,
    }),
    policy: (css: string): string => {
      const hash = css === '' ? '' : ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`;
      return `default-src 'self'; script-src 'self'; style-src 'self'${hash}; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
    },
  };
}

/** Hashed files never change: the browser keeps them for a year. */
export function addAssetRoutes(server: FastifyInstance, { client, files }: ReturnType<typeof readAssets>): void {
  for (const file of files) {
    const full = path.join(client, file);
    const compressed = fs.existsSync(`${full}.br`) ? fs.readFileSync(`${full}.br`) : undefined;
    const packed = pack(fs.readFileSync(full), compressed, TYPES[path.extname(file)] ?? 'application/octet-stream');
    server.get(`/${file}`, { schema: { hide: true } }, (req, reply) =>
      sendPacked(packed, req, reply.header('cache-control', YEAR)),
    );
  }
  const share = fs.readFileSync(path.join(client, 'share.png'));
  const unhashed = {
    '/favicon.svg': packText(FAVICON, 'image/svg+xml'),
    '/share.png': pack(share, undefined, 'image/png'),
  };
  for (const [address, packed] of Object.entries(unhashed))
    server.get(address, { schema: { hide: true } }, (req, reply) =>
      sendPacked(packed, req, reply.header('cache-control', DAY)),
    );
}
