import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Packed, takesBrotli } from './packed.ts';

/** An answer that is the same for all: its body, and its headers as they were sent once, names and values in turn. */
export type ReadyAnswer = { packed: Packed; headers: string[] };

/** What differs from answer to answer, or comes from below. */
const OWN = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive']);

/** The answer that was just given, for the next one who asks the same; undefined unless it went out whole and compressed. */
export function readyAnswer(packed: Packed, req: FastifyRequest, reply: FastifyReply): ReadyAnswer | undefined {
  if (req.method !== 'GET' || reply.statusCode !== 200 || reply.getHeader('content-encoding') !== 'br')
    return undefined;
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    OWN.has(name) ? [] : [name, String(value)],
  );
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
  server.server.on('request', (req, res) => {
    const began = performance.now();
    const ready = !closing && asksPlainly(req) ? find(req.url ?? '') : undefined;
    if (!ready?.packed.brotli) {
      framework(req, res);
      return;
    }
    const id = give(res, ready.packed.brotli, ready.headers);
    // As with all others: told once its last byte has gone.
    res.once('close', () => answered(id, performance.now() - began));
  });
}

const asksPlainly = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers['if-none-match'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  takesBrotli(String(headers['accept-encoding'] ?? ''));

/** Answers the id of the request. */
function give(res: ServerResponse, body: Buffer, headers: string[]): string {
  const id = randomUUID();
  res.writeHead(200, [...headers, 'x-request-id', id, 'content-length', String(body.length)]);
  res.end(body);
  return id;
}
