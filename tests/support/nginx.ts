import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './server-process.ts';

const READY_MS = 20_000;
export type Nginx = { url: string; stop: () => Promise<void> };

/**
 * Starts one nginx worker on a free loopback port. `site` returns the content of its http block. @throws Error when
 * nginx is not installed
 */
export async function startNginx(site: (at: { port: number; folder: string }) => string): Promise<Nginx> {
  const bin = findNginx();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, 'nginx.conf');
  // By default workers run as a user who cannot read root's folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  fs.writeFileSync(
    file,
    `${user}pid ${folder}/pid; error_log ${folder}/error.log; daemon off; worker_processes 1;
events { worker_connections 2048; }
http { access_log off; ${temporary.join(' ')}
${site({ port, folder })}
}
`,
  );
  execFileSync(bin, ['-t', '-q', '-c', file, '-p', folder], { stdio: 'pipe' });
  const child = spawn(bin, ['-c', file, '-p', folder], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${String(port)}`;
  await untilItListens(port);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Connects without a request. A request could reach an upstream that is not ready and would count as failed. */
export async function untilItListens(port: number): Promise<void> {
  for (const deadline = Date.now() + READY_MS; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const socket = net.connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      socket.destroy();
    }
  }
}

/** @throws Error that names the package */
export function findNginx(): string {
  const found = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((file) => fs.existsSync(file));
  if (found === undefined) throw new Error('nginx is not installed. Run: apt-get install nginx-light');
  return found;
}
