import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './server-process.ts';

const SITE = path.resolve(import.meta.dirname, '../deploy/nginx.conf');

/** nginx with the site of deploy/nginx.conf in front of these ports, without TLS. @throws Error when there is no nginx */
export async function startFront(ports: number[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'front-'));
  const port = await freePort();
  const servers = ports.map((one) => `  server 127.0.0.1:${String(one)} max_fails=1 fail_timeout=1s;`).join('\n');
  const site = fs
    .readFileSync(SITE, 'utf8')
    .replace(/^ {2}(?:# )?server 127[^\n]*\n/gm, '')
    .replace(/^ {2}keepalive/m, `${servers}\n  keepalive`)
    .replace(/server \{\n {2}listen 80;[^]*?\n\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${String(port)};`)
    .replace(/^ {2}(?:listen \[::\]:443|ssl_)[^\n]*\n/gm, '')
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(path.join(folder, 'site.conf'), site);
  fs.writeFileSync(
    file,
    `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; worker_processes 1;
events { worker_connections 2048; }
http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }
`,
  );
  const bin = find();
  execFileSync(bin, ['-t', '-q', '-c', file, '-p', folder], { stdio: 'pipe' });
  const child = spawn(bin, ['-c', file, '-p', folder], { stdio: 'ignore' });
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function find(): string {
  const found = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((file) => fs.existsSync(file));
  if (found === undefined) throw new Error('There is no nginx here: apt-get install nginx-light');
  return found;
}
