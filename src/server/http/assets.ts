import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compressedBody, sendBody } from './compressed-body.ts';

type Entry = { file: string; src?: string; css?: string[]; assets?: string[]; imports?: string[] };
type Manifest = Record<string, Entry>;
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
const typeOf = (file: string): string => TYPES[path.extname(file)] ?? 'application/octet-stream';
const BOOT = 'src/web/shell/boot.ts';
const MOUNT = 'src/web/shell/mount.tsx';
const PORTAL = 'src/web/portal/main.tsx';
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** Trusted Types: no script may write text as markup or code, because ours never do. */
const NO_TEXT_AS_CODE = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Reads the build's manifest, which maps sources to files. */
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
  /** Returns the files of these sources and of all their imports, each once. */
  const withImports = (sources: string[]): string[] => {
    const found = new Set(sources);
    for (const source of found) for (const one of entry(source).imports ?? []) found.add(one);
    return [...found].map((source) => `/${entry(source).file}`);
  };
  const fonts = Object.values(manifest)
    .filter(({ src = '' }) => src.startsWith('dist/fonts/'))
    .map(({ file }) => `/${file}`);
  return {
    client,
    files: [...new Set(Object.values(manifest).flatMap((e) => [e.file, ...(e.css ?? []), ...(e.assets ?? [])]))],
    ofPage: ({
      styles,
      island,
      script,
    }: {
      styles: string[];
      island: string | undefined;
      script: string | undefined;
    }) => ({
      script: `/${entry(BOOT).file}`,
      own: script === undefined ? [] : [`/${entry(script).file}`],
      css: [BOOT, ...styles].map(cssOf).join(''),
      links: [] as string[],
      fonts,
      later: island === undefined ? [] : withImports([MOUNT, island]),
    }),
    ofPortal: () => ({
      script: `/${entry(PORTAL).file}`,
      own: [],
      css: '',
      links: (entry(PORTAL).css ?? []).map((file) => `/${file}`),
      fonts,
      later: [] as string[],
    }),
    /** Returns the Content-Security-Policy. @param shown the page displays files that it fetched, as the portal does */
    policy: (css: string, { formTarget = '', shown = false } = {}): string => {
      const hash = css === '' ? '' : ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`;
      return `default-src 'self'; script-src 'self'; style-src 'self'${hash}; img-src 'self' data:${shown ? ' blob:; frame-src blob:' : ''}; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'${formTarget}; frame-ancestors 'none'; ${NO_TEXT_AS_CODE}`;
    },
  };
}

/** Adds routes for pictures that are drawn on request. Browsers cache them for a day, as files with fixed names. */
export function addPictureRoutes(
  server: FastifyInstance,
  names: readonly string[],
  draw: (name: string) => Promise<Buffer>,
): void {
  for (const name of names)
    server.get(`/${name}`, { schema: { hide: true } }, async (_req, reply) =>
      reply
        .type('image/png')
        .header('cache-control', DAY)
        .send(await draw(name)),
    );
}

/** Adds routes for the assets. Hashed files never change, so browsers cache them for a year. */
export function addAssetRoutes(server: FastifyInstance, { client, files }: ReturnType<typeof readAssets>): void {
  for (const file of files) {
    const full = path.join(client, file);
    const compressed = fs.existsSync(`${full}.br`) ? fs.readFileSync(`${full}.br`) : undefined;
    const body = compressedBody(fs.readFileSync(full), compressed, typeOf(file));
    server.get(`/${file}`, { schema: { hide: true } }, (req, reply) =>
      sendBody(body, req, reply.header('cache-control', YEAR)),
    );
  }
  // Files of the public folder have fixed names, so browsers cache them for a day only.
  for (const file of fs.readdirSync(client, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    const body = compressedBody(fs.readFileSync(path.join(client, file.name)), undefined, typeOf(file.name));
    server.get(`/${file.name}`, { schema: { hide: true } }, (req, reply) =>
      sendBody(body, req, reply.header('cache-control', DAY)),
    );
  }
}
