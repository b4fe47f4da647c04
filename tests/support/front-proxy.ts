import fs from 'node:fs';
import path from 'node:path';
import { type Nginx, startNginx } from './nginx.ts';

const SITE = path.resolve(import.meta.dirname, '../../deploy/nginx.conf');
/** The placeholder host name in deploy/nginx.conf. */
const SAMPLE_NAME = 'finance.example';

/**
 * Starts nginx with the site of deploy/nginx.conf in front of these ports, without TLS. @throws Error when nginx is
 * not installed
 */
export function startFront(ports: number[]): Promise<Nginx> {
  return startNginx(({ port, folder }) =>
    siteOf(ports, folder)
      .replace(/server \{\n {2}listen 80;[^]*?\n\}\n/, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${String(port)};`)
      .replace(/^ {2}ssl_[^\n]*\n/gm, '')
      .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http'),
  );
}

type TlsFront = {
  name: string;
  node: number;
  /** The port that replaces port 80. */
  plain: number;
  /** The folder with fullchain.pem and privkey.pem. */
  certificate: string;
};

/**
 * Starts the site with TLS as deployed. Changes only names, ports and the certificate folder. @throws Error when
 * nginx is not installed
 */
export function startTlsFront({ name, node, plain, certificate }: TlsFront): Promise<Nginx> {
  return startNginx(({ port, folder }) =>
    siteOf([node], folder)
      .replaceAll(`/etc/ssl/${SAMPLE_NAME}`, certificate)
      .replaceAll(SAMPLE_NAME, name)
      .replace('listen 80;', `listen 127.0.0.1:${String(plain)};`)
      .replace('listen 443 ', `listen 127.0.0.1:${String(port)} `),
  );
}

/** Adapts the site to these nodes and this cache folder, without IPv6. */
function siteOf(nodes: number[], folder: string): string {
  const servers = nodes.map((one) => `  server 127.0.0.1:${String(one)} max_fails=1 fail_timeout=1s;`).join('\n');
  return fs
    .readFileSync(SITE, 'utf8')
    .replace('/var/cache/equipment-finance-pages', path.join(folder, 'pages'))
    .replace(/^ {2}(?:# )?server 127[^\n]*\n/gm, '')
    .replace(/^ {2}keepalive/m, `${servers}\n  keepalive`)
    .replace(/^ {2}listen \[::\][^\n]*\n/gm, '');
}
