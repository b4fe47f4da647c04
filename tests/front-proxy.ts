import fs from 'node:fs';
import path from 'node:path';
import { type Nginx, startNginx } from './nginx.ts';

const SITE = path.resolve(import.meta.dirname, '../deploy/nginx.conf');

/** nginx with the site of deploy/nginx.conf in front of these ports, without TLS. @throws Error when there is no nginx */
export function startFront(ports: number[]): Promise<Nginx> {
  const servers = ports.map((one) => `  server 127.0.0.1:${String(one)} max_fails=1 fail_timeout=1s;`).join('\n');
  return startNginx(({ port }) =>
    fs
      .readFileSync(SITE, 'utf8')
      .replace(/^ {2}(?:# )?server 127[^\n]*\n/gm, '')
      .replace(/^ {2}keepalive/m, `${servers}\n  keepalive`)
      .replace(/server \{\n {2}listen 80;[^]*?\n\}\n/, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${String(port)};`)
      .replace(/^ {2}(?:listen \[::\]:443|ssl_)[^\n]*\n/gm, '')
      .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http'),
  );
}
