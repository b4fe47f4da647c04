import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import './fastify-types.ts';
import { installBodyTimes } from './build-server.ts';

const server = Fastify();
installBodyTimes(server, { bodyMs: 200, windowMs: 200, windowBytes: 1000 });
server.addContentTypeParser('text/x', (_req, payload, done) => {
  let length = 0;
  payload.on('data', (chunk: Buffer) => (length += chunk.length));
  payload.on('end', () => done(null, length));
});
server.post('/body', (req) => ({ length: req.body }));
server.post('/file', { config: { takesFile: true } }, (req) => ({ length: req.body }));
beforeAll(() => server.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => server.close());

/** Sends this number of bytes every 100 ms, 10 times. */
function trickle(path: string, bytes: number): Promise<string> {
  const { port } = server.server.address() as AddressInfo;
  const headers = { 'content-type': 'text/x', 'content-length': bytes * 10 };
  return new Promise((resolve) => {
    const request = http.request({ port, path, method: 'POST', headers }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    request.on('error', () => resolve('cut'));
    let left = 10;
    const timer = setInterval(() => {
      request.write(Buffer.alloc(bytes));
      left -= 1;
      if (left === 0) request.end();
      if (left === 0 || request.destroyed) clearInterval(timer);
    }, 100);
  });
}

describe('slow bodies', () => {
  test.each([
    ['/body', 5, 'cut'],
    ['/body', 5000, 'cut'],
    ['/file', 5, 'cut'],
    ['/file', 5000, '{"length":50000}'],
  ])('of %s with %i bytes per 100 ms are answered with: %s', async (path, bytes, answer) => {
    expect(await trickle(path, bytes)).toBe(answer);
  });
});
