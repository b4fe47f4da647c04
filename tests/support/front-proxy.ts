import fs from 'node:fs';
import path from 'node:path';
import { type Nginx, startNginx } from './nginx.ts';

const SITE = path.resolve(import.meta.dirname, '../../deploy/nginx.conf');
/** The name that deploy/nginx.conf stands for. */
const SAMPLE_NAME = 'finance.example';

/** nginx with the site of deploy/nginx.conf in front of these ports, without TLS. @throws Error when there is no nginx */
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
  /** Where port 80 is. */
  plain: number;
  /** Holds fullchain.pem and privkey.pem. */
  certificate: string;
};

/** The same with TLS as it stands there: only names, ports and the certificate's folder are changed. @throws Error when there is no nginx */
export function startTlsFront({ name, node, plain, certificate }: TlsFront): Promise<Nginx> {
  return startNginx(({ port, folder }) =>
    siteOf([node], folder)
      .replaceAll(`/etc/ssl/${SAMPLE_NAME}`, certificate)
      .replaceAll(SAMPLE_NAME, name)
      .replace('listen 80;', `listen 127.0.0.1:${String(plain)};`)
      .replace('listen 443 ', `listen 127.0.0.1:${String(port)} `),
  );
}

/** In front of these nodes, with its cache in this folder, and on no address of IPv6. */
function siteOf(nodes: number[], folder: string): string {
  const servers = nodes.map((one) => `  server 127.0.0.1:${String(one)} max_fails=1 fail_timeout=1s;`).join('\n');
  return fs
    .readFileSync(SITE, 'utf8')
    .replace('/var/cache/equipment-finance-pages', path.join(folder, 'pages'))
    .replace(/^ {2}(?:# )?server 127[^\n]*\n/gm, '')
    .replace(/^ {2}keepalive/m, `${servers}\n  keepalive`)
    .replace(/^ {2}listen \[::\][^\n]*\n/gm, '');
}
