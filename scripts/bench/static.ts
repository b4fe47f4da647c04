import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { type ForkedServer, startForked } from '#tests/forked-server.ts';
import { startNginx } from '#tests/nginx.ts';
import { withPublicPages } from '../public-pages.ts';
import { loadHttp } from './loads.ts';
import { type Case, inTurn, type Measured } from './measured.ts';

const LOAD = { connections: 64, seconds: 5 };

/** The home page compressed, against one nginx worker that has the same bytes on disk, and as the limit against bare Node. */
export const staticPages: Case = {
  name: 'static',
  run: async (rounds) => {
    const rows: Measured[] = [];
    await withPublicPages(async (server) => {
      const bytes = await fetchPacked(`${server.url}/`);
      const bare = await startBare(bytes);
      try {
        rows.push(await besideNginx(rounds, { home: `${server.url}/`, bytes, bare: bare.url }));
      } finally {
        await bare.stop();
      }
    });
    return { rows };
  },
};

type Sides = { home: string; bytes: Buffer; bare: string };

async function besideNginx(rounds: number, { home, bytes, bare }: Sides): Promise<Measured> {
  // nginx asks what the file is called, not what it holds: what we send as brotli stands there as its .gz.
  const nginx = await startNginx(({ port, folder }) => {
    fs.writeFileSync(path.join(folder, 'index.html'), 'not sent');
    fs.writeFileSync(path.join(folder, 'index.html.gz'), bytes);
    return `server { listen 127.0.0.1:${String(port)}; root ${folder}; gzip_static on; open_file_cache max=16;
  default_type text/html; keepalive_requests 1000000; }`;
  });
  try {
    if ((await fetchPacked(`${nginx.url}/index.html`)).length !== bytes.length)
      throw new Error('nginx does not send the same bytes');
    const headers = { 'accept-encoding': 'br, gzip' };
    const speed = (url: string) => async () => (await loadHttp(url, { ...LOAD, headers })).perSecond;
    for (const url of [home, bare]) await loadHttp(url, { ...LOAD, seconds: 2, headers });
    const { ours, peer, limit } = await inTurn(rounds, {
      ours: speed(home),
      peer: speed(`${nginx.url}/index.html`),
      limit: speed(bare),
    });
    return {
      what: `Home page, ${(bytes.length / 1024).toFixed(1)} KB compressed`,
      unit: 'requests/s',
      ours,
      peer: { name: 'nginx, gzip_static', value: peer },
      limit: { name: 'bare Node, the same from memory', value: limit },
      bound: { of: 'ratio', is: 'at least', first: 0.4, goal: 0.7 },
    };
  } finally {
    await nginx.stop();
  }
}

/** The most that Node can do: the same bytes out of memory. */
async function startBare(bytes: Buffer): Promise<ForkedServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-'));
  try {
    const file = path.join(folder, 'page');
    fs.writeFileSync(file, bytes);
    return await startForked(path.join(import.meta.dirname, 'bare-page.ts'), file);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** The body as it comes over the wire. */
async function fetchPacked(url: string): Promise<Buffer> {
  const req = http.get(url, { headers: { 'accept-encoding': 'br, gzip' }, agent: false });
  const [res] = (await once(req, 'response')) as [http.IncomingMessage];
  if (res.statusCode !== 200 || res.headers['content-encoding'] === undefined)
    throw new Error(`${url} answered ${String(res.statusCode)}, not compressed`);
  const pieces: Buffer[] = [];
  for await (const piece of res) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
