import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Packed, takesBrotli } from './packed.ts';

/** An answer that is the same for all: its body, and its headers as they were sent once. */
export type ReadyAnswer = { packed: Packed; headers: [name: string, value: string][]; written?: Written };
/** The lines of the headers for one body: it changes when it is squeezed. */
type Written = { body: Buffer; lines: string };

/** What differs from answer to answer, or comes from below. */
const OWN = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive']);

/** The answer that was just given, for the next one who asks the same; undefined unless it went out whole and compressed. */
export function readyAnswer(packed: Packed, req: FastifyRequest, reply: FastifyReply): ReadyAnswer | undefined {
  if (req.method !== 'GET' || reply.statusCode !== 200 || reply.getHeader('content-encoding') !== 'br')
    return undefined;
  const headers = Object.entries(reply.getHeaders())
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  return { packed, headers };
}

/**
 * Gives what is ready before the framework looks at a request: its hooks and routes take longer than the answer. All
 * else, also who has the page already or takes no brotli, goes to the framework as before.
 */
export function answerReady(
  server: FastifyInstance,
  find: (url: string) => ReadyAnswer | undefined,
  answered: (id: string, ms: number) => void,
): void {
  const [framework, another] = server.server.listeners('request') as RequestListener[];
  if (!framework || another) throw new Error('whoever listens to requests is not the framework alone');
  // A server that closes ends each connection with its next answer: the framework says so.
  let closing = false;
  server.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  server.server.removeListener('request', framework);
  const { keepAliveTimeout } = server.server;
  server.server.on('request', (req, res) => {
    const began = performance.now();
    const ready = !closing && res.shouldKeepAlive && asksPlainly(req) ? find(req.url ?? '') : undefined;
    const body = ready?.packed.brotli;
    if (!ready || !body) {
      framework(req, res);
      return;
    }
    const id = randomUUID();
    const tell = (): void => answered(id, performance.now() - began);
    if (ready.written?.body !== body) ready.written = write(ready.headers, body, keepAliveTimeout);
    giveHead(res, `${ready.written.lines}x-request-id: ${id}\r\nDate: ${dateNow()}\r\n\r\n`);
    res.end(body);
    // As with all others: told once its last byte has gone, which is at once unless the line is slow.
    if (res.socket?.writableLength === 0) tell();
    else res.once('close', tell);
  });
}

const asksPlainly = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers['if-none-match'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  takesBrotli(String(headers['accept-encoding'] ?? ''));

function write(headers: ReadyAnswer['headers'], body: Buffer, keepAliveMs: number): Written {
  const lines = [
    'HTTP/1.1 200 OK',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${String(body.length)}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${String(Math.floor(keepAliveMs / 1000))}`,
  ];
  // Through a buffer, so that it is one piece and not a chain of its parts.
  return { body, lines: Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1').toString('latin1') };
}

/**
 * What `writeHead` would make of the same headers, had it not to check, compare and join them again for each answer, which
 * takes longer than all else that is done here (docs/decisions/page-layer.md). It leaves the head in this field.
 */
function giveHead(res: ServerResponse, head: string): void {
  (res as ServerResponse & { _header: string | null })._header = head;
}

let second = 0;
let date = '';
function dateNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) [second, date] = [now, new Date(now * 1000).toUTCString()];
  return date;
}
