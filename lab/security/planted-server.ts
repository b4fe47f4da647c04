import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { scryptSync } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';

export const PLANTED_TOKEN = 'planted-token-that-opens';
export const PLANTED_EMAIL = 'known@planted.example';
const HIDDEN = ['/.git/HEAD', '/.env', '/assets/main.js.map', '/backup.zip'];
const PAGE = `<!doctype html><html lang="en"><head><title>Planted</title></head><body>
<a href="/search?q=a">Search</a><form method="post" action="/search"><input name="q"><button>Send</button></form></body></html>`;
type Answer = [status: number, body: string, type?: string];
export type Planted = { url: string; port: number; stop: () => Promise<void> };

/** Starts a server with a seeded vulnerability for each tool, on loopback only. */
export async function startPlanted(): Promise<Planted> {
  const db = await PGlite.create();
  await db.exec("create table items (name text); insert into items values ('a'), ('b')");
  const server = http.createServer((req, res) => {
    void answer(db, req).then(
      ([status, body, type = 'text/html; charset=utf-8']) => send(res, status, body, type),
      (error: unknown) => send(res, 500, String(error), 'text/plain'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await db.close();
    },
  };
}

function send(res: ServerResponse, status: number, body: string, type: string): void {
  res.writeHead(status, {
    'content-type': type,
    'set-cookie': 'session=1',
    'content-security-policy': "script-src 'unsafe-inline' *",
  });
  res.end(body);
}

async function answer(db: PGlite, req: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams, search } = new URL(req.url ?? '/', 'http://planted.example');
  const body = await read(req);
  if (HIDDEN.includes(pathname)) return [200, 'planted'];
  if (pathname === '/') return [200, PAGE];
  if (pathname === '/search') return [200, `<p>Nothing for ${searchParams.get('q') ?? fieldOf(body)}</p>`];
  if (pathname === '/api/find') return find(db, body);
  if (pathname === '/api/login') return signIn(body);
  const opens = `${pathname}${search}${body}`.includes(PLANTED_TOKEN);
  return opens ? [200, '{"valid":true}', 'application/json'] : [404, 'nothing'];
}

const fieldOf = (form: string): string => new URLSearchParams(form).get('q') ?? '';

async function find(db: PGlite, body: string): Promise<Answer> {
  const { q } = JSON.parse(body) as { q: string };
  const { rows } = await db.query(`select name from items where name = '${q}'`);
  return [200, JSON.stringify(rows), 'application/json'];
}

/** Hashes a password only for a known address. */
function signIn(body: string): Answer {
  const { email, password } = JSON.parse(body) as { email: string; password: string };
  if (email === PLANTED_EMAIL) scryptSync(password, 'salt', 32, { N: 1024 });
  return [401, '{}', 'application/json'];
}

async function read(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of req) text += String(piece);
  return text;
}

/** Accepts 50 connections without a timeout, so 200 slow ones block all others. */
export async function startPatient(): Promise<Planted> {
  const server = http.createServer({ headersTimeout: 0, requestTimeout: 0 }, (req, res) => {
    req.resume().once('end', () => res.end('done'));
  });
  server.maxConnections = 50;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return stoppable(server);
}

/** Trusts the first Content-Length regardless of other headers, and answers the rest as the next request. */
export async function startCredulous(): Promise<Planted> {
  const server = net.createServer((socket) => {
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1');
      for (let end = text.indexOf('\r\n\r\n'); end !== -1; end = text.indexOf('\r\n\r\n')) {
        const length = Number(/content-length: *(\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
        if (text.length < end + 4 + length) return;
        text = text.slice(end + 4 + length);
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return stoppable(server);
}

function stoppable(server: net.Server | http.Server): Planted {
  const { port } = server.address() as AddressInfo;
  const open = new Set<net.Socket>();
  server.on('connection', (socket: net.Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    url: `http://127.0.0.1:${String(port)}`,
    port,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Runs `work` on a seeded server and stops it. */
export async function onPlanted<T>(start: () => Promise<Planted>, work: (planted: Planted) => Promise<T>): Promise<T> {
  const planted = await start();
  try {
    return await work(planted);
  } finally {
    await planted.stop();
  }
}
