import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { startFront } from '../../tests/support/front-proxy.ts';
import { startNginx } from '../../tests/support/nginx.ts';
import { freePort, startServerProcess } from '../../tests/support/server-process.ts';
import { AS_OPERATED } from '../../tests/support/short-lived.ts';
import { type Case, inTurn } from './measured.ts';

const BROTLI = { 'accept-encoding': 'br' };

/** The home page from the cache of the shipped nginx site, compared with a file from nginx. */
export const proxyCache: Case = {
  name: 'proxy-cache',
  run: async ({ rounds }) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
    const port = await freePort();
    const front = await startFront([port]);
    const settings = { DATA_DIR: folder, PORT: String(port), PUBLIC_URL: front.url, TRUST_PROXY: '127.0.0.1' };
    const server = await startServerProcess(settings, AS_OPERATED);
    const files = path.join(folder, 'nginx-root');
    const plain = await startNginx(
      (at) => `server { listen 127.0.0.1:${String(at.port)}; root ${files};
  location / { default_type text/html; add_header content-encoding br; } }`,
    );
    try {
      await get(front.url);
      const { status, body } = await get(front.url);
      fs.mkdirSync(files);
      fs.writeFileSync(path.join(files, 'index.html'), body);
      const { ours, file } = await inTurn(rounds, { ours: () => rateOf(front.url), file: () => rateOf(plain.url) });
      return {
        rows: [
          {
            what: 'Home page from the nginx cache',
            unit: 'requests/s',
            ours,
            peer: { name: 'nginx with the file', value: file },
            bound: { of: 'ratio', is: 'at least', goal: 0.9 },
            note: `X-Cache-Status ${status}`,
          },
        ],
        faults: status === 'HIT' ? [] : [`the second request had X-Cache-Status ${status}`],
      };
    } finally {
      await plain.stop();
      await server.kill('SIGTERM');
      await front.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function get(url: string): Promise<{ status: string; body: Buffer }> {
  const res = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(`${url}/`, { headers: BROTLI, agent: false }, resolve).on('error', reject);
  });
  return { status: String(res.headers['x-cache-status']), body: await buffer(res) };
}

/** Returns requests per second of 16 connections. */
async function rateOf(url: string): Promise<number> {
  const args = ['-t', '1', '-c', '16', '-d', '4s', '-H', 'accept-encoding: br', `${url}/`];
  const { stdout } = await promisify(execFile)('wrk', args);
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1] ?? NaN);
  if (!(perSecond > 0) || stdout.includes('Non-2xx')) throw new Error(`wrk failed:\n${stdout}`);
  return perSecond;
}
